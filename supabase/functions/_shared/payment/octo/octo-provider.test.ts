import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type BasketLine, ProviderProblem } from "../provider.ts";
import { octoConfig } from "./octo-config.ts";
import { octoProvider } from "./octo-provider.ts";

const names: Record<string, string> = {
  OCTO_URL: "https://octo.example",
  OCTO_SHOP_ID: "7",
  OCTO_SECRET: "very-secret",
  OCTO_UNIQUE_KEY: "unique",
  OCTO_NOTIFY_URL: "https://journey.example/functions/v1/payment-webhook",
};
const config = (more: Record<string, string> = {}) => {
  const all = { ...names, ...more };
  return octoConfig({
    optional: (name) => all[name] || undefined,
    required: (name) => {
      const value = all[name];
      if (!value) throw new Error(`The environment variable ${name} is missing.`);
      return value;
    },
  });
};

const data = {
  shop_transaction_id: "p-1",
  octo_payment_UUID: "u-1",
  status: "created",
  octo_pay_url: "https://pay.example",
};
const octo = (answer: unknown, more: Record<string, string> = {}) => {
  const sent: Record<string, unknown>[] = [];
  const fetch = async (_url: unknown, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    return new Response(typeof answer === "string" ? answer : JSON.stringify(answer));
  };
  const now = () => new Date("2026-11-21T10:00:00Z");
  return { sent, provider: octoProvider(config(more), { fetch, now }) };
};
const LINE = { name: "Registan", mxik: "10001001001000001", package_code: "1425207", vat: true, amount: 70_050 };
const session = (
  provider: ReturnType<typeof octoProvider>,
  amountMinor = 70_050,
  {
    basket = null,
    taxNumber = "",
    currency = "USD",
  }: { basket?: BasketLine[] | null; taxNumber?: string; currency?: string } = {},
) =>
  provider.createSession({
    paymentId: "p-1",
    settlement: { currency, amountMinor, rate: null },
    description: "Booking for Registan",
    language: "uz",
    returnUrl: "https://journey.example/booking-confirmation",
    customer: { id: "b-1", email: "a@example.com", phone: "+998" },
    minutesToPay: 25,
    basket,
    taxNumber,
  });

describe("the largest refund of one call", () => {
  const most = (currency: string, more = {}) => octo({}, more).provider.largestRefundMinor(currency);

  it("is set for one currency and leaves the others alone", () => {
    const more = { OCTO_REFUND_CAP: "UZS:25000000, EUR:500" };
    expect([most("UZS", more), most("EUR", more)]).toEqual([2_500_000_000, 50_000]);
    for (const currency of ["USD", "RUB", "GBP"]) expect(most(currency, more)).toBe(most(currency));
  });

  it.each(["25000000", "UZS", "UZS:0", "UZS:many", "som:5", "UZS:5;USD:5"])("is refused as %j", (OCTO_REFUND_CAP) => {
    expect(() => config({ OCTO_REFUND_CAP })).toThrow("OCTO_REFUND_CAP");
  });
});

describe("the configuration", () => {
  it.each(["OCTO_SHOP_ID", "OCTO_SECRET", "OCTO_UNIQUE_KEY", "OCTO_NOTIFY_URL"])("names a missing %s", (name) => {
    expect(() => config({ [name]: "" })).toThrow(name);
  });
});

describe("Octo", () => {
  it("is called with its own field names, in whole units", async () => {
    const { sent, provider } = octo({ error: 0, data });
    expect(await session(provider)).toMatchObject({ providerPaymentId: "u-1", redirectUrl: "https://pay.example" });
    expect(sent[0]).toMatchObject({
      octo_shop_id: 7,
      shop_transaction_id: "p-1",
      auto_capture: true,
      language: "uz",
      init_time: "2026-11-21 10:00:00",
      total_sum: 700.5,
      currency: "USD",
      ttl: 25,
    });
  });

  it("gets the fiscal basket by its documented names, and none while the shop has no codes", async () => {
    const { sent, provider } = octo({ error: 0, data });
    await session(provider);
    await session(provider, 70_050, { basket: [LINE], taxNumber: "301234567" });
    await session(provider, 70_050, { basket: [{ ...LINE, vat: false }], taxNumber: "30123456789012" });
    const line = { position_desc: "Registan", count: 1, price: 700.5, spic: LINE.mxik, package_code: "1425207" };
    expect(sent.map((body) => body["basket"])).toEqual([
      undefined,
      [{ ...line, nds: 1, inn: "301234567" }],
      [{ ...line, nds: 0, pinfl: "30123456789012" }],
    ]);
  });

  it("charges som when the shop charges som", async () => {
    const { sent, provider } = octo({ error: 0, data });
    await session(provider, 840_600_000, { currency: "UZS" });
    expect(sent[0]).toMatchObject({ currency: "UZS", total_sum: 8_406_000 });
  });

  it.each([
    ["no JSON", "<html>"],
    ["another payment", { error: 0, data: { ...data, shop_transaction_id: "p-2" } }],
    ["half an answer", { error: 0, data: { status: "succeeded" } }],
    ["an error", { error: 4, errMessage: "Wrong shop" }],
  ])("fails with %s in a message that never contains the secret", async (_what, answer) => {
    const problem = await octo(answer)
      .provider.fetchStatus("p-1")
      .catch((error: Error) => error);
    expect(problem).toBeInstanceOf(ProviderProblem);
    expect(String(problem)).not.toContain("very-secret");
  });

  it("is given up when it hangs, also in the middle of an answer", async () => {
    const fetch = async (_url: unknown, init?: RequestInit) =>
      new Response(
        new ReadableStream({
          start: (controller) => init?.signal?.addEventListener("abort", () => controller.error(new Error("too late"))),
        }),
      );
    const provider = octoProvider(config(), { fetch, timeoutMs: 20 });
    await expect(provider.fetchStatus("p-1")).rejects.toThrow(ProviderProblem);
  });
});

const sha1 = (text: string) => createHash("sha1").update(text).digest("hex");
const message = (signature: string, status = "succeeded") => ({
  shop_transaction_id: "p-1",
  octo_payment_UUID: "u-1",
  status,
  hash_key: "hash",
  signature,
});
const signatures: Record<string, string> = {
  A: sha1("uniqueu-1succeeded").toUpperCase(),
  B: sha1(`${sha1("very-secrethash")}u-1succeeded`),
  C: sha1(`${sha1("prevery-secrethash").toUpperCase()}u-1succeeded`).toUpperCase(),
};

describe("a callback", () => {
  it.each(["A", "B", "C"])("is trusted by signature %s only when nothing was changed", async (mode) => {
    const { provider } = octo({}, { OCTO_SIGNATURE: mode, OCTO_SIGNATURE_PREFIX: "pre" });
    const good = signatures[mode] ?? "";
    expect(await provider.readCallback(message(good))).toMatchObject({ trusted: true, hint: "completed" });
    expect(await provider.readCallback(message(good, "failed"))).toMatchObject({ trusted: false });
    expect(await provider.readCallback(message(""))).toMatchObject({ trusted: false });
    expect(await provider.readCallback(message(`${good}0`))).toMatchObject({ trusted: false });
  });

  it("is refused when it names no payment", async () => {
    expect(await octo({}).provider.readCallback({ status: "succeeded" })).toBeNull();
    expect(await octo({}).provider.readCallback(null)).toBeNull();
  });
});
