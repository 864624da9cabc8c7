import type { SupabaseClient } from "@supabase/supabase-js";
import { LOCAL_STORAGE } from "../../domain/device/stored-names.ts";
import { env } from "./env.ts";

/** The app reads the session before supabase-js is loaded, so it must know the key. */
export const SESSION_STORAGE_KEY = LOCAL_STORAGE.session;

type KeyValueStorage = {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
};
const deviceStorage = (): KeyValueStorage =>
  (globalThis as { localStorage?: KeyValueStorage }).localStorage ?? emptyStorage;
const emptyStorage: KeyValueStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** A late answer to a dropped client must not restore the session. */
function createSessionStorage() {
  let isEnded = false;
  return {
    storage: {
      getItem: (key: string) => (isEnded ? null : deviceStorage().getItem(key)),
      setItem: (key: string, value: string) => (isEnded ? undefined : deviceStorage().setItem(key, value)),
      removeItem: (key: string) => (isEnded ? undefined : deviceStorage().removeItem(key)),
    },
    end: () => {
      isEnded = true;
    },
  };
}

async function createSupabaseClient({ storage }: ReturnType<typeof createSessionStorage>): Promise<SupabaseClient> {
  const { createClient } = await import("@supabase/supabase-js");
  return createClient(env.supabaseUrl, env.supabaseKey, {
    // A mailed link may open on any device, so the app reads the session from the fragment itself.
    auth: { storage, storageKey: SESSION_STORAGE_KEY, detectSessionInUrl: false, flowType: "implicit" },
  });
}

function createOwnClient() {
  let client: Promise<SupabaseClient> | undefined;
  let sessionStorage = createSessionStorage();
  return {
    get: (): Promise<SupabaseClient> =>
      (client ??= createSupabaseClient(sessionStorage).catch((error: unknown) => {
        client = undefined;
        throw error;
      })),
    forget: async (): Promise<void> => {
      const previousClient = client;
      client = undefined;
      sessionStorage.end();
      sessionStorage = createSessionStorage();
      await (await previousClient)?.auth.dispose();
    },
  };
}

const ownClient = createOwnClient();

export const supabaseClient = ownClient.get;

/** supabase-js holds the session until the server confirms a sign-out, so drop the client. */
export const dropSupabaseClient = ownClient.forget;

export async function sessionToken(): Promise<string | null> {
  const { data } = await (await supabaseClient()).auth.getSession();
  return data.session?.access_token ?? null;
}
