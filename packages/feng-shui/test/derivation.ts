// The natal chart by another road than the package's: offsets in the Lo Shu square, and a written table of the mountains.
import { PALACES, type Palace } from "../src/compass/directions";

const LO_SHU: Readonly<Record<Palace, number>> = {
  Southeast: 4,
  South: 9,
  Southwest: 2,
  East: 3,
  Center: 5,
  West: 7,
  Northeast: 8,
  North: 1,
  Northwest: 6,
};

const round = (value: number): number => ((((value - 1) % 9) + 9) % 9) + 1;

/** The San Yuan polarity of the mountains: wind, then earth, heaven and human. */
const DRAGONS = (
  "North:ren+ zi- gui-|Northeast:chou- gen+ yin+|East:jia+ mao- yi-|Southeast:chen- xun+ si+|" +
  "South:bing+ wu- ding-|Southwest:wei- kun+ shen+|West:geng+ you- xin-|Northwest:xu- qian+ hai+"
)
  .split("|")
  .map((line) => {
    const [wind = "", mountains = ""] = line.split(":");
    return { wind, mountains: mountains.split(" ") };
  });

export const MOUNTAIN_NAMES = DRAGONS.flatMap(({ mountains }) => mountains.map((name) => name.slice(0, -1)));

function placeOf(mountain: string): { wind: string; third: number; sign: string } {
  for (const { wind, mountains } of DRAGONS) {
    const third = mountains.findIndex((name) => name.slice(0, -1) === mountain);
    if (third >= 0) return { wind, third, sign: (mountains[third] ?? "").slice(-1) };
  }
  throw new Error(`no mountain ${mountain}`);
}

/** A star leaves the middle by as much as the palace's own number leaves 5, or by as much the other way. */
const starAt = (center: number, sign: string, palace: Palace): number =>
  round(center + (sign === "+" ? 1 : -1) * (LO_SHU[palace] - 5));

function wing(period: number, mountain: string): { center: number; sign: string } {
  const { wind, third, sign } = placeOf(mountain);
  const palace = PALACES.find((name) => name === wind) ?? "Center";
  const center = starAt(period, "+", palace);
  const home = PALACES.find((name) => LO_SHU[name] === center) ?? "Center";
  const there = DRAGONS.find((one) => one.wind === home)?.mountains[third];
  return { center, sign: there === undefined ? sign : there.slice(-1) };
}

/** Mountain, period and water star of a palace, as three digits. */
export function derivedCell(period: number, facing: string, palace: Palace): string {
  const across = MOUNTAIN_NAMES[(MOUNTAIN_NAMES.indexOf(facing) + 12) % 24] ?? "";
  const [mountain, water] = [wing(period, across), wing(period, facing)];
  return [
    starAt(mountain.center, mountain.sign, palace),
    starAt(period, "+", palace),
    starAt(water.center, water.sign, palace),
  ].join("");
}
