import { createStore } from "zustand/vanilla";
import { LOCAL_STORAGE } from "../../domain/device/stored-names.ts";
import { CURRENCIES, type Currency } from "../../domain/pricing/orientation.ts";

type CurrencyChoice = { currency: Currency | null };

function readChoice(): CurrencyChoice {
  try {
    const name = localStorage.getItem(LOCAL_STORAGE.currency);
    return { currency: CURRENCIES.find((known) => known === name) ?? null };
  } catch {
    return { currency: null };
  }
}

export const chosenCurrency = createStore<CurrencyChoice>(readChoice);

export function chooseCurrency(currency: Currency | null): void {
  chosenCurrency.setState({ currency });
  try {
    if (currency === null) localStorage.removeItem(LOCAL_STORAGE.currency);
    else localStorage.setItem(LOCAL_STORAGE.currency, currency);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
