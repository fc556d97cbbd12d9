import lord from "../../texts/en/profections/lord.json";
import openTime from "../../texts/en/profections/open-time.json";
import year from "../../texts/en/profections/year.json";

/** Texts of a profection: the house and sign of the year, and its lord in the birth chart. */
export const profections = { ...year, ...lord, openTime };
