/** A document has the camera rights of the address it was loaded at, so only this page may ask. */
export const CAMERA_PAGE = "/guide/scan";

export const EMBEDDED_ID = "catalogue-rows";

export const PARTS_ID = "guide-parts";

export const CODE_ID = "app-code";

export type PageCode = {
  /** Runs each file in a separate task, so taps can run in between. */
  run: string[];
  fetch: string[];
  styles: string[];
};

export function partsIn(shell: string): string[] | null {
  const partsJson = new RegExp(`id="${PARTS_ID}">([^<]*)<`).exec(shell)?.[1];
  try {
    const parts: unknown = JSON.parse(partsJson ?? "null");
    return Array.isArray(parts) && parts.every((part) => typeof part === "string") ? parts : null;
  } catch {
    return null;
  }
}

/** A Wi-Fi login page or a truncated page lacks the app's root or the end of the HTML. */
export const isOwnPage = (html: string): boolean => html.includes('id="root"') && html.trimEnd().endsWith("</html>");
