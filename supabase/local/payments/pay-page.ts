import { escapeLocalHtml, htmlResponse } from "../html.ts";
import { callbacksOf, sendCallback } from "./callbacks.ts";
import type { SandboxSettings } from "./octo-api.ts";
import type { PaymentStore, SandboxPayment } from "./payment-store.ts";

const codeThatWorks = "111111";
const wrongCodesAllowed = 3;

const head = ({ total_sum, currency, description }: SandboxPayment) =>
  `<p class="note">Payment sandbox: no money moves</p><h1>Pay by card</h1>` +
  `<p>${escapeLocalHtml(description)}</p><p class="amount">${total_sum.toFixed(2)} ${escapeLocalHtml(currency)}</p>`;

const step = (title: string, payment: SandboxPayment, intro: string, error: string, form: string, more = "") =>
  htmlResponse(
    title,
    `${head(payment)}${intro}${error ? `<p class="error" role="alert">${escapeLocalHtml(error)}</p>` : ""}` +
      `<form method="post">${form}</form>` +
      `<form method="post"><button name="step" value="cancel">Cancel</button></form>${more}`,
    error ? 422 : 200,
  );

const cardPage = (payment: SandboxPayment, error = "") =>
  step(
    "Pay by card",
    payment,
    `<p class="note">Visa, Mastercard, Uzcard, Humo</p>`,
    error,
    `<label>Card number<input name="card" inputmode="numeric" autocomplete="cc-number" required` +
      ` placeholder="8600 0000 0000 0000"></label><div class="row">` +
      `<label>Expiry<input name="expiry" autocomplete="cc-exp" placeholder="MM/YY" required></label>` +
      `<label>CVV<input name="cvv" inputmode="numeric" autocomplete="cc-csc" required></label></div>` +
      `<button name="step" value="pay">Pay</button>`,
    `<details><summary>Test cards</summary><p>By their last four digits: 0000 pays, 0001 is declined, 0002 asks for the` +
      ` code ${codeThatWorks}, 0003 tells the shop after 5 s, 0004 never tells it, 0005 tells it three times.</p></details>`,
  );

const codePage = (payment: SandboxPayment, error = "") =>
  step(
    "Confirm the payment",
    payment,
    `<p>Your bank sent a code to your phone.</p>`,
    error,
    `<label>Code<input name="code" inputmode="numeric" autocomplete="one-time-code" required></label>` +
      `<button name="step" value="code">Confirm</button>`,
  );

const back = ({ return_url, status }: SandboxPayment) => {
  const url = new URL(return_url);
  url.searchParams.set("octo_status", status);
  return new Response(null, { status: 303, headers: { location: url.href } });
};

const wrongCard = (card: string, form: FormData) => {
  if (!/^\d{13,19}$/.test(card)) return "Enter the card number: 13 to 19 digits.";
  if (!/^(0[1-9]|1[0-2])\/\d\d$/.test(String(form.get("expiry") ?? "").trim())) return "Enter the expiry as MM/YY.";
  if (!/^\d{3,4}$/.test(String(form.get("cvv") ?? ""))) return "Enter the 3 or 4 digits of the CVV.";
  return "";
};

export const payPage = (store: PaymentStore, settings: SandboxSettings) => {
  const settle = (payment: SandboxPayment, status: SandboxPayment["status"], tell: () => Promise<void>) => {
    payment.status = status;
    store.save();
    tell().catch((error: Error) => console.warn("sandbox:", error.message));
    return back(payment);
  };
  const tellOnce = (payment: SandboxPayment) => () => sendCallback(payment, settings.uniqueKey);

  const pay = (payment: SandboxPayment, form: FormData) => {
    const card = String(form.get("card") ?? "").replace(/\s/g, "");
    const wrong = wrongCard(card, form);
    if (wrong) return cardPage(payment, wrong);
    payment.masked_pan = `${card.slice(0, 4)}********${card.slice(-4)}`;
    if (card.endsWith("0001")) return settle(payment, "failed", tellOnce(payment));
    if (card.endsWith("0002")) {
      payment.status = "wait_user_action";
      store.save();
      tellOnce(payment)().catch((error: Error) => console.warn("sandbox:", error.message));
      return codePage(payment);
    }
    return settle(payment, "succeeded", () => callbacksOf(payment, card, settings.uniqueKey));
  };

  const confirm = (payment: SandboxPayment, form: FormData) => {
    if (form.get("code") === codeThatWorks) return settle(payment, "succeeded", tellOnce(payment));
    payment.wrong_codes += 1;
    if (payment.wrong_codes >= wrongCodesAllowed) return settle(payment, "canceled", tellOnce(payment));
    store.save();
    return codePage(payment, "That code is wrong. Try again.");
  };

  return async (request: Request, uuid: string): Promise<Response> => {
    const payment = store.byUuid(uuid);
    if (!payment) return htmlResponse("No such payment", "<h1>No such payment</h1>", 404);
    if (payment.status !== "created" && payment.status !== "wait_user_action") return back(payment);
    if (request.method !== "POST") return payment.status === "created" ? cardPage(payment) : codePage(payment);
    const form = await request.formData();
    if (form.get("step") === "cancel") return settle(payment, "canceled", tellOnce(payment));
    return payment.status === "created" ? pay(payment, form) : confirm(payment, form);
  };
};
