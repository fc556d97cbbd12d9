import type { DreamSymbol } from "../../src/symbol";

export const o03: readonly DreamSymbol[] = [
  {
    id: "oatmeal",
    name: "Oatmeal",
    aliases: ["porridge", "cereal bowl"],
    see: ["breakfast", "eating"],
    meaning: "One is too hot, one too cold, and a small girl is in your bed. Porridge is plain morning care, filling, faintly dull, given with a firm spoon. To find the right bowl is to know your measure and to want neither more nor less. Lumps in it: somebody stirred while looking at the clock.",
  },
  {
    id: "observatory",
    name: "Observatory",
    aliases: ["telescope dome", "stargazing"],
    see: ["star", "telescope", "sky"],
    meaning: "The roof opens, and cold comes in with everything there is. An observatory is attention built on a hill, away from lamps. You go there in sleep to see your affairs at their true size. If it stays cloudy all night, you have the patience on which that trade rests. Whose light, by now, is older than its star?",
  },
  {
    id: "ocean-floor",
    name: "Ocean floor",
    aliases: ["bottom of the sea", "seabed"],
    see: ["ocean", "shipwreck", "treasure"],
    meaning: "Snow falls here, too, of a sort, from all that lived above. On the ocean floor lie wrecks, cables, a piano, the creatures who make their own lamps. You walk about and breathe, to your surprise. What has sunk in you is kept well at that depth. Pick up one object; the rest may stay, quite safely.",
  },
  {
    id: "open-grave",
    name: "Open grave",
    aliases: ["empty grave", "freshly dug grave"],
    see: ["grave", "cemetery", "shovel"],
    meaning: "Clean edges, a heap, and the ground's own smell. An open grave waits for something to be laid down, and need not have anything to do with bodies: an ambition, a grudge, a way of being needed. Standing at the rim makes the legs soft. Throw in what it is for. Then help fill it, and plant clover.",
  },
  {
    id: "optician",
    name: "Optician",
    aliases: ["eye test", "eye chart"],
    see: ["pair-of-glasses", "eye", "reading"],
    meaning: "Better like this, or like that? In a chair with a machine on your nose you are asked to choose how the world should look, and fear answering wrong. There is no wrong here. An optician turns up as your view of a person is due for correction. The bottom line is smaller than you hoped; guess aloud.",
  },
  {
    id: "outlet",
    name: "Outlet",
    aliases: ["power socket", "plug", "charger"],
    see: ["phone-battery-dead", "light", "machine"],
    meaning: "Two dark little eyes above the skirting board. The outlet is where strength comes from, and in dreams the plug is foreign, the cord too short, or nine things hang from it. So, what do you draw on, and who draws on you? Sparks call for care. Unplug whatever glows all night for nobody.",
  },
  {
    id: "out-of-breath",
    name: "Out of breath",
    aliases: ["breathless", "panting", "gasping"],
    see: ["breathing", "running", "stairs"],
    meaning: "Hands on knees at the second landing, waving the others on. Check first for a blocked nose or heavy blanket. Losing breath in the tale shows a pace that belongs to someone with longer legs. Breathing out is the half people forget. Whom did you wave past, and would they have waited, had you said a word?",
  },
  {
    id: "owing-money",
    name: "Owing money",
    aliases: ["debt", "unpaid debt", "loan"],
    see: ["money", "bank", "payment-declined"],
    meaning: "He does not mention it, and sits opposite you at every wedding. A debt in sleep is any unevenness between two people: kindness unreturned, a truth withheld, rent on a life. Interest grows at night. Work out what they would call settled; it is regularly less than your guilt has put down. Then pay in the proper coin.",
  },
];
