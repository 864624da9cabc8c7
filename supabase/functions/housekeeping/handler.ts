import * as v from "valibot";
import { isOpenStatus } from "../../../src/domain/payment/status.ts";
import { askProvider } from "../_shared/payment/ask-provider.ts";
import { fetchFiscalReceipts } from "../_shared/payment/fetch-fiscal-receipts.ts";
import { providerPaymentSchema } from "../_shared/payment/payment-rows.ts";
import { ProviderProblem, reportProblem } from "../_shared/payment/provider.ts";
import type { Providers } from "../_shared/payment/providers.ts";
import { sendRefunds } from "../_shared/payment/send-refunds.ts";
import { type FetchRates, refreshRates } from "../_shared/rates/refresh-rates.ts";
import { sameSecret } from "../_shared/same-secret.ts";
import { HttpRefusal } from "../_shared/web/http.ts";
import type { Rpc } from "../_shared/web/rpc.ts";

type InTime = () => boolean;
type Deps = {
  rpc: Rpc;
  providers: Pick<Providers, "of">;
  secret: string;
  sendMails: (inTime: InTime) => Promise<unknown>;
  signVouchers: () => Promise<number | null>;
  sendNews: (inTime: InTime) => Promise<unknown>;
  sendTelegram: (inTime: InTime) => Promise<unknown>;
  now: () => number;
  askRates?: FetchRates | undefined;
};

// Housekeeping runs each minute; each part stops at its mark, so rounds never overlap.
const checksUntilMs = 20_000;
const newsUntilMs = 27_000;
const telegramUntilMs = 31_000;
const mailsUntilMs = 35_000;
const refundsUntilMs = 45_000;
const receiptsUntilMs = 50_000;
const checksAtOnce = 5;

const checkPayments = async (deps: Deps, inTime: InTime) => {
  const counts = { checked: 0, changed: 0, unanswered: 0, misconfigured: 0 };
  const due = v.parse(v.array(providerPaymentSchema), await deps.rpc("claim_due_payments", { how_many: 50 }));
  const worker = async () => {
    for (let payment = due.pop(); payment && inTime(); payment = due.pop()) {
      try {
        const { outcome } = await askProvider(deps, payment, "housekeeping");
        counts.checked += 1;
        if (outcome?.startsWith("applied")) counts.changed += 1;
      } catch (error) {
        if (!(error instanceof ProviderProblem)) throw error;
        // A former contract's provider no longer answers about payments that ended.
        const isAlarm = error.kind === "misconfigured" && isOpenStatus(payment.status);
        counts[isAlarm ? "misconfigured" : "unanswered"] += 1;
        reportProblem(`housekeeping, payment ${payment.payment_id}`, error);
      }
    }
  };
  await Promise.all(Array.from({ length: checksAtOnce }, worker));
  return counts;
};

export const housekeeping =
  (deps: Deps) =>
  async (request: Request): Promise<Response> => {
    if (!(await sameSecret(request.headers.get("authorization") ?? "", `Bearer ${deps.secret}`))) {
      throw new HttpRefusal("unauthorized");
    }
    const start = deps.now();
    const until =
      (ms: number): InTime =>
      () =>
        deps.now() - start < ms;
    const failed: string[] = [];
    const part = async <T>(name: string, work: () => Promise<T>): Promise<T | null> => {
      try {
        return await work();
      } catch (error) {
        console.error(`housekeeping, ${name}:`, error);
        failed.push(name);
        return null;
      }
    };
    const payments = await part("payments", () => checkPayments(deps, until(checksUntilMs)));
    // The database skips holds whose open payment was not checked.
    const expired = await part("holds", () => deps.rpc("expire_holds", {}));
    const cards = await part("cards", () => deps.rpc("return_card_balances", {}));
    const offers = await part("waiting", () => deps.rpc("update_waiting_lists", {}));
    const published = await part("drafts", () => deps.rpc("publish_due_items", {}));
    const vouchers = await part("vouchers", () => deps.signVouchers());
    const reminders = await part("reminders", () => deps.rpc("queue_reminders", {}));
    const news = await part("news", () => deps.sendNews(until(newsUntilMs)));
    const telegram = await part("telegram", () => deps.sendTelegram(until(telegramUntilMs)));
    const mails = await part("mails", () => deps.sendMails(until(mailsUntilMs)));
    const refunds = await part("refunds", () => sendRefunds(deps, until(refundsUntilMs)));
    const fiscal = await part("fiscal", () => fetchFiscalReceipts(deps, until(receiptsUntilMs)));
    const { askRates } = deps;
    const rates = askRates ? await part("rates", () => refreshRates(deps.rpc, askRates)) : null;
    const erased = await part("retention", () => deps.rpc("apply_retention", {}));
    // Only the operator can fix these, so health and doctor show them.
    if (payments?.misconfigured || refunds?.blocked) failed.push("provider");
    await part("note", () => deps.rpc("note_housekeeping", { failed }));
    const report = {
      ok: failed.length === 0,
      failed,
      payments,
      expired,
      cards,
      offers,
      published,
      vouchers,
      reminders,
      news,
      telegram,
      mails,
      refunds,
      fiscal,
      rates,
      erased,
    };
    return Response.json(report, { status: failed.length === 0 ? 200 : 500 });
  };
