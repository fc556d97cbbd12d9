import { births } from "../../../telling/test/asked";
import { type CheckedText, type Claim, claimedText } from "../../../telling/test/claims";
import { baziChart, dayMasterReading } from "../../src/index";
import { en } from "../../src/texts/en";
import { type Weighed, weighedChart } from "./asked";

type Phase = Weighed["strength"]["favorableElements"][number];

const verdict = (id: Weighed["strength"]["verdict"], says: RegExp): Claim<Weighed> => ({
  says,
  restsOn: ["strength.verdict"],
  holds: ({ strength }) => strength.verdict === id,
});

/** The first sentence on the day master's strength, of each stem in turn. */
const verdicts: readonly Claim<Weighed>[] = [
  verdict(
    "very-weak",
    /^Bing shines with the least of fuel, very weak|^Ding, the lamp, is very weak|^Geng, .* is very weak|so very weak is it|^Ji has hardly any depth|^Jia is very weak|^Ren runs very weak|your wu is very weak|^Xin has almost no setting|^Little holds up yi here/,
  ),
  verdict(
    "weak",
    /^All told, your sun is weak|^The lamp of the day is weak|^The axe of this chart is weak|^Gui, the rain of your day, is weak|^Your garden earth, ji, is weak|your jia comes out weak|^This ren is weak|^Wu is on the weak side|your xin is weak|^A weak yi has to choose/,
  ),
  verdict(
    "balanced",
    /^Between fuel and work bing keeps|^Oil and draft are in balance|^Your geng weighs what|^A balanced gui falls|^Ji is a balanced day master|^Here the jia day master is balanced|in a balanced ren|^Load and ground are equal, so wu is balanced|^Xin sits in balance|^For yi, supports and demands are about even/,
  ),
  verdict(
    "strong",
    /^In this chart bing is strong|^A strong ding sits|is strong\.$|^The rain is heavy and gui|^Plenty of soil, a strong ji|^This is a strong jia|^Ren rises strong|^You have a strong xin|^Yi stands strong/,
  ),
  verdict(
    "very-strong",
    /bing is very strong|ding is very strong|that it is very strong|^Few springs are so full, and gui is very strong|ji is very strong|a very strong jia|ren is very strong|^Few charts carry so much: wu is very strong|xin is very strong|^Rarely is a vine so well rooted: very strong yi/,
  ),
];

const countOf = ({ strength }: Weighed, element: Phase): number =>
  strength.fiveElements.find((one) => one.element === element)?.count ?? Number.NaN;

const missing = (element: Phase, says: RegExp): Claim<Weighed> => ({
  says,
  restsOn: ["strength.fiveElements.*.count"],
  holds: (answer) => countOf(answer, element) === 0,
});

const COUNTS = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight"];

const lower = (text = ""): string => text.toLowerCase();

/** The useful god that a sentence names, found by its method. */
export const useful = (
  says: RegExp,
  method: Weighed["chart"]["usefulGod"]["method"],
  category?: Weighed["chart"]["usefulGod"]["category"],
): Claim<Weighed> => ({
  says,
  restsOn: ["chart.usefulGod.element", "chart.usefulGod.method", "chart.usefulGod.category"],
  holds: ({ chart, strength }, [, god]) =>
    lower(chart.usefulGod.element) === god &&
    chart.usefulGod.method === method &&
    (category === undefined || chart.usefulGod.category === category) &&
    (method === "balance") === strength.favorableElements.includes(chart.usefulGod.element),
});

/** The places of the useful god in the chart, as they are told. */
const found = (says: RegExp, presence: Weighed["chart"]["usefulGod"]["presence"]): Claim<Weighed> => ({
  says,
  restsOn: ["chart.usefulGod.presence", "chart.usefulGod.places"],
  holds: ({ chart }, [, told = ""]) => {
    const { places } = chart.usefulGod;
    const named = places.every((place) => told.includes(place.split(".")[0] ?? ""));
    return chart.usefulGod.presence === presence && named;
  },
});

export const wanted: readonly Claim<Weighed>[] = [
  useful(/^So the useful god, by balance, is (\w+), the resource/, "balance", "resource"),
  useful(/that is (\w+), the resource: your useful god, found by balance/, "balance", "resource"),
  useful(/^By balance (\w+), the peer, is therefore the useful god/, "balance", "peer"),
  useful(/^The useful god is (\w+), chosen by balance/, "balance", "wealth"),
  useful(/so balance makes (\w+), the influence, your useful god/, "balance", "influence"),
  useful(/^Balance therefore names (\w+), the output, as the useful god/, "balance", "output"),
  useful(/^\w+ born in it wants (\w+) before anything else/, "climate"),
  useful(/; the second is (\w+), which makes that the useful god by climate/, "climate"),
  useful(/has to run on somewhere, and it runs into (\w+)/, "flow"),
  found(/^Your chart has plenty of \w+: (.+)\.$/, "plenty"),
  found(/^Your chart has \w+ in the open: (.+)\.$/, "open"),
  found(/^In your chart \w+ lies hidden under (.+)\.$/, "hidden"),
  found(/^The eight characters have no \w+, and none is hidden under the branches/, "absent"),
  {
    says: /^The \w+, in the (\w+) pillar, clashes with the \w+ of the (\w+), and the (\w+) there is shaken/,
    restsOn: ["chart.usefulGod.places", "chart.usefulGod.element", "chart.interactions"],
    holds: ({ chart }, [, first = "", second = "", god]) =>
      lower(chart.usefulGod.element) === god &&
      chart.usefulGod.places.join() === `${second}.branch` &&
      (chart.interactions ?? []).some(
        ({ type, positions }) => type === "clash" && positions.includes(first) && positions.includes(second),
      ),
  },
  {
    says: /^The climate of the month asks for (\w+) first, and gets it/,
    restsOn: ["chart.usefulGod.climate"],
    holds: ({ chart }, [, first]) => lower(chart.usefulGod.climate[0]) === first,
  },
  {
    says: /^By (?:climate|season) the first request is (\w+)/,
    restsOn: ["chart.usefulGod.climate"],
    holds: ({ chart }, [, first]) => lower(chart.usefulGod.climate[0]) === first,
  },
  {
    says: /^Its first wish for \w+ is (\w+), granted three times over or more/,
    restsOn: ["chart.usefulGod.climate", "strength.fiveElements.*.count"],
    holds: (answer, [, first]) => {
      const { climate } = answer.chart.usefulGod;
      return lower(climate[0]) === first && climate[0] !== undefined && countOf(answer, climate[0]) >= 3;
    },
  },
];

const CYCLE = ["Wood", "Fire", "Earth", "Metal", "Water"] as const;
/** The steps from the day master's phase, in the order in which each feeds the next. */
const STEPS = { own: 0, output: 1, wealth: 2, influence: 3, resource: 4 } as const;

/** A phase, counted from the day master's own, that outnumbers each of the four others. */
const leads = (steps: keyof typeof STEPS, says: RegExp): Claim<Weighed> => ({
  says,
  restsOn: ["strength.fiveElements.*.count", "strength.dayMaster.element"],
  holds: (answer) => {
    const own = CYCLE.indexOf(answer.strength.dayMaster.element);
    const leading = CYCLE[(own + STEPS[steps]) % 5];
    return CYCLE.every(
      (other) => other === leading || countOf(answer, other) < (leading ? countOf(answer, leading) : 0),
    );
  },
});

const chartClaims: readonly Claim<Weighed>[] = [
  ...verdicts,
  ...wanted,
  missing("Wood", /^Wood does not show itself in the eight characters/),
  missing("Fire", /^Among the eight there is no fire to be seen/),
  missing("Earth", /^Earth is absent from the visible eight, so you live lightly, out of suitcases or at least/),
  missing("Metal", /^In these characters no metal is in sight/),
  missing("Water", /^No character of the eight is water/),
  {
    says: /^Of the eight characters (.+)\.$/,
    restsOn: ["strength.fiveElements.*.count"],
    holds: (answer, [, told = ""]) =>
      answer.strength.fiveElements.every(({ element, count }) => {
        const phase = element.toLowerCase();
        return count === 0
          ? new RegExp(`none (?:\\w+ or )*${phase}`).test(told)
          : new RegExp(`\\b${COUNTS[count]} (?:is |are )?${phase}`).test(told);
      }),
  },
  leads("own", /^No other phase has more of the eight characters than your own/),
  leads("own", /^The phase that leads the count is your own/),
  leads("own", /^You are surrounded by yourself\b/),
  leads("own", /your opinion returns to you in more than one voice/),
  leads(
    "output",
    /^What leads is what you give|^You are a maker, and it is|^Strength finds its outlet, and the outlet is wide/,
  ),
  leads(
    "wealth",
    /^Wealth leads, and you are carrying|^The visible world has a firm grip|^Plenty to manage and the shoulders for it/,
  ),
  leads(
    "influence",
    /^Rules, bosses and duties lead the count|^Order leads and does not press|^Pressure meets its match/,
  ),
  leads(
    "resource",
    /^Help leads the count|^Knowledge leads|^There is support, theory and protection here beyond your need/,
  ),
];

/** Images of a strength, a helper and a burden. */
const figures = [
  ...["the one that does you good first", "the third finished piece", "you least of all", "Give a third of"],
  ...["its first year", "for a year first", "are lucky trades", "do you equal good", "only one window"],
  ...["for at least five years", "You mean the best", "the three heaviest things"],
];

/** Images of a month, a trade or an element. */
const chartFigures = [
  ...figures,
  ...["in the first month", "In the first heat", "With the first heat", "the third month", "the sun comes first"],
  ...[
    "asks for rain first",
    "asks for sun first",
    "Ren looks for fire first",
    "is asked for first",
    "the first need of jia",
  ],
  ...["needs rain most", "needs dew most", "the most good of any", "the best field of all", "the finest metal"],
  ...["of all months the strongest for ren", "Shelter first and then", "the first frost", "The first thaw"],
  ...["the first wood under the flood", "The first plain customer", "in February", "by October", "Plan for August"],
  ...["in March", "drink a glass of water first", "first the work for the table", "Hold back a third", "a second coat"],
  ...["a second pair of hands", "lasts longest", "the same talent last", "lets a silence last"],
  ...["it will last", "the nearest authority", "the happiest way", "at least on Tuesdays", "by candlelight at least"],
  ...["are best met", "do your best for", "often than seems", "two of them are yours", "half of your reputation"],
  ...["seldom in one heap", "keeps longest", "is seldom your customer", "You work best in a pair"],
];

export const chart: CheckedText = claimedText({
  operation: baziChart,
  member: "summary",
  told: ({ chart: { summary } }) => summary,
  requests: births,
  answerTo: weighedChart,
  claims: chartClaims,
  bank: {
    catalogue: en,
    keys: /^(?:dayMasterMonths|dayMasterStrength|structures|leading|missing|naYin|favor|usefulGod)\./,
  },
  figures: chartFigures,
});

const spare = (element: Phase, says: RegExp): Claim<Weighed> => ({
  says,
  restsOn: ["strength.unfavorableElements"],
  holds: ({ strength }) => strength.unfavorableElements.includes(element),
});

export const dayMaster: CheckedText = claimedText({
  operation: dayMasterReading,
  member: "summary",
  told: ({ strength: { summary } }) => summary,
  requests: births,
  answerTo: weighedChart,
  claims: [
    ...verdicts,
    ...wanted,
    spare("Wood", /^Of wood you have enough/),
    spare("Fire", /^There is fire to spare/),
    spare("Earth", /^Earth is amply supplied/),
    spare("Metal", /^You have metal in sufficient quantity/),
    spare("Water", /^Water is plentiful as it is/),
  ],
  bank: { catalogue: en, keys: /^(?:dayMasterStrength|favor|spare|usefulGod)\./ },
  figures: [...figures, "second helpings"],
});
