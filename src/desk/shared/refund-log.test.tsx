import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DeskRefund } from "../../domain/desk/lists/desk-schema.ts";

const asked = vi.hoisted((): unknown[] => []);
vi.mock("../../data/remote/admin/desk-payments.ts", () => ({
  sendRefundAgain: async (...args: unknown[]) => {
    asked.push(["again", ...args]);
    return { ok: true };
  },
  markGiven: async (...args: unknown[]) => {
    asked.push(["given", ...args]);
    return { ok: true };
  },
}));
const { RefundLog } = await import("./refund-log.tsx");

const failed: DeskRefund = {
  id: "r",
  amount_cents: 27_500,
  done_cents: 7_500,
  status: "failed",
  reason: "Moved",
  last_error: "22",
  created_at: "2026-11-25T10:00:00Z",
  method: "provider",
  given_by: null,
  updated_at: "2026-11-25T10:00:00Z",
};
let root: Root;
let place: HTMLElement;
const show = (refund: DeskRefund) =>
  act(async () =>
    root.render(
      <MantineProvider>
        <RefundLog refunds={[refund]} done={() => undefined} />
      </MantineProvider>,
    ),
  );
const buttons = () => [...place.querySelectorAll("button")];
const tap = (label: string) =>
  act(async () =>
    buttons()
      .find(({ textContent }) => textContent === label)
      ?.click(),
  );

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // What this DOM lacks.
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined });
  asked.length = 0;
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});
afterEach(() => act(async () => root.unmount()));

it("offers to send a refused refund again or to give the rest of it in cash, and nothing once it is sent", async () => {
  await show(failed);
  expect(buttons().map(({ textContent }) => textContent)).toEqual(["Send it again", "Mark $200.00 as given in cash"]);
  await show({ ...failed, status: "succeeded", done_cents: 27_500, last_error: null });
  expect(buttons()).toEqual([]);
});

it("asks why before it sends a refused refund again", async () => {
  await show(failed);
  await tap("Send it again");
  expect(place.textContent).toContain("Send $200.00 again?");
  expect(asked).toEqual([]);
});
