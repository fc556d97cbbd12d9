import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { searchedSky, staysOf, wholeDay } from "@almagest/sky";
import { expect, test } from "vitest";
import { computeConstitution } from "../constitution/compute";
import { constitutionMembers } from "./members";

const ephemeris = swissEphemeris();
const PLACE = { latitude: 28.6139, longitude: 77.209 };
const DATE = "1990-07-06";

test("the two signs and their doshas are those of the constitution of that time", () => {
  const sky = searchedSky(ephemeris, wholeDay(DATE, 5.5));
  const members = constitutionMembers(sky, { ...PLACE, ayanamsa: "lahiri", nodeType: "mean" }, "satyacharya");
  const stays = new Map(members.map((member) => [member.member, staysOf(sky, member)]));
  expect(stays.get("factors.lagna-sign.sign")?.length).toBeGreaterThan(11);
  for (let hour = 0; hour < 24; hour++) {
    const time = `${String(hour).padStart(2, "0")}:11:00`;
    const epochMs = Date.parse(`${DATE}T${time}+05:30`);
    const found = computeConstitution(
      { ...PLACE, date: DATE, time, timezone: 5.5, ayanamsa: "lahiri", signDoshaScheme: "satyacharya" },
      { ephemeris },
    );
    for (const { id, sign, doshas } of found.factors.slice(0, 2)) {
      const at = (name: string) =>
        stays.get(`factors.${id}.${name}`)?.findLast(({ fromEpochMs }) => fromEpochMs <= epochMs);
      expect(String(at("sign")?.value).toLowerCase()).toBe(sign);
      expect(at("doshas")?.value).toBe(doshas.join(", "));
    }
  }
});
