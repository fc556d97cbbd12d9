import { expect, test } from "vitest";
import { centersIn } from "./centers";

const GATES = [
  { gate: 31, line: 5, planet: "Moon", planetLocalized: "Mond", side: "design", gateName: "Influence" },
  { gate: 31, planet: "Mercury", side: "personality", gateName: "Influence" },
  { gate: 7, line: 1, planet: "Sun", side: "personality", gateName: "The Army", gateDescription: "You lead." },
];
const CHANNELS = [
  { gateA: 7, gateB: 31, name: "The Alpha", centers: ["throat", "g"], description: "You are elected." },
];
const CENTERS = [
  { id: "throat", name: "Throat", nameLocalized: "Kehle", defined: true, theme: "You speak.", gates: [31] },
  { id: "head", name: "Head", defined: false, theme: "You ask.", gates: [] },
];

test("a center has the gates and the channels of the answer that are in it", () => {
  const [throat, head] = centersIn({ centers: CENTERS, gates: GATES, channels: CHANNELS });
  expect(throat).toEqual({
    id: "throat",
    name: "Kehle",
    isDefined: true,
    theme: "You speak.",
    gates: [
      {
        gate: 31,
        name: "Influence",
        description: "",
        holders: [
          { text: "Mond 31.5", isDesign: true },
          // Its line is open where the time is.
          { text: "Mercury 31", isDesign: false },
        ],
      },
    ],
    channels: [{ gates: "7–31", name: "The Alpha", description: "You are elected." }],
  });
  expect(head).toMatchObject({ isDefined: false, gates: [], channels: [] });
});

test("an answer of another kind has no centers", () => {
  for (const other of [undefined, {}, { centers: 1 }, []]) expect(centersIn(other)).toEqual([]);
  expect(centersIn({ centers: [{ id: "g", gates: [99] }] })).toMatchObject([{ id: "g", gates: [], channels: [] }]);
});
