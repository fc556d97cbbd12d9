import type { SkyContext } from "@almagest/ephemeris";
import { answersOf, erase, type NowContext, type Operation } from "@almagest/operation";
import {
  type CurrentDasha,
  currentDasha,
  type KalsarpaDosha,
  kalsarpaDosha,
  type MajorDashas,
  type ManglikDosha,
  majorDashas,
  manglikDosha,
  type Navamsa,
  navamsa,
  type Sadhesati,
  type Shadbala,
  type SubDashas,
  sadhesati,
  shadbala,
  subDashas,
  type UncertainCurrentDasha,
  type UncertainKalsarpaDosha,
  type UncertainMajorDashas,
  type UncertainManglikDosha,
  type UncertainNavamsa,
  type UncertainSadhesati,
  type UncertainShadbala,
  type UncertainSubDashas,
  type UncertainVedicBirthChart,
  type VedicBirthChart,
  vedicBirthChart,
} from "@almagest/vedic";
import { birthIn } from "../page/arguments";
import { dayOf } from "../page/day";
import { definePage } from "../page/define";
import { memberAt } from "../page/frame";
import { personTodayBody } from "../page/inputs";
import type { KundliPage, KundliPageRequest } from "../types";

const home = "@almagest/vedic";

/** Noon in UTC of the day that was sent; the moment of the call where none was. */
function momentOf({ today }: { readonly today?: string | undefined }): { readonly datetime?: string } {
  return today === undefined ? {} : { datetime: `${today}T12:00:00Z` };
}

export const kundliPage: Operation<KundliPageRequest, KundliPage, SkyContext & NowContext> = definePage({
  id: "getKundliPage",
  page: "kundli",
  summary: "The page of a kundli: birth chart and navamsa, dashas open at today, yogas, doshas and strengths",
  description:
    "The Vedic birth chart with its navamsa, the mahadashas and the antardashas of the one that runs, yogas, Manglik, Kalsarpa and Sade Sati, and shadbala, in Lahiri's ayanamsa. Each part is the answer of its own operation with its defaults; chapters say what to show of it.",
  body: personTodayBody,
  births: ["time"],
  today: dayOf,
  parts: {
    chart: {
      operation: erase(vedicBirthChart),
      answer: answersOf<VedicBirthChart | UncertainVedicBirthChart>(vedicBirthChart, { name: "VedicBirthChart", home }),
      calls: birthIn,
    },
    navamsa: {
      operation: erase(navamsa),
      answer: answersOf<Navamsa | UncertainNavamsa>(navamsa, { name: "Navamsa", home }),
      calls: birthIn,
    },
    dashas: {
      operation: erase(majorDashas),
      answer: answersOf<MajorDashas | UncertainMajorDashas>(majorDashas, { name: "MajorDashas", home }),
      calls: birthIn,
    },
    current: {
      operation: erase(currentDasha),
      answer: answersOf<CurrentDasha | UncertainCurrentDasha>(currentDasha, {
        name: "CurrentDasha",
        home,
      }).exactOptional(),
      isOptional: true,
      calls: (input) => ({ ...birthIn(input), ...momentOf(input) }),
    },
    antardashas: {
      operation: erase(subDashas),
      answer: answersOf<SubDashas | UncertainSubDashas>(subDashas, { name: "SubDashas", home }).exactOptional(),
      isOptional: true,
      callsThen: (input, { answers }) => {
        const mahadasha = memberAt(answers, "current/mahadasha/planet");
        return typeof mahadasha === "string" ? { ...birthIn(input), mahadasha } : undefined;
      },
    },
    manglik: {
      operation: erase(manglikDosha),
      answer: answersOf<ManglikDosha | UncertainManglikDosha>(manglikDosha, { name: "ManglikDosha", home }),
      calls: birthIn,
    },
    kalsarpa: {
      operation: erase(kalsarpaDosha),
      answer: answersOf<KalsarpaDosha | UncertainKalsarpaDosha>(kalsarpaDosha, { name: "KalsarpaDosha", home }),
      calls: birthIn,
    },
    sadhesati: {
      operation: erase(sadhesati),
      answer: answersOf<Sadhesati | UncertainSadhesati>(sadhesati, { name: "Sadhesati", home }),
      calls: birthIn,
    },
    strengths: {
      operation: erase(shadbala),
      answer: answersOf<Shadbala | UncertainShadbala>(shadbala, { name: "Shadbala", home }).exactOptional(),
      isOptional: true,
      calls: birthIn,
    },
  },
  chapters: [
    {
      chapter: "Charts",
      contents: [
        { kind: "figure", at: "chart", form: "chart" },
        { kind: "figure", at: "navamsa", form: "chart" },
        {
          kind: "table",
          at: "chart/meta",
          columns: ["graha", "rashi", "house", "nakshatra/name", "nakshatra/pada", "nakshatra/lord", "isRetrograde"],
        },
        { kind: "table", at: "chart/grahas", columns: ["graha", "rashi", "nakshatra/name", "houseFromMoon"] },
      ],
    },
    { chapter: "Reading", contents: [{ kind: "reading", at: "chart/summary/interpretation" }] },
    {
      chapter: "Periods",
      contents: [
        { kind: "figure", at: "dashas", form: "periods" },
        {
          kind: "table",
          at: "dashas/mahadashas",
          columns: ["planet", "startDate", "endDate"],
          span: ["startDate", "endDate"],
        },
        { kind: "reading", at: "current/mahadasha/interpretation" },
        { kind: "reading", at: "current/antardasha/interpretation" },
        { kind: "reading", at: "current/pratyantardasha/interpretation" },
        {
          kind: "table",
          at: "antardashas/antardashas",
          columns: ["planet", "startDate", "endDate"],
          span: ["startDate", "endDate"],
          told: "interpretation",
        },
        { kind: "reading", at: "dashas/summary" },
      ],
    },
    {
      chapter: "Houses",
      contents: [
        {
          kind: "table",
          at: "chart/houses",
          columns: ["number", "rashi", "lord", "lordHouse", "judgment/verdict"],
          told: "judgment/reading",
        },
      ],
    },
    {
      chapter: "Grahas",
      contents: [
        { kind: "reading", at: "chart/interpretations" },
        { kind: "table", at: "chart/grahas", columns: ["graha", "rashi"], told: "interpretation" },
      ],
    },
    {
      chapter: "Yogas",
      contents: [{ kind: "table", at: "chart/yogas", columns: ["name", "present"], told: "result" }],
    },
    {
      chapter: "Doshas",
      contents: [
        { kind: "facts", at: "manglik", columns: ["present", "severity"] },
        { kind: "reading", at: "manglik/description" },
        { kind: "facts", at: "kalsarpa", columns: ["present", "type", "severity"] },
        { kind: "reading", at: "kalsarpa/description" },
        { kind: "facts", at: "sadhesati", columns: ["present", "type", "severity"] },
        { kind: "reading", at: "sadhesati/description" },
        { kind: "table", at: "sadhesati/spans", columns: ["start", "end"] },
      ],
    },
    {
      chapter: "Strengths",
      contents: [
        { kind: "figure", at: "strengths", form: "bars" },
        {
          kind: "table",
          at: "strengths/planets",
          columns: ["planet", "totalRupas", "minRequired", "relativeRank"],
          told: "interpretation",
        },
      ],
    },
  ],
  examples: [
    {
      date: "1990-07-04",
      time: "10:12:00",
      latitude: 28.6139,
      longitude: 77.209,
      timezone: "Asia/Kolkata",
      name: "Asha",
      placeName: "Delhi",
      today: "2026-12-01",
    },
  ],
});
