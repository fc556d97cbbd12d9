import { expect, it } from "vitest";
import { type Question, sealer } from "./seal";

const ASKED: Question = {
  ...{ formId: "form", untilEpochMs: 1000, clientId: "client", clientName: "Name", redirectUri: "https://a.example/" },
  ...{ resource: "https://api.example.com/mcp", challenge: "challenge", lang: "en" },
};

it("opens what it sealed until its time is up, in every process with the same salt", () => {
  const sealed = sealer("salt").seal(ASKED);
  expect(sealer("salt").open(sealed, 999)).toEqual(ASKED);
  expect(sealer("salt").open(sealed, 1000)).toBeUndefined();
  expect(sealer("other salt").open(sealed, 0)).toBeUndefined();
});

it("opens nothing that was changed", () => {
  const { open, seal } = sealer("salt");
  const { question, seal: proof } = seal(ASKED);
  const other = seal({ ...ASKED, redirectUri: "https://evil.example/" }).question;
  expect(open({ question: other, seal: proof }, 0)).toBeUndefined();
  for (const wrong of ["", "a", `${proof}AA`, "é"]) expect(open({ question, seal: wrong }, 0)).toBeUndefined();
  expect(open({ question: "", seal: "" }, 0)).toBeUndefined();
});
