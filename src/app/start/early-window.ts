/** An element, and its value at that moment: React gives a select its own value when it takes it over. */
export type Early = [Element, string];

/** Where the start of a page keeps for the app what happened before the app ran. */
export type EarlyWindow = Window & {
  /** What was tapped and typed; asked for once, which ends the watch. */
  earlyInput?: () => Early[];
  /** The browser's offer to install, which it makes once. */
  earlyOffer?: Event;
};
