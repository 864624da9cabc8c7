import { type Language, SOURCE_LANGUAGE } from "../../../src/domain/languages.ts";
import { UNSET_SHOP } from "../../../src/domain/shop/settings.ts";
import { escapeLocalHtml as escape, page } from "../html.ts";
import type { SandboxPayment } from "./payment-store.ts";

/** A function each, because the stack compiles the texts after it has loaded this file. */
const TEXTS = {
  en: () => import("../../../.cache/texts/en/sandbox.ts"),
  ru: () => import("../../../.cache/texts/ru/sandbox.ts"),
  uz: () => import("../../../.cache/texts/uz/sandbox.ts"),
} satisfies Record<Language, () => Promise<unknown>>;
type Texts = Awaited<ReturnType<(typeof TEXTS)["en"]>>;
export type BankProblem = keyof Texts["BANK_PROBLEMS"];
export type Typed = Readonly<Record<BankProblem, string>>;

export const CODE_THAT_WORKS = "111111";

const NETWORKS: [name: string, digits: RegExp][] = [
  ["Visa", /^4/],
  ["Mastercard", /^(5[1-5]|2[2-7])/],
  ["Uzcard", /^(8600|5614)/],
  ["Humo", /^9860/],
];

const style = `
  body { background: light-dark(#eef1f6, #10151d); max-width: 26rem; padding: 1rem; }
  header, .privacy { align-items: center; display: flex; gap: 0.5rem; }
  header { font-weight: 600; margin-block: 0.5rem 1rem; }
  svg { fill: none; flex: none; height: 1.1rem; stroke: currentcolor; stroke-width: 2; width: 1.1rem; }
  main { background: light-dark(white, #1a212c); border-radius: 12px; box-shadow: 0 1px 6px rgb(0 0 0 / 15%); padding: 1.25rem; }
  h1 { font-size: 1.1rem; margin: 0; }
  p { margin: 0; }
  .test { background: #ffd85e; border-radius: 8px; color: #33270a; font-weight: 600; padding: 0.5rem 0.75rem; }
  .amount { font-size: 2rem; font-variant-numeric: tabular-nums; font-weight: 700; line-height: 1.3; overflow-wrap: anywhere; }
  .sale { border-bottom: 1px solid light-dark(#d5dbe5, #364152); margin-bottom: 1rem; padding-bottom: 1rem; }
  .networks { display: flex; flex-wrap: wrap; gap: 0.4rem; list-style: none; margin: 1rem 0; padding: 0; }
  .networks li { border: 1px solid light-dark(#8792a6, #77839a); border-radius: 6px; font-size: 0.8rem; font-weight: 600; padding: 0.1rem 0.5rem; }
  .networks li[aria-current] { background: #1b4590; border-color: #1b4590; color: white; }
  form { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); }
  p + form, form + form, .privacy, details { margin-top: 1rem; }
  label { display: block; font-weight: 600; margin-bottom: 0.25rem; }
  input, button { border: 1px solid light-dark(#6b7688, #8a95a8); border-radius: 8px; font: inherit; min-height: 48px; padding: 0 0.75rem; width: 100%; }
  input { background: light-dark(white, #10151d); }
  input[aria-invalid] { border-color: light-dark(firebrick, salmon); border-width: 2px; }
  button { background: none; cursor: pointer; font-weight: 600; }
  form:first-of-type button { background: #1b4590; border-color: #1b4590; color: white; }
  .row { align-items: start; display: grid; gap: 1rem; grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .error { color: light-dark(firebrick, salmon); font-size: 0.9rem; font-weight: 600; margin-top: 0.25rem; }
  .privacy, details { font-size: 0.9rem; }
  summary { cursor: pointer; min-height: 24px; }
  details ul { padding-inline-start: 1.25rem; }
`;

const lock = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3"/></svg>`;

type Field = { name: BankProblem; label: string; hint?: string; numeric?: boolean; autocomplete: string };

export async function bankPage(payment: SandboxPayment, typed?: Partial<Typed>, problem?: BankProblem) {
  const { language = SOURCE_LANGUAGE, status, total_sum, currency, description, masked_pan } = payment;
  const { BANK_PAGE: words, BANK_PROBLEMS, TEST_CARDS } = await TEXTS[language]();

  const field = ({ name, label, hint = "", numeric = true, autocomplete }: Field) => {
    const wrong = problem === name;
    return (
      `<div><label for="${name}">${escape(label)}</label><input id="${name}" name="${name}" autocomplete="${autocomplete}"` +
      ` placeholder="${hint}" value="${escape(typed?.[name] ?? "")}" required${numeric ? ` inputmode="numeric"` : ""}` +
      `${wrong ? ` aria-invalid="true" aria-describedby="${name}-error" autofocus` : ""}>` +
      `${wrong ? `<p class="error" id="${name}-error" role="alert">${escape(BANK_PROBLEMS[name])}</p>` : ""}</div>`
    );
  };
  const button = (step: string, label: string) => `<button name="step" value="${step}">${escape(label)}</button>`;
  const networks = (digits: string) =>
    `<ul class="networks">${NETWORKS.map(([name, first]) => `<li${first.test(digits) ? ` aria-current="true"` : ""}>${name}</li>`).join("")}</ul>`;

  const card = () =>
    networks(typed?.card ?? "") +
    `<form method="post" novalidate>` +
    field({ name: "card", label: words.card, hint: "8600 0000 0000 0000", autocomplete: "cc-number" }) +
    `<div class="row">` +
    field({ name: "expiry", label: words.expiry, hint: words.expiryHint, numeric: false, autocomplete: "cc-exp" }) +
    `${field({ name: "cvv", label: words.cvv, autocomplete: "cc-csc" })}</div>${button("pay", words.pay)}</form>`;
  const code = () =>
    `${networks(masked_pan ?? "")}<p>${escape(words.codeSent({ code: CODE_THAT_WORKS }))}</p><form method="post">` +
    `${field({ name: "code", label: words.code, autocomplete: "one-time-code" })}${button("code", words.confirm)}</form>`;
  const cards = Object.entries(TEST_CARDS).map(
    ([digits, text]) =>
      `<li><b>…${digits}</b> ${escape(typeof text === "string" ? text : text({ code: CODE_THAT_WORKS }))}</li>`,
  );

  const isCode = status === "wait_user_action";
  const title = isCode ? words.codeTitle : words.title;
  const body =
    `<p class="test">${escape(words.test)}</p><header>${lock}${escape(words.bank)}</header><main><div class="sale">` +
    `<h1>${escape(title)}</h1><p class="amount">` +
    `${escape(words.amount({ amount: Math.round(total_sum * 100), currency }))}</p>` +
    `<p>${escape(words.shop({ shop: UNSET_SHOP.name }))}</p><p>${escape(description)}</p></div>` +
    `${isCode ? code() : card()}<form method="post">${button("cancel", words.cancel)}</form>` +
    `<p class="privacy">${lock}${escape(words.privacy)}</p>` +
    `${isCode ? "" : `<details><summary>${escape(words.cards)}</summary><p>${escape(words.digits)}</p><ul>${cards.join("")}</ul></details>`}</main>`;
  return new Response(page(title, body, { language, style }), {
    status: problem ? 422 : 200,
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}
