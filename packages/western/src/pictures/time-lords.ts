import type { Lang } from "@almagest/operation";
import {
  definePicture,
  type Figure,
  glyphNamed,
  hoursOfBirth,
  type Period,
  type PeriodLevel,
  periodBars,
} from "@almagest/pictures";
import * as z from "zod";
import { timeLordLevels, timeLordTechniques } from "../vocabulary/time-lords";
import { readBirthTime, readOpenMoment, whenText } from "./subheading";
import * as titles from "./titles";

const TECHNIQUES = ["zodiacal-releasing", "firdaria", "decennials"] as const;
const technique = z.enum(TECHNIQUES);

const lordShape = {
  sign: z.string().optional(),
  signLocalized: z.string().optional(),
  lord: z.string(),
  lordLocalized: z.string().optional(),
};

const readPart = z.object({ ...lordShape, from: z.string(), to: z.string() });
const readRunning = z.object({ ...readPart.shape, level: z.number(), subPeriods: z.array(readPart).optional() });
const lotShape = {
  lot: z.object({ name: z.string(), nameLocalized: z.string().optional() }).optional(),
};
const target = { targetDate: z.string().optional(), targetTime: z.string().optional() };

type ReadPart = z.output<typeof readPart>;

/** The periods of a life, and below each one that runs those within it. */
export const timeLordsBars = definePicture({
  operation: "findTimeLords",
  form: "periods",
  title: titles.timeLords,
  reads: z.object({
    technique,
    ...lotShape,
    periods: z.array(readPart),
    ...target,
    running: z.array(readRunning).optional(),
  }),
  draw: ({ periods, running = [], targetDate, targetTime = "12:00:00", ...answer }, { lang }) => {
    const now = targetDate === undefined ? undefined : clockMs(`${targetDate}T${targetTime}`);
    const levels = [periods, ...running.flatMap(({ subPeriods }) => (subPeriods === undefined ? [] : [subPeriods]))];
    return lordFigure(
      levels.map((parts, index0) => ({
        title: LEVELS[index0]?.[lang],
        periods: parts.map((part) => barOf(part, now, index0 > 1)),
      })),
      { ...answer, lang, subheading: [] },
      now === undefined || targetDate === undefined ? undefined : { at: now, label: targetDate },
    );
  },
  uncertain: {
    reads: z.object({
      birthTime: readBirthTime,
      birthDetails: readOpenMoment,
      technique,
      ...lotShape,
      candidates: z.array(
        z.object({
          births: z.object({ from: z.string(), to: z.string() }),
          periods: z.array(
            z.object({
              ...lordShape,
              from: z.object({ earliest: z.string() }),
              to: z.object({ earliest: z.string() }),
            }),
          ),
        }),
      ),
    }),
    draw: ({ birthTime, birthDetails, candidates, ...answer }, { lang }) =>
      lordFigure(
        candidates.map(({ births, periods }) => ({
          title: [births.from, births.to].map((end) => end.slice(11, 16)).join(" – "),
          periods: periods.map(({ from, to, ...part }) => barOf({ ...part, from: from.earliest, to: to.earliest })),
        })),
        { ...answer, lang, subheading: [whenText(birthDetails, birthTime, lang)] },
      ),
  },
});

export const timeLordsHours = /* @__PURE__ */ hoursOfBirth("findTimeLords");

const LEVELS = [timeLordLevels.level1, timeLordLevels.level2, timeLordLevels.level3, timeLordLevels.level4] as const;

interface Heading {
  readonly technique: (typeof TECHNIQUES)[number];
  readonly lot?: { readonly name: string; readonly nameLocalized?: string | undefined } | undefined;
  readonly lang: Lang;
  readonly subheading: readonly string[];
}

function lordFigure(
  levels: readonly PeriodLevel[],
  { technique: asked, lot, lang, subheading }: Heading,
  now?: { readonly at: number; readonly label: string },
): Figure {
  return periodBars({
    heading: timeLordTechniques[asked][lang],
    subheading: [...(lot === undefined ? [] : [lot.nameLocalized ?? lot.name]), ...subheading].join(" · "),
    levels,
    now,
  });
}

/** A period by its sign, or else by its lord; short ones with hours. */
function barOf(part: ReadPart, now?: number, isShort = false): Period {
  const { sign, signLocalized = sign, lord, lordLocalized = lord, from, to } = part;
  const [fromMs, toMs] = [clockMs(from), clockMs(to)];
  const end = isShort ? 16 : 10;
  return {
    from: fromMs,
    to: toMs,
    label: signLocalized ?? lordLocalized,
    glyph: glyphNamed(sign ?? lord),
    dates: `${from.slice(0, end).replace("T", " ")} – ${to.slice(0, end).replace("T", " ")}`,
    isMarked: now !== undefined && now >= fromMs && now < toMs,
  };
}

/** A clock's text as milliseconds on a scale of its own. */
function clockMs(text: string): number {
  return Date.parse(`${text}Z`);
}
