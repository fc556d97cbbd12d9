import { vocabulary } from "@almagest/i18n";

/** The nine life areas of the compass bagua. */
export const baguaNames = /* @__PURE__ */ vocabulary("feng-shui/baguaNames", {
  career: "Career and Path",
  knowledge: "Knowledge and Stillness",
  family: "Family and Roots",
  wealth: "Wealth and Abundance",
  fame: "Fame and Recognition",
  love: "Love and Partnership",
  children: "Children and Creativity",
  "helpful-people": "Helpful People and Travel",
  health: "Health and Balance",
});
