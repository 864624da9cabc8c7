import { inBackground, wait } from "./web/background.ts";
import { platformEnv } from "./env.ts";
import { mailConfig } from "./mail/mail-config.ts";
import { sendMailBy } from "./mail/send-mail.ts";
import { sendQueuedMails } from "./mail/send-queued-mails.ts";
import { openProviders } from "./payment/providers.ts";
import { serviceRpc } from "./web/rpc.ts";

/** What most functions are wired with; every value is read here, at the start, or the start fails by name. */
export const platformServices = () => {
  const env = platformEnv();
  return { env, rpc: serviceRpc(env) };
};

export const paymentServices = () => ({ ...platformServices(), providers: openProviders() });

/** Sends what waits in the outbox: by housekeeping, and soon after what caused it. */
export const mailServices = ({ env, rpc }: ReturnType<typeof platformServices>) => {
  const config = mailConfig();
  const { from, operator } = config;
  const desk = {
    rpc,
    sendMail: sendMailBy(config),
    wait,
    siteUrl: env.siteUrl,
    backendUrl: env.publicUrl,
    sender: from.name,
    operator,
  };
  const sendMails = (inTime?: () => boolean) => sendQueuedMails(desk, inTime);
  return { sendMails, sendMailsSoon: () => inBackground("mails", sendMails) };
};
