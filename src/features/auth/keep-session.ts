import type { SupabaseClient } from "@supabase/supabase-js";
import { forgetAccountRows } from "../../data/local/bookings.ts";
import { showAccountTrips } from "../../data/sync/trips/open-trip.ts";
import { askRole } from "../../data/remote/account.ts";
import { supabaseClient } from "../../data/net/supabase-client.ts";
import { withTimeLimit } from "../../data/net/time-limit.ts";
import { onReturn } from "../../shared/browser/wake-ups.ts";
import { forgetStoredSession, loadStoredSession, storeRole } from "./session-store.ts";

/** Written down for the guards and for where signing in leads to. */
async function learnRole(accessToken: string, userId: string): Promise<void> {
  const role = await askRole(accessToken);
  if (role === "unknown") return;
  storeRole(userId, role);
  loadStoredSession();
}

/** Longer nobody waits to be let in: who could not be asked about is led as anybody is. */
const ROLE_WAIT_MS = 4_000;

/** Right after signing in: where that leads depends on it. */
export async function learnOwnRole(): Promise<void> {
  const { data } = await (await supabaseClient()).auth.getSession();
  if (!data.session) return;
  const { access_token, user } = data.session;
  await withTimeLimit(learnRole(access_token, user.id), ROLE_WAIT_MS, () => undefined);
}

/** What a session brings with it: the role, and the trips of its confirmed address. */
async function welcome(accessToken: string, userId: string): Promise<void> {
  await Promise.all([learnRole(accessToken, userId), showAccountTrips(accessToken)]);
}

async function welcomeStored({ auth }: SupabaseClient): Promise<void> {
  const { data } = await auth.getSession();
  if (data.session) await welcome(data.session.access_token, data.session.user.id);
}

const warn = (error: unknown) => console.warn("The account could not be read:", error);

function listen(client: SupabaseClient): () => void {
  const { data } = client.auth.onAuthStateChange((event, session) => {
    // A null session while offline only means that it could not be refreshed: what is stored decides.
    loadStoredSession();
    if (event === "SIGNED_OUT") {
      forgetStoredSession();
      forgetAccountRows().catch((error: unknown) => console.warn("Account trips were not removed:", error));
    }
    // Later, outside this call: the library holds its lock while it tells us.
    const late = event === "SIGNED_IN" || event === "TOKEN_REFRESHED" || event === "INITIAL_SESSION";
    if (session && late) setTimeout(() => void welcome(session.access_token, session.user.id).catch(warn));
  });
  // What could not be asked at the start without a connection is asked when there is one.
  const again = () => void welcomeStored(client).catch(warn);
  const stop = onReturn(again, { on: ["online"], whileHidden: true });
  return () => {
    data.subscription.unsubscribe();
    stop();
  };
}

function createSessionKeeper() {
  let kept: { client: SupabaseClient; end: () => void } | undefined;
  return async (): Promise<void> => {
    const client = await supabaseClient();
    // After a sign-out that the server could not be told of there is a new one.
    if (kept?.client === client) return;
    kept?.end();
    kept = { client, end: listen(client) };
  };
}

/** Loads the library that refreshes the session (every 30 s it looks; three looks before the end it acts). */
export const keepSession = createSessionKeeper();
