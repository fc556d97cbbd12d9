import { figuresIn } from "@almagest/i18n/figures";
import type { AnyPicture, Lang } from "@almagest/operation";
import { reportedAnswer } from "@almagest/pages/reports";
import { headingOf, type PageContent, partsOf } from "./chapters";
import type { ReportContent, ReportFigure, ReportPart, ReportSubject } from "./content";
import { endingOf } from "./ending";
import { figureOf } from "./figures";
import { wordsOf } from "./words";

/** An answer with the request that it answers. */
export interface AskedAnswer {
  readonly operationId: string;
  /** As the operation's `parse` gave it. */
  readonly input: object;
  /** The whole answer, as the operation gave it. */
  readonly answer: unknown;
  readonly lang: Lang;
}

/**
 * The content of a report: the chapters of the answer's page, each figure drawn, and how it was computed.
 * @param pictures those of the pages.
 * @returns undefined where the operation has no report.
 */
export function reportContent(asked: AskedAnswer, pictures: readonly AnyPicture[]): ReportContent | undefined {
  const { operationId, lang } = asked;
  const shown = reportedAnswer(operationId, asked);
  if (shown === undefined) return undefined;
  const { page, pageId, title, subjects, isOfDay, parts, missing } = shown;
  const figures = drawer({ pageId, answer: { parts }, lang, pictures });
  const show = (content: PageContent, isTitled: boolean): readonly ReportPart[] => {
    if (content.kind === "figure") {
      const figure = figures.draw(content);
      // The first is on the cover.
      return figure === undefined || figure === figures.first() ? [] : [{ kind: "figure", ...figure }];
    }
    const told = partsOf(content, parts, lang);
    const heading = isTitled && told.length > 0 ? headingOf(content, lang) : undefined;
    return heading === undefined ? told : [{ kind: "title", title: heading }, ...told];
  };
  const chapters = shown.chapters.map(({ title: name, contents }) => {
    const isTitled = contents.filter(isTabular).length > 1;
    return { title: name, contents: contents.flatMap((content) => show(content, isTitled)) };
  });
  return {
    title,
    subjects: subjects.map((subject) => subjectOf(subject, { lang, isOfDay })),
    cover: figures.first() ?? null,
    chapters: [...chapters.filter(({ contents }) => contents.length > 0), endingOf(page, parts, { lang, missing })],
    drawings: figures.drawings,
  };
}

/** Contents that look alike, and that need a title where a chapter has several. */
function isTabular({ kind }: PageContent): boolean {
  return kind === "table" || kind === "facts";
}

interface Drawer {
  readonly draw: (content: PageContent) => ReportFigure | undefined;
  readonly first: () => ReportFigure | undefined;
  readonly drawings: Record<string, string>;
}

interface Drawn extends Pick<AskedAnswer, "answer" | "lang"> {
  readonly pageId: string;
  readonly pictures: readonly AnyPicture[];
}

/** Draws the figures of a page in the colors of print, and keeps them by the name of their file. */
function drawer({ pageId, answer, lang, pictures }: Drawn): Drawer {
  const drawings: Record<string, string> = {};
  const drawn: ReportFigure[] = [];
  const draw = ({ at, form = "" }: PageContent): ReportFigure | undefined => {
    const picture = pictures.find((one) => one.operation === pageId && one.form === `${at.split("/")[0]}-${form}`);
    const options = picture?.parse({ query: { lang, theme: "print" } });
    if (picture === undefined || options?.ok !== true) return undefined;
    const svg = picture.svg(answer, options.value);
    const figure = figureOf(svg, `figure-${drawn.length + 1}.svg`);
    drawings[figure.file] = svg;
    drawn.push(figure);
    return figure;
  };
  return { draw, first: () => drawn[0], drawings };
}

interface Named {
  readonly name?: string | undefined;
  readonly placeName?: string | undefined;
  readonly date: string;
  readonly time?: string | undefined;
  readonly timeFrom?: string | undefined;
  readonly timeTo?: string | undefined;
}

function subjectOf(
  { name = "", placeName, date, time, timeFrom, timeTo }: Named,
  { lang, isOfDay }: { readonly lang: Lang; readonly isOfDay: boolean },
): ReportSubject {
  const place = placeName === undefined ? [] : [placeName];
  if (isOfDay) return { name, lines: [figuresIn(date, lang), ...place] };
  const { words } = wordsOf(lang);
  const clock = (text: string): string => text.replace(/^(\d\d:\d\d):00$/, "$1");
  const range = timeFrom !== undefined && timeTo !== undefined ? `${clock(timeFrom)} – ${clock(timeTo)}` : undefined;
  const said = time === undefined ? range : clock(time);
  const when = said === undefined ? words.unknownTime : `${said} (${words.local})`;
  return { name, lines: [`${figuresIn(date, lang)} · ${when}`, ...place] };
}
