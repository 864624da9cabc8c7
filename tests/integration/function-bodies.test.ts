import { beforeEach, describe, expect, it, vi } from "vitest";
import { octoProvider } from "../../supabase/functions/_shared/payment/octo/octo-provider.ts";
import { aProvider, site, someProviders } from "../../supabase/functions/_shared/payment/payment.fixture.ts";
import { serve } from "../../supabase/functions/_shared/web/http.ts";
import type { Rpc } from "../../supabase/functions/_shared/web/rpc.ts";
import { handleCreatePayment } from "../../supabase/functions/create-payment/handler.ts";
import { generatePdf } from "../../supabase/functions/generate-pdf/handler.ts";
import { handlePaymentStatus } from "../../supabase/functions/payment-status/handler.ts";
import { paymentWebhook } from "../../supabase/functions/payment-webhook/handler.ts";
import { handleRefundPayment } from "../../supabase/functions/refund-payment/handler.ts";
import { reportErrors } from "../../supabase/functions/report-errors/handler.ts";
import { sendBookingConfirmation } from "../../supabase/functions/send-booking-confirmation/handler.ts";
import { handleSignVoucher } from "../../supabase/functions/sign-voucher/handler.ts";

type Body = Record<string, unknown>;

const paymentId = "0d000000-0000-4000-8000-000000000001";
const bookingId = "0b000000-0000-4000-8000-000000000001";
const token = "t".repeat(43);
const nothing = () => {};

const databaseCalls: string[] = [];
const refused = { ok: false, code: "not_found", message: "Not found" };
const rpc: Rpc = async (name, args) => {
  databaseCalls.push(JSON.stringify(args));
  if (name === "desk_role") return "owner";
  if (name === "store_error_reports") return { ok: false };
  return ["open_payment", "open_card_payment", "resend_confirmation", "admin_refund_booking"].includes(name)
    ? refused
    : null;
};
const octo = octoProvider({
  url: "https://octo.example",
  shopId: 7,
  secret: "very-secret",
  uniqueKey: "unique",
  signature: "off",
  signaturePrefix: "",
  test: true,
  notifyUrl: "https://journey.example/functions/v1/payment-webhook",
  refundCaps: {},
});
const providers = someProviders(aProvider({ readCallback: octo.readCallback }));
const now = () => Date.parse("2026-11-21T10:00:00Z");

const customer = { name: "A", first_name: "A", last_name: "B", email: "a@b.uz", phone: "+998", address: "Street" };
const trip = {
  id: bookingId,
  token,
  title: "Registan",
  tour_title: "Registan",
  guests: 2,
  checkIn: "2027-04-15",
  check_in: "2027-04-15",
  checkOut: "2027-04-16",
  check_out: "2027-04-16",
  price: 12.5,
  special_requests: "Vegetarian",
};
type Verb = { handler: (request: Request) => Promise<Response>; body: Body; refusal?: number; takesAnyKey?: boolean };
const verbs: Record<string, Verb> = {
  "create-payment": {
    handler: handleCreatePayment({ rpc, providers, siteUrl: site, now }),
    body: {
      amount: 12.5,
      description: "Booking for Registan",
      return_url: `${site}/booking-confirmation`,
      cancel_url: `${site}/booking/tour/1`,
      booking_data: trip,
      customer_data: customer,
    },
  },
  "create-payment of a gift card": {
    handler: handleCreatePayment({ rpc, providers, siteUrl: site, now }),
    body: { gift_card: { payment_id: paymentId }, return_url: `${site}/gift-cards/bought` },
  },
  "generate-pdf": {
    handler: generatePdf({ rpc, rpcAs: () => rpc, siteUrl: site, signVouchers: async () => null }),
    body: { payment_id: paymentId, booking_data: trip, customer_data: customer },
  },
  "sign-voucher": {
    handler: handleSignVoucher({ rpc, signVouchers: async () => null }),
    body: { id: bookingId, token },
  },
  "payment-status": {
    handler: handlePaymentStatus({ rpc, providers, now, afterChange: nothing }),
    body: { payment_id: paymentId },
  },
  "send-booking-confirmation": {
    handler: sendBookingConfirmation({ rpc, afterQueue: nothing }),
    body: { payment_id: paymentId, booking_data: trip, customer_data: customer },
  },
  "refund-payment": {
    handler: handleRefundPayment({ rpc, rpcAs: () => rpc, afterQueue: nothing }),
    body: { payment_id: paymentId, reason: "The guide is ill", amount_cents: 100 },
  },
  "report-errors": {
    handler: reportErrors({ rpc }),
    body: { reports: [{ version: "1.2.3", source: "page", place: "/trips", message: "Broken", stack: "", count: 2 }] },
    refusal: 429,
  },
  "payment-webhook": {
    handler: paymentWebhook({ rpc, providers, now, wait: async () => {}, afterChange: nothing }),
    body: {
      shop_transaction_id: paymentId,
      octo_payment_UUID: paymentId,
      status: "succeeded",
      signature: "0".repeat(40),
      hash_key: "h",
      total_sum: 1,
      maskedPan: "4278",
      rrn: "1",
    },
    takesAnyKey: true,
  },
};

const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
// As JSON text, since no object holds some of them.
const numbers = "null true false 0 -0 -1 0.5 1e99 -1e99 1e-99 1e400 -1e400 9007199254740993".split(" ");
const texts = ["", " ", "NaN", "Infinity", "__proto__", "\0", "a\0b", "%00", "'; drop table payments; --", "<script>"];
const objects = ["{}", "[]", "[null]", '{"__proto__":{"x":1}}', '{"toString":1}', '{"length":1e9}', deep];
const hostile = [
  ...numbers,
  ...texts.map((text) => JSON.stringify(text)),
  '"\\ud800"',
  '"\\udc00x"',
  JSON.stringify("x".repeat(30_000)),
  ...objects,
];

function* withEach(body: Body, value: string): Generator<string> {
  const mark = "\u0001here\u0001";
  for (const key of Object.keys(body)) {
    yield JSON.stringify({ ...body, [key]: mark }).replace(JSON.stringify(mark), () => value);
    const inner = body[key];
    if (typeof inner !== "object" || inner === null) continue;
    for (const text of withEach(inner as Body, value)) {
      yield JSON.stringify({ ...body, [key]: mark }).replace(JSON.stringify(mark), () => text);
    }
  }
}
const send = async (name: string, text: string) => {
  const verb = verbs[name];
  if (!verb) throw new Error(`No verb ${name}`);
  const headers = { authorization: "Bearer a.b.c", "content-type": "application/json" };
  const request = new Request(`http://functions/${name}`, { method: "POST", headers, body: text });
  const response = await serve(site, verb.handler)(request);
  return { status: response.status, body: JSON.parse(await response.text()) };
};

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
  databaseCalls.length = 0;
});

describe.each(Object.keys(verbs))("%s", (name) => {
  const { body, refusal = 404 } = verbs[name] ?? { body: {} };

  it("accepts the specified body", async () => {
    expect((await send(name, JSON.stringify(body))).status).toBe(refusal);
  });

  it("answers less than 500 to any value in its fields, and sends no unstorable text to the database", async () => {
    let sent = 0;
    for (const value of hostile) {
      for (const text of [value, ...withEach(body, value)]) {
        const answer = await send(name, text);
        sent += 1;
        expect([answer.status < 500 && typeof answer.body.code === "string", text.slice(0, 300)]).toEqual([
          true,
          text.slice(0, 300),
        ]);
      }
    }
    expect(sent).toBeGreaterThanOrEqual(2 * hostile.length);
    expect(databaseCalls.filter((args) => /\\u0000|\\ud[89a-f]/i.test(args))).toEqual([]);
    expect(Math.max(0, ...databaseCalls.map((args) => args.length))).toBeLessThan(10_000);
  });

  it("reads no more than its limit of an endless body, whatever length it claims", async () => {
    for (const claimed of ["10", "nonsense", "-1", ""]) {
      let given = 0;
      const endless = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          given += 1024;
          controller.enqueue(new Uint8Array(1024).fill(32));
        },
      });
      const init: RequestInit & { duplex: "half" } = { method: "POST", body: endless, duplex: "half" };
      const headers: Record<string, string> = { authorization: "Bearer a.b.c" };
      if (claimed) headers["content-length"] = claimed;
      const handler = serve(site, verbs[name]?.handler ?? (async () => new Response()));
      const response = await handler(new Request(`http://functions/${name}`, { ...init, headers }));
      expect(response.status).toBe(413);
      expect(given).toBeLessThan(80 * 1024);
    }
  });
});

const strict = Object.entries(verbs).filter(([, { takesAnyKey }]) => !takesAnyKey);
it.each(strict)("%s refuses an unspecified key at any depth, and names it", async (name, { body }) => {
  const places: Body[] = [{ ...body, surprise: 1 }];
  for (const [key, inner] of Object.entries(body)) {
    const takes =
      typeof inner === "object" &&
      inner &&
      !Array.isArray(inner) &&
      !(name === "send-booking-confirmation" && key === "booking_data");
    if (takes) places.push({ ...body, [key]: { ...inner, surprise: 1 } });
  }
  for (const place of places) {
    const answer = await send(name, JSON.stringify(place));
    expect(answer).toMatchObject({ status: 400, body: { code: "invalid_request" } });
    expect(answer.body.message).toContain("surprise");
  }
  expect(databaseCalls.filter((args) => args.includes("surprise"))).toEqual([]);
});
