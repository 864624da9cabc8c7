/** What `npm test` runs of a lane, as a filter of Vitest's tags. */
export const quickTestsOf = (lane: string): string => (lane === "e2e" ? "journey" : "!long");
