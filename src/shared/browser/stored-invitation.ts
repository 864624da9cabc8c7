import { LOCAL_STORAGE } from "../../domain/device/stored-names.ts";

export type InvitedRole = "guide" | "admin";
export type Invitation = { to: InvitedRole; token: string };

/** A fragment, because servers log the rest of an address. */
export const invitationInHash = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get("invitation");

/** Versions before the desk's invitations stored the token alone. */
export function storedInvitation(): Invitation | null {
  try {
    const storedInvitationText = localStorage.getItem(LOCAL_STORAGE.invitation);
    if (storedInvitationText === null) return null;
    const [token = "", to] = storedInvitationText.split(" ");
    return { to: to === "admin" ? "admin" : "guide", token };
  } catch {
    return null;
  }
}

export function storeInvitation(invitation: Invitation | null): void {
  try {
    if (invitation === null) localStorage.removeItem(LOCAL_STORAGE.invitation);
    else localStorage.setItem(LOCAL_STORAGE.invitation, `${invitation.token} ${invitation.to}`);
  } catch {
    // Without storage the mailed link must be opened again after signing in.
  }
}
