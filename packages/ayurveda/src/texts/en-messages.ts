import blends from "../../texts/en/blends.json";
import cycle from "../../texts/en/cycle.json";
import days from "../../texts/en/days.json";
import doshas from "../../texts/en/doshas.json";
import factors from "../../texts/en/factors.json";
import notes from "../../texts/en/notes.json";
import openTime from "../../texts/en/open-time.json";
import parts from "../../texts/en/parts.json";
import practice from "../../texts/en/practice.json";
import qualities from "../../texts/en/qualities.json";
import regimens from "../../texts/en/regimens.json";
import routine from "../../texts/en/routine.json";
import seasons from "../../texts/en/seasons.json";
import stages from "../../texts/en/stages.json";
import subDoshas from "../../texts/en/sub-doshas.json";
import tastes from "../../texts/en/tastes.json";

/** The English texts by their keys. */
export const messages = {
  blends,
  factors,
  doshas,
  subDoshas,
  tastes,
  qualities,
  seasons,
  stages,
  cycle,
  regimens,
  routine,
  parts,
  practice,
  days,
  notes,
  openTime,
};

/** The shape every language of this package fills; its keys are checked where they are used. */
export type AyurvedaTexts = typeof messages;
