import type { SupabaseClient } from "@supabase/supabase-js";
import { LOCAL_STORAGE } from "../../domain/device/stored-names.ts";
import { env } from "./env.ts";

/** Where supabase-js keeps the session; named by us, so that the app can read it before that library is loaded. */
export const SESSION_STORAGE_KEY = LOCAL_STORAGE.session;

type Kept = {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
};
/** Not there in a worker, where nobody is signed in. */
const device = (): Kept => (globalThis as { localStorage?: Kept }).localStorage ?? emptyDevice;
const emptyDevice: Kept = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** What a client may touch of this device's storage, until it is let go: a late answer must not bring a session back. */
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
    // Links in mails work on whatever device they are opened: the session comes in the fragment, read by us.
    auth: { storage, storageKey: SESSION_STORAGE_KEY, detectSessionInUrl: false, flowType: "implicit" },
    // Offline its reads would wait seven seconds before they say so.
    db: { retry: false },
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

/** The one client of this page, loaded when auth or admin first needs it: it weighs more than the whole catalogue. */
export const supabaseClient = ownClient.get;

/** Lets go of the library where the server cannot be told of a sign-out: it would keep the session until it can. */
export const forgetSupabase = ownClient.forget;

/** Of whoever is signed in, refreshed if need be; null when nobody is. */
export async function sessionToken(): Promise<string | null> {
  const { data } = await (await supabaseClient()).auth.getSession();
  return data.session?.access_token ?? null;
}
