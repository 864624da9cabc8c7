import { create } from "zustand";
import { SESSION_STORAGE_KEY } from "../../data/net/supabase-client.ts";
import type { AccountRole } from "../../data/remote/account.ts";
import { LOCAL_STORAGE } from "../../domain/device/stored-names.ts";

/** Only the look of the app depends on it; the server checks every call. */
const ROLE_STORAGE_KEY = LOCAL_STORAGE.role;
/** Older versions stored personal data under these keys. */
const SIGN_OUT_KEYS = ["user_preferences", "payment_info", "temp_data"];

export type SessionUser = { id: string; email: string };
export type SessionState = {
  status: "loading" | "signed-out" | "signed-in";
  user: SessionUser | undefined;
  isAdmin: boolean;
  isOwner: boolean;
  isGuide: boolean;
  /** Guards must not turn a user away before the first role check on this device. */
  roleKnown: boolean;
};

/** The first paint depends on this, and valibot loads later. */
function storedUser(session: unknown): SessionUser | undefined {
  const user = typeof session === "object" && session !== null && "user" in session ? session.user : undefined;
  if (typeof user !== "object" || user === null || !("id" in user) || !("email" in user)) return undefined;
  const { id, email } = user;
  return typeof id === "string" && typeof email === "string" ? { id, email } : undefined;
}

function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

const noRoles = { isAdmin: false, isOwner: false, isGuide: false, roleKnown: false };
const signedOutState: SessionState = { status: "signed-out", user: undefined, ...noRoles };

export function readStoredSession(): SessionState {
  const user = storedUser(readStoredJson(SESSION_STORAGE_KEY));
  if (user === undefined) return signedOutState;
  const [stored = "", of] = String(readStoredJson(ROLE_STORAGE_KEY)).split(":");
  const roles = stored.split("+");
  const isOwner = roles.includes("owner");
  const roleFlags = {
    isAdmin: isOwner || roles.includes("office"),
    isOwner,
    isGuide: roles.includes("guide"),
    roleKnown: true,
  };
  return { status: "signed-in", user, ...(of === user.id ? roleFlags : noRoles) };
}

export const storeRole = (userId: string, { desk, guide }: AccountRole): void =>
  localStorage.setItem(ROLE_STORAGE_KEY, JSON.stringify(`${desk ?? "none"}${guide ? "+guide" : ""}:${userId}`));

export const useSession = create<SessionState>(() => ({ ...signedOutState, status: "loading" }));

export const loadStoredSession = (): void => useSession.setState(readStoredSession());

export function forgetStoredSession(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(SESSION_STORAGE_KEY) || SIGN_OUT_KEYS.includes(key)) localStorage.removeItem(key);
  }
  loadStoredSession();
}

/** A link for a forgotten password must not send the visitor home before a new one is chosen. */
export const useNewPassword = create<{ wanted: boolean }>(() => ({ wanted: false }));
