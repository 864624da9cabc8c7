import type { SupabaseClient } from "@supabase/supabase-js";
import { env } from "./env.ts";

/** Where supabase-js keeps the session; named by us, so that the app can read it before that library is loaded. */
export const SESSION_STORAGE_KEY = "journey-auth";

let client: Promise<SupabaseClient> | undefined;

const make = async (): Promise<SupabaseClient> => {
  const { createClient } = await import("@supabase/supabase-js");
  return createClient(env.supabaseUrl, env.supabaseKey, {
    // Links in mails work on whatever device they are opened: the session comes in the fragment, read by us.
    auth: { storageKey: SESSION_STORAGE_KEY, detectSessionInUrl: false, flowType: "implicit" },
    // Offline its reads would wait seven seconds before they say so.
    db: { retry: false },
  });
};

/** The one client of this page, loaded when auth or admin first needs it: it weighs more than the whole catalogue. */
export const supabase = (): Promise<SupabaseClient> => {
  client ??= make().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
};

/** Lets go of the library where the server cannot be told of a sign-out: it would keep the session until it can. */
export const forgetSupabase = async (): Promise<void> => {
  const old = await client;
  client = undefined;
  await old?.auth.stopAutoRefresh();
};
