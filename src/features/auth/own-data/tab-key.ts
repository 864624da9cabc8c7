import { tokenFromBytes } from "../../../domain/base64url.ts";
import { SESSION_STORAGE } from "../../../domain/device/stored-names.ts";

/** Survives a reload, so that the link stays open in this tab. */
export function tabKey(): string {
  const made = tokenFromBytes(crypto.getRandomValues(new Uint8Array(32)));
  try {
    const known = sessionStorage.getItem(SESSION_STORAGE.dataKey) ?? made;
    sessionStorage.setItem(SESSION_STORAGE.dataKey, known);
    return known;
  } catch {
    // Safari throws here if all cookies are blocked.
    return made;
  }
}
