import * as v from "valibot";
import { hasFailed } from "../../../src/domain/payment/status.ts";
import { askProvider, endAttempt, recordState } from "../_shared/payment/ask-provider.ts";
import { openCardPaymentSchema, openPaymentSchema, simpleAnswerSchema } from "../_shared/payment/payment-rows.ts";
import { ProviderProblem, reportProblem, type SessionRequest } from "../_shared/payment/provider.ts";
import type { Providers } from "../_shared/payment/providers.ts";
import { languageOf } from "../_shared/text/languages.ts";
import { codeOf } from "../_shared/web/errors.ts";
import { HttpRefusal } from "../_shared/web/http.ts";
import { ownUrl } from "../_shared/web/own-url.ts";
import {
  bookingIdSchema,
  ignoredBookingData,
  ignoredCustomerData,
  ignoredField,
  parseBody,
  tokenSchema,
} from "../_shared/web/parse-body.ts";
import type { Rpc } from "../_shared/web/rpc.ts";

type Deps = {
  rpc: Rpc;
  providers: Pick<Providers, "current" | "of">;
  siteUrl: string;
  now: () => number;
  answerWithinMs?: number;
};

/** The traveler gets an answer within 10 s, even if the provider hangs. */
const ANSWER_WITHIN_MS = 9_500;
const longestSessionMinutes = 60;
const shortestSessionMinutes = 5;
/** The provider's page closes this long before the hold, so no traveler pays for lost seats. */
const graceMinutes = 5;

const commonEntries = {
  amount: ignoredField,
  description: ignoredField,
  return_url: v.pipe(v.string(), v.maxLength(2000)),
  cancel_url: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  part: v.optional(v.picklist(["deposit", "all"])),
  customer_data: ignoredCustomerData,
};
const bookingSchema = v.strictObject({
  ...commonEntries,
  booking_data: v.strictObject({ ...ignoredBookingData, id: bookingIdSchema, token: tokenSchema }),
});
const giftCardSchema = v.strictObject({
  ...commonEntries,
  gift_card: v.strictObject({ payment_id: bookingIdSchema }),
});
/** A union would not name the key that is wrong. */
const bodySchema = v.lazy((body) =>
  typeof body === "object" && body !== null && "gift_card" in body ? giftCardSchema : bookingSchema,
);

type Opened = Extract<v.InferOutput<typeof openPaymentSchema>, { ok: true }>;
type Open = Omit<Opened, "ok" | "booking"> & Pick<SessionRequest, "description" | "language" | "customer">;
type Session = { url: string; payment_id: string; provider_payment_id: string };

type PaymentRequest = v.InferOutput<typeof bodySchema>;

const openBooking = async (rpc: Rpc, args: Record<string, unknown>): Promise<Open> => {
  const answer = v.parse(openPaymentSchema, await rpc("open_payment", args));
  if (!answer.ok) throw new HttpRefusal(codeOf(answer.code), answer.message);
  const { booking } = answer;
  const { language, mails } = languageOf(booking);
  const customer = { id: booking.id, email: booking.customer_email, phone: booking.customer_phone };
  return { ...answer, customer, language, description: mails.paymentDescription({ title: booking.title }) };
};

const openGiftCard = async (rpc: Rpc, args: { payment_id: string; provider: string }): Promise<Open> => {
  const answer = v.parse(openCardPaymentSchema, await rpc("open_card_payment", args));
  if (!answer.ok) throw new HttpRefusal(codeOf(answer.code), answer.message);
  const { language, mails } = languageOf(answer.buyer);
  const customer = { id: args.payment_id, email: answer.buyer.email, phone: "" };
  return { ...answer, customer, language, description: mails.GIFT_CARD_MAILS.payment };
};

const openPayment = async ({ rpc, providers }: Deps, body: PaymentRequest): Promise<Open> => {
  if (!providers.current) throw new HttpRefusal("payments_not_set_up");
  const { id: provider } = providers.current;
  if ("gift_card" in body) return openGiftCard(rpc, { ...body.gift_card, provider });
  const { id, token } = body.booking_data;
  return openBooking(rpc, { booking_id: id, token, provider, part: body.part ?? null });
};

const minutesToPay = ({ pay_until }: Open, now: number): number => {
  const left = (Date.parse(pay_until) - now) / 60_000;
  return Math.max(shortestSessionMinutes, Math.min(longestSessionMinutes, Math.floor(left) - graceMinutes));
};

const startSession = async (deps: Deps, open: Open, returnUrl: URL): Promise<Session | null> => {
  const { rpc, providers, now } = deps;
  const { payment, description, language, customer } = open;
  const provider = providers.of(payment.provider);
  const back = new URL(returnUrl);
  back.searchParams.set("payment_id", payment.payment_id);
  const { currency, amount: amountMinor, rate } = open.settlement;
  const settlement = { currency, amountMinor, rate };
  const state = await provider.createSession({
    paymentId: payment.payment_id,
    settlement,
    description,
    language,
    returnUrl: back.href,
    customer,
    minutesToPay: minutesToPay(open, now()),
    basket: open.basket,
    taxNumber: open.tin,
  });
  if (state.amountMinor !== null && state.amountMinor !== settlement.amountMinor) {
    throw new ProviderProblem(`The session of payment ${payment.payment_id} is about another amount`);
  }
  const attached = v.parse(
    simpleAnswerSchema,
    await rpc("attach_session", {
      payment_id: payment.payment_id,
      provider_payment_id: state.providerPaymentId,
      redirect_url: state.redirectUrl,
      settlement_currency: settlement.currency,
      settlement_amount: settlement.amountMinor,
      settlement_rate: settlement.rate,
    }),
  );
  if (!attached.ok) throw new Error(`attach_session: ${attached.code}`);
  // A repeated attempt may have ended meanwhile, so record the provider's status and open nothing.
  if (state.status !== "pending") await recordState(rpc, provider, payment, state, "create");
  if (state.status === "completed") throw new HttpRefusal("already_paid");
  if (state.status !== null && hasFailed(state.status)) return null;
  if (!state.redirectUrl) {
    if (state.status !== "pending") throw new ProviderProblem("The provider returned no payment page");
    // The page's address was lost and the provider does not repeat it, so no traveler can pay there.
    await endAttempt(rpc, provider, payment, "create", "the address of its page was lost");
    return null;
  }
  return { url: state.redirectUrl, payment_id: payment.payment_id, provider_payment_id: state.providerPaymentId };
};

const takeUp = async (deps: Deps, open: Open): Promise<Session | null> => {
  const { payment } = open;
  if (!payment.redirect_url || !payment.provider_payment_id) return null;
  try {
    const { status } = await askProvider(deps, payment, "create");
    if (status === "completed" || status === "refunded") throw new HttpRefusal("already_paid");
    if (status !== null && hasFailed(status)) return null;
  } catch (error) {
    // The open page may still be paid on, so a second one must not open.
    if (!(error instanceof ProviderProblem)) throw error;
    reportProblem(`create-payment reuses the page of ${payment.payment_id}`, error);
  }
  return {
    url: payment.redirect_url,
    payment_id: payment.payment_id,
    provider_payment_id: payment.provider_payment_id,
  };
};

const work = async (deps: Deps, body: PaymentRequest, returnUrl: URL): Promise<Session> => {
  let open = await openPayment(deps, body);
  if (open.payment.redirect_url) {
    const session = await takeUp(deps, open);
    if (session) return session;
    open = await openPayment(deps, body);
  }
  const first = await startSession(deps, open, returnUrl);
  if (first) return first;
  const second = await startSession(deps, await openPayment(deps, body), returnUrl);
  if (second) return second;
  throw new HttpRefusal("provider_unavailable");
};

const inTime = async <T>(ms: number, running: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderProblem(`No answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([running, late]);
  } finally {
    clearTimeout(timer);
  }
};

export const handleCreatePayment =
  (deps: Deps) =>
  async (request: Request): Promise<Response> => {
    const body = await parseBody(bodySchema, request);
    const returnUrl = ownUrl(deps.siteUrl, body.return_url);
    if (body.cancel_url !== undefined) ownUrl(deps.siteUrl, body.cancel_url);
    try {
      return Response.json(await inTime(deps.answerWithinMs ?? ANSWER_WITHIN_MS, work(deps, body, returnUrl)));
    } catch (error) {
      if (!(error instanceof ProviderProblem)) throw error;
      reportProblem("create-payment", error);
      throw new HttpRefusal("provider_unavailable");
    }
  };
