import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { chineseCalendar } from "@almagest/chinese-astrology/facts";
import { chartMoment } from "@almagest/sky";
import { test } from "vitest";
import { drawnBirth, drawnSetting, drawnValues, randomFrom } from "../test/draw";
import { birthReadings } from "./settings/births";
import { costOfAll, ownConventions } from "./settings/conventions";
import { ranked } from "./search/rank";
import { fitOf } from "./search/fit";
import { predictor } from "./search/predict";
import { readValue } from "./values/read";

function trueScore(setting: any, values: any, predict: any, own: any) { return values.reduce((sum: number, v: any) => sum + fitOf(v, predict(v, setting.chosen)).score, -setting.reading.cost - costOfAll(setting.chosen, own)); }
test("try", () => {
  const ephemeris = swissEphemeris();
  const calendar = chineseCalendar(ephemeris);
  const own = ownConventions({ zodiac: "tropical", ayanamsa: "lahiri", houseSystem: "placidus", nodeType: "true" });
  let good = 0;
  const n = Number(process.env["N"] ?? 40);
  let slowest = 0; let total = 0;
  for (let seed = 1; seed <= n; seed++) {
    const random = randomFrom(seed);
    const birth = drawnBirth(random);
    const m = chartMoment(ephemeris, { date: "1991-03-04", time: "10:00:00", timezone: 5.5 });
    const source = { ephemeris, calendar: chineseCalendar(ephemeris), partner: { moonDeg: ephemeris.ecliptic("moon", m.jdTt).longitudeDeg, jdTt: m.jdTt }, isBride: false };
    const setting = drawnSetting(random, birth, own);
    const sent = drawnValues(random, source, setting);
    const values = sent.map((one) => { const r = readValue(one); if ("reason" in r) throw new Error(); return r; });
    const t0 = process.cpuUsage();
    const readings = birthReadings(birth, []);
    const ranking = ranked({ source, readings, values, own });
    const t = process.cpuUsage(t0); const ms = (t.user + t.system) / 1000;
    slowest = Math.max(slowest, ms); total += ms;
    const predict = predictor(source, setting.reading);
    const trueLevels = values.map((s) => fitOf(s, predict(s, setting.chosen)).level[0]).join("");
    const firsts = ranking.explanations.filter((e) => e.rank === 1);
    const top = ranking.explanations[0]?.fits.map((f) => f.level[0]).join("") ?? ranking.asSent.fits.map((f) => f.level[0]).join("");
    // true: first rank contains an explanation whose reading is the true and conventions relevant equal
    const ok = top === trueLevels && (firsts.some((e) => e.reading.changes.map((c) => c.value).join() === setting.reading.changes.map((c) => c.value).join()) || (ranking.explanations.length === 0 && setting.reading.changes.length === 0));
    if (ok) good++;
    else console.log(trueScore(setting, values, predict, own).toFixed(1), seed, values.length, Math.round(ms), ranking.outcome, trueLevels, top, JSON.stringify(setting.reading.changes.map((c) => c.value)), JSON.stringify(Object.entries(setting.chosen).filter(([k, v]) => own[k] !== v)), "found", firsts.length, ranking.furtherTied, firsts.slice(0, 3).map((e) => e.changes.map((c) => c.value).join("+") + ":" + e.score.toFixed(1)).join(" | "));
  }
  console.log("good", good, "of", n, "slowest", slowest, "mean", total / n);
}, 600000);
