import { optional } from "../env.ts";
import { octoConfig } from "./octo/octo-config.ts";
import { octoProvider } from "./octo/octo-provider.ts";
import { type PaymentProvider, ProviderProblem } from "./provider.ts";

type Adapters = Record<string, () => PaymentProvider>;

const adapters: Adapters = {
  octo: () => octoProvider(octoConfig()),
};

export type Providers = {
  current: PaymentProvider | null;
  all: PaymentProvider[];
  /** Returns the provider that made the payment, even after the shop switched to another. */
  of: (name: string) => PaymentProvider;
};

/** A missing provider disables its payments only; holds, mails and other providers go on. */
export function openProviders(
  chosen: string = optional("PAYMENT_PROVIDER") ?? "octo",
  makers: Adapters = adapters,
): Providers {
  const made = new Map<string, PaymentProvider>();
  for (const [name, make] of Object.entries(makers)) {
    try {
      made.set(name, make());
    } catch (error) {
      console.warn(`Payments by ${name} are not set up: ${error instanceof Error ? error.message : "unknown"}`);
    }
  }
  return {
    current: made.get(chosen) ?? null,
    all: [...made.values()],
    of: (name) => {
      const provider = made.get(name);
      if (provider) return provider;
      throw new ProviderProblem(`Payments by ${name} are not set up`, "misconfigured");
    },
  };
}
