import type { SupabaseClient } from "@supabase/supabase-js";
import { env } from "./env.ts";

/** Where supabase-js keeps the session; named by us, so that the app can read it before that library is loaded. */
export const SESSION_STORAGE_KEY = "journey-auth";

let client: Promise<SupabaseClient> | undefined;

const make = async (): Promise<SupabaseClient> => {
  const { createClient } = await import("@supabase/supabase-js");
  return createClient(env.supabaseUrl, env.supabaseKey, {
    auth: { storageKey: SESSION_STORAGE_KEY, detectSessionInUrl: false, flowType: "implicit" },
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
