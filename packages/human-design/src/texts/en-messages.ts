import authorities from "../../texts/en/authorities.json";
import centers from "../../texts/en/centers.json";
import channels from "../../texts/en/channels.json";
import circuits from "../../texts/en/circuits.json";
import crosses from "../../texts/en/crosses.json";
import decisions from "../../texts/en/decisions.json";
import definitions from "../../texts/en/definitions.json";
import gatesA from "../../texts/en/gates-01-32.json";
import gatesB from "../../texts/en/gates-33-64.json";
import keynotes from "../../texts/en/keynotes.json";
import narrowing from "../../texts/en/narrowing.json";
import openTime from "../../texts/en/open-time.json";
import group from "../../texts/en/people/group.json";
import meeting from "../../texts/en/people/meeting.json";
import themesA from "../../texts/en/people/themes-a.json";
import themesB from "../../texts/en/people/themes-b.json";
import typesMeet from "../../texts/en/people/types-meet.json";
import people from "../../texts/en/people.json";
import planets from "../../texts/en/planets.json";
import planetsOfDesign from "../../texts/en/planets-design.json";
import profiles from "../../texts/en/profiles.json";
import transitReading from "../../texts/en/transit.json";
import types from "../../texts/en/types.json";
import colors from "../../texts/en/variables/colors.json";
import variables from "../../texts/en/variables/variables.json";
import { lines } from "./en-lines";

/** The English texts by their keys. */
export const messages = {
  types,
  authorities,
  decisions,
  profiles,
  keynotes,
  definitions,
  planets,
  planetsOfDesign,
  centers,
  circuits,
  channels,
  crosses,
  gates: { ...gatesA, ...gatesB },
  lines,
  narrowing,
  colors,
  ...variables,
  ...people,
  typesMeet,
  themes: { ...themesA, ...themesB },
  meeting,
  group,
  transitReading,
  openTime,
};

/** The shape every language of this package fills; its keys are checked where they are used. */
export type HumanDesignTexts = typeof messages;
