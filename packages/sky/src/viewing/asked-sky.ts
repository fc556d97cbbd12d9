import type { Ephemeris, Viewing } from "@almagest/ephemeris";
import {
  DomainError,
  InvariantError,
  type NodeType,
  presetThatSets,
  type ViewingChoice,
  type ZodiacChoice,
} from "@almagest/operation";
import type { Place } from "../moment/place";
import { skyInZodiac } from "../zodiac/sidereal-sky";
import { harmonicSky } from "./harmonic-sky";

/** The members of a request that choose how the sky is read, and the place of a topocentric one. */
export type SkyChoice = ZodiacChoice & ViewingChoice & Partial<Place> & { readonly nodeType?: NodeType | undefined };

/** A computation over the sky that its input asks for: everything it reads follows. */
export function inAskedSky<Input, Context extends { readonly ephemeris: Ephemeris }, Facts>(
  compute: (input: Input, context: Context) => Facts,
): (input: Input & SkyChoice, context: Context) => Facts {
  return (input, context) => compute(input, { ...context, ephemeris: askedSky(context.ephemeris, input) });
}

const USUAL = { zodiac: "tropical", lilithType: "mean", positionType: "apparent", center: "geocentric" } as const;

/**
 * A computation that answers for the usual sky alone: the changes of an open time are searched by formulas of tropical
 * cusps and by the motions of bodies as seen from the center of the Earth.
 * @param others members beside those of the sky that it has no answer for.
 * @param usual the members that choose the sky, each with the value that it has an answer for.
 */
export function inUsualSky<Input extends object, Context, Facts>(
  compute: (input: Input, context: Context) => Facts,
  others: readonly string[] = [],
  usual: Readonly<Record<string, string>> = USUAL,
): (input: Input & SkyChoice, context: Context) => Facts {
  const members = Object.keys(usual);
  return (input, context) => {
    const sent = (member: string): unknown => Reflect.get(input, member);
    const unusual = members.find((member) => sent(member) !== undefined && sent(member) !== usual[member]);
    if (unusual !== undefined) throw refusedOpen(input, unusual, String(sent(unusual)));
    const other = others.find((member) => sent(member) !== undefined);
    if (other !== undefined) throw refusedOpen(input, other);
    return compute(input, context);
  };
}

function refusedOpen(input: object, member: string, value?: string): DomainError {
  const asked = value === undefined ? member : `${member} ${value}`;
  const preset = presetThatSets(input, member);
  const [whose, culprit] = preset === undefined ? ["", member] : [` of preset ${preset}`, "the preset"];
  const message = `${asked}${whose} is answered for a time of birth that is known to the second, and this one is open. Send the time, or leave ${culprit} out.`;
  return new DomainError(
    "unprocessable_entity",
    message,
    { [member]: value ?? "sent" },
    preset === undefined ? member : "preset",
  );
}

/** The sky as it is, or seen and told as the choice says. */
export function askedSky(ephemeris: Ephemeris, choice: SkyChoice): Ephemeris {
  const viewing = viewingOf(choice);
  const seen = viewing === undefined ? ephemeris : seenSky(ephemeris, viewing);
  const sky: Ephemeris = choice.lilithType === "true" ? { ...seen, apogee: "osculating-apogee" } : seen;
  const told = skyInZodiac(sky, choice);
  return choice.harmonic === undefined ? told : harmonicSky(told, choice.harmonic);
}

function viewingOf({ positionType = "apparent", center, latitude, longitude }: SkyChoice): Viewing | undefined {
  if (center === "topocentric") {
    if (latitude === undefined || longitude === undefined)
      throw new InvariantError("a topocentric sky without a place");
    return { positions: positionType, from: { latitudeDeg: latitude, longitudeDeg: longitude } };
  }
  if (center === "heliocentric") return { positions: positionType, from: "sun" };
  return positionType === "true" ? { positions: "true", from: "earth" } : undefined;
}

function seenSky(ephemeris: Ephemeris, viewing: Viewing): Ephemeris {
  if (ephemeris.viewed === undefined) {
    throw new DomainError(
      "unprocessable_entity",
      `The ephemeris in use (${ephemeris.name}) has geocentric apparent positions alone. Leave center and positionType out.`,
      { ephemeris: ephemeris.name },
    );
  }
  const { ecliptic, equatorial, ayanamsaDeg } = ephemeris.viewed(viewing);
  const earth = viewing.from === "sun" ? { earth: (jdTt: number) => ecliptic("earth", jdTt) } : {};
  const { furtherBodies } = ephemeris;
  const further = furtherBodies ? { furtherBodies: { ...furtherBodies, ecliptic } } : {};
  return { ...ephemeris, viewing, ecliptic, equatorial, ayanamsaDeg, ...earth, ...further };
}
