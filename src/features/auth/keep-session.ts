import type { SupabaseClient } from "@supabase/supabase-js";
import { language } from "#texts/write.ts";
import { deleteAccountRows } from "../../data/local/bookings.ts";
import { clearDeskCache } from "../../data/local/desk-cache.ts";
import { supabaseClient } from "../../data/net/supabase-client.ts";
import { withTimeLimit } from "../../data/net/time-limit.ts";
import { chooseWorkLanguage, fetchRole } from "../../data/remote/account.ts";
import { showAccountTrips } from "../../data/sync/trips/open-trip.ts";
import { chosenLanguage } from "../../shared/browser/chosen-language.ts";
import { onReturn } from "../../shared/browser/wake-ups.ts";
import { forgetStoredSession, loadStoredSession, storeRole } from "./session-store.ts";

async function loadRole(accessToken: string, userId: string): Promise<void> {
  const role = await fetchRole(accessToken);
  if (role === "unknown") return;
  storeRole(userId, role);
  loadStoredSession();
  if (role.desk === null) await clearDeskCache();
  if ((role.desk === null && !role.guide) || chosenLanguage(() => localStorage) !== language) return;
  const answer = await chooseWorkLanguage(accessToken, language);
  if (!answer.ok) console.warn("The language of mails was not stored:", answer.code);
}

/** Give up on the role check after 4 s and continue as a traveler. */
const ROLE_WAIT_MS = 4_000;

export async function loadOwnRole(): Promise<void> {
  const { data } = await (await supabaseClient()).auth.getSession();
  if (!data.session) return;
  const { access_token, user } = data.session;
  await withTimeLimit(loadRole(access_token, user.id), ROLE_WAIT_MS, () => undefined);
}

// oxlint-disable-next-line journey/module-variable -- Supabase reports a stored session twice while a page loads
let welcomingToken: string | undefined;
async function welcome(accessToken: string, userId: string): Promise<void> {
  if (welcomingToken === accessToken) return;
  welcomingToken = accessToken;
  try {
    await Promise.all([loadRole(accessToken, userId), showAccountTrips(accessToken)]);
  } finally {
    if (welcomingToken === accessToken) welcomingToken = undefined;
  }
}

async function welcomeStored({ auth }: SupabaseClient): Promise<void> {
  const { data } = await auth.getSession();
  if (data.session) await welcome(data.session.access_token, data.session.user.id);
}

const warn = (error: unknown) => console.warn("The account could not be read:", error);

function listen(client: SupabaseClient): () => void {
  const { data } = client.auth.onAuthStateChange((event, session) => {
    // Offline, a null session only means that the refresh failed.
    loadStoredSession();
    if (event === "SIGNED_OUT") {
      forgetStoredSession();
      Promise.all([deleteAccountRows(), clearDeskCache()]).catch((error: unknown) =>
        console.warn("The account's data was not removed:", error),
      );
    }
    // Supabase holds its auth lock while it calls this, so defer the role check.
    const isLateEvent = event === "SIGNED_IN" || event === "TOKEN_REFRESHED" || event === "INITIAL_SESSION";
    if (session && isLateEvent) setTimeout(() => void welcome(session.access_token, session.user.id).catch(warn));
  });
  const retryWelcome = () => void welcomeStored(client).catch(warn);
  const stop = onReturn(retryWelcome, { on: ["online"], whileHidden: true });
  return () => {
    data.subscription.unsubscribe();
    stop();
  };
}

function createSessionKeeper() {
  let sessionKeeper: { client: SupabaseClient; end: () => void } | undefined;
  return async (): Promise<void> => {
    const client = await supabaseClient();
    // A sign-out without an answer replaces the client.
    if (sessionKeeper?.client === client) return;
    sessionKeeper?.end();
    sessionKeeper = { client, end: listen(client) };
  };
}

export const storeSession = createSessionKeeper();
