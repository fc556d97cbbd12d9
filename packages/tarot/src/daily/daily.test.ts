import { capitalized, dateIn } from "@almagest/i18n";
import { frameShare, repeatedSentences } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { CARDS } from "../deck/cards";
import { cardDraw } from "../draw/operation";
import { en } from "../texts/en";
import { tarotReader } from "../texts/reader";
import { MAYBE_IDS } from "../yes-no/answer";
import { yesNoOracle } from "../yes-no/operation";
import { computeDailyCard, dailyCard } from "./operation";
import { dailyPieces } from "./reading";

const random = (byteCount: number): Uint8Array => crypto.getRandomValues(new Uint8Array(byteCount));
const at = (iso: string) => ({ random, now: Date.parse(iso), texts: [en] });
const texts = tarotReader({ lang: "en", catalogues: [en] });
const context = at("2026-03-06T12:00:00Z");

describe("the card of the day", () => {
  test("has the seed and the date in its seed, or the date alone", () => {
    expect(dailyCard({ seed: "user123", date: "2026-03-06" }, context)).toMatchObject({
      date: "2026-03-06",
      seed: "user123-2026-03-06",
    });
    expect(dailyCard({ date: "2024-02-29" }, context)).toMatchObject({ date: "2024-02-29", seed: "2024-02-29" });
  });

  test("is the same for all who send no seed", () => {
    expect(dailyCard({}, context)).toEqual(dailyCard({}, at("2026-03-06T23:59:59.999Z")));
  });

  test.each([
    ["2026-03-05T23:59:59.999Z", "2026-03-05"],
    ["2026-03-06T00:00:00.000Z", "2026-03-06"],
  ])("without a date is that of today in UTC: at %s it is %s", (iso, date) => {
    expect(dailyCard({}, at(iso)).date).toBe(date);
  });

  test("says the day, the card and its words, and what the day is for", () => {
    for (let day = 1; day <= 31; day++) {
      const date = `2026-01-${String(day).padStart(2, "0")}`;
      const answer = dailyCard({ date, seed: "a" }, context);
      const { card, dailyMessage } = answer;
      const name = card.reversed ? `${card.name} (reversed)` : card.name;
      const words = capitalized(card.keywords?.join(", ") ?? "");
      expect(dailyMessage).toContain(`Your card for ${dateIn(date, "en")}: ${name}. ${words}. `);
      expect(repeatedSentences(answer)).toEqual([]);
    }
  });

  test("is read as the card it is, in a year of one person: the same words mean the same card", () => {
    const year = Array.from({ length: 365 }, (_, day) => {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      const daily = computeDailyCard({ date, seed: "a" }, context);
      const { card, reversed } = daily.laid;
      return { face: `${card.id} ${reversed}`, text: dailyPieces(daily, texts)[1]?.text ?? "" };
    });
    expect(new Set(year.map(({ text }) => text)).size).toBe(new Set(year.map(({ face }) => face)).size);
  });

  test("has less than a tenth of frame", () => {
    for (const card of CARDS) {
      for (const reversed of [false, true]) {
        const daily = { date: "2026-03-06", seed: "a", laid: { card, reversed } };
        const pieces = dailyPieces(daily, texts).filter((piece) => piece !== undefined);
        expect(pieces).toHaveLength(2);
        expect(frameShare(pieces), card.id).toBeLessThan(0.1);
      }
    }
  });

  test.each(["2026-02-29", "2026-3-6", "06.03.2026", "today"])("refuses the date %s", (date) => {
    expect(dailyCard.parse({ body: { date } })).toMatchObject({ ok: false });
  });
});

describe("drawing", () => {
  test.each([0, 79, 1.5, -1, "3.5", "three", null])("refuses a count of %s", (count) => {
    const parsed = cardDraw.parse({ body: { count } });
    expect(parsed).toMatchObject({ ok: false, issues: [{ path: "count" }] });
  });

  test("takes 1 and 78, and needs a count", () => {
    expect(cardDraw({ count: 1 }, context).cards).toHaveLength(1);
    expect(cardDraw({ count: 78 }, context).cards).toHaveLength(78);
    expect(cardDraw.parse({ body: {} })).toMatchObject({ ok: false, issues: [{ path: "count" }] });
  });

  test("numbers the cards and gives the text of the side that lies up", () => {
    const { cards } = cardDraw({ count: 78, seed: "a" }, context);
    expect(cards.map(({ position }) => position)).toEqual(CARDS.map((_, index0) => index0 + 1));
    for (const card of cards) {
      expect(card.imageUrl).toBe(`/img/tarot/${card.arcana}/${card.id}.svg`);
      expect(card.meaning?.length).toBeGreaterThan(100);
      expect(card.keywords).toHaveLength(card.reversed ? 4 : 5);
    }
  });

  test("says by which rule it drew", () => {
    expect(cardDraw({ count: 1, allowReversals: false }, context).conventions).toEqual({
      deck: "rider-waite-smith",
      draw: "system-random",
      reversals: "none",
    });
    expect(cardDraw({ count: 1, seed: "a" }, context).conventions.draw).toBe("sha256-fisher-yates");
  });
});

describe("yes or no", () => {
  const answers = Array.from({ length: 2000 }, (_, seed) =>
    yesNoOracle({ seed: `yn-${seed}`, question: "Now?" }, context),
  );

  test("upright is Yes, reversed No, and five cards say Maybe either way up", () => {
    const maybe: readonly string[] = MAYBE_IDS;
    for (const { answer, card } of answers) {
      expect(answer).toBe(maybe.includes(card.id) ? "Maybe" : card.reversed ? "No" : "Yes");
    }
    expect(new Set(answers.filter(({ answer }) => answer === "Maybe").map(({ card }) => card.id)).size).toBe(5);
  });

  test("the major arcana answer strongly, the minor with a reserve, Maybe included", () => {
    for (const { strength, card } of answers) expect(strength).toBe(card.arcana === "major" ? "Strong" : "Qualified");
  });

  test("the interpretation opens with the answer and reads the card", () => {
    for (const { strength, answer, card, interpretation } of answers) {
      const told = answer === "Maybe" ? answer : `${strength} ${answer}`;
      expect(interpretation).toMatch(new RegExp(`^${told}: [A-Z]`));
      expect(interpretation).toContain(card.name.replace(/^The /, ""));
      expect(interpretation).not.toMatch(/[{}]|undefined/);
    }
  });

  test("the question is part of the draw, the spaces around it are not", () => {
    const card = (question?: string) => yesNoOracle({ seed: "a", ...(question && { question }) }, context).card;
    expect(card("  Now? ")).toEqual(card("Now?"));
    expect(card("   ")).toEqual(card());
    const asked = ["Now?", "Then?", "Here?", "There?"].map((question) => JSON.stringify(card(question)));
    expect(new Set(asked).size).toBeGreaterThan(1);
  });

  test("echoes the question as it was sent", () => {
    expect(yesNoOracle({ question: " Now? " }, context).question).toBe(" Now? ");
  });
});
