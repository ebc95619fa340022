"""The Normal Monsters."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    monster_card(
        99785935, "alpha-the-magnet-warrior",
        ("Alpha The Magnet Warrior", "Alpha, Magnetkrieger", "Guerriero Magnetico Alfa"),
        (Type.ROCK, EARTH, 4, 1400, 1700), (MonsterKind.NORMAL,),
    ),
    monster_card(
        67371383, "amphibian-beast", ("Amphibian Beast", "Amphibische Bestie", "Bestia Anfibia"),
        (Type.FISH, WATER, 6, 2400, 2000), (MonsterKind.NORMAL,),
    ),
    monster_card(
        20277860, "armored-zombie", ("Armored Zombie", "Panzerzombie", "Zombie Corazzato"),
        (Type.ZOMBIE, DARK, 3, 1500, 0), (MonsterKind.NORMAL,),
    ),
    monster_card(
        48305365, "axe-raider", ("Axe Raider", "Axträuber", "Predone d'Ascia"),
        (Type.WARRIOR, EARTH, 4, 1700, 1150), (MonsterKind.NORMAL,),
    ),
    monster_card(
        88819587, "baby-dragon", ("Baby Dragon", "Babydrache", "Cucciolo di Drago"),
        (Type.DRAGON, WIND, 3, 1200, 700), (MonsterKind.NORMAL,),
    ),
    monster_card(
        48094997, "battle-footballer", ("Battle Footballer", "Football-Kämpfer", "Giocatore da Battaglia"),
        (Type.MACHINE, FIRE, 4, 1000, 2100), (MonsterKind.NORMAL,),
    ),
    monster_card(
        5053103, "battle-ox", ("Battle Ox", "Kampfochse", "Ascia da Guerra"),
        (Type.BEAST_WARRIOR, EARTH, 4, 1700, 1000), (MonsterKind.NORMAL,),
    ),
    monster_card(
        55550921, "battle-warrior", ("Battle Warrior", "Schlachtkrieger", "Guerriero da Battaglia"),
        (Type.WARRIOR, EARTH, 3, 700, 1000), (MonsterKind.NORMAL,),
    ),
    monster_card(
        16899564, "beautiful-headhuntress",
        ("Beautiful Headhuntress", "Schöne Kopfjägerin", "Bellissima Cacciatrice di Teste"),
        (Type.WARRIOR, EARTH, 4, 1600, 800), (MonsterKind.NORMAL,),
    ),
    monster_card(
        32452818, "beaver-warrior", ("Beaver Warrior", "Biberkrieger", "Castoro Guerriero"),
        (Type.BEAST_WARRIOR, EARTH, 4, 1200, 1500), (MonsterKind.NORMAL,),
    ),
    monster_card(
        87564352, "blackland-fire-dragon",
        ("Blackland Fire Dragon", "Schw. Feuerdrache", "Drago Infuocato della Terra Nera"),
        (Type.DRAGON, DARK, 4, 1500, 800), (MonsterKind.NORMAL,),
    ),
    monster_card(
        97023549, "blade-skater", ("Blade Skater", "Klingenläuferin", "Pattinatrice Lama"),
        (Type.WARRIOR, EARTH, 4, 1400, 1500), (MonsterKind.NORMAL,),
    ),
    monster_card(
        89631139, "blue-eyes-white-dragon",
        ("Blue-Eyes White Dragon", "Blauäugiger w. Drache", "Drago Bianco Occhi Blu"),
        (Type.DRAGON, LIGHT, 8, 3000, 2500), (MonsterKind.NORMAL,),
    ),
    monster_card(
        91152256, "celtic-guardian", ("Celtic Guardian", "Keltischer Wächter", "Guardiano Celtico"),
        (Type.WARRIOR, EARTH, 4, 1400, 1200), (MonsterKind.NORMAL,),
    ),
    monster_card(
        28279543, "curse-of-dragon", ("Curse of Dragon", "Drachenfluch", "Anatema del Drago"),
        (Type.DRAGON, DARK, 5, 2000, 1500), (MonsterKind.NORMAL,),
    ),
    monster_card(
        30655537, "cyber-falcon", ("Cyber Falcon", "Cyberfalke", "Cyber-Falcone"),
        (Type.MACHINE, WIND, 4, 1400, 1200), (MonsterKind.NORMAL,),
    ),
    monster_card(
        48766543, "cyber-tech-alligator", ("Cyber-Tech Alligator", "Cybertech-Alligator", "Cyber-Alligatech"),
        (Type.MACHINE, WIND, 5, 2500, 1600), (MonsterKind.NORMAL,),
    ),
    monster_card(
        36996508, "dark-magician", ("Dark Magician", "Dunkler Magier", "Mago Nero"),
        (Type.SPELLCASTER, DARK, 7, 2500, 2100), (MonsterKind.NORMAL,),
    ),
    monster_card(
        21844576, "elemental-hero-avian", ("Elemental HERO Avian", "Elementar-HELD Avian", "Avian EROE Elementale"),
        (Type.WARRIOR, WIND, 3, 1000, 1000), (MonsterKind.NORMAL,),
    ),
    monster_card(
        58932615, "elemental-hero-burstinatrix",
        ("Elemental HERO Burstinatrix", "Elementar-HELD Burstinatrix", "Burstinatrix EROE Elementale"),
        (Type.WARRIOR, FIRE, 3, 1200, 800), (MonsterKind.NORMAL,),
    ),
    monster_card(
        20721928, "elemental-hero-sparkman",
        ("Elemental HERO Sparkman", "Elementar-HELD Sparkman", "Sparkman EROE Elementale"),
        (Type.WARRIOR, LIGHT, 4, 1600, 1400), (MonsterKind.NORMAL,),
    ),
    monster_card(
        41392891, "feral-imp", ("Feral Imp", "Wilder Kobold", "Demone Selvaggio"),
        (Type.FIEND, DARK, 4, 1300, 1400), (MonsterKind.NORMAL,),
    ),
    monster_card(
        53293545, "firegrass", ("Firegrass", "Feuergras", "Erba di Fuoco"),
        (Type.PLANT, EARTH, 2, 700, 600), (MonsterKind.NORMAL,),
    ),
    monster_card(
        34460851, "flame-manipulator", ("Flame Manipulator", "Flammen-Manipulator", "Signore delle Fiamme"),
        (Type.SPELLCASTER, FIRE, 3, 900, 1000), (MonsterKind.NORMAL,),
    ),
    monster_card(
        86281779, "gadget-soldier", ("Gadget Soldier", "Maschinensoldat", "Soldato Gadget"),
        (Type.MACHINE, FIRE, 6, 1800, 2000), (MonsterKind.NORMAL,),
    ),
    monster_card(
        6368038, "gaia-the-fierce-knight", ("Gaia The Fierce Knight", "Gaia, zorniger Ritter", "Gaia il Cavaliere"),
        (Type.WARRIOR, EARTH, 7, 2300, 2100), (MonsterKind.NORMAL,),
    ),
    monster_card(
        69140098, "gemini-elf", ("Gemini Elf", "Elfenzwillinge", "Elfi Gemelli"),
        (Type.SPELLCASTER, EARTH, 4, 1900, 900), (MonsterKind.NORMAL,),
    ),
    monster_card(
        58831685, "giant-red-seasnake",
        ("Giant Red Seasnake", "Riesige rote Seeschlange", "Serpente Marino Gigante Rosso"),
        (Type.AQUA, WATER, 4, 1800, 800), (MonsterKind.NORMAL,),
    ),
    monster_card(
        13039848, "giant-soldier-of-stone", ("Giant Soldier of Stone", "Riesen-Steinsoldat", "Soldato di Pietra"),
        (Type.ROCK, EARTH, 3, 1300, 2000), (MonsterKind.NORMAL,),
    ),
    monster_card(
        13429800, "great-white", ("Great White", "Großer Weißer", "Mega Squalo Bianco"),
        (Type.FISH, WATER, 4, 1600, 800), (MonsterKind.NORMAL,),
    ),
    monster_card(
        34100324, "harpie-girl", ("Harpie Girl", "Harpyien-Mädchen", "Ragazza Arpia"),
        (Type.WINGED_BEAST, WIND, 2, 500, 500), (MonsterKind.NORMAL,),
    ),
    monster_card(
        76812113, "harpie-lady", ("Harpie Lady", "Harpyie", "Lady Arpia"),
        (Type.WINGED_BEAST, WIND, 4, 1300, 1400), (MonsterKind.NORMAL,),
    ),
    monster_card(
        89987208, "hero-of-the-east", ("Hero of the East", "Held des Ostens", "Eroe dell'Est"),
        (Type.WARRIOR, EARTH, 3, 1100, 1000), (MonsterKind.NORMAL,),
    ),
    monster_card(
        15042735, "hurricail", ("Hurricail", "Hurrikail", "Hurricail"),
        (Type.SPELLCASTER, WIND, 2, 900, 200), (MonsterKind.NORMAL,),
    ),
    monster_card(
        28546905, "illusionist-faceless-mage",
        ("Illusionist Faceless Mage", "Gesichtsloser Illusionist", "Mago Senza Volto Illusionista"),
        (Type.SPELLCASTER, DARK, 5, 1200, 2200), (MonsterKind.NORMAL,),
    ),
    monster_card(
        90876561, "jack-s-knight", ("Jack's Knight", "Ritter des Buben", "Cavaliere del Jack"),
        (Type.WARRIOR, LIGHT, 5, 1900, 1000), (MonsterKind.NORMAL,),
    ),
    monster_card(
        30113682, "judge-man", ("Judge Man", "Vollstrecker", "Il Giudicatore"),
        (Type.WARRIOR, EARTH, 6, 2200, 1500), (MonsterKind.NORMAL,),
    ),
    monster_card(
        12829151, "kanan-the-swordmistress",
        ("Kanan the Swordmistress", "Kanan die Schwertherrin", "Kanan la Maestraspada"),
        (Type.WARRIOR, EARTH, 4, 1400, 1400), (MonsterKind.NORMAL,),
    ),
    monster_card(
        1184620, "kojikocy", ("Kojikocy", "Kojikocy", "Kojikocy"),
        (Type.WARRIOR, EARTH, 4, 1500, 1200), (MonsterKind.NORMAL,),
    ),
    monster_card(
        67724379, "koumori-dragon", ("Koumori Dragon", "Koumori-Drache", "Drago Koumori"),
        (Type.DRAGON, DARK, 4, 1500, 1200), (MonsterKind.NORMAL,),
    ),
    monster_card(
        99171160, "kozaky", ("Kozaky", "Kozaky", "Kozaky"),
        (Type.FIEND, DARK, 1, 400, 400), (MonsterKind.NORMAL,),
    ),
    monster_card(
        97590747, "la-jinn-the-mystical-genie-of-the-lamp",
        ("La Jinn the Mystical Genie of the Lamp", "Mystischer Jinn der Lampe", "Genio della Lampada"),
        (Type.FIEND, DARK, 4, 1800, 1000), (MonsterKind.NORMAL,),
    ),
    monster_card(
        67284908, "labyrinth-wall", ("Labyrinth Wall", "Labyrinthmauern", "Mura Labirintiche"),
        (Type.ROCK, EARTH, 5, 0, 3000), (MonsterKind.NORMAL,),
    ),
    monster_card(
        17358176, "lady-of-faith", ("Lady of Faith", "Lady des Glaubens", "Signora della Fede"),
        (Type.SPELLCASTER, LIGHT, 3, 1100, 800), (MonsterKind.NORMAL,),
    ),
    monster_card(
        7902349, "left-arm-of-the-forbidden-one",
        ("Left Arm of the Forbidden One", "Linker Arm der Verbotenen", "Braccio Sx del Proibito"),
        (Type.SPELLCASTER, DARK, 1, 200, 300), (MonsterKind.NORMAL,),
    ),
    monster_card(
        44519536, "left-leg-of-the-forbidden-one",
        ("Left Leg of the Forbidden One", "Linkes Bein der Verbotenen", "Gamba Sx del Proibito"),
        (Type.SPELLCASTER, DARK, 1, 200, 300), (MonsterKind.NORMAL,),
    ),
    monster_card(
        11091375, "luster-dragon", ("Luster Dragon", "Schimmerdrache", "Drago Avido"),
        (Type.DRAGON, WIND, 4, 1900, 1600), (MonsterKind.NORMAL,),
    ),
    monster_card(
        17658803, "luster-dragon-2", ("Luster Dragon #2", "Schimmerdrache #2", "Drago Avido #2"),
        (Type.DRAGON, WIND, 6, 2400, 1400), (MonsterKind.NORMAL,),
    ),
    monster_card(
        40374923, "mammoth-graveyard", ("Mammoth Graveyard", "Mammutfriedhof", "Mammuth delle Tombe"),
        (Type.DINOSAUR, EARTH, 3, 1200, 800), (MonsterKind.NORMAL,),
    ),
    monster_card(
        13723605, "man-eating-treasure-chest",
        ("Man-Eating Treasure Chest", "Menschenfresser-Schatztruhe", "Forziere Mangia-Uomini"),
        (Type.FIEND, DARK, 4, 1600, 1000), (MonsterKind.NORMAL,),
    ),
    monster_card(
        7359741, "mechanicalchaser", ("Mechanicalchaser", "Mechanischer Jäger", "Meccacciatore"),
        (Type.MACHINE, DARK, 4, 1850, 800), (MonsterKind.NORMAL,),
    ),
    monster_card(
        75390004, "megazowler", ("Megazowler", "Megazauler", "Megazowler"),
        (Type.DINOSAUR, EARTH, 6, 1800, 2000), (MonsterKind.NORMAL,),
    ),
    monster_card(
        14181608, "mushroom-man", ("Mushroom Man", "Pilzmann", "Uomo-Fungo"),
        (Type.PLANT, EARTH, 2, 800, 600), (MonsterKind.NORMAL,),
    ),
    monster_card(
        15025844, "mystical-elf", ("Mystical Elf", "Mystische Elfe", "Elfo Mistico"),
        (Type.SPELLCASTER, LIGHT, 4, 800, 2000), (MonsterKind.NORMAL,),
    ),
    monster_card(
        75356564, "petit-dragon", ("Petit Dragon", "Kleiner Drache", "Piccolo Drago"),
        (Type.DRAGON, WIND, 2, 600, 700), (MonsterKind.NORMAL,),
    ),
    monster_card(
        58192742, "petit-moth", ("Petit Moth", "Kleine Motte", "Piccola Falena"),
        (Type.INSECT, EARTH, 1, 300, 200), (MonsterKind.NORMAL,),
    ),
    monster_card(
        549481, "prevent-rat", ("Prevent Rat", "Abwehrratte", "Corazzatopo"),
        (Type.BEAST, EARTH, 4, 500, 2000), (MonsterKind.NORMAL,),
    ),
    monster_card(
        25652259, "queen-s-knight", ("Queen's Knight", "Ritterin der Königin", "Cavaliere della Regina"),
        (Type.WARRIOR, LIGHT, 4, 1500, 1600), (MonsterKind.NORMAL,),
    ),
    monster_card(
        74677422, "red-eyes-black-dragon",
        ("Red-Eyes Black Dragon", "Rotäugiger schwarzer Drache", "Drago Nero Occhi Rossi"),
        (Type.DRAGON, DARK, 7, 2400, 2000), (MonsterKind.NORMAL,),
    ),
    monster_card(
        70903634, "right-arm-of-the-forbidden-one",
        ("Right Arm of the Forbidden One", "Rechter Arm der Verbotenen", "Braccio Dx del Proibito"),
        (Type.SPELLCASTER, DARK, 1, 200, 300), (MonsterKind.NORMAL,),
    ),
    monster_card(
        8124921, "right-leg-of-the-forbidden-one",
        ("Right Leg of the Forbidden One", "Rechtes Bein der Verbotenen", "Gamba Dx del Proibito"),
        (Type.SPELLCASTER, DARK, 1, 200, 300), (MonsterKind.NORMAL,),
    ),
    monster_card(
        44203504, "robotic-knight", ("Robotic Knight", "Roboterritter", "Cavaliere Robotico"),
        (Type.MACHINE, FIRE, 4, 1600, 1800), (MonsterKind.NORMAL,),
    ),
    monster_card(
        38916461, "roboyarou", ("Roboyarou", "Roboyarou", "Roboyarou"),
        (Type.MACHINE, EARTH, 3, 900, 450), (MonsterKind.NORMAL,),
    ),
    monster_card(
        68846917, "rock-ogre-grotto-1", ("Rock Ogre Grotto #1", "Felsen-Oger Grotte #1", "Orco di Pietra #1"),
        (Type.ROCK, EARTH, 3, 800, 1200), (MonsterKind.NORMAL,),
    ),
    monster_card(
        15303296, "ryu-kishin", ("Ryu-Kishin", "Ryu-Kishin", "Ryu-Kishin"),
        (Type.FIEND, DARK, 3, 1000, 500), (MonsterKind.NORMAL,),
    ),
    monster_card(
        66602787, "saggi-the-dark-clown", ("Saggi the Dark Clown", "Saggi, dunkler Clown", "Saggi, Clown Oscuro"),
        (Type.SPELLCASTER, DARK, 3, 600, 1500), (MonsterKind.NORMAL,),
    ),
    monster_card(
        4035199, "shapesnatch", ("Shapesnatch", "Gestaltdieb", "Farfallino"),
        (Type.MACHINE, DARK, 5, 1200, 1700), (MonsterKind.NORMAL,),
    ),
    monster_card(
        90357090, "silver-fang", ("Silver Fang", "Silberfang", "Zanna d'Argento"),
        (Type.BEAST, EARTH, 3, 1200, 800), (MonsterKind.NORMAL,),
    ),
    monster_card(
        3797883, "slot-machine", ("Slot Machine", "Spielautomat", "Slot Machine"),
        (Type.MACHINE, DARK, 7, 2000, 2300), (MonsterKind.NORMAL,),
    ),
    monster_card(
        60246171, "soitsu", ("Soitsu", "Soitsu", "Soitsu"),
        (Type.FAIRY, WIND, 3, 0, 0), (MonsterKind.NORMAL,),
    ),
    monster_card(
        15734813, "soul-tiger", ("Soul Tiger", "Seelentiger", "Tigre dell'Anima"),
        (Type.BEAST, EARTH, 4, 0, 2100), (MonsterKind.NORMAL,),
    ),
    monster_card(
        70781052, "summoned-skull", ("Summoned Skull", "Herbeigerufener Totenkopf", "Teschio Evocato"),
        (Type.FIEND, DARK, 6, 2500, 1200), (MonsterKind.NORMAL,), series=("Archfiend",),
    ),
    monster_card(
        13069066, "sword-arm-of-dragon", ("Sword Arm of Dragon", "Schwertarm des Drachen", "Braccio Spada di Drago"),
        (Type.DINOSAUR, EARTH, 6, 1750, 2030), (MonsterKind.NORMAL,),
    ),
    monster_card(
        29491031, "the-snake-hair", ("The Snake Hair", "Schlangenhaare", "Capelli di Serpente"),
        (Type.ZOMBIE, DARK, 4, 1500, 1200), (MonsterKind.NORMAL,),
    ),
    monster_card(
        49791927, "tiger-axe", ("Tiger Axe", "Axttiger", "Ascia Tigre"),
        (Type.BEAST_WARRIOR, EARTH, 4, 1300, 1100), (MonsterKind.NORMAL,),
    ),
    monster_card(
        42348802, "trakodon", ("Trakodon", "Trakodon", "Drago Trakodon"),
        (Type.DINOSAUR, EARTH, 3, 1300, 800), (MonsterKind.NORMAL,),
    ),
    monster_card(
        94119974, "two-headed-king-rex",
        ("Two-Headed King Rex", "Zweiköpfiger König Rex", "Tirannosauro Rex a Due Teste"),
        (Type.DINOSAUR, EARTH, 4, 1600, 1200), (MonsterKind.NORMAL,),
    ),
    monster_card(
        51638941, "v-tiger-jet", ("V-Tiger Jet", "V-Tigerflieger", "V-Tigre Jet"),
        (Type.MACHINE, LIGHT, 4, 1600, 1800), (MonsterKind.NORMAL,),
    ),
    monster_card(
        87151205, "wattaildragon", ("Wattaildragon", "Wattschwanzdrache", "Wattcodadrago"),
        (Type.DRAGON, LIGHT, 6, 2500, 1000), (MonsterKind.NORMAL,),
    ),
    monster_card(
        27324313, "wattkid", ("Wattkid", "Wattkind", "Wattragazzo"),
        (Type.THUNDER, LIGHT, 3, 1000, 500), (MonsterKind.NORMAL,),
    ),
    monster_card(
        87796900, "winged-dragon-guardian-of-the-fortress-1",
        ("Winged Dragon, Guardian of the Fortress #1", "Geflügelter Drache, Festungswächter #1", "Drago Alato #1"),
        (Type.DRAGON, WIND, 4, 1400, 1200), (MonsterKind.NORMAL,),
    ),
    monster_card(
        73216412, "worm-drake", ("Worm Drake", "Drachenwurm", "Drago-Verme"),
        (Type.REPTILE, EARTH, 4, 1400, 1500), (MonsterKind.NORMAL,),
    ),
    monster_card(
        62651957, "x-head-cannon", ("X-Head Cannon", "X-Kopfkanone", "X-Testa Cannone"),
        (Type.MACHINE, LIGHT, 4, 1800, 1500), (MonsterKind.NORMAL,),
    ),
    monster_card(
        30090452, "zanki", ("Zanki", "Zanki", "Zanki"),
        (Type.WARRIOR, EARTH, 5, 1500, 1700), (MonsterKind.NORMAL,),
    ),
    monster_card(
        24311372, "zoa", ("Zoa", "Zoa", "Zoa"),
        (Type.FIEND, DARK, 7, 2600, 1900), (MonsterKind.NORMAL,),
    ),
    monster_card(
        7459013, "zure-knight-of-dark-world",
        ("Zure, Knight of Dark World", "Zure, Ritter der Finsteren Welt", "Zure, Cavaliere del Mondo Oscuro"),
        (Type.FIEND, DARK, 4, 1800, 1500), (MonsterKind.NORMAL,),
    ),
)  # fmt: skip
