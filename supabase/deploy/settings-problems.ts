import { CHARGED_CURRENCIES } from "../../src/domain/pricing/orientation.ts";
import { optional, required } from "../functions/_shared/env.ts";
import { mailConfig } from "../functions/_shared/mail/mail-config.ts";
import { readVapidKey } from "../functions/_shared/news/vapid.ts";
import { octoConfig } from "../functions/_shared/payment/octo/octo-config.ts";
import { readTelegramConfig } from "../functions/_shared/telegram/telegram-config.ts";
import { newestVoucherKey } from "../functions/_shared/voucher/voucher-signer.ts";

export type Env = Readonly<Record<string, string | undefined>>;

const TRANSPORTS: Readonly<Record<string, readonly string[]>> = {
  http: ["MAIL_API_KEY"],
  smtp: ["SMTP_HOST", "SMTP_PORT"],
};
const CONTRACT = ["OCTO_SHOP_ID", "OCTO_SECRET", "OCTO_UNIQUE_KEY"];
/** Hosted functions cannot connect to these ports. */
const CLOSED_PORTS = ["25", "587"];

/** Browsers send an origin without a path, so a path here would refuse all of them. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin } = new URL(text);
  return /^https?:$/.test(protocol) && origin === text;
}

export const originProblems = (addresses: Readonly<Record<string, string>>): string[] =>
  Object.entries(addresses)
    .filter(([, url]) => url !== "" && !isOrigin(url))
    .map(([name, url]) => `${name} must be like https://my.shop, without a path, not ${url}`);

export function mailProblems(given: Env): string[] {
  const transport = given["MAIL_TRANSPORT"];
  if (!transport) return [];
  const needs = TRANSPORTS[transport];
  if (needs === undefined) return [`MAIL_TRANSPORT must be http or smtp, not ${transport}.`];
  const problems = needs
    .filter((name) => !given[name])
    .map((name) => `${name} is not set, and MAIL_TRANSPORT is ${transport}.`);
  const port = given["SMTP_PORT"] ?? "";
  if (transport === "smtp" && !given["SUPABASE_SERVICE_ROLE_KEY"] && CLOSED_PORTS.includes(port)) {
    problems.push(`SMTP_PORT is ${port}, which hosted functions cannot reach: take 465.`);
  }
  return problems;
}

export function currencyProblems(given: Env): string[] {
  const possible: readonly string[] = CHARGED_CURRENCIES;
  const currency = given["SETTLEMENT_CURRENCY"] || "USD";
  return possible.includes(currency) ? [] : [`SETTLEMENT_CURRENCY must be one of ${possible.join(", ")}.`];
}

/** A half-filled contract would look like a shop without online payment, so its settings are all or nothing. */
export function contractProblems(given: Env): string[] {
  const signed = !["B", "C", "off"].includes(given["OCTO_SIGNATURE"] ?? "");
  const needs = CONTRACT.filter((name) => signed || name !== "OCTO_UNIQUE_KEY");
  const set = needs.filter((name) => given[name]);
  if (set.length === 0) return [];
  return needs.filter((name) => !given[name]).map((name) => `${name} is not set, and ${set.join(" and ")} is.`);
}

export function refusedAtStart(secrets: Env): string[] {
  const source = { get: (name: string) => secrets[name] };
  const read = {
    optional: (name: string) => optional(name, source),
    required: (name: string) => required(name, source),
  };
  const voucherKeys = () => newestVoucherKey(read.optional("VOUCHER_KEYS"));
  const configs = [
    () => mailConfig(read),
    voucherKeys,
    () => readVapidKey(read),
    () => readTelegramConfig(read),
    ...(secrets["OCTO_SHOP_ID"] ? [() => octoConfig(read)] : []),
  ];
  return configs.flatMap((config) => {
    try {
      config();
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}
