import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { rememberedSky } from "@almagest/sky";
import { describe, expect, test } from "vitest";
import { expectAgreement, timesThrough } from "../../../sky/test/open-agreement";
import { en } from "../texts/en";
import type { CharaKarakas } from "../types";
import { uncertainKarakasOutput } from "./open";
import { charaKarakas } from "./operation";

const context = createContext({ ephemeris: rememberedSky(swissEphemeris()), texts: [en] });
const DELHI = { date: "1990-07-06", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

describe.each([
  ["1990-07-06", "eight"],
  ["1990-07-06", "seven"],
  ["2011-03-14", "eight"],
] as const)("%s, %s karakas of an unknown time", (date, scheme) => {
  const birth = { ...DELHI, date, scheme };
  const open = charaKarakas(birth, context);
  const known = (local: string): CharaKarakas =>
    charaKarakas({ ...birth, date: local.slice(0, 10), time: local.slice(11) }, context);

  test("are those of every time of the day, to the second of each change", () => {
    const readAt = (local: string) => {
      const { karakas } = known(local);
      return (member: string): unknown => karakas.find(({ id }) => member === `karakas.${id}`)?.graha;
    };
    expectAgreement(open.birthTime, readAt, 13);
    expect(open.birthTime.changes.length).toBeGreaterThan(0);
  });

  test("have a graha, a sign and an interpretation only where they hold", () => {
    for (const local of timesThrough(open.birthTime, 5)) {
      const answer = known(local);
      for (const { id, graha, rashi, possible } of open.karakas) {
        const own = answer.karakas.find((karaka) => karaka.id === id);
        if (graha !== undefined) expect([id, own?.graha]).toEqual([id, graha]);
        if (rashi !== undefined) expect([id, own?.rashi]).toEqual([id, rashi]);
        const holder = possible?.findLast(({ from }) => from <= local);
        if (possible !== undefined) expect([id, own?.graha]).toEqual([id, holder?.graha]);
      }
      if (open.atmakaraka !== undefined) {
        expect(answer.atmakarakaInterpretation).toBe(open.atmakarakaInterpretation);
      }
    }
    const first = known(open.birthTime.from);
    for (const { id, rankingDegree } of open.karakas) {
      if (rankingDegree === undefined) continue;
      expect(first.karakas.find((karaka) => karaka.id === id)?.rankingDegree).toBe(rankingDegree.from);
    }
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainKarakasOutput.strict().parse(told)).toEqual(told);
  });
});

test("of a quarter of an hour all of them hold as a rule", () => {
  const open = charaKarakas({ ...DELHI, time: "10:12:00", timeAccuracyMinutes: 15 }, context);
  const known = charaKarakas({ ...DELHI, time: "10:12:00" }, context);
  expect(open.karakas.map(({ graha }) => graha)).toEqual(known.karakas.map(({ graha }) => graha));
});
