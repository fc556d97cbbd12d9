/** A prompt that a person may choose in a client, with its arguments. */
export interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly { readonly name: string; readonly description: string; readonly required: boolean }[];
}

interface PromptSource extends Prompt {
  readonly text: (given: (name: string) => string) => string;
}

const birth = (name: string, whose: string): Prompt["arguments"][number] => ({
  name,
  description: `${whose}, as in: Ada: 1990-07-15 14:30, New York`,
  required: true,
});

const VOICE =
  "Use what the answers say and nothing else; name the placement behind each sentence. Plain words, second person, no fate, no verdicts on health or money.";

const sources: readonly PromptSource[] = [
  {
    name: "natal_reading",
    title: "Natal reading",
    description: "A birth chart, read",
    arguments: [birth("person", "The birth")],
    text: (given) =>
      `Read this birth chart: ${given("person")}\n\nCall post_astrology_natal_chart with that line as person. Tell me what it understood of the line. Then read Sun, Moon and Ascendant, the chart's closest aspects and the houses that hold most bodies. ${VOICE}`,
  },
  {
    name: "relationship",
    title: "Relationship",
    description: "Two charts laid over each other",
    arguments: [birth("person1", "One birth"), birth("person2", "The other birth")],
    text: (given) =>
      `Compare these two people.\n1: ${given("person1")}\n2: ${given("person2")}\n\nCall post_astrology_synastry with the two lines as person1 and person2. Tell what draws them, what rubs, and one thing that each could do for the other. Say what the score is made of before you name it. ${VOICE}`,
  },
  {
    name: "year_ahead",
    title: "Year ahead",
    description: "The dates that matter in the next twelve months",
    arguments: [birth("person", "The birth")],
    text: (given) =>
      `What does the coming year hold for ${given("person")}?\n\nCall post_forecast_timeline with that line as person four times, for 90 days from today and for the three times 90 days after them (an answer covers 90 days at most), with minSignificance 60 and detail compact. Then call post_astrology_profections for today. Give the year by quarters: the lord of the year, and the three events in each quarter with the greatest significance, with their dates. ${VOICE}`,
  },
  {
    name: "today",
    title: "Today",
    description: "The day under the sky, and for one sign",
    arguments: [{ name: "sign", description: "A zodiac sign, as in: leo", required: true }],
    text: (given) =>
      `What kind of day is it for ${given("sign")}?\n\nIn one call of call_operations ask get_astrology_horoscope_sign_daily with that sign, get_astrology_moon_phase_current and post_tarot_daily. Then tell the day in three short paragraphs: the Moon, the sign, the card. ${VOICE}`,
  },
  {
    name: "cards",
    title: "Cards",
    description: "Three tarot cards for a question",
    arguments: [{ name: "question", description: "What the cards are asked", required: true }],
    text: (given) =>
      `The question: ${given("question")}\n\nCall call_operation with the operation post_tarot_spreads_three_card and this question. Show the three cards with their positions and whether they are upright. Then read them as one answer to the question, and end with one thing to try. ${VOICE}`,
  },
  {
    name: "three_traditions",
    title: "One birth in three traditions",
    description: "A birth as the West, India and China read it",
    arguments: [birth("person", "The birth")],
    text: (given) =>
      `Read one birth in three traditions: ${given("person")}\n\nIn one call of call_operations ask post_astrology_natal_chart, post_vedic_astrology_birth_chart and post_chinese_astrology_bazi_chart, each with that line as person. Say what each tradition looks at first: the rising sign and the lights, the Lagna and the Moon's nakshatra, the day master and its season. Then say where the three agree and where they differ, without making them one. ${VOICE}`,
  },
];

export const prompts: readonly Prompt[] = sources.map(({ text: _, ...prompt }) => prompt);

export type PromptText =
  | { readonly ok: true; readonly description: string; readonly text: string }
  | { readonly ok: false; readonly problem: string };

const LONGEST_ARGUMENT = 500;

/** A prompt's text with its arguments filled in. */
export function promptText(name: string, given: Readonly<Record<string, unknown>>): PromptText {
  const prompt = sources.find((one) => one.name === name);
  if (prompt === undefined) {
    const known = sources.map((one) => one.name).join(", ");
    return { ok: false, problem: `There is no prompt ${JSON.stringify(name.slice(0, 60))}. There are ${known}.` };
  }
  for (const { name: argument, description } of prompt.arguments) {
    const value = given[argument];
    if (typeof value !== "string" || value.trim() === "")
      return { ok: false, problem: `${argument} is missing. ${description}.` };
    if (value.length > LONGEST_ARGUMENT) {
      return { ok: false, problem: `${argument} has ${value.length} characters. Send at most ${LONGEST_ARGUMENT}.` };
    }
  }
  return { ok: true, description: prompt.description, text: prompt.text((argument) => String(given[argument]).trim()) };
}
