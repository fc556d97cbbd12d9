import { formatIsoUtc } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import { type DraftOf, InvariantError, type UncertainRequest, type Words } from "@almagest/operation";
import { type Changes, changesOf, isShort, type Member } from "@almagest/sky";
import type { Focus } from "../../birth/schema";
import type { KpNodeSetting } from "../../birth-time/kp";
import { kpGrahaMember } from "../../birth-time/kp";
import { birthNamed } from "../../birth-time/named-birth";
import { type OpenVedicBirth, openVedicBirth, presentOpenTime } from "../../birth-time/open-birth";
import type { GrahaId } from "../../grahas";
import { vedicReader } from "../../texts/reader";
import { presentHouseThemes } from "../house-themes";
import {
  presentRulerHouses,
  presentRulingMoment,
  type RulerHouses,
  type RulingAsked,
  type RulingMoment,
  rulingMoment,
} from "../ruling-moment";
import { flattened, housesSignified } from "../significators";
import { kpHousedBorders, kpSkyOfSecond } from "./housed";
import type { openRulingOutput } from "./ruling-schema";

type OpenRulingInput = RulingAsked & {
  readonly birthDate?: string | undefined;
  readonly focus: Focus;
} & Omit<UncertainRequest<{ readonly birthTime: string }, "birthTime">, never>;

export interface OpenRuling {
  readonly ruling: RulingMoment;
  readonly birth: OpenVedicBirth;
  readonly focus: Focus;
  readonly changes: Changes;
  /** Of the rulers whose houses hold; undefined of a birth that is not known to an hour. */
  readonly significators: readonly RulerHouses[] | undefined;
}

/**
 * The ruling planets of a moment, and what each signifies in the chart of a birth whose time is open: houses where they
 * hold through an hour at most; of a longer span the stars that the rulers were in.
 * @throws DomainError `unprocessable_entity` where a birth known to an hour is within the polar circles.
 */
export function computeOpenRuling(
  input: OpenRulingInput,
  context: { readonly ephemeris: Ephemeris; readonly now: number },
): OpenRuling {
  const { birthDate, nodeType, focus } = input;
  if (birthDate === undefined) throw new InvariantError("a time of birth without its date", {});
  const { ephemeris } = context;
  const ruling = rulingMoment(input, context);
  const setting: KpNodeSetting = {
    latitude: input.latitude,
    longitude: input.longitude,
    ayanamsa: "kp-newcomb",
    nodeType,
  };
  const { birth, sky } = openVedicBirth(ephemeris, { ...birthNamed({ ...input, birthDate }), ayanamsa: "kp-newcomb" });
  const { rulers } = ruling.ruling;
  if (!isShort(birth.span)) {
    const stars = rulers.map((id) => kpGrahaMember(sky, setting, { id, division: "nakshatra" }));
    return { ruling, birth, focus, changes: changesOf(sky, stars), significators: undefined };
  }
  const { timezone } = birth.span;
  const borders = kpHousedBorders(sky, setting);
  const housesAt = (asked: Ephemeris, epochMs: number, id: GrahaId): readonly number[] =>
    flattened(housesSignified(kpSkyOfSecond(asked, epochMs, { setting, timezone }), id));
  const changes = changesOf(
    sky,
    rulers.map(
      (id): Member => ({
        member: `significators.${id}`,
        borders,
        valueAt: (asked, epochMs) => housesAt(asked, epochMs, id).join(", "),
      }),
    ),
  );
  const held = rulers.filter((id) => changes.holds.some(({ member }) => member === `significators.${id}`));
  return {
    ruling,
    birth,
    focus,
    changes,
    significators: held.map((planet) => ({ planet, houses: housesAt(ephemeris, birth.span.fromEpochMs, planet) })),
  };
}

export function presentOpenRuling(facts: OpenRuling, words: Words): DraftOf<typeof openRulingOutput> {
  const { significators, birth, focus } = facts;
  const { conventions, ...told } = presentRulingMoment(facts.ruling);
  return {
    birthTime: presentOpenTime(birth, facts.changes),
    ...told,
    significators: significators?.map(presentRulerHouses),
    ...(significators === undefined ? {} : presentHouseThemes(vedicReader(words), focus)),
    conventions: {
      ...conventions,
      birthUtcFrom: formatIsoUtc(birth.from.civil.epochMilliseconds),
      birthUtcTo: formatIsoUtc(birth.to.civil.epochMilliseconds),
    },
  };
}
