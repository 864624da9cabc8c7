import { it, type TestFunction } from "vitest";

/** A story that `npm test` runs; the other stories wait for `npm run test:all`. */
export const journey = (title: string, run: TestFunction): void => it(title, { tags: ["journey"] }, run);

/** A test that waits for `npm run test:all`. */
export const long = (title: string, run: TestFunction): void => it(title, { tags: ["long"] }, run);
