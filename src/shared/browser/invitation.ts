import { LOCAL_STORAGE } from "../../domain/device/stored-names.ts";

/** An invitation waits here while its guide signs in or up, also in the tab that a letter's link opens. */
export function waitingInvitation(): string | null {
  try {
    return localStorage.getItem(LOCAL_STORAGE.invitation);
  } catch {
    return null;
  }
}

export function keepInvitation(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(LOCAL_STORAGE.invitation);
    else localStorage.setItem(LOCAL_STORAGE.invitation, token);
  } catch {
    // Where nothing is kept, the letter's link is opened once more after signing in.
  }
}
