export const CODE_ID = "app-code";

export type PageCode = {
  /** Runs each file in a separate task, so taps can run in between. */
  run: string[];
  fetch: string[];
  styles: string[];
};
