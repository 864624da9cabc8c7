import { forgetAccountTrips, showAccountTrips } from "../../data/sync/booking-account.ts";
import { askRole } from "../../data/remote/ask-role.ts";
import { supabase } from "../../data/remote/supabase-client.ts";
import { forgetStoredSession, loadStoredSession, storeRole } from "./session-store.ts";

const learnRole = async (userId: string): Promise<void> => {
  const role = await askRole(userId);
  if (role === "unknown") return;
  storeRole(userId, role);
  loadStoredSession();
};

/** What a session brings with it: the role, and the trips of its confirmed address. */
const welcome = async (accessToken: string, userId: string): Promise<void> => {
  await Promise.all([learnRole(userId), showAccountTrips(accessToken)]);
};

let kept: Promise<void> | undefined;

const keep = async (): Promise<void> => {
  const { auth } = await supabase();
  auth.onAuthStateChange((event, session) => {
    // A null session while offline only means that it could not be refreshed: what is stored decides.
    loadStoredSession();
    if (event === "SIGNED_OUT") {
      forgetStoredSession();
      forgetAccountTrips().catch((error: unknown) => console.warn("Account trips were not removed:", error));
    }
    // Later, outside this call: the library holds its lock while it tells us.
    const late = event === "SIGNED_IN" || event === "TOKEN_REFRESHED" || event === "INITIAL_SESSION";
    if (session && late) {
      setTimeout(() => {
        welcome(session.access_token, session.user.id).catch((error: unknown) =>
          console.warn("The account could not be read:", error),
        );
      });
    }
  });
};

/** Loads the library that refreshes the session (every 30 s it looks; three looks before the end it acts). */
export const keepSession = (): Promise<void> => {
  kept ??= keep().catch((error: unknown) => {
    kept = undefined;
    throw error;
  });
  return kept;
};
