import fc from "fast-check";

// `npm test` draws the same examples each time, so a red run means a broken product; `npm run test:all` draws others.
if (process.env["SAME_EXAMPLES"]) fc.configureGlobal({ seed: 1 });
