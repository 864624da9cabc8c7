import { createStore } from "zustand/vanilla";
import { todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";
import { type Rate, usableRates } from "../../../domain/pricing/orientation.ts";
import { trustedNow } from "../../net/clock.ts";
import { openDatabaseOfPage } from "./catalogue.ts";

const store = createStore<{ rates: readonly Rate[]; watched: boolean }>(() => ({ rates: [], watched: false }));

async function watchStoredRates(): Promise<void> {
  store.setState({ watched: true });
  try {
    const [{ watchRates }, { ratesOf }] = await Promise.all([
      openDatabaseOfPage(),
      import("../../../domain/pricing/rates-schema.ts"),
    ]);
    watchRates((stored) => store.setState({ rates: usableRates(ratesOf(stored), todayInTashkent(trustedNow())) }));
  } catch {
    // Without storage or this chunk, prices show dollars only until the next subscriber retries.
    store.setState({ watched: false });
  }
}

function subscribe(listener: () => void): () => void {
  if (!store.getState().watched) void watchStoredRates();
  return store.subscribe(listener);
}

export const exchangeRates = { subscribe, get: () => store.getState().rates };
