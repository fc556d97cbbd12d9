/** Names for which our answer and that of the fixture's zoneinfo are known to differ, and why. */
export interface ZoneException {
  readonly names: readonly string[];
  readonly reason: string;
}

/** Names with a history of their own in `backzone`, which Debian's build, held to zone.tab, gives as links. */
export const OWN_ALIASES = [
  ...["Africa/Timbuktu", "America/Coral_Harbour", "America/Montreal", "America/Nipigon", "America/Rainy_River"],
  ...["America/Rosario", "America/Thunder_Bay", "Asia/Tel_Aviv", "Australia/Currie", "Europe/Belfast"],
  ...["Europe/Tiraspol", "Europe/Uzhgorod", "Europe/Zaporozhye"],
] as const;

export const ZONE_EXCEPTIONS: readonly ZoneException[] = [
  { names: OWN_ALIASES, reason: "their own early history, which the fixture's build lacks" },
  {
    names: ["America/Tijuana", "America/Ensenada", "America/Santa_Isabel", "Mexico/BajaNorte"],
    reason: "tz 2025c corrects Baja California 1953 to 1961; the fixture's zoneinfo has 2025b",
  },
  {
    names: [...["CET", "EET", "MET", "WET", "EST", "MST", "HST"], ...["EST5EDT", "CST6CDT", "MST7MDT", "PST8PDT"]],
    reason: "tz 2024b makes these a link to a place (EST is Panama); Debian's build keeps the abstract zones of before",
  },
  {
    names: [
      ...["Africa/Asmera", "America/Virgin", "Antarctica/South_Pole"],
      ...["Iceland", "Pacific/Ponape", "Pacific/Truk", "Pacific/Yap"],
    ],
    reason:
      "other names of a place with its own early history follow it here; Debian's build links them to the neighbour",
  },
];
