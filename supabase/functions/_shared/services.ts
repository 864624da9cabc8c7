import { inBackground, wait } from "./web/background.ts";
import { optional, platformEnv } from "./env.ts";
import { mailConfig } from "./mail/mail-config.ts";
import { sendMailBy } from "./mail/send-mail.ts";
import { sendQueuedMails } from "./mail/send-queued-mails.ts";
import { openProviders } from "./payment/providers.ts";
import { mailboxesOf, readShop } from "./shop.ts";
import { signVouchers } from "./voucher/sign-vouchers.ts";
import { type VoucherSigner, voucherSigner } from "./voucher/voucher-signer.ts";
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
