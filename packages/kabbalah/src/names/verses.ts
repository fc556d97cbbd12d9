/**
 * Exodus 14:19, 20 and 21, the consonants of the Masoretic text with its final forms: 72 letters each. The verses of the
 * pillar of cloud, from which the name of 72 is taken (Rashi on Sukkah 45a; Zohar 2:51b).
 */
export const VERSES = [
  "ויסע מלאך האלהים ההלך לפני מחנה ישראל וילך מאחריהם ויסע עמוד הענן מפניהם ויעמד מאחריהם",
  "ויבא בין מחנה מצרים ובין מחנה ישראל ויהי הענן והחשך ויאר את הלילה ולא קרב זה אל זה כל הלילה",
  "ויט משה את ידו על הים ויולך יהוה את הים ברוח קדים עזה כל הלילה וישם את הים לחרבה ויבקעו המים",
] as const;
