import { create } from "zustand";
import { LOCAL_STORAGE } from "../../domain/device/stored-names.ts";
import type { AccountRole } from "../../data/remote/account.ts";
import { SESSION_STORAGE_KEY } from "../../data/net/supabase-client.ts";

/** Only the look of the app depends on it; the server checks every call. */
const ROLE_STORAGE_KEY = LOCAL_STORAGE.role;
/** Keys of older versions that held personal data. */
const SIGN_OUT_KEYS = ["user_preferences", "payment_info", "temp_data"];

export type SessionUser = { id: string; email: string };
export type SessionState = {
  status: "loading" | "signed-out" | "signed-in";
  user: SessionUser | undefined;
  isAdmin: boolean;
  isGuide: boolean;
  /** Nobody is turned away before the server has been asked once on this device. */
  roleKnown: boolean;
};

/** Parsed by hand: the first paint depends on it, and valibot loads later. */
function storedUser(session: unknown): SessionUser | undefined {
  const user = typeof session === "object" && session !== null && "user" in session ? session.user : undefined;
  if (typeof user !== "object" || user === null || !("id" in user) || !("email" in user)) return undefined;
  const { id, email } = user;
  return typeof id === "string" && typeof email === "string" ? { id, email } : undefined;
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    // Unreadable storage means signed out.
    return null;
  }
}

const nothing = { isAdmin: false, isGuide: false, roleKnown: false };
const signedOut: SessionState = { status: "signed-out", user: undefined, ...nothing };

export function readStoredSession(): SessionState {
  const user = storedUser(read(SESSION_STORAGE_KEY));
  if (user === undefined) return signedOut;
  const [role = "", of] = String(read(ROLE_STORAGE_KEY)).split(":");
  const known = { isAdmin: role.includes("admin"), isGuide: role.includes("guide"), roleKnown: true };
  return { status: "signed-in", user, ...(of === user.id ? known : nothing) };
}

export const storeRole = (userId: string, role: AccountRole): void =>
  localStorage.setItem(ROLE_STORAGE_KEY, JSON.stringify(`${role}:${userId}`));

export const useSession = create<SessionState>(() => ({ ...signedOut, status: "loading" }));

/** Also called whenever another tab changes the stored session. */
export const loadStoredSession = (): void => useSession.setState(readStoredSession());

export function forgetStoredSession(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(SESSION_STORAGE_KEY) || SIGN_OUT_KEYS.includes(key)) localStorage.removeItem(key);
  }
  loadStoredSession();
}

/** Set by a link for a forgotten password, so the visitor is not sent home before choosing a new one. */
export const useNewPassword = create<{ wanted: boolean }>(() => ({ wanted: false }));
