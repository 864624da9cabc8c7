/** A filter of Vitest's tags that leaves the tests of `npm test`. */
export const quickTestsOf = (lane: string): string => (lane === "e2e" ? "journey" : "!long");
