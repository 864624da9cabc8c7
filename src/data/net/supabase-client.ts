import type { SupabaseClient } from "@supabase/supabase-js";
import { LOCAL_STORAGE } from "../../domain/device/stored-names.ts";
import { env } from "./env.ts";

/** Named by us, because the app reads the session before supabase-js is loaded. */
export const SESSION_STORAGE_KEY = LOCAL_STORAGE.session;

type Kept = {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
};
/** Missing in a worker, which has no session. */
const device = (): Kept => (globalThis as { localStorage?: Kept }).localStorage ?? emptyDevice;
const emptyDevice: Kept = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** A client that was let go may not write: its late answer must not restore a session. */
function createKeeping() {
  let over = false;
  return {
    storage: {
      getItem: (key: string) => (over ? null : device().getItem(key)),
      setItem: (key: string, value: string) => (over ? undefined : device().setItem(key, value)),
      removeItem: (key: string) => (over ? undefined : device().removeItem(key)),
    },
    end: () => {
      over = true;
    },
  };
}

async function make({ storage }: ReturnType<typeof createKeeping>): Promise<SupabaseClient> {
  const { createClient } = await import("@supabase/supabase-js");
  return createClient(env.supabaseUrl, env.supabaseKey, {
    // A mail's link may open on any device, so we read the session from the fragment ourselves.
    auth: { storage, storageKey: SESSION_STORAGE_KEY, detectSessionInUrl: false, flowType: "implicit" },
  });
}

function createOwnClient() {
  let client: Promise<SupabaseClient> | undefined;
  let keeping = createKeeping();
  return {
    get: (): Promise<SupabaseClient> =>
      (client ??= make(keeping).catch((error: unknown) => {
        client = undefined;
        throw error;
      })),
    forget: async (): Promise<void> => {
      const old = client;
      client = undefined;
      keeping.end();
      keeping = createKeeping();
      await (await old)?.auth.dispose();
    },
  };
}

const ownClient = createOwnClient();

/** Loaded on first use: it is larger than the whole catalogue. */
export const supabaseClient = ownClient.get;

/** Used when the server cannot be told of a sign-out, since the library would keep the session until then. */
export const forgetSupabase = ownClient.forget;

/** Refreshes the session if necessary; null without one. */
export async function sessionToken(): Promise<string | null> {
  const { data } = await (await supabaseClient()).auth.getSession();
  return data.session?.access_token ?? null;
}
