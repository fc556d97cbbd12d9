import { readFileSync } from "node:fs";
import { loadForms } from "@almagest/i18n/forms";
import { isChinese, type Lang } from "@almagest/operation";
import { maskedWords } from "./originality";

/** The words of a horoscope in a language; names, places, hours and dates are `#`. */
export type WordsOf = (text: string) => readonly string[];

/** A house by its ordinal, with the words that bend with it; the reader's own sign; the ruler of a house. */
interface Places {
  readonly house: string;
  readonly sign: string;
  readonly office: string;
  /** An aspect with its verb and preposition. */
  readonly aspect?: string;
  /** A date or an hour with its preposition, numbers and names masked. */
  readonly when?: string;
  /** Postpositions, which are the cases of a name. */
  readonly after?: string;
}

const PLACES: { readonly [L in Lang]?: Places } = {
  hi: {
    house: "(?:(?:आपके|अपने) )?(?:पहल|दूसर|तीसर|चौथ|पाँचव|छठ|सातव|आठव|नौव|दसव|ग्यारहव|बारहव)(?:ें|े|ी|ीं|ाँ|ा)(?: भाव)?",
    sign: "(?:आपकी|अपनी|आपकी अपनी|आपकी ही) राशि",
    office: "(?:#|(?:धन|प्रेम|करियर|साझेदारी|साझे धन|एकांत|दिनचर्या|सेहत|काम और सेहत)(?: के भाव)? (?:का|के)) स्वामी",
    after: "(?: (?:में|का|के|की|से|को|पर|तक|ने))?",
  },
  es: {
    house:
      "(?:(?:en|de|desde|por|a) )?(?:(?:tu|la|su) )?(?:primera|segunda|tercera|cuarta|quinta|sexta|séptima|octava|novena|décima|undécima|duodécima)(?: casa)?",
    sign: "(?:(?:en|de|a|por) )?(?:tu|su) (?:propio )?signo",
    office:
      "(?:regente (?:(?:de )?#|de (?:tus?|su|la) (?:casa (?:del|de la|de los|de las|de) \\p{L}+|salud|carrera|relaciones))|planeta del \\p{L}+|luz de la vitalidad)(?: está en)?",
    aspect: "(?:(?:hace|forma|está en|en) )?(?:un |una )?(?:sextil|trígono|cuadratura) (?:con|a)",
    when: "(?:(?:el|del|al) )?# de #(?: de #)?|(?:(?:a|desde|hasta|hacia) )?las #(?: de tu hora local)?",
  },
  pt: {
    house:
      "(?:(?:em|na|da|de|à|pela) )?(?:(?:sua|a) )?(?:primeira|segunda|terceira|quarta|quinta|sexta|sétima|oitava|nona|décima(?: primeira| segunda)?)(?: casa)?",
    sign: "(?:(?:em|no|do|ao|pelo) )?seu (?:próprio )?signo",
    office:
      "(?:regente (?:(?:de )?#|(?:da|de) (?:sua )?(?:casa (?:do|da|dos|das|de) \\p{L}+|saúde|carreira)|das suas parcerias)|planeta d[oa] \\p{L}+|luz da vitalidade)(?: está em)?",
    aspect: "(?:(?:faz|forma|está em|em) )?(?:um |uma )?(?:sextil|trígono|quadratura) (?:com|a|ao|à)",
    when: "(?:(?:em|no dia) )?# de #(?: de #)?|(?:(?:até|desde) )?(?:as|às) #",
  },
  de: {
    house:
      "(?:(?:in|im|ins|durch|aus|vom|von|zum|zu|an|für|am|über) )?(?:(?:deine[mnrs]?|dein|das|dem|den|des|der|die) )?(?:erst|zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt|elft|zwölft)e[nsmr]?(?: haus(?:es|e)?)?",
    sign: "(?:(?:in|im|zu|aus|durch|an) )?(?:dein|deinem|deines) (?:eigene[nms]? )?(?:zeichen|sternzeichen)s?",
    office:
      "(?:(?:der |die |dem |den )?(?:herrscher(?:in|s)? (?:# )?(?:(?:von |über )?#|(?:über )?(?:deine[smrn]?|des|der) (?:haus(?:es)? (?:des|der) )?(?:\\p{L}+ )?\\p{L}+)|(?:planet|licht) de[rs] \\p{L}+)|herrscht (?:in|über) (?:#|deine \\p{L}+))(?: (?:und )?steht in)?",
    aspect:
      "(?:(?:bildet|hat|macht|steht|ist) )?(?:im |in |ein |einem |einen )?(?:sextil|trigon|quadrat|opposition) (?:zu|zum|zur|mit|von|gegen)(?: (?:dem|der))?",
    when: "(?:(?:am|vom|bis zum|bis) )?# #(?: #)?|(?:(?:um|bis|ab|von) )?# uhr(?: (?:utc|ortszeit))?(?: am #)?|(?:in|mit|zu|bei|von) #",
  },
  fr: {
    house:
      "(?:(?:en|dans|de|depuis|à|par|vers|pour) )?(?:(?:ta|la|sa|une|cette) )?(?:première|deuxième|seconde|troisième|quatrième|cinquième|sixième|septième|huitième|neuvième|dixième|onzième|douzième)(?: maison)?",
    sign: "(?:(?:en|dans|de|à|par) )?(?:ton|le) (?:propre )?signe",
    office:
      "(?:maître (?:(?:de )?#|(?:de (?:ton|ta|tes|la|ce)|du|des) (?:maison (?:du |de la |des |de l'|de ))?(?:\\p{L}+ )?\\p{L}+)|planète (?:du |de la |de l')\\p{L}+|lumière de la vitalité)(?: est)?",
    aspect:
      "(?:(?:forme|fait|est|en|envoie|reçoit) )?(?:en |au |un |le )?(?:sextile|trigone|carré) (?:avec|à|au|de|du)",
    when: "(?:(?:le|du|au|jusqu'au) )?# #(?: #)?|(?:(?:à|dès|vers|jusqu'à) )?# (?:utc|heure locale)(?: le #)?|(?:dans|en|avec|de|à) #",
  },
  ru: {
    house:
      "(?:(?:в|во|из|по|через|к|от) )?(?:(?:ваш|вашем|вашего|вашему|своём|своего) )?(?:перв|втор|треть|четв[её]рт|пят|шест|седьм|восьм|девят|десят|одиннадцат|двенадцат)(?:ый|ой|ий|ом|ем|ого|его|ому|ему|ым|им|ьем)(?: дом(?:а|е|у|ом)?)?",
    sign: "(?:(?:в|из|к|по) )?(?:ваш|вашем|вашего|вашему|вашим) (?:собственн(?:ый|ом|ого|ому|ым) )?знак(?:а|е|у|ом)?",
    office:
      "(?:(?:правит|управляет) (?:делами )?(?:в )?#|светило жизненной силы|(?:управител(?:ь|я|ю|ем|е) (?:#|(?:ваш(?:его|ей|их) )?(?:дома )?(?:\\p{L}+ )?\\p{L}+)|правит #|планет(?:а|ы|е|у|ой) \\p{L}+))(?: (?:а )?находится в)?",
    aspect:
      "(?:(?:образует|делает|стоит) )?(?:в )?(?:секстил|трин|квадрат|оппозици)(?:ь|е|и|ю|я|ем|ом|а|у)? (?:к|с|со|от|между)",
    when: "# #(?: # года| года)?|(?:(?:в|до|с|к|после|около) )?# (?:utc|по вашему времени)(?: (?:в|во) #)?|(?:в|во|с|со|к|от|у) #",
  },
  "zh-Hans": {
    house:
      "(?:(?:身?在|落在|位于|位於|行经|行經|正在|坐在|进入|進入|从|從|走到|来到|來到))?(?:你|你的|自己的)?第[一二三四五六七八九十]+宫",
    sign: "(?:在|进|進|从|從)?你(?:自己)?的?(?:自己的)?星座",
    office:
      "(?:你|你的)?#?(?:的)?宫(?:主|之主)(?:星)?#?|(?:主管|掌管|掌|管)(?:#|你\\p{L}{2,5})的?#|主\\p{L}{1,3}的(?:行星|星|发光体|發光體)",
    aspect: "(?:成|形成|结成|呈|作)?(?:合相|冲相|刑相|拱相|六分相|對分相|四分相|三分相|对冲|對沖|相刑|相拱|相合)",
    after: "(?:里|裡|中|内|內)?的?",
    when: "(?:在|到|从|從|自)?(?:#)?(?:UTC|utc|当地|當地)(?:时间|時間)#|#月#日|(?:在|与|與|跟|和)#",
  },
  "zh-Hant": {
    house:
      "(?:(?:身?在|落在|位于|位於|行经|行經|正在|坐在|进入|進入|从|從|走到|来到|來到))?(?:你|你的|自己的)?第[一二三四五六七八九十]+宮",
    sign: "(?:在|进|進|从|從)?你(?:自己)?的?(?:自己的)?星座",
    office:
      "(?:你|你的)?#?(?:的)?宮(?:主|之主)(?:星)?#?|(?:主管|掌管|掌|管)(?:#|你\\p{L}{2,5})的?#|主\\p{L}{1,3}的(?:行星|星|发光体|發光體)",
    aspect: "(?:成|形成|结成|呈|作)?(?:合相|冲相|刑相|拱相|六分相|對分相|四分相|三分相|对冲|對沖|相刑|相拱|相合)",
    after: "(?:里|裡|中|内|內)?的?",
    when: "(?:在|到|从|從|自)?(?:#)?(?:UTC|utc|当地|當地)(?:时间|時間)#|#月#日|(?:在|与|與|跟|和)#",
  },
  tr: {
    house:
      "(?:(?:senin|kendi) )?(?:birinci|ikinci|üçüncü|dördüncü|beşinci|altıncı|yedinci|sekizinci|dokuzuncu|onuncu|on birinci|on ikinci) ev(?:in|i|e|de|den|inde|inden|ine|inin|deki|indeki|ini)?(?: (?:bulunan|duran|bulunuyor|duruyor))?",
    sign: "(?:senin |kendi )?(?:kendi )?burc(?:unda|undan|una|un|unu|undaki)(?: (?:bulunan|duran|bulunuyor|duruyor))?",
    office:
      "(?:(?:# |\\p{L}+ ev(?:in)?in )?(?:yönetimi elinde tut(?:an|uyor)(?: kendisi)?(?: şimdi)?|yönetici(?:si|n|si olan)|yöneten)(?: #)?(?: bulunuyor)?|\\p{L}+ gezegeni|yaşam gücünün ışığı)",
    aspect:
      "(?:altmışlık|üçgen|kare|karşıt açı)(?:la|le|yla|de|da|te|ta|i|ı|yı)?(?: (?:açı|yapıyor|kuruyor|veriyor|alıyor|halinde))?",
    when: "kesin an(?:ı)? #|saat # (?:olduğunda|olunca|iken|olana dek)|# (?:ile|ve|tarihinde|anında|itibarıyla|yerel saat)|# #(?: #)?",
    after: "(?:'\\p{L}+)?",
  },
};

/** Matches no word. */
const NOTHING = "(?!)";
const NAMED_TABLES = ["bodies", "signs", "aspects", "weekdays", "monthNames"] as const;
const read = (path: string) => JSON.parse(readFileSync(new URL(`../../../packages/${path}`, import.meta.url), "utf8"));

/** English has masks of its own: they know how its texts say an office. */
export async function horoscopeWords(lang: Lang): Promise<WordsOf> {
  if (lang === "en") return englishWords;
  const places = PLACES[lang];
  if (places === undefined) throw new Error(`say how ${lang} names a place in a horoscope`);
  const tables = read(`i18n/names/${lang}.json`);
  const forms = await loadForms(lang);
  const names = NAMED_TABLES.flatMap((table) => Object.values<string>(tables[table])).flatMap((name) => [
    name,
    ...Object.entries(forms[name] ?? {}).flatMap(([form, bent]) => (form === "g" ? [] : [bent])),
  ]);
  const houses = Object.values<string>(read(`western/texts/${lang}/horoscope/names.json`).house);
  const { after = "", aspect = NOTHING, when = NOTHING } = places;
  const masks = [
    aspect,
    alternatives(houses.map(plain)),
    "\\d+ \\d+(?: utc)?|\\d+",
    places.house,
    places.sign,
    alternatives(names.map(plain)),
    places.office,
    when,
  ].map((source) => (isChinese(lang) ? new RegExp(`(?:${source})${after}`, "gu") : word(`(?:${source})${after}`)));
  const parted = isChinese(lang) ? chineseWords(lang) : (masked: string) => masked.split(" ");
  return (text) =>
    parted(masks.reduce((masked, mask) => masked.replace(mask, "#"), plain(text))).filter((one) => one !== "");
}

/** Chinese writes no blank between words. */
function chineseWords(lang: Lang): WordsOf {
  const segmenter = new Intl.Segmenter(lang, { granularity: "word" });
  return (masked) => [...segmenter.segment(masked)].map(({ segment }) => segment.trim());
}

/** Lower case, words alone: `l'aspect` is one. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}']+/gu, " ")
    .trim();
}

function word(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}#])(?:${source})(?![\\p{L}\\p{M}])`, "gu");
}

/** The longest first. */
function alternatives(names: readonly string[]): string {
  return [...new Set(names)]
    .filter((name) => name !== "")
    .toSorted((a, b) => b.length - a.length)
    .join("|");
}

/** A house, a ruler with its office, an hour and a date are names in an answer, as their placeholders are in a text. */
const HOUSE_MATTER =
  "of (?:self|money|messages|home|pleasure|daily work|partners|shared means|distant aims|career|friends|retreat)";
const OFFICE = `(?:house of [a-z ]+|partnerships|career|work and health|daily round|[a-z]+(?: house(?: ${HOUSE_MATTER})?)?)`;
const NAMED = [
  new RegExp(
    `\\b(?:the )?(?:sun|moon|mercury|venus|mars|jupiter|saturn),? (?:the )?(?:ruler|lord|planet|light) of (?:your )?${OFFICE}`,
    "g",
  ),
  new RegExp(`(?<=house )${HOUSE_MATTER}\\b`, "g"),
  /\b\d+:\d+ utc\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g,
  /\b(?:on )?(?:january|february|march|april|may|june|july|august|september|october|november|december) \d+(?:, \d+)?/g,
];

function englishWords(text: string): readonly string[] {
  const named = NAMED.reduce(
    (masked, name, index0) => masked.replace(name, index0 === 1 ? "" : "1"),
    text.toLowerCase(),
  );
  return maskedWords({ key: "western.horoscope.daily", text: named });
}
