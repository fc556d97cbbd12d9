import fc from "fast-check";

// CI has to say the same of the same commit; elsewhere each run looks at other cases.
if (process.env["ALMAGEST_CI"] === "1") fc.configureGlobal({ seed: 20261121 });
