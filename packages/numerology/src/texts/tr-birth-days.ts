// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import birthDaysFirst from "../../texts/tr/birth-days/1-10.json";
import birthDaysSecond from "../../texts/tr/birth-days/11-20.json";
import birthDaysThird from "../../texts/tr/birth-days/21-31.json";

/** The 31 days of birth. */
export const birthDays = { ...birthDaysFirst, ...birthDaysSecond, ...birthDaysThird };
