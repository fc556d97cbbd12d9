import { type CallResources, type Computer, computerOver } from "./computer";
import { AWAY, BROKEN } from "./failures";
import { here, NotHere } from "./fetched";
import type { Progress, Question, Reply } from "./messages";
import { once } from "./once";
import { openEngine } from "./sky";

const report = (progress: Progress): void => postMessage({ progress });

const engine = once(() => openEngine(report));
const places = once(async () => {
  const { loadedGazetteer, placesCalled } = await here(import("./gazetteer"));
  const gazetteer = await loadedGazetteer(report);
  return { gazetteer, called: (query: string) => placesCalled(gazetteer, query) };
});
const transliterate = once(async () => (await here(import("@almagest/numerology/names"))).loadTransliterator());

const computers = new Map<string, Computer>();

/** One computer for each service address: a worker that replaces another needs no other state. */
function computerFor(publicUrl: string): Computer {
  const computer = computers.get(publicUrl) ?? computerOver({ resourcesFor, publicUrl });
  computers.set(publicUrl, computer);
  return computer;
}

/** Answers what the page asks. Never rejects. */
export async function serve(question: Question): Promise<Reply> {
  try {
    return await replyTo(question);
  } catch (error) {
    if (!(error instanceof NotHere)) console.error(error);
    return { kind: "failed", failure: error instanceof NotHere ? AWAY : BROKEN };
  }
}

async function replyTo(question: Question): Promise<Reply> {
  switch (question.kind) {
    case "open": {
      const { version, licence } = await engine();
      return { kind: "opened", version, licence };
    }
    case "call": {
      const { publicUrl, domainId, operationId, input, lang } = question;
      return { kind: "said", ...(await computerFor(publicUrl).said(domainId, operationId, input, lang)) };
    }
    case "prepare": {
      const { publicUrl, domainId, operationId, lang } = question;
      await computerFor(publicUrl).prepare(domainId, operationId, lang);
      return { kind: "prepared" };
    }
    case "places":
      return { kind: "places", places: (await places()).called(question.query) };
  }
}

async function resourcesFor(needs: ReadonlySet<string>): Promise<CallResources> {
  const others = {
    ...(needs.has("gazetteer") && { gazetteer: (await places()).gazetteer }),
    ...(needs.has("transliterate") && { transliterate: await here(transliterate()) }),
  };
  if (!needs.has("ephemeris")) return { resources: others, more: () => undefined };
  const { near, whole } = await engine();
  const { ephemeris, hasRefused } = near();
  const more = async (): Promise<CallResources["resources"]> => ({ ...others, ephemeris: await whole() });
  return { resources: { ...others, ephemeris }, more: () => (hasRefused() ? more() : undefined) };
}
