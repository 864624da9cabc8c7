import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as remote from "../../data/remote/payments.ts";
import { usePayment } from "./use-payment.ts";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.restoreAllMocks());

async function steps(reference: string): Promise<string[]> {
  const seen: string[] = [];
  const Probe = () => {
    seen.push(usePayment(reference).step);
    return null;
  };
  const root = createRoot(document.createElement("div"));
  await act(async () => root.render(<Probe />));
  act(() => root.unmount());
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
