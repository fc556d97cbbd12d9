// Made from the schemas by `npm run types`; a test compares. Change the schema, not this file.

/** Request of `calculateGematria`. */
export interface GematriaRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Latin letters, or another script, which is read as Latin first; at least one letter. 1 to 200 characters */
  readonly text?: TextToTransliterate | undefined;
  /** Hebrew letters; points, cantillation and punctuation are not counted; at least one letter. 1 to 200 characters */
  readonly textHebrew?: HebrewText | undefined;
  /** How Latin letters become Hebrew ones; ignored where Hebrew is sent. Default "letter-map-mathers" */
  readonly transliteration?: "letter-map-mathers" | undefined;
  /** Which ciphers to compute; all ten by default. 1 to 10 of them */
  readonly ciphers?: (
    | "mispar-hechrachi"
    | "mispar-gadol"
    | "otiyot-be-milui"
    | "mispar-katan"
    | "mispar-kidmi"
    | "mispar-prati"
    | "mispar-ha-merubah-ha-klali"
    | "mispar-meshulash"
    | "mispar-musafi"
    | "kolel")[] | undefined;
  /** What the large count is: final letters as 500 to 900, or letters counted by their names. Default "finals-500-900" */
  readonly misparGadol?: "finals-500-900" | "milui" | undefined;
  /** What atbash and albam are given as: the letters, their value, or both. Default "both" */
  readonly atbashOutput?: "both" | "string" | "value" | undefined;
  /** Whether to look up words of the same standard value. Default true */
  readonly includeMatches?: boolean | undefined;
  /** Whether to count the Latin letters too. Default false */
  readonly latinCiphers?: boolean | undefined;
}

/** A text counted in every Hebrew cipher, with the letters that count. */
export interface Gematria {
  readonly input: GematriaInput;
  readonly hebrewForms: HebrewForm[];
  /** How many different forms the letter map allows; 32 at most are listed */
  readonly hebrewFormsTotal: number;
  readonly chosen: ChosenHebrew;
  readonly values: NamedGematriaValue[];
  readonly transformations: LetterTransformation[];
  readonly latinValues?: LatinCipherValue[];
  /** Words of a small lexicon with the same standard value; often none */
  readonly matches: WordOfEqualValue[];
  readonly conventions: GematriaConventions;
}

/** Request of `listGematriaCiphers`. */
export interface GematriaCiphersRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** Every cipher with its definition, age and sources. */
export interface GematriaCiphers {
  readonly total: number;
  /** Hebrew; the eleventh is listed and not computed */
  readonly ciphers: CatalogedCipher[];
  readonly transformations: CatalogedCipher[];
  /** Renaissance and modern; none is rabbinic */
  readonly latinCiphers: CatalogedCipher[];
}

/** Request of `generateNameProfile`. */
export interface NameProfileRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Latin letters, or another script, which is read as Latin first; at least one letter. 1 to 200 characters */
  readonly name?: TextToTransliterate | undefined;
  /** Hebrew letters; points, cantillation and punctuation are not counted; at least one letter. 1 to 200 characters */
  readonly nameHebrew?: HebrewText | undefined;
  /** How Latin letters become Hebrew ones; ignored where Hebrew is sent. Default "letter-map-mathers" */
  readonly transliteration?: "letter-map-mathers" | undefined;
  /** What the large count is: final letters as 500 to 900, or letters counted by their names. Default "finals-500-900" */
  readonly misparGadol?: "finals-500-900" | "milui" | undefined;
}

/** A name in Hebrew letters: four values, its letters, its sephirah. */
export interface NameProfile {
  readonly input: NameInput;
  readonly hebrewForms: HebrewForm[];
  /** How many different forms the letter map allows; 32 at most are listed */
  readonly hebrewFormsTotal: number;
  readonly chosen: ChosenName;
  /** Mispar hechrachi, gadol, katan and kidmi */
  readonly values: NameValues;
  readonly letters: CountedHebrewLetter[];
  /** The letter that the name opens with */
  readonly initial: InitialLetter;
  readonly sephirah: SephirahOfName;
  readonly matches: WordOfEqualValue[];
  readonly conventions: NameProfileConventions;
}

/** Request of `generateBirthProfile`. */
export interface BirthProfileRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD, before the year 0000 with a sign and six digits of the year (ISO 8601): -003760-09-07 to 9999-12-31 (proleptic Gregorian) */
  readonly date: HebrewCivilDay;
  /** Wall-clock time, 24-hour HH:MM:SS. Default "12:00:00" */
  readonly time?: CivilTime | undefined;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
  readonly timezone: Timezone;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
  /** Whether the 72 names share the zodiac by the Sun's tropical longitude, or the days of the year. Default "solar-longitude" */
  readonly angelDating?: "solar-longitude" | "lenain-blocks" | undefined;
  /** The day that opens the names' year, with lenain-blocks; Lenain himself opens it on 20 March. Default "march-21" */
  readonly yearStart?: "march-21" | "march-20" | undefined;
  /** Whether 29 February counts with the day before or the day after, with lenain-blocks. Default "extend-previous" */
  readonly leapDayPolicy?: "extend-previous" | "next-angel" | undefined;
  /** Whether the birth was after sunset, when the next Hebrew day has begun; no sunset is computed. Default false */
  readonly afterSunset?: boolean | undefined;
}

/** A birth: its Hebrew date and birthday, three of the 72 names, a sephirah. */
export interface BirthProfile {
  readonly birthData: KabbalahBirthData;
  readonly hebrewDate: HebrewDate;
  readonly hebrewBirthday: HebrewBirthday;
  /** Three; without the Sun's place, only the one by the clock */
  readonly angels: BirthAngel[];
  /** The three names read with each other, by their choirs; absent where there are not three */
  readonly together?: string;
  readonly notices?: string[];
  readonly sephirah: SephirahOfBirth;
  readonly conventions: BirthProfileConventions;
}

/** A birth: its Hebrew date and birthday, three of the 72 names, a sephirah: the answer to an open time of birth. */
export interface UncertainBirthProfile {
  readonly birthTime: BirthProfileBirthTime;
  readonly birthData: UntimedKabbalahBirth;
  /** Only where one is possible */
  readonly hebrewDate?: HebrewDate;
  readonly hebrewBirthday?: HebrewBirthday;
  readonly sephirah?: SephirahOfBirth;
  /** Where several are: before and after sunset, or the days of a night */
  readonly possibleDates?: PossibleHebrewDate[];
  /** What would tell the possible dates apart */
  readonly decides?: string;
  /** 3 to 3 of them */
  readonly angels: UncertainBirthAngel[];
  /** Only where all three names are the same all through */
  readonly together?: string;
  readonly notices?: string[];
  readonly conventions: UncertainBirthProfileConventions;
}

/** Request of `listShemNames`. */
export interface ShemNamesRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** How many entries to return. 1 to 72. Default 20 */
  readonly limit?: number | undefined;
  /** How many entries to skip. Default 0 */
  readonly offset?: number | undefined;
  /** Tropical longitude, degrees, from 0 to below 360: only the name whose arc holds it. [0, 360) */
  readonly longitude?: number | undefined;
}

/** The 72 names from Exodus 14:19-21, or the one of a longitude. */
export interface ShemNames {
  readonly total: number;
  /** 1 or more */
  readonly limit: number;
  readonly offset: number;
  /** As sent, degrees */
  readonly longitude?: number;
  readonly names: ShemNameEntry[];
}

/** Request of `getShemName`. */
export interface ShemNameRequest {
  /** 1 to 72 */
  readonly number: number;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** One of the 72 names, with its arc, its choir and its reading. */
export interface ShemName {
  /** In the order of the verses. 1 to 72 */
  readonly number: number;
  /** Final forms as their letters */
  readonly letters: string;
  /** As they stand in Exodus 14:19-21 */
  readonly lettersAsWritten: string;
  readonly suffix: string;
  readonly name: string;
  readonly romanization: string;
  /** The usual Latin form; lists differ in a letter or two */
  readonly traditionalName: string;
  readonly traditionalNameLocalized?: string;
  /** Tropical longitude, degrees. 0 to 360 */
  readonly arcStart: number;
  /** Tropical longitude, degrees. 0 to 360 */
  readonly arcEnd: number;
  readonly sign:
    | "aries"
    | "taurus"
    | "gemini"
    | "cancer"
    | "leo"
    | "virgo"
    | "libra"
    | "scorpio"
    | "sagittarius"
    | "capricorn"
    | "aquarius"
    | "pisces";
  readonly signLocalized?: string;
  /** Degrees of the sign where the arc begins. 0 to 25 */
  readonly degreeInSign: number;
  readonly choir: string;
  readonly choirLocalized?: string;
  /** A list in circulation that prints other letters than the verses give */
  readonly publishedDisagreement?: ShemDisagreement;
  /** Psalm verses as the Hebrew Bible numbers them; where English Bibles differ, theirs in parentheses */
  readonly reading?: string;
}

/** Request of `getTreeOfLife`. */
export interface TreeOfLifeRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Whose paths the tree has: Athanasius Kircher, 1652. Default "kircher" */
  readonly treeVariant?: "kircher" | undefined;
  /** Whose spheres the sephirot have; the two agree on all ten. Default "classical" */
  readonly sephirotSystem?: "classical" | "golden-dawn" | undefined;
  /** Whose planets the seven double letters have; elements and signs are the same in all four. Default "sefer-yetzirah-gra" */
  readonly letterAttribution?:
    | "sefer-yetzirah-gra"
    | "sefer-yetzirah-short"
    | "sefer-yetzirah-saadia"
    | "golden-dawn" | undefined;
}

/** The Tree of Life: sephirot, paths, worlds, the lightning flash. */
export interface TreeOfLife {
  readonly sephirot: TreeSephirah[];
  readonly paths: TreePath[];
  readonly worlds: KabbalahWorld[];
  readonly lightningFlash: SephirahId[];
  readonly conventions: TreeConventions;
}

/** Request of `getSephirah`. */
export interface SephirahRequest {
  /** keter to malkuth, or daat; other common spellings too */
  readonly id: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Whose spheres the sephirot have; the two agree on all ten. Default "classical" */
  readonly sephirotSystem?: "classical" | "golden-dawn" | undefined;
  /** Whose planets the seven double letters have; elements and signs are the same in all four. Default "sefer-yetzirah-gra" */
  readonly letterAttribution?:
    | "sefer-yetzirah-gra"
    | "sefer-yetzirah-short"
    | "sefer-yetzirah-saadia"
    | "golden-dawn" | undefined;
}

/** One sephirah with the paths that end at it. */
export interface Sephirah {
  readonly id: SephirahId;
  /** Null for daat, which is not counted */
  readonly number: number | null;
  readonly name: string;
  readonly nameLocalized?: string;
  /** With points */
  readonly hebrew: string;
  readonly romanization: string;
  readonly english: string;
  readonly englishLocalized?: string;
  readonly pillar: TreePillar;
  readonly pillarName: string;
  readonly pillarNameLocalized?: string;
  /** Of the Hermetic mapping; null for daat */
  readonly world: string | null;
  readonly worldLocalized?: string;
  readonly attribution: string;
  readonly attributionLocalized?: string;
  readonly meaning?: string;
  /** By number; none at daat */
  readonly paths: TreePath[];
  readonly conventions: SephirahConventions;
}

/** Request of `listHebrewLetters`. */
export interface HebrewLettersRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Whose planets the seven double letters have; elements and signs are the same in all four. Default "sefer-yetzirah-gra" */
  readonly letterAttribution?:
    | "sefer-yetzirah-gra"
    | "sefer-yetzirah-short"
    | "sefer-yetzirah-saadia"
    | "golden-dawn" | undefined;
}

/** The 22 letters with values, classes and attributions. */
export interface HebrewLetters {
  readonly total: number;
  readonly letterAttribution:
    | "sefer-yetzirah-gra"
    | "sefer-yetzirah-short"
    | "sefer-yetzirah-saadia"
    | "golden-dawn";
  readonly classCounts: LetterClassCounts;
  readonly letters: HebrewLetterEntry[];
}

/** Request of `getHebrewLetter`. */
export interface HebrewLetterRequest {
  /** alef to tav; other common spellings of a name and the letter itself too */
  readonly id: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Whose planets the seven double letters have; elements and signs are the same in all four. Default "sefer-yetzirah-gra" */
  readonly letterAttribution?:
    | "sefer-yetzirah-gra"
    | "sefer-yetzirah-short"
    | "sefer-yetzirah-saadia"
    | "golden-dawn" | undefined;
}

/** One letter with its values, class and attribution. */
export interface HebrewLetter {
  readonly id: HebrewLetterId;
  readonly letter: string;
  /** The form at the end of a word; null where there is none */
  readonly final: string | null;
  /** As Mathers (1887) writes the letter */
  readonly romanization: string;
  readonly name: string;
  readonly nameLocalized?: string;
  /** What the name means, as Mathers prints it */
  readonly meaning: string;
  readonly meaningLocalized?: string;
  /** Place in the alphabet. 1 to 22 */
  readonly ordinal: number;
  /** 1 to 400 */
  readonly value: number;
  /** 500 to 900; null where there is no final form */
  readonly finalValue: number | null;
  readonly letterClass: "mother" | "double" | "simple";
  readonly classReading?: string;
  readonly attribution: LetterAttribution;
  readonly trump: LetterTrump;
  /** On Kircher's tree */
  readonly path: number | null;
  readonly reading?: string;
  readonly conventions: LetterConventions;
}

/** Request of `calculateNameCompatibility`. */
export interface NameCompatibilityRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Latin letters, or another script, which is read as Latin first; at least one letter. 1 to 200 characters */
  readonly firstName?: TextToTransliterate | undefined;
  /** Hebrew letters; points, cantillation and punctuation are not counted; at least one letter. 1 to 200 characters */
  readonly firstNameHebrew?: HebrewText | undefined;
  /** Latin letters, or another script, which is read as Latin first; at least one letter. 1 to 200 characters */
  readonly secondName?: TextToTransliterate | undefined;
  /** Hebrew letters; points, cantillation and punctuation are not counted; at least one letter. 1 to 200 characters */
  readonly secondNameHebrew?: HebrewText | undefined;
  /** How Latin letters become Hebrew ones; ignored where Hebrew is sent. Default "letter-map-mathers" */
  readonly transliteration?: "letter-map-mathers" | undefined;
  /** What the large count is: final letters as 500 to 900, or letters counted by their names. Default "finals-500-900" */
  readonly misparGadol?: "finals-500-900" | "milui" | undefined;
}

/** Two names by their values, their sephirot on the tree, and their letters. */
export interface NameCompatibility {
  readonly first: ComparedName;
  readonly second: ComparedName;
  /** Every cipher in which both names count the same */
  readonly sharedValues: SharedValue[];
  /** Letters that both names have */
  readonly sharedLetters: HebrewLetterId[];
  /** The sum of the components. 0 to 100 */
  readonly score: number;
  /** High from 50, moderate from 15 */
  readonly band: "high" | "moderate" | "low";
  readonly components: NameTie[];
  readonly reading?: string;
  readonly conventions: NameCompatibilityConventions;
}

/** Request of `getDailySephirah`. */
export interface DailySephirahRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date (proleptic Gregorian), with a sign and six digits of a year before 0000; today in the timezone by default */
  readonly date?: HebrewCivilDay | undefined;
  /** Which day today is, where no date is sent; UTC by default. Default 0 */
  readonly timezone?: Timezone | undefined;
  /** true for the evening of the date, when the next Hebrew day has begun. Default "false" */
  readonly afterSunset?: "true" | "false" | undefined;
}

/** The day of the Omer with its two sephirot, or the month until the count begins. */
export interface DailySephirah {
  readonly date: string;
  readonly inOmer: boolean;
  /** Of the count, 1 on 16 Nisan. 1 to 49 */
  readonly day?: number;
  /** Of the count. 1 to 7 */
  readonly week?: number;
  /** Of that week. 1 to 7 */
  readonly dayInWeek?: number;
  readonly weekSephirah?: SephirahName;
  readonly daySephirah?: SephirahName;
  readonly hebrewLabel?: string;
  /** Month and day */
  readonly hebrewDate: string;
  readonly hebrewDateLocalized?: string;
  readonly reading?: string;
  /** Outside the count: the daylight of 16 Nisan; the first day is counted on the evening before */
  readonly nextStart?: string;
  readonly conventions: OmerConventions;
}

/** BCP 47 */
export type Language = "en" | "tr" | "de" | "es" | "hi" | "pt" | "fr" | "ru" | "zh-Hans" | "zh-Hant";

/** Latin letters, or another script, which is read as Latin first; at least one letter. 1 to 200 characters */
export type TextToTransliterate = string;

/** Hebrew letters; points, cantillation and punctuation are not counted; at least one letter. 1 to 200 characters */
export type HebrewText = string;

export interface GematriaInput {
  readonly text?: string;
  readonly textHebrew?: string;
}

export interface HebrewForm {
  readonly hebrew: string;
  readonly romanization: string;
  /** How these letters came about */
  readonly rule?: string;
  readonly values: GematriaValue[];
  readonly letters: CountedHebrewLetter[];
}

export interface GematriaValue {
  readonly id: GematriaCipherId;
  /** Whole number */
  readonly value: number;
  /** Values by other spellings of the letters' names, ascending */
  readonly alternateValues?: number[];
  readonly tradition: CipherTradition;
  readonly source: string;
}

export type GematriaCipherId = 
  | "mispar-hechrachi"
  | "mispar-gadol"
  | "otiyot-be-milui"
  | "mispar-katan"
  | "mispar-kidmi"
  | "mispar-prati"
  | "mispar-ha-merubah-ha-klali"
  | "mispar-meshulash"
  | "mispar-musafi"
  | "kolel";

export type CipherTradition = "rabbinic" | "renaissance-latin" | "golden-dawn-transliterated" | "modern";

export interface CountedHebrewLetter {
  readonly glyph: string;
  readonly letterId: HebrewLetterId;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly isFinal: boolean;
  /** What the letter counts: 500 to 900 for a final form where misparGadol says so */
  readonly value: number;
  /** What it counts in the standard cipher, a final form as its letter */
  readonly standardValue: number;
}

export type HebrewLetterId = 
  | "alef"
  | "bet"
  | "gimel"
  | "dalet"
  | "he"
  | "vav"
  | "zayin"
  | "chet"
  | "tet"
  | "yod"
  | "kaf"
  | "lamed"
  | "mem"
  | "nun"
  | "samekh"
  | "ayin"
  | "pe"
  | "tzadi"
  | "qof"
  | "resh"
  | "shin"
  | "tav";

export interface ChosenHebrew {
  readonly hebrew: string;
  readonly rule?: string;
}

export interface NamedGematriaValue {
  readonly id: GematriaCipherId;
  /** Whole number */
  readonly value: number;
  /** Values by other spellings of the letters' names, ascending */
  readonly alternateValues?: number[];
  readonly tradition: CipherTradition;
  readonly source: string;
  readonly name: string;
  readonly nameLocalized?: string;
}

export interface LetterTransformation {
  readonly id: "atbash" | "albam";
  readonly name: string;
  readonly nameLocalized?: string;
  readonly output?: string;
  readonly outputRomanization?: string;
  /** Standard value of the new letters */
  readonly value?: number;
  readonly tradition: CipherTradition;
  readonly source: string;
}

export interface LatinCipherValue {
  readonly id: "simple-ordinal" | "alphabet-1683" | "agrippa-1533";
  readonly name: string;
  readonly nameLocalized?: string;
  /** Whole number */
  readonly value: number;
  readonly tradition: CipherTradition;
  readonly lineage?: string;
}

export interface WordOfEqualValue {
  readonly id: string;
  readonly hebrew: string;
  readonly romanization: string;
  readonly meaning?: string;
  /** Whole number */
  readonly value: number;
  readonly note?: string;
  readonly sources: string[];
}

export interface GematriaConventions {
  readonly transliteration?: "letter-map-mathers";
  readonly misparGadol: "finals-500-900" | "milui";
  readonly atbashOutput: "both" | "string" | "value";
  readonly ciphers: GematriaCipherId[];
  readonly includeMatches: boolean;
  readonly latinCiphers: boolean;
}

export interface CatalogedCipher {
  readonly id:
    | "mispar-hechrachi"
    | "mispar-gadol"
    | "otiyot-be-milui"
    | "mispar-katan"
    | "mispar-kidmi"
    | "mispar-prati"
    | "mispar-ha-merubah-ha-klali"
    | "mispar-meshulash"
    | "mispar-musafi"
    | "kolel"
    | "mispar-mispari"
    | "atbash"
    | "albam"
    | "simple-ordinal"
    | "alphabet-1683"
    | "agrippa-1533";
  readonly name: string;
  readonly nameLocalized?: string;
  readonly tradition: CipherTradition;
  /** When it is first described, as far as its sources tell */
  readonly century: string;
  readonly definition?: string;
  /** False where it is listed and not computed */
  readonly computed: boolean;
  /** True where one word has several values */
  readonly multiValued: boolean;
  readonly sources: string[];
}

export interface NameInput {
  readonly name?: string;
  readonly nameHebrew?: string;
}

export interface ChosenName {
  readonly hebrew: string;
  readonly romanization: string;
  readonly rule?: string;
}

/** Mispar hechrachi, gadol, katan and kidmi */
export interface NameValues {
  /** Whole number */
  readonly standard: number;
  /** Whole number */
  readonly large: number;
  /** Whole number */
  readonly small: number;
  /** Whole number */
  readonly preceding: number;
}

/** The letter that the name opens with */
export interface InitialLetter {
  readonly letterId: HebrewLetterId;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly reading?: string;
}

export interface SephirahOfName {
  readonly id: SephirahId;
  /** Keter 1 to malkuth 10 */
  readonly number: number | null;
  readonly english: string;
  readonly englishLocalized?: string;
  readonly hebrew: string;
  /** Digits of the standard value summed until 10 or less is left. 1 to 10 */
  readonly reduced: number;
  readonly meaning?: string;
  readonly reading?: string;
}

export type SephirahId = 
  | "keter"
  | "chokhmah"
  | "binah"
  | "chesed"
  | "gevurah"
  | "tiferet"
  | "netzach"
  | "hod"
  | "yesod"
  | "malkuth"
  | "daat";

export interface NameProfileConventions {
  readonly transliteration?: "letter-map-mathers";
  readonly misparGadol: "finals-500-900" | "milui";
}

/** Calendar date, YYYY-MM-DD, before the year 0000 with a sign and six digits of the year (ISO 8601): -003760-09-07 to 9999-12-31 (proleptic Gregorian) */
export type HebrewCivilDay = string;

/** Wall-clock time, 24-hour HH:MM:SS */
export type CivilTime = string;

/** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
export type Timezone = number | string;

/** Of the birth date; auto is Julian to 1582-10-04 */
export type DateCalendar = "gregorian" | "julian" | "auto";

export interface KabbalahBirthData {
  readonly date: string;
  readonly time: string;
  /** Decimal hours in force at that date and time */
  readonly timezone: number;
}

export interface HebrewDate {
  /** Since the creation */
  readonly year: number;
  readonly month: string;
  readonly monthLocalized?: string;
  /** From Nisan 1 to Adar 12 and Adar II 13. 1 to 13 */
  readonly monthNumber: number;
  /** Of the month. 1 to 30 */
  readonly day: number;
  readonly leapYear: boolean;
  readonly hebrew: string;
  readonly afterSunset: boolean;
}

export interface HebrewBirthday {
  /** The day it is looked for from: today in the timezone sent, or the birth */
  readonly from: string;
  /** Its daylight; null where the Hebrew year has no such day */
  readonly date: string | null;
  /** The year since the creation that was looked at */
  readonly hebrewYear: number;
  readonly note?: string;
}

export interface BirthAngel {
  readonly role: "body" | "character" | "spirit";
  /** Of the 72 names. 1 to 72 */
  readonly number: number;
  readonly name: string;
  readonly romanization: string;
  readonly traditionalName: string;
  readonly traditionalNameLocalized?: string;
  readonly choir: string;
  readonly choirLocalized?: string;
  /** Degrees of longitude, civil days, or clock times by local time */
  readonly window?: string;
  readonly reading?: string;
}

export interface SephirahOfBirth {
  readonly id: SephirahId;
  /** Keter 1 to malkuth 10 */
  readonly number: number | null;
  readonly english: string;
  readonly englishLocalized?: string;
  readonly hebrew: string;
  readonly romanization: string;
  /** Digits of the day's and the year's letters, summed. 1 to 10 */
  readonly reduced: number;
  readonly meaning?: string;
}

export interface BirthProfileConventions {
  /** Calendar of the dates sent */
  readonly calendar: "proleptic-gregorian";
  readonly angelDating: "solar-longitude" | "lenain-blocks";
  readonly yearStart: "march-21" | "march-20";
  readonly leapDayPolicy: "extend-previous" | "next-angel";
  readonly afterSunset: boolean;
  /** Only of a date from 0000 to 1582-10-14 whose calendar was not named: how it was read, and its Julian date */
  readonly notice?: string;
}

export interface BirthProfileBirthTime {
  readonly state: BirthTimeState;
  /** The earliest second of the birth */
  readonly from: string;
  /** The latest second of the birth */
  readonly to: string;
  /** The same at every second of that time */
  readonly holds: BirthProfileHeld[];
  /** The weightiest member first, each in order of time; at most 200 */
  readonly changes: BirthProfileChange[];
  /** Changes beyond those listed */
  readonly more?: number;
  readonly counted?: CountedChanges[];
}

export type BirthTimeState = "unknown" | "range";

export interface BirthProfileHeld {
  /** Of the answer, as a path: ascendant.sign */
  readonly member: string;
  readonly value: MemberValue;
  readonly valueLocalized?: string;
}

export type MemberValue = string | number | boolean;

export interface BirthProfileChange {
  /** Of the answer, as a path: ascendant.sign */
  readonly member: string;
  readonly before: MemberValue;
  readonly beforeLocalized?: string;
  readonly after: MemberValue;
  readonly afterLocalized?: string;
  /** The first second of the clock with the value after */
  readonly at: string;
  /** Only where the clock shows `at` twice that day: which of the two, ISO 8601 */
  readonly utc?: string;
}

/** A member that changes too often to be listed for so long a time */
export interface CountedChanges {
  /** Of the answer, as a path: ascendant.sign */
  readonly member: string;
  readonly changes: number;
}

export interface UntimedKabbalahBirth {
  readonly date: string;
  readonly timezone: number | string;
}

export interface PossibleHebrewDate {
  /** The day by the clock of the birth, YYYY-MM-DD */
  readonly civilDate: string;
  readonly hebrewDate: HebrewDate;
  readonly hebrewBirthday: HebrewBirthday;
  readonly sephirah: SephirahOfBirth;
}

export interface UncertainBirthAngel {
  readonly role: "body" | "character" | "spirit";
  /** Only where it is the same all through. 1 to 72 */
  readonly number?: number;
  /** Only where it is the same all through */
  readonly name?: string;
  /** Only where it is the same all through */
  readonly romanization?: string;
  /** Only where it is the same all through */
  readonly traditionalName?: string;
  readonly traditionalNameLocalized?: string;
  /** Only where it is the same all through */
  readonly choir?: string;
  readonly choirLocalized?: string;
  /** Degrees of longitude, civil days, or clock times by local time */
  readonly window?: string;
  readonly reading?: string;
  /** Where it changes: each in order of time; the one by the clock only within an hour */
  readonly possible?: PossibleAngel[];
}

export interface PossibleAngel {
  /** Of the 72 names. 1 to 72 */
  readonly number: number;
  readonly name: string;
  readonly romanization: string;
  readonly traditionalName: string;
  readonly traditionalNameLocalized?: string;
  /** The first second of it, by the clock of the birth */
  readonly from: string;
}

export interface UncertainBirthProfileConventions {
  /** Calendar of the dates sent */
  readonly calendar: "proleptic-gregorian";
  readonly angelDating: "solar-longitude" | "lenain-blocks";
  readonly yearStart: "march-21" | "march-20";
  readonly leapDayPolicy: "extend-previous" | "next-angel";
  /** Only of a date from 0000 to 1582-10-14 whose calendar was not named: how it was read, and its Julian date */
  readonly notice?: string;
}

export interface ShemNameEntry {
  /** In the order of the verses. 1 to 72 */
  readonly number: number;
  /** Final forms as their letters */
  readonly letters: string;
  /** As they stand in Exodus 14:19-21 */
  readonly lettersAsWritten: string;
  readonly suffix: string;
  readonly name: string;
  readonly romanization: string;
  /** The usual Latin form; lists differ in a letter or two */
  readonly traditionalName: string;
  readonly traditionalNameLocalized?: string;
  /** Tropical longitude, degrees. 0 to 360 */
  readonly arcStart: number;
  /** Tropical longitude, degrees. 0 to 360 */
  readonly arcEnd: number;
  readonly sign:
    | "aries"
    | "taurus"
    | "gemini"
    | "cancer"
    | "leo"
    | "virgo"
    | "libra"
    | "scorpio"
    | "sagittarius"
    | "capricorn"
    | "aquarius"
    | "pisces";
  readonly signLocalized?: string;
  /** Degrees of the sign where the arc begins. 0 to 25 */
  readonly degreeInSign: number;
  readonly choir: string;
  readonly choirLocalized?: string;
  /** A list in circulation that prints other letters than the verses give */
  readonly publishedDisagreement?: ShemDisagreement;
  /** Psalm verses as the Hebrew Bible numbers them; where English Bibles differ, theirs in parentheses */
  readonly reading?: string;
}

export interface ShemDisagreement {
  readonly list?: string;
  readonly prints: string;
}

export interface TreeSephirah {
  readonly id: SephirahId;
  /** Null for daat, which is not counted */
  readonly number: number | null;
  readonly name: string;
  readonly nameLocalized?: string;
  /** With points */
  readonly hebrew: string;
  readonly romanization: string;
  readonly english: string;
  readonly englishLocalized?: string;
  readonly pillar: TreePillar;
  readonly pillarName: string;
  readonly pillarNameLocalized?: string;
  /** Of the Hermetic mapping; null for daat */
  readonly world: string | null;
  readonly worldLocalized?: string;
  readonly attribution: string;
  readonly attributionLocalized?: string;
  readonly meaning?: string;
}

export type TreePillar = "left" | "middle" | "right";

export interface TreePath {
  /** 11 to 32; the sephirot are 1 to 10. 11 to 32 */
  readonly path: number;
  readonly letter: HebrewLetterId;
  readonly letterGlyph: string;
  readonly from: SephirahId;
  readonly to: SephirahId;
  readonly trump: LetterTrump;
  readonly attribution: LetterAttribution;
  readonly reading?: string;
}

export interface LetterTrump {
  readonly id:
    | "fool"
    | "magician"
    | "high-priestess"
    | "empress"
    | "emperor"
    | "hierophant"
    | "lovers"
    | "chariot"
    | "strength"
    | "hermit"
    | "wheel-of-fortune"
    | "justice"
    | "hanged-man"
    | "death"
    | "temperance"
    | "devil"
    | "tower"
    | "star"
    | "moon"
    | "sun"
    | "judgement"
    | "world";
  /** Roman numeral; 0 for the Fool. Strength is VIII and Justice XI */
  readonly number: string;
  readonly name: string;
  readonly nameLocalized?: string;
}

export interface LetterAttribution {
  readonly kind: "element" | "planet" | "sign";
  readonly value:
    | "air"
    | "water"
    | "fire"
    | "sun"
    | "moon"
    | "mercury"
    | "venus"
    | "mars"
    | "jupiter"
    | "saturn"
    | "aries"
    | "taurus"
    | "gemini"
    | "cancer"
    | "leo"
    | "virgo"
    | "libra"
    | "scorpio"
    | "sagittarius"
    | "capricorn"
    | "aquarius"
    | "pisces";
  readonly valueLocalized?: string;
}

export interface KabbalahWorld {
  readonly id: "atziluth" | "briah" | "yetzirah" | "assiah";
  readonly name: string;
  readonly nameLocalized?: string;
  /** With points */
  readonly hebrew: string;
  readonly romanization: string;
  readonly english: string;
  readonly englishLocalized?: string;
  /** The Hermetic mapping */
  readonly sephirot: SephirahId[];
  /** A mapping after Isaac Luria; it differs at the top */
  readonly sephirotAlternate: SephirahId[];
}

export interface TreeConventions {
  readonly treeVariant: "kircher";
  readonly sephirotSystem: "classical" | "golden-dawn";
  readonly letterAttribution:
    | "sefer-yetzirah-gra"
    | "sefer-yetzirah-short"
    | "sefer-yetzirah-saadia"
    | "golden-dawn";
}

export interface SephirahConventions {
  readonly sephirotSystem: "classical" | "golden-dawn";
  readonly letterAttribution:
    | "sefer-yetzirah-gra"
    | "sefer-yetzirah-short"
    | "sefer-yetzirah-saadia"
    | "golden-dawn";
}

export interface LetterClassCounts {
  readonly mother: number;
  readonly double: number;
  readonly simple: number;
}

export interface HebrewLetterEntry {
  readonly id: HebrewLetterId;
  readonly letter: string;
  /** The form at the end of a word; null where there is none */
  readonly final: string | null;
  /** As Mathers (1887) writes the letter */
  readonly romanization: string;
  readonly name: string;
  readonly nameLocalized?: string;
  /** What the name means, as Mathers prints it */
  readonly meaning: string;
  readonly meaningLocalized?: string;
  /** Place in the alphabet. 1 to 22 */
  readonly ordinal: number;
  /** 1 to 400 */
  readonly value: number;
  /** 500 to 900; null where there is no final form */
  readonly finalValue: number | null;
  readonly letterClass: "mother" | "double" | "simple";
  readonly classReading?: string;
  readonly attribution: LetterAttribution;
  readonly trump: LetterTrump;
  /** On Kircher's tree */
  readonly path: number | null;
  readonly reading?: string;
}

export interface LetterConventions {
  readonly letterAttribution:
    | "sefer-yetzirah-gra"
    | "sefer-yetzirah-short"
    | "sefer-yetzirah-saadia"
    | "golden-dawn";
}

export interface ComparedName {
  readonly input: string;
  readonly hebrew: string;
  readonly romanization: string;
  readonly rule?: string;
  /** Standard value of the name, whole number */
  readonly standard: number;
  /** Its digits summed until 10 or less is left. 1 to 10 */
  readonly reduced: number;
  readonly sephirah: SephirahId;
  readonly sephirahEnglish: string;
  readonly sephirahEnglishLocalized?: string;
}

export interface SharedValue {
  readonly cipher: GematriaCipherId;
  readonly name: string;
  readonly nameLocalized?: string;
  /** Of both names */
  readonly value: number;
}

export interface NameTie {
  readonly id:
    | "equalStandardValue"
    | "treeRelation"
    | "sharedCipherValue"
    | "sharedLetters";
  /** What it adds to the score */
  readonly points: number;
  /** The most it can add; all together 100 */
  readonly maximum: number;
  /** True where it adds points */
  readonly matched: boolean;
}

export interface NameCompatibilityConventions {
  readonly transliteration?: "letter-map-mathers";
  readonly misparGadol: "finals-500-900" | "milui";
}

export interface SephirahName {
  readonly id: SephirahId;
  /** Without points */
  readonly hebrew: string;
  readonly romanization: string;
  readonly english: string;
  readonly englishLocalized?: string;
}

export interface OmerConventions {
  /** Calendar of the dates sent */
  readonly calendar: "proleptic-gregorian";
  readonly afterSunset: boolean;
}
