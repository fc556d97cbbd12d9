import { LANGS } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { PRINTED_CROSSES } from "../../test/printed-crosses";
import type { Activation } from "../chart/activations";
import type { Design } from "../chart/design";
import { profileOf } from "../chart/profile";
import { GATES, type Gate } from "../wheel/order";
import { gateStartDeg, wheelPlace } from "../wheel/place";
import { ANGLES, CROSSES, crossName, crossOf } from "./cross";
import { crossTerm } from "./terms";

const place = (body: "sun" | "earth", longitudeDeg: number): Activation => {
  const deg = (longitudeDeg + 360) % 360;
  return { body, longitudeDeg: deg, ...wheelPlace(deg) };
};

/** The sides of a Sun so many lines into a gate: all that a cross is made of. */
function sidesAt(gate: Gate, lines: number): Pick<Design, "sides"> {
  const sunDeg = gateStartDeg(gate) + lines * 0.9375;
  const pair = (deg: number): readonly Activation[] => [place("sun", deg), place("earth", deg + 180)];
  return { sides: { personality: pair(sunDeg), design: pair(sunDeg - 88) } };
}

describe("incarnation crosses", () => {
  test("the 192 have the names and gates of the printed list", () => {
    expect(PRINTED_CROSSES).toHaveLength(64);
    const seen = new Set<string>();
    for (const row of PRINTED_CROSSES) {
      const [sun = "", right = "", rightGates = "", left = "", juxtaposition = "", otherGates = ""] = row.split(" | ");
      const gate = GATES[Number(sun) - 1] ?? 1;
      const printed = [
        [0.5, `Right Angle Cross of ${right}`, rightGates],
        [3.9, `Juxtaposition Cross of ${juxtaposition}`, otherGates],
        [4.5, `Left Angle Cross of ${left}`, otherGates],
      ] as const;
      for (const [lines, name, gates] of printed) {
        const cross = crossOf(sidesAt(gate, lines));
        expect(cross.name).toBe(name);
        expect(cross.gates.join(" ")).toBe(gates);
        seen.add(cross.name);
      }
    }
    expect(seen.size).toBe(192);
  });

  test("change their angle where the profile does, a little before the fourth line ends and with the fifth", () => {
    // 88 degrees are 93 lines and 13/15 of one: within the fourth line the design Sun changes its own at 13/15
    const profiles = [3.8, 3.866, 3.867, 3.99, 4.01].map((lines) => {
      const sides = sidesAt(1, lines);
      return [profileOf(sides), crossOf(sides).angle];
    });
    expect(profiles).toEqual([
      ["4/6", "right"],
      ["4/6", "right"],
      ["4/1", "juxtaposition"],
      ["4/1", "juxtaposition"],
      ["5/1", "left"],
    ]);
  });

  test("are numbered from the second on, and by the gate of the Sun", () => {
    expect(crossName(51, "left")).toBe("Left Angle Cross of the Clarion");
    expect(crossName(57, "left")).toBe("Left Angle Cross of the Clarion 2");
    expect(crossName(56, "right")).toBe("Right Angle Cross of Laws 2");
    expect(crossName(13, "right")).toBe("Right Angle Cross of the Sphinx");
  });
});

test("all 192 crosses have a name of their own in every language", () => {
  const names = ANGLES.flatMap((angle) =>
    CROSSES[angle].flatMap(([, ...gates]) => gates.map((gate) => crossName(gate, angle))),
  );
  expect(new Set(names).size).toBe(192);
  for (const lang of LANGS) expect(new Set(names.map((name) => crossTerm(name)?.[lang])).size, lang).toBe(192);
  const clarion = crossTerm("Left Angle Cross of the Clarion 2");
  expect([clarion?.en, clarion?.de]).toEqual(["Left Angle Cross of the Clarion 2", "Linkswinkelkreuz: Die Fanfare 2"]);
  expect(crossTerm("Right Angle Cross of the Sphinx")?.["zh-Hans"]).toBe("右角度交叉：狮身人面");
  expect(crossTerm("Cross of Nothing")).toBeUndefined();
});
