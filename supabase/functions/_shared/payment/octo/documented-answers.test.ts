import { describe, expect, it } from "vitest";
import { ProviderProblem } from "../provider.ts";
import {
  callbackMessages,
  documentedIds,
  fiscalAnswer,
  refundAnswers,
  refusals,
  stateAnswers,
  statusWords,
  unknownPayments,
} from "./documented-answers.fixture.ts";
import type { OctoConfig } from "./octo-config.ts";
import { octoProvider } from "./octo-provider.ts";

const { paymentId, providerPaymentId } = documentedIds;
const config: OctoConfig = {
  url: "https://octo.example",
  shopId: 7,
  secret: "very-secret",
  uniqueKey: "unique",
  signature: "off",
  signaturePrefix: "",
  test: true,
  notifyUrl: "https://journey.example/functions/v1/payment-webhook",
  refundCaps: {},
};
const answering = (answer: unknown, status = 200) =>
  octoProvider(config, { fetch: async () => new Response(JSON.stringify(answer), { status }) });
const refund = (answer: unknown) => answering(answer).refund({ providerPaymentId, refundKey: "r-1", amountMinor: 100 });
const problemOf = (asking: Promise<unknown>) => asking.then(() => null).catch((error: unknown) => error);

describe("Octo's documented answers", () => {
  it.each(Object.entries(stateAnswers))("describe a payment: %s", async (_what, answer) => {
    expect(await answering(answer).fetchStatus(paymentId)).toMatchObject({ providerPaymentId, status: "pending" });
  });

  it.each(statusWords)("mean by '%s' our %s, in every form and case", async (word, ours) => {
    const ids = { shop_transaction_id: paymentId, octo_payment_UUID: providerPaymentId };
    for (const answer of [
      { error: 0, data: { ...ids, status: word } },
      { error: 0, ...ids, status: word.toUpperCase() },
    ]) {
      expect((await answering(answer).fetchStatus(paymentId))?.status).toBe(ours);
    }
  });

  it.each(refundAnswers)("about a refund: %s", async (_what, answer, ours) => {
    expect(await refund(answer)).toMatchObject({ status: ours });
  });

  it.each(refusals)("%j ends neither a payment nor a refund", async (answer, kind) => {
    for (const asking of [answering(answer).fetchStatus(paymentId), refund(answer)]) {
      const problem = await problemOf(asking);
      expect(problem).toBeInstanceOf(ProviderProblem);
      expect(problem).toMatchObject({ kind });
    }
  });

  it.each(unknownPayments)("%j means that there is no such payment", async (answer) => {
    expect(await answering(answer).fetchStatus(paymentId)).toBeNull();
    // Our own mistake or a wrong shop, so the refund stays open.
    expect(await problemOf(refund(answer))).toBeInstanceOf(ProviderProblem);
  });

  it.each(Object.entries(callbackMessages))("call back with %s", async (_what, message) => {
    expect(await answering({}).readCallback(message)).toMatchObject({
      references: expect.arrayContaining([providerPaymentId]),
      hint: "completed",
      key: `${providerPaymentId}:succeeded:0`,
    });
  });

  it("describe a fiscal receipt", async () => {
    expect(await answering(fiscalAnswer).fetchFiscalReceipt(providerPaymentId)).toEqual({
      terminal_id: "EZ000000000102",
      receipt_number: "2121",
      fiscal_sign: "420808230750",
      qr_url: "https://ofd.soliq.uz/epi?t=EZ000000000102&r=2121&c=20220929013159&s=420808230750",
      issued_at: "2022-09-29T01:31:59+05:00",
    });
  });

  it.each([
    { error: 0, data: null },
    { error: 0, errMessage: "", data: { ...fiscalAnswer.data, code: 3, message: "in progress" } },
  ])("leave a receipt for later that is not registered yet: %j", async (answer) => {
    expect(await answering(answer).fetchFiscalReceipt(providerPaymentId)).toBeNull();
  });

  it("name a fiscal receipt without its sign as a problem", async () => {
    const { fiscalSign: _, ...data } = fiscalAnswer.data;
    const receiptCall = answering({ error: 0, data }).fetchFiscalReceipt(providerPaymentId);
    expect(await problemOf(receiptCall)).toBeInstanceOf(ProviderProblem);
  });

  it("are trusted with status 200 only", async () => {
    const [, success] = refundAnswers[0] ?? [];
    const odd = octoProvider(config, { fetch: async () => new Response(JSON.stringify(success), { status: 502 }) });
    const asking = odd.refund({ providerPaymentId, refundKey: "r-1", amountMinor: 100 });
    expect(await problemOf(asking)).toMatchObject({ kind: "silent" });
  });

  it("are stored without our secret, and cut to a limit", async () => {
    const answer = { error: 7, errMessage: `Wrong request: {"octo_secret":"very-secret"} ${"x".repeat(5_000)}` };
    const problem = String(await problemOf(answering(answer).fetchStatus(paymentId)));
    expect(problem).toContain("Wrong request");
    expect(problem).not.toContain("very-secret");
    expect(problem.length).toBeLessThan(500);
  });

  it("about another payment's refund are ignored", async () => {
    const answer = { error: 0, data: { octo_payment_UUID: "another", status: "succeeded" } };
    expect(await problemOf(refund(answer))).toBeInstanceOf(ProviderProblem);
  });
});
