import type { bibleBooks } from "../vocabulary/bible-books";

/** Book, chapter and verse: `genesis 17:5`. */
export type Verse = `${keyof typeof bibleBooks} ${number}:${number}`;

/** A name as the Hebrew Bible writes it, and a verse that has it. */
export interface AttestedName {
  readonly hebrew: string;
  readonly verse: Verse;
}

/** Hebrew, a verse, and the Latin spellings in use for the name, folded to A to Z. */
const ROWS: readonly (readonly [hebrew: string, verse: Verse, spellings: string])[] = [
  ["אברהם", "genesis 17:5", "ABRAHAM AVRAHAM"],
  ["אדם", "genesis 4:25", "ADAM"],
  ["אהרן", "exodus 4:14", "AARON AHARON"],
  ["איוב", "job 1:1", "JOB IYOV"],
  ["אליהו", "1-kings 17:1", "ELIJAH ELIYAHU"],
  ["אליעזר", "genesis 15:2", "ELIEZER"],
  ["אלישע", "1-kings 19:16", "ELISHA"],
  ["אלישבע", "exodus 6:23", "ELISHEBA ELISHEVA ELIZABETH ELISABETH"],
  ["אסתר", "esther 2:7", "ESTHER ESTER"],
  ["אפרים", "genesis 41:52", "EPHRAIM EFRAIM"],
  ["אשר", "genesis 30:13", "ASHER"],
  ["בנימין", "genesis 35:18", "BENJAMIN BINYAMIN"],
  ["בעז", "ruth 2:1", "BOAZ"],
  ["ברוך", "jeremiah 32:12", "BARUCH BARUKH"],
  ["גבריאל", "daniel 8:16", "GABRIEL GAVRIEL"],
  ["גד", "genesis 30:11", "GAD"],
  ["גדעון", "judges 6:11", "GIDEON GIDON"],
  ["דבורה", "judges 4:4", "DEBORAH DEBORA DEVORAH"],
  ["דוד", "1-samuel 16:13", "DAVID"],
  ["דן", "genesis 30:6", "DAN"],
  ["דינה", "genesis 30:21", "DINAH DINA"],
  ["דניאל", "daniel 1:6", "DANIEL"],
  ["הדסה", "esther 2:7", "HADASSAH HADASSA"],
  ["זכריה", "zechariah 1:1", "ZECHARIAH ZACHARIAH"],
  ["חוה", "genesis 3:20", "EVE EVA CHAVA CHAVAH"],
  ["חנה", "1-samuel 1:2", "HANNAH HANNA CHANA CHANAH"],
  ["יהודה", "genesis 29:35", "JUDAH YEHUDA YEHUDAH"],
  ["יהודית", "genesis 26:34", "JUDITH YEHUDIT"],
  ["יהונתן", "1-samuel 19:1", "JONATHAN YEHONATAN"],
  ["יהושע", "exodus 17:9", "JOSHUA YEHOSHUA"],
  ["יואל", "joel 1:1", "JOEL YOEL"],
  ["יונה", "jonah 1:1", "JONAH YONAH YONA"],
  ["יוסף", "genesis 30:24", "JOSEPH JOSEF YOSEF"],
  ["יחזקאל", "ezekiel 1:3", "EZEKIEL YECHEZKEL"],
  ["יעל", "judges 4:17", "JAEL YAEL"],
  ["יעקב", "genesis 25:26", "JACOB YAAKOV JAKOB"],
  ["יצחק", "genesis 17:19", "ISAAC YITZCHAK ITZHAK"],
  ["ירמיהו", "jeremiah 1:1", "JEREMIAH YIRMIYAHU"],
  ["ישי", "1-samuel 16:1", "JESSE YISHAI"],
  ["ישעיהו", "isaiah 1:1", "ISAIAH YESHAYAHU"],
  ["ישראל", "genesis 32:29", "ISRAEL YISRAEL"],
  ["יששכר", "genesis 30:18", "ISSACHAR"],
  ["כלב", "numbers 13:6", "CALEB KALEV"],
  ["לאה", "genesis 29:16", "LEAH LEA"],
  ["לוי", "genesis 29:34", "LEVI"],
  ["מיכאל", "daniel 10:13", "MICHAEL MIKHAEL"],
  ["מיכל", "1-samuel 14:49", "MICHAL"],
  ["מנשה", "genesis 41:51", "MANASSEH MENASHE"],
  ["מרדכי", "esther 2:5", "MORDECAI MORDECHAI"],
  ["מרים", "exodus 15:20", "MIRIAM"],
  ["משה", "exodus 2:10", "MOSES MOSHE"],
  ["מתתיה", "ezra 10:43", "MATTITHIAH MATITYAH"],
  ["נח", "genesis 5:29", "NOAH NOACH"],
  ["נחמיה", "nehemiah 1:1", "NEHEMIAH NECHEMIA"],
  ["נעמי", "ruth 1:2", "NAOMI NOEMI"],
  ["נפתלי", "genesis 30:8", "NAPHTALI NAFTALI"],
  ["נתן", "2-samuel 7:2", "NATHAN NATAN"],
  ["נתנאל", "numbers 1:8", "NATHANIEL NETANEL"],
  ["עזרא", "ezra 7:1", "EZRA"],
  ["עמוס", "amos 1:1", "AMOS"],
  ["פינחס", "exodus 6:25", "PHINEHAS PINCHAS"],
  ["צפרה", "exodus 2:21", "ZIPPORAH TZIPORA TZIPPORAH"],
  ["ראובן", "genesis 29:32", "REUBEN REUVEN"],
  ["רבקה", "genesis 24:15", "REBECCA REBEKAH RIVKA RIVKAH"],
  ["רות", "ruth 1:4", "RUTH RUT"],
  ["רחל", "genesis 29:6", "RACHEL RAHEL"],
  ["שאול", "1-samuel 9:2", "SAUL SHAUL"],
  ["שלמה", "2-samuel 12:24", "SOLOMON SHLOMO"],
  ["שמואל", "1-samuel 1:20", "SAMUEL SHMUEL"],
  ["שמעון", "genesis 29:33", "SIMEON SIMON SHIMON"],
  ["שמשון", "judges 13:24", "SAMSON SHIMSHON"],
  ["שרה", "genesis 17:15", "SARAH SARA"],
  ["תמר", "genesis 38:6", "TAMAR"],
];

const BY_SPELLING: ReadonlyMap<string, AttestedName> = new Map(
  ROWS.flatMap(([hebrew, verse, spellings]) => spellings.split(" ").map((one) => [one, { hebrew, verse }] as const)),
);

/** The Bible's own spelling of a name sent in Latin letters (A to Z, capitals); undefined where there is none. */
export function attestedName(word: string): AttestedName | undefined {
  return BY_SPELLING.get(word);
}
