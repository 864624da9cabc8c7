/** Where a prerendered page keeps what was tapped and typed before the app ran, until `early-input.ts` repeats it. */
export const EARLY_INPUT = "earlyInput";
/** And the browser's offer to install, which it makes once. */
export const EARLY_OFFER = "earlyOffer";
