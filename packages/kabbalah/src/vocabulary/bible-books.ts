import { vocabulary } from "@almagest/i18n";

/**
 * The books of the Hebrew Bible whose verses are cited, as the Bibles in common use in each language call them: Russian
 * counts Samuel and Kings as four books of Kingdoms, and Chinese has the names of the Union Version.
 */
export const bibleBooks = /* @__PURE__ */ vocabulary("kabbalah/bibleBooks", {
  genesis: "Genesis",
  exodus: "Exodus",
  numbers: "Numbers",
  judges: "Judges",
  ruth: "Ruth",
  "1-samuel": "1 Samuel",
  "2-samuel": "2 Samuel",
  "1-kings": "1 Kings",
  isaiah: "Isaiah",
  jeremiah: "Jeremiah",
  ezekiel: "Ezekiel",
  joel: "Joel",
  amos: "Amos",
  jonah: "Jonah",
  zechariah: "Zechariah",
  job: "Job",
  esther: "Esther",
  daniel: "Daniel",
  ezra: "Ezra",
  nehemiah: "Nehemiah",
});
