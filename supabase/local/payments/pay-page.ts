import { htmlResponse } from "../html.ts";
import { bankPage, type BankProblem, CODE_THAT_WORKS, type Typed } from "./bank-page.ts";
import { callbacksOf, sendCallback } from "./callbacks.ts";
import type { SandboxSettings } from "./octo-api.ts";
import type { PaymentStore, SandboxPayment } from "./payment-store.ts";

const wrongCodesAllowed = 3;

const back = ({ return_url, status }: SandboxPayment) => {
  const url = new URL(return_url);
  url.searchParams.set("octo_status", status);
  return new Response(null, { status: 303, headers: { location: url.href } });
};

const typedIn = (form: FormData): Typed => {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  return { card: text("card"), expiry: text("expiry"), cvv: text("cvv"), code: text("code") };
};

const digitsOf = ({ card }: Typed) => card.replace(/\s/g, "");

function wrongField(typed: Typed): BankProblem | undefined {
  if (!/^\d{13,19}$/.test(digitsOf(typed))) return "card";
  if (!/^(0[1-9]|1[0-2])\/\d\d$/.test(typed.expiry)) return "expiry";
  return /^\d{3,4}$/.test(typed.cvv) ? undefined : "cvv";
}

export const payPage = (store: PaymentStore, settings: SandboxSettings) => {
  const settle = (payment: SandboxPayment, status: SandboxPayment["status"], tell: () => Promise<void>) => {
    payment.status = status;
    store.save();
    tell().catch((error: Error) => console.warn("sandbox:", error.message));
    return back(payment);
  };
  const tellOnce = (payment: SandboxPayment) => () => sendCallback(payment, settings.uniqueKey);

  const pay = (payment: SandboxPayment, typed: Typed) => {
    const problem = wrongField(typed);
    if (problem) return bankPage(payment, typed, problem);
    const card = digitsOf(typed);
    payment.masked_pan = `${card.slice(0, 4)}********${card.slice(-4)}`;
    if (card.endsWith("0001")) return settle(payment, "failed", tellOnce(payment));
    if (card.endsWith("0002")) {
      payment.status = "wait_user_action";
      store.save();
      tellOnce(payment)().catch((error: Error) => console.warn("sandbox:", error.message));
      return bankPage(payment);
    }
    return settle(payment, "succeeded", () => callbacksOf(payment, card, settings.uniqueKey));
  };

  const confirm = (payment: SandboxPayment, typed: Typed) => {
    if (typed.code === CODE_THAT_WORKS) return settle(payment, "succeeded", tellOnce(payment));
    payment.wrong_codes += 1;
    if (payment.wrong_codes >= wrongCodesAllowed) return settle(payment, "canceled", tellOnce(payment));
    store.save();
    return bankPage(payment, typed, "code");
  };

  return async (request: Request, uuid: string): Promise<Response> => {
    const payment = store.byUuid(uuid);
    if (!payment) return htmlResponse("No such payment", "<h1>No such payment</h1>", 404);
    if (payment.status !== "created" && payment.status !== "wait_user_action") return back(payment);
    if (request.method !== "POST") return bankPage(payment);
    const form = await request.formData();
    if (form.get("step") === "cancel") return settle(payment, "canceled", tellOnce(payment));
    return payment.status === "created" ? pay(payment, typedIn(form)) : confirm(payment, typedIn(form));
  };
};
