export const CODE_ID = "app-code";

export type PageCode = {
  /** In this order, the app last, each in a task of its own, so taps can run in between. */
  run: string[];
  fetch: string[];
  /** The page inlines only the rules its markup uses. */
  styles: string[];
};
