import { LOCAL_STORAGE } from "../../domain/device/stored-names.ts";

export function storedInvitation(): string | null {
  try {
    return localStorage.getItem(LOCAL_STORAGE.invitation);
  } catch {
    return null;
  }
}

export function storeInvitation(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(LOCAL_STORAGE.invitation);
    else localStorage.setItem(LOCAL_STORAGE.invitation, token);
  } catch {
    // Without storage the mailed link must be opened again after signing in.
  }
}
