import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownStack } from "../support/own-stack.ts";
import { freePort } from "../support/stack.ts";
import { paymentDesk } from "./payment-desk.ts";

const TROUBLES = ["silent", "answer lost", "error", "wrong secret"] as const;
const provider = { trouble: "none" as "none" | (typeof TROUBLES)[number] };
const wrongSecret = { error: 2, errMessage: "Wrong secret", data: null, errorMessage: "Wrong secret" };
const between = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray());
  const { trouble } = provider;
  if (trouble === "silent") return;
  if (trouble === "wrong secret") return response.writeHead(200).end(JSON.stringify(wrongSecret));
  if (trouble === "error") return response.writeHead(502).end("<h1>Bad gateway</h1>");
  const answer = await fetch(`${stack().url}/_sandbox${request.url ?? ""}`, { method: "POST", body });
  if (trouble === "none") response.writeHead(answer.status).end(await answer.text());
});

let smtpPort: number;
const stack = ownStack(async () => {
  smtpPort = await freePort();
  await new Promise<void>((ready) => between.listen(0, "127.0.0.1", ready));
  const { port } = between.address() as AddressInfo;
  const FUNCTION_ENV = JSON.stringify({ OCTO_URL: `http://127.0.0.1:${port}`, SMTP_PORT: String(smtpPort) });
  return { env: { FUNCTION_ENV } };
});
const desk = paymentDesk(stack);
const { fn, runHousekeeping, rows, book, view, statusOf, createPayment, paidBooking } = desk;
afterAll(() => {
  between.closeAllConnections();
  between.close();
});

it.each(TROUBLES)(
  "says within 10 s to try again, holds the seats, and continues the same attempt: provider '%s'",
  { tags: ["long"] },
  async (trouble) => {
    const booking = await book();
    provider.trouble = trouble;
    const start = Date.now();
    const first = await createPayment(booking).finally(() => (provider.trouble = "none"));
    expect(first).toMatchObject({ status: 503, body: { code: "provider_unavailable" } });
    expect(first.body.message).toMatch(/again/i);
    expect(Date.now() - start).toBeLessThan(10_000);
    expect(await statusOf(booking)).toBe("pending/pending");
    const { payment } = await view(booking);
    // Octo answers one request a second.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const second = await createPayment(booking);
    expect(second.status).toBe(200);
    expect(second.body.payment_id).toBe(payment.payment_id);
    expect(desk.sandboxed().filter((one) => one.shop_transaction_id === second.body.payment_id)).toHaveLength(1);
    expect(await rows(`payments?booking_id=eq.${booking.id}&select=id`)).toHaveLength(1);
  },
);

describe("callbacks", () => {
  const signed = (uuid: string, transaction: string, status: string) => ({
    shop_transaction_id: transaction,
    octo_payment_UUID: uuid,
    status,
    signature: createHash("sha1")
      .update(`${desk.secret("octoUniqueKey")}${uuid}${status}`)
      .digest("hex")
      .toUpperCase(),
    hash_key: createHash("sha1").update(uuid).digest("hex"),
  });

  it("are stored and change nothing when well signed but untrue", async () => {
    const booking = await book();
    const { body } = await createPayment(booking);
    const lie = signed(body.provider_payment_id, body.payment_id, "succeeded");
    expect((await fn("payment-webhook", lie)).status).toBe(200);
    expect(await view(booking)).toMatchObject({ status: "pending", payment: { status: "pending", paid_at: null } });
    const [{ id }] = await rows(`payments?booking_id=eq.${booking.id}&select=id`);
    const events = await rows(`payment_events?payment_id=eq.${id}&select=source,outcome,payload,status`);
    const payload = expect.objectContaining({ status: "succeeded" });
    expect(events).toContainEqual({ source: "webhook", outcome: "stored", status: null, payload });
  });

  it("pay nothing twice when eight arrive at once", async () => {
    const { booking, body } = await paidBooking();
    const again = signed(body.provider_payment_id, body.payment_id, "succeeded");
    const answers = await Promise.all(Array.from({ length: 8 }, () => fn("payment-webhook", again)));
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await fn("payment-webhook", signed(body.provider_payment_id, body.payment_id, "canceled"));
    expect(await view(booking)).toMatchObject({ status: "confirmed", needs_attention: false });
    const mails = await rows(`email_outbox?booking_id=eq.${booking.id}&kind=eq.booking_confirmed&select=id`);
    expect(mails).toHaveLength(1);
  });
});

it("sends a large refund in parts that the provider accepts, and as a whole", async () => {
  const { booking, body } = await paidBooking(160_000);
  const wish = { payment_id: body.payment_id, reason: "The guide is ill" };
  const asAdmin = await desk.bearer("admin@example.com");
  expect((await fn("refund-payment", wish, asAdmin)).status).toBe(200);
  const refund = async () => {
    await runHousekeeping();
    return (await view(booking)).refund;
  };
  await expect
    .poll(refund, { timeout: 30_000, interval: 1_000 })
    .toMatchObject({ amount_cents: booking.total_cents, status: "succeeded" });
  const { parts, cents } = desk.refundsOf(body.provider_payment_id);
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.every(({ amount }) => amount <= 750)).toBe(true);
  expect(cents).toBe(booking.total_cents);
  expect((await fn("refund-payment", wish, asAdmin)).status).toBe(409);
});

// A failed try is repeated a minute later: both tests wait at the same time.
describe.concurrent("a minute after the first try", { tags: ["long"] }, () => {
  let refunded: Awaited<ReturnType<typeof paidBooking>>;
  let mailed: Awaited<ReturnType<typeof paidBooking>>;
  beforeAll(async () => {
    refunded = await paidBooking();
    mailed = await paidBooking();
    provider.trouble = "wrong secret";
  });

  it("sends a refund once the secret is right again, after telling the operator once", async ({ expect }) => {
    const { booking, body } = refunded;
    const wish = { payment_id: body.payment_id, reason: "The guide is ill" };
    expect((await fn("refund-payment", wish, await desk.bearer("admin@example.com"))).status).toBe(200);
    const refundOf = async () => (await rows(`refunds?booking_id=eq.${booking.id}&select=status,last_error`))[0];
    await expect.poll(async () => (await refundOf()).last_error, { timeout: 20_000 }).toContain("Wrong secret");
    expect((await refundOf()).status).toBe("processing");
    const attentionMails = () => rows(`email_outbox?booking_id=eq.${booking.id}&kind=eq.attention_operator&select=id`);
    expect(await attentionMails()).toHaveLength(1);
    provider.trouble = "none";
    const refund = async () => {
      await runHousekeeping();
      return (await refundOf()).status;
    };
    await expect.poll(refund, { timeout: 90_000, interval: 3_000 }).toBe("succeeded");
    expect(desk.refundsOf(body.provider_payment_id).cents).toBe(booking.total_cents);
    expect(await attentionMails()).toHaveLength(1);
  });

  it("sends each mail once when the mail server is back, and takes payments without it", async ({ expect }) => {
    const { booking } = mailed;
    await runHousekeeping();
    const mails: { status: string }[] = await rows(`email_outbox?booking_id=eq.${booking.id}&select=status`);
    expect(mails.map(({ status }) => status)).not.toContain("sent");
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      logger: false,
      onData: async (stream, _session, done) => {
        received.push(Buffer.concat(await stream.toArray()).toString());
        done();
      },
    });
    await new Promise<void>((ready) => {
      server.listen(smtpPort, "127.0.0.1", ready);
    });
    const confirmations = () =>
      received.filter((text) => text.includes(booking.email) && /Subject: Booking confirmed/.test(text));
    const sent = async () => {
      await runHousekeeping();
      return confirmations().length;
    };
    await expect.poll(sent, { timeout: 150_000, interval: 3_000 }).toBe(1);
    await Promise.all([runHousekeeping(), runHousekeeping(), runHousekeeping()]);
    expect(confirmations()).toHaveLength(1);
    expect((await view(booking)).payment).toMatchObject({ confirmation_sent: true });
    await new Promise<void>((closed) => {
      server.close(() => closed());
    });
  });
});
