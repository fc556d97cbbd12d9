import type { Ephemeris, Viewing } from "@almagest/ephemeris";
import { DomainError, InvariantError, type NodeType, type ViewingChoice, type ZodiacChoice } from "@almagest/operation";
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

/**
 * A computation that answers for the usual sky alone: the changes of an open time are searched by formulas of tropical
 * cusps and by the motions of bodies as seen from the center of the Earth.
 * @param others members beside those of the sky that it has no answer for.
 */
export function inUsualSky<Input extends object, Context, Facts>(
  compute: (input: Input, context: Context) => Facts,
  others: readonly string[] = [],
): (input: Input & SkyChoice, context: Context) => Facts {
  return (input, context) => {
    const unusual = unusualMember(input);
    if (unusual !== undefined) throw refusedOpen(unusual, input[unusual]);
    const other = others.find((member) => Reflect.get(input, member) !== undefined);
    if (other !== undefined) throw refusedOpen(other);
    return compute(input, context);
  };
}

const USUAL = { zodiac: "tropical", lilithType: "mean", positionType: "apparent", center: "geocentric" } as const;
type Member = keyof typeof USUAL;
const MEMBERS: readonly Member[] = ["zodiac", "lilithType", "positionType", "center"];

function unusualMember(input: SkyChoice): Member | undefined {
  return MEMBERS.find((member) => input[member] !== undefined && input[member] !== USUAL[member]);
}

function refusedOpen(member: string, value?: string): DomainError {
  const asked = value === undefined ? member : `${member} ${value}`;
  const message = `${asked} is answered for a time of birth that is known to the second, and this one is open. Send the time, or leave ${member} out.`;
  return new DomainError("unprocessable_entity", message, { [member]: value ?? "sent" });
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
  const { ecliptic, equatorial } = ephemeris.viewed(viewing);
  const earth = viewing.from === "sun" ? { earth: (jdTt: number) => ecliptic("earth", jdTt) } : {};
  const { furtherBodies } = ephemeris;
  const further = furtherBodies ? { furtherBodies: { ...furtherBodies, ecliptic } } : {};
  return { ...ephemeris, viewing, ecliptic, equatorial, ...earth, ...further };
}
