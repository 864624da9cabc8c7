import { expect, it } from "vitest";
import { FAILURE_TEXTS, PAYMENT_AMOUNT, PAYMENT_CHECK, PAYMENT_ID, PAYMENT_MESSAGES } from "#texts/payment.ts";
import { money } from "#texts/write.ts";
import { screen, server, show } from "../../../tests/support/screen.tsx";
import { FailureScreen } from "./failure-screen.tsx";
import { aPaymentFacts } from "./payment-facts.fixture.ts";
import { ProcessScreen } from "./process-screen.tsx";
import { PAYMENT_POLL_MAX_ATTEMPTS } from "./use-payment-poll.ts";

const payment = aPaymentFacts({ status: "processing" });
const amount = `${PAYMENT_AMOUNT} ${money(payment.amount_cents)}`;
const smallPrint = `${PAYMENT_ID} ${payment.payment_id}`;
const byPlace = (one: string, other: string) => screen.text().indexOf(one) - screen.text().indexOf(other);
const shownInOrder = (parts: readonly string[]) =>
  parts.filter((part) => screen.text().includes(part)).toSorted(byPlace);

it("leads with the state, trip and amount while a payment is checked, and ends with counter and payment ID", async () => {
  server.on("rpc/payment_status", payment);
  show(<ProcessScreen />, { route: "/payment/process/:transactionId", at: `/payment/process/${payment.payment_id}` });
  await screen.sees(amount);
  const attempts = PAYMENT_CHECK.attempts({ number: 1, most: PAYMENT_POLL_MAX_ATTEMPTS });
  const parts = [PAYMENT_MESSAGES.checking, payment.title, amount, attempts, smallPrint];
  expect(shownInOrder(parts)).toEqual(parts);
});

it("says first what a failed payment means and what to do, and last why and which it was", async () => {
  server.on("rpc/payment_status", { ...payment, status: "failed" });
  show(<FailureScreen />, {
    route: "/payment/failure",
    at: `/payment/failure?code=ended_failed&error=Payment%20declined&payment_id=${payment.payment_id}`,
  });
  await screen.sees(amount);
  const parts = ["You haven't been charged", "Retry Payment", payment.title, amount, "Payment declined", smallPrint];
  expect(shownInOrder(parts)).toEqual(parts);
});

it.each([
  ["cancelled", "Payment cancelled", FAILURE_TEXTS.cancelled],
  ["failed", "Payment failed", FAILURE_TEXTS.declined],
])("says in title and text whether the payment was cancelled or declined: %s", async (status, title, sentence) => {
  server.on("rpc/payment_status", { ...payment, status });
  const at = `/payment/failure?code=payment_${status}&payment_id=${payment.payment_id}`;
  show(<FailureScreen />, { route: "/payment/failure", at });
  await screen.sees(amount);
  const parts = [title, sentence, "You haven't been charged"];
  expect(shownInOrder(parts)).toEqual(parts);
});

it("says that a payment was cancelled at the bank, and names no other card", async () => {
  server.on("rpc/payment_status", { ...payment, status: "cancelled" });
  show(<FailureScreen />, {
    route: "/payment/failure",
    at: `/payment/failure?code=payment_cancelled&error=Payment%20cancelled&payment_id=${payment.payment_id}`,
  });
  await screen.sees(amount);
  await screen.sees(FAILURE_TEXTS.cancelled);
  expect(screen.text()).not.toContain(FAILURE_TEXTS.tryNext);
});

it.each([
  ["timeout", "My trips"],
  ["payment_failed", "Retry Payment"],
])("leads after %s with %s", async (code, first) => {
  show(<FailureScreen />, { route: "/payment/failure", at: `/payment/failure?code=${code}` });
  await screen.sees("Retry Payment");
  const leading = [...document.querySelectorAll("[data-variant=filled]")].map(({ textContent }) => textContent);
  expect(leading).toEqual([first]);
});
