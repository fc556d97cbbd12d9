import { createCatalogue, domains } from "@almagest/catalog";
import { describe, expect, it } from "vitest";
import { drawnCatalogue } from "../../test/drawn";
import { get, KEY, post, testService } from "../../test/service";

const BASE = "/api/v2";
const catalogue = createCatalogue(domains.filter(({ id }) => ["numerology", "tarot", "kabbalah"].includes(id)));
const { app } = testService(1000, { catalogue });
const ask = (path: string, init: RequestInit = get()) => app.request(`${BASE}${path}`, init);
const used = ({ headers }: Response) => Number(headers.get("x-ratelimit-used"));
const said = async (response: Response) => [response.status, await response.json()] as const;
const BORN = { year: 1990, month: 7, day: 15 };

describe("what programs without types send", () => {
  it("is read: numbers as text, empty text, members of a visit in the query", async () => {
    const due = await said(await ask("/numerology/life-path", post(BORN)));
    expect(due[0]).toBe(200);
    const texts = { year: "1990", month: "07", day: "15" };
    const noise = "?utm_source=mail&utm_campaign=x&_=1718000000&lang=";
    expect(await said(await ask(`/numerology/life-path${noise}`, post(texts)))).toEqual(due);
    expect(await said(await ask(`/numerology/life-path.json?${new URLSearchParams(texts)}&utm_id=1&_=2`))).toEqual(due);
    const cards = await said(await ask("/tarot/cards?limit=2"));
    expect(await said(await ask("/tarot/cards?limit=2&arcana=&suit=&offset=&_=1&_=2&detail=&fields="))).toEqual(cards);
  });

  it("keeps nothing else out of sight: other unknown members are refused by name", async () => {
    for (const name of ["utm", "xutm_source", "__", "_x"]) {
      const [status, { issues }] = await said(await ask(`/tarot/cards?${name}=1`));
      expect([status, issues[0].path]).toEqual([400, name]);
    }
    const [, { issues }] = await said(await ask("/numerology/life-path", post({ ...BORN, utm_source: "x" })));
    expect(issues).toMatchObject([{ path: "utm_source", code: "unknown_member" }]);
  });

  it("is refused for free with the number that was meant", async () => {
    const before = used(await ask("/numerology/life-path", post(BORN)));
    const response = await ask("/numerology/life-path", post({ ...BORN, year: "1,990", day: "1.5e1" }));
    expect([response.status, used(response)]).toEqual([400, before]);
    const { issues } = await response.json();
    expect(issues.map(({ message }: { message: string }) => message)).toEqual([
      expect.stringMatching(/^year is "1,990"\. Send 1990, if that is what you mean: a whole number from /),
      expect.stringMatching(/^day is "1\.5e1"\. Send 15, if that is what you mean: a whole number from 1 to 31\.$/),
    ]);
  });

  it("never draws by chance for an empty seed, and keeps an empty question", async () => {
    const [status, { issues }] = await said(await ask("/tarot/yes-no", post({ seed: "" })));
    expect([status, issues[0].path]).toEqual([400, "seed"]);
    const [, drawn] = await said(await ask("/tarot/yes-no", post({ seed: "a", question: "" })));
    expect(drawn).toMatchObject({ question: "" });
    const [, { issues: unnamed }] = await said(await ask("/kabbalah/gematria", post({ text: "", ciphers: "" })));
    expect(unnamed).toMatchObject([{ path: "text" }]);
  });

  it("takes empty lists of an address for none", async () => {
    const due = await said(await ask("/kabbalah/gematria.json?text=Ada"));
    expect(due[0]).toBe(200);
    expect(await said(await ask("/kabbalah/gematria.json?text=Ada&ciphers="))).toEqual(due);
  });
});

describe("a form", () => {
  const form = (body: string, type = "application/x-www-form-urlencoded"): RequestInit => ({
    method: "POST",
    headers: { "X-API-Key": KEY, "Content-Type": type },
    body,
  });

  it("is a 415 that shows the same request as JSON and as an address, and both are right", async () => {
    const response = await ask(
      "/numerology/life-path?utm_source=x",
      form(`year=1990&month=07&day=15&lang=de-AT&api_key=${KEY}`),
    );
    const [status, { code, error }] = await said(response);
    expect([status, code]).toEqual([415, "unsupported_media_type"]);
    expect(error).toBe(
      'The body came as application/x-www-form-urlencoded. Send JSON with Content-Type: application/json. As JSON it is POST /api/v2/numerology/life-path?lang=de with the body {"year":1990,"month":7,"day":15}. GET /api/v2/numerology/life-path.json?year=1990&month=7&day=15&lang=de asks the same.',
    );
    const [, posted, body, got] = /POST (\S+) with the body (.+)\. GET (\S+) asks/.exec(error) ?? [];
    const due = await (await app.request(String(posted), post(String(body)))).text();
    expect(due).toContain('"number":5');
    expect(await (await app.request(String(got), get())).text()).toBe(due);
  });

  it("shows nested members, whole lists, and invalid values as sent", async () => {
    const { app: drawn } = testService(10, { catalogue: drawnCatalogue });
    const path = `${BASE}/drawn/pair/a%20b`;
    const { error } = await (await drawn.request(path, form("first.name=Ann&first.age=old&others[0].name=B"))).json();
    expect(error).toContain(
      'POST /api/v2/drawn/pair/a%20b with the body {"first":{"name":"Ann","age":"old"},"others":[{"name":"B"}]}.',
    );
    expect(error).toContain("GET /api/v2/drawn/pair/a%20b.json?first.name=Ann&first.age=old&others.0.name=B asks");
  });

  it.each([
    ["of many kilobytes", "year=1990&".repeat(1000), undefined],
    ["with files", "--x--", "multipart/form-data; boundary=x"],
  ])("%s is shown the example", async (_, body, type) => {
    const [status, { error }] = await said(await ask("/numerology/life-path", form(body, type)));
    expect(status).toBe(415);
    expect(error).toContain('For example: POST /api/v2/numerology/life-path with the body {"year":1990,');
    expect(error.length).toBeLessThan(500);
  });
});
