import * as v from "valibot";
import type { Rpc } from "../web/rpc.ts";
import { ProviderProblem, reportProblem } from "./provider.ts";
import type { Providers } from "./providers.ts";

export const dueReceiptsSchema = v.array(v.object({ id: v.string(), provider: v.string(), provider_id: v.string() }));

type Deps = { rpc: Rpc; providers: Pick<Providers, "of"> };

/** The provider registers a receipt later than the payment, so the database schedules the retries. */
export async function fetchFiscalReceipts({ rpc, providers }: Deps, inTime: () => boolean = () => true) {
  const counts = { fetched: 0, waiting: 0 };
  const due = v.parse(dueReceiptsSchema, await rpc("claim_fiscal_receipts", { how_many: 20 }));
  for (const { id, provider, provider_id } of due) {
    if (!inTime()) break;
    try {
      const receipt = await providers.of(provider).fetchFiscalReceipt(provider_id);
      const error = receipt ? null : "The provider has no receipt yet";
      await rpc("record_fiscal_receipt", { receipt_id: id, receipt, error });
      counts[receipt ? "fetched" : "waiting"] += 1;
    } catch (error) {
      if (!(error instanceof ProviderProblem)) throw error;
      reportProblem(`fiscal receipt ${id}`, error);
      await rpc("record_fiscal_receipt", { receipt_id: id, receipt: null, error: error.message });
      counts.waiting += 1;
    }
  }
  return counts;
}
