// Run when declarations are written: makes the files that n8n loads, whose form is that of the service's OpenAPI
// document, which the build has written.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { nodeTable } from "../dist/index.js";

const DOCUMENT = new URL("../../../apps/api/dist/openapi.json", import.meta.url);
const FOLDER = new URL("../dist/n8n/", import.meta.url);

/** A sphere with its ecliptic, as on the pages of the service. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="13" fill="#27406e"/><ellipse cx="16" cy="16" rx="13" ry="4.5" fill="none" stroke="#fff" stroke-width="2" transform="rotate(-23.4 16 16)"/></svg>
`;
const NODE = `"use strict";
const { almagestNode } = require("../index.cjs");
// n8n knows classes by their names, which a bundler may change.
exports.Almagest = class Almagest extends almagestNode(require("./table.json")) {};
`;
const CREDENTIALS = `"use strict";
const index = require("../index.cjs");
exports.AlmagestApi = class AlmagestApi extends index.AlmagestApi {};
`;
/** The panel of nodes finds it by these. */
const CODEX = {
  node: "n8n-nodes-almagest.almagest",
  nodeVersion: "1.0",
  codexVersion: "1.0",
  categories: ["Data & Storage", "Utility"],
  alias: ["astrology", "horoscope", "natal chart", "tarot", "numerology", "panchang", "bazi", "moon"],
  resources: { primaryDocumentation: [], credentialDocumentation: [] },
};

mkdirSync(FOLDER, { recursive: true });
const write = (name, text) => writeFileSync(new URL(name, FOLDER), text);
write("table.json", JSON.stringify(nodeTable(JSON.parse(readFileSync(DOCUMENT, "utf8")))));
// n8n reads CommonJS from files that end in .js.
write("package.json", '{ "type": "commonjs" }\n');
write("Almagest.node.js", NODE);
write("Almagest.node.json", JSON.stringify(CODEX));
write("AlmagestApi.credentials.js", CREDENTIALS);
write("almagest.svg", ICON);
