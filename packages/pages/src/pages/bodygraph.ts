import type { SkyContext } from "@almagest/ephemeris";
import { type Bodygraph, bodygraph, type UncertainBodygraph } from "@almagest/human-design";
import { answersOf, erase, type Operation } from "@almagest/operation";
import { birthIn } from "../page/arguments";
import { definePage } from "../page/define";
import { personBody } from "../page/inputs";
import type { BodygraphPage, BodygraphPageRequest } from "../types";

export const bodygraphPage: Operation<BodygraphPageRequest, BodygraphPage, SkyContext> = definePage({
  id: "getBodygraphPage",
  page: "bodygraph",
  summary: "The page of a bodygraph: type, authority, profile, centers, channels and gates",
  description:
    "The bodygraph of a birth, its design 88 degrees of the Sun before. The part is the answer of its own operation with its defaults; chapters say what to show of it.",
  body: personBody,
  births: ["time"],
  parts: {
    design: {
      operation: erase(bodygraph),
      answer: answersOf<Bodygraph | UncertainBodygraph>(bodygraph, {
        name: "Bodygraph",
        home: "@almagest/human-design",
      }),
      calls: birthIn,
    },
  },
  chapters: [
    {
      chapter: "Bodygraph",
      contents: [
        { kind: "figure", at: "design", form: "bodygraph" },
        {
          kind: "facts",
          at: "design",
          columns: [
            "type",
            "strategy",
            "authority",
            "profile",
            "definition",
            "signature",
            "notSelf",
            "incarnationCross/name",
            "designInstantUtc",
          ],
        },
        { kind: "reading", at: "design/reading" },
      ],
    },
    {
      chapter: "Type",
      contents: [
        { kind: "reading", at: "design/typeDescription" },
        { kind: "reading", at: "design/aura" },
        { kind: "reading", at: "design/strategyDescription" },
        { kind: "reading", at: "design/authorityDescription" },
        { kind: "reading", at: "design/decisionDescription" },
        { kind: "table", at: "design/possibleTypes", columns: ["type", "hours"] },
      ],
    },
    {
      chapter: "Profile",
      contents: [
        { kind: "reading", at: "design/profileDescription" },
        { kind: "reading", at: "design/definitionDescription" },
        { kind: "reading", at: "design/incarnationCross/description" },
      ],
    },
    {
      chapter: "Centers",
      contents: [{ kind: "table", at: "design/centers", columns: ["name", "defined"], told: "theme" }],
    },
    {
      chapter: "Channels",
      contents: [
        { kind: "table", at: "design/channels", columns: ["gateA", "gateB", "name", "circuit"], told: "description" },
        { kind: "table", at: "design/possibleChannels", columns: ["gateA", "gateB", "name"] },
      ],
    },
    {
      chapter: "Gates",
      contents: [
        {
          kind: "table",
          at: "design/gates",
          columns: ["side", "planet", "gate", "line", "gateName"],
          told: "gateDescription",
        },
      ],
    },
  ],
  examples: [
    {
      date: "1990-07-15",
      time: "13:00:00",
      latitude: 40.7128,
      longitude: -74.006,
      timezone: "America/New_York",
      name: "Ada",
      placeName: "New York",
    },
  ],
});
