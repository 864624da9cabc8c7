import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PaymentDetail } from "../../domain/desk/lists/desk-schema.ts";
import { CURRENT_TERMS } from "../../domain/terms/cancellation-policy.ts";

const asked = vi.hoisted((): unknown[] => []);
vi.mock("../../data/remote/desk/composed-calls.ts", () => ({
  refundPayment: async (...args: unknown[]) => {
    asked.push(args);
    return { ok: false, code: "unreachable", reason: "unanswered" };
  },
}));
vi.mock("../../data/net/clock.ts", () => ({ trustedNow: () => Date.parse("2027-01-01T12:00:00Z") }));
const { IsOwnerContext } = await import("../shared/owner.ts");
const { PaymentActions } = await import("./payment-actions.tsx");

const payment = {
  payment_id: "p",
  status: "completed",
  amount_cents: 100_000,
  confirmation_sent: true,
  recorded_by: null,
  refunds: [],
  booking: {
    status: "confirmed",
    refunded_cents: 0,
    standing: {
      check_in: "2027-02-10",
      guests: 1,
      terms: CURRENT_TERMS,
      called_off: false,
      own_cents: 100_000,
      owed_cents: 0,
      kept_cents: 0,
      fee_cents: 0,
      ways: [{ method: "provider", own_cents: 100_000, left_cents: 110_000 }],
    },
  },
} as unknown as PaymentDetail;

let root: Root;
let place: HTMLElement;
beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined });
  asked.length = 0;
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  await act(async () =>
    root.render(
      <MantineProvider>
        <IsOwnerContext value={true}>
          <PaymentActions payment={payment} done={() => undefined} />
        </IsOwnerContext>
      </MantineProvider>,
    ),
  );
  await act(async () => place.querySelector("button")?.click());
});
afterEach(() => act(async () => root.unmount()));

const type = (field: string, text: string) =>
  act(async () => {
    const input = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(field);
    if (!input) throw new Error(`No ${field}`);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")?.set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
const expected = () => document.querySelector("output")?.textContent;

it.each([
  // The refund takes the stray $100.00 first, so it does not reduce the refund of a cancellation.
  ["100.00", "If you cancel today, you get $750.00. After this refund, you get $750.00"],
  [
    "300.00",
    "If you cancel today, you get $750.00. After this refund, you get $600.00, plus the $300.00 from this refund",
  ],
])("says what cancelling brings today and after a refund of $%s", async (dollars, sentence) => {
  await type("input", dollars);
  expect(expected()).toContain(sentence);
});

it("requests the refund only if no other refund was made meanwhile", async () => {
  await type("input", "300.00");
  await type("textarea", "Goodwill");
  await act(async () => document.querySelector("form")?.requestSubmit());
  expect(asked).toEqual([["p", "Goodwill", 30_000, { refunded_cents: 0 }]]);
});
