import type { SupabaseClient } from "@supabase/supabase-js";
import { LOCAL_STORAGE } from "../../domain/device/stored-names.ts";
import { env } from "./env.ts";

/** The app reads the session before supabase-js is loaded, so it must know the key. */
export const SESSION_STORAGE_KEY = LOCAL_STORAGE.session;

type Kept = {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
};
const device = (): Kept => (globalThis as { localStorage?: Kept }).localStorage ?? emptyDevice;
const emptyDevice: Kept = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** A late answer to a dropped client must not restore the session. */
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
    // A mailed link may open on any device, so the app reads the session from the fragment itself.
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

export const supabaseClient = ownClient.get;

/** supabase-js holds the session until the server confirms a sign-out, so drop the client. */
export const forgetSupabase = ownClient.forget;

export async function sessionToken(): Promise<string | null> {
  const { data } = await (await supabaseClient()).auth.getSession();
  return data.session?.access_token ?? null;
}
