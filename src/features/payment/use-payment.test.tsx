import { afterEach, expect, it, vi } from "vitest";
import { leave, renderHook } from "../../../tests/support/render.tsx";
import * as remote from "../../data/remote/traveler/payments.ts";
import { usePayment } from "./use-payment.ts";

afterEach(() => vi.restoreAllMocks());

async function steps(reference: string): Promise<string[]> {
  const seen: string[] = [];
  await renderHook(() => seen.push(usePayment(reference).step));
  await leave();
  return [...new Set(seen)];
}

it("does not report a bad connection when there is no payment id to ask for", async () => {
  const asked = vi.spyOn(remote, "fetchPaymentStatus").mockResolvedValue({
    ok: false,
    code: "unreachable",
    reason: "unreachable",
  });
  expect(await steps("")).toEqual(["missing"]);
  expect(asked).not.toHaveBeenCalled();
  expect(await steps("p1")).toEqual(["loading", "unreachable"]);
});
