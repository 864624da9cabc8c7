import { createStore } from "zustand/vanilla";
import { todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";
import { type Rate, ratesOf, usableRates } from "../../../domain/pricing/orientation.ts";
import { trustedNow } from "../../net/clock.ts";
import { catalogueStore } from "./catalogue.ts";

const store = createStore<{ rates: readonly Rate[]; reading: boolean }>(() => ({ rates: [], reading: false }));

async function read(): Promise<void> {
  const { readState } = await import("../../local/state.ts");
  // A device that keeps nothing shows dollars only.
  const mark = await readState("catalogue").catch(() => null);
  store.setState({ rates: usableRates(ratesOf(mark?.rates), todayInTashkent(trustedNow())) });
}

/** Read from the mirror when a price is shown first, and again with each answer of the server. */
function subscribe(listener: () => void): () => void {
  if (!store.getState().reading) {
    store.setState({ reading: true });
    void read();
    catalogueStore.subscribe(({ snapshot }, before) => {
      if (snapshot.as_of !== before.snapshot.as_of) void read();
    });
  }
  return store.subscribe(listener);
}

/** The rates on this device that are not too old to be shown. */
export const knownRates = { subscribe, get: () => store.getState().rates };
