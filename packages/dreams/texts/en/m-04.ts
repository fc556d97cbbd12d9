import type { DreamSymbol } from "../../src/symbol";

export const m04: readonly DreamSymbol[] = [
  {
    id: "memory",
    name: "Memory",
    aliases: ["remembering", "childhood memory"],
    see: ["nostalgia", "childhood", "photo-album"],
    meaning: "A kitchen comes back to the last tile, though you cannot swear you ever stood in it. Memory in dreams edits freely, so trust the feeling over the facts. A recollection that returns night after night is unfinished. Tell it to a sibling and compare; the gap between your versions holds the point.",
  },
  {
    id: "merry-go-round",
    name: "Merry-go-round",
    aliases: ["carousel"],
    see: ["horse", "childhood", "amusement-park"],
    meaning: "Painted horses, the same three waltzes, your parent waving at each turn. The merry-go-round is motion that brings you back, delightful at five and maddening at thirty-five. Its gold ring hangs out of reach by design. When it will not stop, some pleasant habit has lost its off switch. Jump as it slows.",
  },
  {
    id: "message",
    name: "Message",
    aliases: ["text message", "note", "unread message"],
    see: ["phone", "letter", "mail"],
    meaning: "Three dots appear, then nothing. A message is a bit of somebody aimed at you, and in sleep it comes half erased or in the wrong thread. You fill the gap with hope or dread, which is useful to know. Whose name was on top? Write them one plain line before noon and let them answer badly.",
  },
  {
    id: "military-base",
    name: "Military base",
    aliases: ["barracks", "boot camp"],
    see: ["soldier", "uniform", "weapon"],
    meaning: "Fences, straight paint, a bugle at six. The base is life with the choices removed and the purpose supplied. For those who served, it is memory with a bed number. For others, some strict regime has drafted them, a diet, a firm, a faith. Find the gate and ask the guard what day your leave begins.",
  },
  {
    id: "mustache",
    name: "Mustache",
    aliases: ["facial hair", "fake mustache"],
    see: ["face", "beard", "disguise"],
    meaning: "A curtain over the lip, and all at once he has an uncle's authority. A mustache grown overnight tries on swagger or age. Glued on crooked, it lets everyone see the part you play. On a woman it borrows a license men were given free. Twirl it, say the bold thing; shave tomorrow if you like.",
  },
  {
    id: "music-box",
    name: "Music box",
    aliases: ["wind-up melody", "ballerina box"],
    see: ["music", "childhood", "key"],
    meaning: "Lift the lid, and she turns on her pin to a tune with one note missing. A music box holds a feeling wound up long ago that still plays for as long as the spring does. It fits grandmothers, first griefs, girls told to be pretty. Who kept the key? The missing note is yours to hum.",
  },
  {
    id: "monument",
    name: "Monument",
    aliases: ["memorial", "obelisk"],
    see: ["statue", "war", "stone"],
    meaning: "Bronze, pigeons, a name you never looked up. A monument tells a city what to remember and lets it stop thinking. Dreaming of your own on the square, you wonder what would be carved. Toppled, a family hero has lost his horse. Read the small letters at the base: who paid for it, and in what year?",
  },
];
