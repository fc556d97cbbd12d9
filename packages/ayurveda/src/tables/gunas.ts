export type GunaId =
  | "guru"
  | "laghu"
  | "manda"
  | "tikshna"
  | "hima"
  | "ushna"
  | "snigdha"
  | "ruksha"
  | "slakshna"
  | "khara"
  | "sandra"
  | "drava"
  | "mridu"
  | "kathina"
  | "sthira"
  | "cala"
  | "sukshma"
  | "sthula"
  | "vishada"
  | "picchila";

/** The ten pairs in the order of the root verse, which names the first of each: Ashtanga Hridaya, Sutrasthana 1.18. */
export const GUNA_PAIRS: readonly (readonly [GunaId, GunaId])[] = [
  ["guru", "laghu"],
  ["manda", "tikshna"],
  ["hima", "ushna"],
  ["snigdha", "ruksha"],
  ["slakshna", "khara"],
  ["sandra", "drava"],
  ["mridu", "kathina"],
  ["sthira", "cala"],
  ["sukshma", "sthula"],
  ["vishada", "picchila"],
];

/** The pair whose second member the two commentators read differently: cala (Hemadri) or sara (Arunadatta). */
export const DISPUTED_PAIR0 = 7;

/** Names, and the word for what each does, which the commentary of Hemadri on 1.18 gives. */
export const GUNAS: Readonly<Record<GunaId, { readonly sanskritName: string; readonly actionSanskrit: string }>> = {
  guru: { sanskritName: "guru", actionSanskrit: "bṛṃhaṇa" },
  laghu: { sanskritName: "laghu", actionSanskrit: "laṅghana" },
  manda: { sanskritName: "manda", actionSanskrit: "śamana" },
  tikshna: { sanskritName: "tīkṣṇa", actionSanskrit: "śodhana" },
  hima: { sanskritName: "hima", actionSanskrit: "stambhana" },
  ushna: { sanskritName: "uṣṇa", actionSanskrit: "svedana" },
  snigdha: { sanskritName: "snigdha", actionSanskrit: "kledana" },
  ruksha: { sanskritName: "rūkṣa", actionSanskrit: "śoṣaṇa" },
  slakshna: { sanskritName: "ślakṣṇa", actionSanskrit: "ropaṇa" },
  khara: { sanskritName: "khara", actionSanskrit: "lekhana" },
  sandra: { sanskritName: "sāndra", actionSanskrit: "prasādana" },
  drava: { sanskritName: "drava", actionSanskrit: "viloḍana" },
  mridu: { sanskritName: "mṛdu", actionSanskrit: "ślathana" },
  kathina: { sanskritName: "kaṭhina", actionSanskrit: "dṛḍhīkaraṇa" },
  sthira: { sanskritName: "sthira", actionSanskrit: "dhāraṇa" },
  cala: { sanskritName: "cala", actionSanskrit: "preraṇa" },
  sukshma: { sanskritName: "sūkṣma", actionSanskrit: "vivaraṇa" },
  sthula: { sanskritName: "sthūla", actionSanskrit: "saṃvaraṇa" },
  vishada: { sanskritName: "viśada", actionSanskrit: "kṣālana" },
  picchila: { sanskritName: "picchila", actionSanskrit: "lepana" },
};
