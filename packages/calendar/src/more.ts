import type { Lang } from "@almagest/operation";
import { contentLine, textValue } from "./line";

/** Events that a calendar does not have. */
export interface More {
  /** YYYY-MM-DD, the day from which on they are. */
  readonly from: string;
  readonly lang: Lang;
  /** Whether the bounds of a calendar left them out, and not the `count` of its request. */
  readonly isBounded?: true;
  /** Whether it has the most significant events, and not the first. */
  readonly isRanked?: true;
}

const MORE: Readonly<Record<Lang, string>> = {
  en: "There are more events from {day} on than this calendar has. The rest comes in a file that begins on that day.",
  tr: "{day} tarihinden itibaren bu takvimde olandan daha çok olay var. Gerisi o gün başlayan bir dosyada gelir.",
  de: "Ab {day} gibt es mehr Ereignisse, als dieser Kalender enthält. Die übrigen kommen in einer Datei, die an diesem Tag beginnt.",
  es: "A partir del {day} hay más eventos de los que tiene este calendario. El resto se obtiene en un archivo que empiece ese día.",
  hi: "{day} से आगे इस कैलेंडर से अधिक घटनाएँ हैं। बाकी घटनाएँ उस दिन से शुरू होने वाली फ़ाइल में मिलती हैं।",
  pt: "A partir de {day} há mais eventos do que este calendário contém. O restante vem em um arquivo que comece nesse dia.",
  fr: "À partir du {day}, il y a plus d’événements que n’en contient ce calendrier. La suite s’obtient dans un fichier qui commence ce jour-là.",
  ru: "С {day} событий больше, чем в этом календаре. Остальные — в файле, который начинается с этого дня.",
  "zh-Hans": "自 {day} 起还有本日历未收录的事件，可从该日起另取一个文件获得。",
  "zh-Hant": "自 {day} 起還有本日曆未收錄的事件，可從該日起另取一個檔案取得。",
};

const RANKED: Readonly<Record<Lang, string>> = {
  en: "There are more events from {day} on than this calendar has: it has the most significant. Files of fewer days have them all.",
  tr: "{day} tarihinden itibaren bu takvimde olandan daha çok olay var: bu takvimde en önemlileri bulunur. Daha az günü kapsayan dosyalarda hepsi vardır.",
  de: "Ab {day} gibt es mehr Ereignisse, als dieser Kalender enthält: Er hat die bedeutendsten. Dateien über weniger Tage haben alle.",
  es: "A partir del {day} hay más eventos de los que tiene este calendario: contiene los más significativos. Los archivos de menos días los tienen todos.",
  hi: "{day} से आगे इस कैलेंडर से अधिक घटनाएँ हैं: इसमें सबसे महत्वपूर्ण घटनाएँ हैं। कम दिनों की फ़ाइलों में सभी घटनाएँ होती हैं।",
  pt: "A partir de {day} há mais eventos do que este calendário contém: ele tem os mais significativos. Arquivos de menos dias têm todos.",
  fr: "À partir du {day}, il y a plus d’événements que n’en contient ce calendrier : il contient les plus marquants. Des fichiers de moins de jours les contiennent tous.",
  ru: "С {day} событий больше, чем в этом календаре: в нём самые значимые. В файлах на меньшее число дней есть все.",
  "zh-Hans": "自 {day} 起还有本日历未收录的事件：本日历收录的是最重要的事件。天数较少的文件包含全部事件。",
  "zh-Hant": "自 {day} 起還有本日曆未收錄的事件：本日曆收錄的是最重要的事件。天數較少的檔案包含全部事件。",
};

const BOUNDS: Readonly<Record<Lang, string>> = {
  en: "A calendar has at most 2,000 events and 1 MB.",
  tr: "Bir takvimde en çok 2.000 olay ve 1 MB bulunur.",
  de: "Ein Kalender hat höchstens 2000 Ereignisse und 1 MB.",
  es: "Un calendario tiene como máximo 2000 eventos y 1 MB.",
  hi: "एक कैलेंडर में अधिकतम 2,000 घटनाएँ और 1 MB होता है।",
  pt: "Um calendário tem no máximo 2.000 eventos e 1 MB.",
  fr: "Un calendrier contient au plus 2 000 événements et 1 Mo.",
  ru: "В календаре не больше 2000 событий и 1 МБ.",
  "zh-Hans": "一个日历最多包含 2,000 个事件、1 MB。",
  "zh-Hant": "一個日曆最多包含 2,000 個事件、1 MB。",
};

/** The line for programs. */
const HAS_MORE = contentLine("X-ALMAGEST-HAS-MORE", "TRUE");
const FROM = /\nX-ALMAGEST-MORE-FROM;VALUE=DATE:(\d{4,})(\d\d)(\d\d)\r\n/;

/** The properties of a calendar that say it. The description is there by its name in RFC 7986, 5.2, and by that of older programs. */
export function moreLines({ from, lang, isBounded, isRanked }: More): string {
  const said = (isRanked ? RANKED : MORE)[lang].replace("{day}", from);
  const text = textValue(isBounded === undefined ? said : `${BOUNDS[lang]} ${said}`);
  return [
    contentLine(`DESCRIPTION;LANGUAGE=${lang}`, text),
    contentLine("X-WR-CALDESC", text),
    HAS_MORE,
    contentLine("X-ALMAGEST-MORE-FROM;VALUE=DATE", from.replaceAll("-", "")),
  ].join("");
}

/** The day from which on there are events that a calendar does not have, YYYY-MM-DD; undefined where it has all. */
export function moreFrom(text: string): string | undefined {
  const [, year, month, day] = FROM.exec(text) ?? [];
  return year === undefined ? undefined : `${year}-${month}-${day}`;
}
