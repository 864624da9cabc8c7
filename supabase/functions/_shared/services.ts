import { optional, platformEnv, required } from "./env.ts";
import { mailConfig } from "./mail/mail-config.ts";
import { sendMailBy } from "./mail/send-mail.ts";
import { sendQueuedMails } from "./mail/send-queued-mails.ts";
import { sendNews } from "./news/send-news.ts";
import { openVapid, readVapidKey, type Vapid } from "./news/vapid.ts";
import { openProviders } from "./payment/providers.ts";
import { mailboxesOf, readShop } from "./shop.ts";
import { botApi } from "./telegram/bot-api.ts";
import { sendTelegramNews } from "./telegram/send-telegram-news.ts";
import { readTelegramConfig } from "./telegram/telegram-config.ts";
import { signVouchers } from "./voucher/sign-vouchers.ts";
import { type VoucherSigner, voucherSigner } from "./voucher/voucher-signer.ts";
import { inBackground, wait } from "./web/background.ts";
import { serviceRpc } from "./web/rpc.ts";

export const platformServices = () => {
  const env = platformEnv();
  return { env, rpc: serviceRpc(env) };
};

export const paymentServices = () => ({ ...platformServices(), providers: openProviders() });

export const voucherServices = ({ rpc }: Pick<ReturnType<typeof platformServices>, "rpc">) => {
  const keys = optional("VOUCHER_KEYS");
  let made: Promise<VoucherSigner | null> | undefined;
  const signer = () => (made ??= voucherSigner(keys));
  return { signer, signVouchers: (bookingId?: string) => signVouchers({ rpc, signer }, bookingId) };
};

export const newsServices = ({ env, rpc }: ReturnType<typeof platformServices>) => {
  const key = readVapidKey({ optional, required });
  let opened: Promise<Vapid> | undefined;
  const vapid = async () => (key === null ? null : await (opened ??= openVapid(key)));
  const deps = { rpc, vapid, post: fetch, siteUrl: env.siteUrl, now: Date.now };
  return { sendNews: (inTime?: () => boolean) => sendNews(deps, inTime) };
};

export const telegramServices = ({ env, rpc }: ReturnType<typeof platformServices>) => {
  const config = readTelegramConfig({ optional, required });
  const bot = config && { name: config.name, call: botApi(config, fetch) };
  const deps = { rpc, bot, siteUrl: env.siteUrl };
  return { config, sendTelegram: (inTime?: () => boolean) => sendTelegramNews(deps, inTime) };
};

export const mailServices = ({ env, rpc }: ReturnType<typeof platformServices>) => {
  const config = mailConfig();
  const desk = {
    rpc,
    sendMail: sendMailBy(config),
    wait,
    siteUrl: env.siteUrl,
    backendUrl: env.publicUrl,
    mailboxes: async () => mailboxesOf(await readShop(rpc), config),
  };
  const sendMails = (inTime?: () => boolean) => sendQueuedMails(desk, inTime);
  const sendMailsSoon = () => inBackground("mails", () => sendMails());
  const { signVouchers: signAll } = voucherServices({ rpc });
  /** After a payment, so that the voucher is ready when the traveler opens the trip. */
  const afterChange = () => {
    inBackground("vouchers", () => signAll());
    sendMailsSoon();
  };
  return { sendMails, sendMailsSoon, afterChange };
};
