import { leavesOf } from "@almagest/i18n";
import { describe, expect, test } from "vitest";
import { AYA_VYAYA } from "../ayadi/compute";
import { YONI_KEYS } from "../ayadi/members";
import { CORNERS, DIRECTIONS } from "../compass";
import { DEVATA_IDS, DEVATAS } from "../grid/devatas";
import { MUHURTA_TEXTS, NAKSHATRAS_BY_TEXT } from "../griha-pravesh/rules";
import { SLOPE_SCHOOLS } from "../plot/ground";
import { RATIOS, SHAPES } from "../plot/shape";
import { ROOM_TYPES, ROOM_VERDICTS, verdictOf } from "../rooms/tables";
import { messages } from "./en-messages";

const keys = (group: object): readonly string[] => Object.keys(group).sort();
const sorted = (values: readonly string[]): readonly string[] => [...values].sort();

describe("the texts", () => {
  test("are there for every pada, devata, direction, room and verdict, and for nothing else", () => {
    const outer = DEVATAS.filter((devata) => devata.class === "perimeter").map(({ id }) => id);
    expect(keys(messages.padas)).toEqual(sorted(outer));
    expect(keys(messages.devatas)).toEqual(sorted(DEVATA_IDS));
    expect(keys(messages.rooms)).toEqual(sorted(ROOM_TYPES));
    for (const group of [messages.water, messages.plot.extensions, messages.plot.cuts, messages.plot.roads]) {
      expect(keys(group)).toEqual(sorted(DIRECTIONS));
    }
    expect(keys(messages.slope)).toEqual(sorted(SLOPE_SCHOOLS));
    for (const school of SLOPE_SCHOOLS) expect(keys(messages.slope[school])).toEqual(sorted(DIRECTIONS));
    expect(keys(messages.places)).toEqual(sorted(CORNERS));
    expect(keys(messages.plot.shape)).toEqual(sorted([...SHAPES, "interrupted"]));
    expect(keys(messages.plot.ratio)).toEqual(sorted(RATIOS));
    expect(keys(messages.ayadi.yonis)).toEqual(sorted(YONI_KEYS));
    expect(keys(messages.ayadi.balance)).toEqual(sorted(AYA_VYAYA));
    const nakshatras = new Set(MUHURTA_TEXTS.flatMap((text) => NAKSHATRAS_BY_TEXT[text]));
    expect(keys(messages.grihaPravesh.nakshatras)).toEqual(sorted([...nakshatras]));
    expect(keys(messages.grihaPravesh.weekdays)).toEqual(["1", "3", "4", "5", "6"]);
    expect(keys(messages.grihaPravesh.tithiGroups)).toEqual(["bhadra", "jaya", "nanda", "purna"]);
  });

  test("of rooms are each reached by a quarter of their verdict, and by none that has a reading of its own", () => {
    for (const type of ROOM_TYPES) {
      const groups: Readonly<Record<string, object>> = messages.rooms[type];
      for (const verdict of ROOM_VERDICTS) {
        const quarters = DIRECTIONS.filter((direction) => verdictOf(type, direction) === verdict);
        const { byQuarter = {}, ...shared }: { byQuarter?: object } = groups[verdict] ?? {};
        const own = Object.keys(byQuarter);
        expect(
          own.filter((quarter) => !quarters.some((one) => one === quarter)),
          `${type} ${verdict}`,
        ).toEqual([]);
        expect("reading" in shared, `${type} ${verdict}`).toBe(own.length < quarters.length);
        expect("remedy" in shared, `${type} ${verdict}`).toBe(quarters.length > 0);
      }
      expect(keys(groups["center"] ?? {})).toEqual(["reading", "remedy"]);
    }
  });

  test("promise no cure and no fate, and order nothing that a tenant cannot do", () => {
    const wrong = [...leavesOf(messages)].filter(([, leaf]) =>
      /\b(?:cures?|heals?|guarantee\w*|doomed|cursed|will die|demolish|tear down|knock out|rebuild the house)\b/i.test(
        String(leaf),
      ),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });
});
