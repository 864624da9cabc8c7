import { SESSION_STORAGE } from "../../../domain/device/stored-names.ts";

/** Only the tab that ordered shows the code: others on this device find it in the buyer's mail. */
export function storeOrderToken(token: string): void {
  try {
    sessionStorage.setItem(SESSION_STORAGE.giftCard, token);
  } catch {
    // Safari throws here if all cookies are blocked; the mail has the code.
  }
}

export function readOrderToken(): string | null {
  try {
    return sessionStorage.getItem(SESSION_STORAGE.giftCard);
  } catch {
    return null;
  }
}
