/** The data of a page that names the app's code. */
export const CODE_ID = "app-code";

export type PageCode = {
  /** Run in this order, the app itself last; each in a step of its own, so that a tap in between is not kept waiting. */
  run: string[];
  /** The page's own screen: fetched beside. */
  fetch: string[];
  /** And its sheets, of which the page carries what its own markup uses. */
  styles: string[];
};
