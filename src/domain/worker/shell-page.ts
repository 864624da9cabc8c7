/** The one page whose answer lets it ask for the camera: a document's rights are those of the address it was loaded at. */
export const CAMERA_PAGE = "/guide/scan";

/** The neutral shell names in it the parts of its version that only guides need. */
export const PARTS_ID = "guide-parts";

/** As the shell says it; null where it says nothing of the kind. */
export function partsIn(shell: string): string[] | null {
  const said = new RegExp(`id="${PARTS_ID}">([^<]*)<`).exec(shell)?.[1];
  try {
    const parts: unknown = JSON.parse(said ?? "null");
    return Array.isArray(parts) && parts.every((part) => typeof part === "string") ? parts : null;
  } catch {
    return null;
  }
}

/** Our pages hold the place of the app and end as HTML ends. The login page of a Wi-Fi, or half a page, does not. */
export const isOwnPage = (html: string): boolean => html.includes('id="root"') && html.trimEnd().endsWith("</html>");
