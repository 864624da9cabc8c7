import { wait } from "./web/background.ts";
import { platformEnv } from "./env.ts";
import { mailConfig } from "./mail/mail-config.ts";
import { sendMailBy } from "./mail/send-mail.ts";
import type { MailDesk } from "./mail/send-queued-mails.ts";
import { openProviders } from "./payment/providers.ts";
import { serviceRpc } from "./web/rpc.ts";

/** What most functions are wired with; every value is read here, at the start, or the start fails by name. */
export const platformServices = () => {
  const env = platformEnv();
  return { env, rpc: serviceRpc(env) };
};

export const paymentServices = () => ({ ...platformServices(), providers: openProviders() });

export const mailDesk = ({ env, rpc }: ReturnType<typeof platformServices>): MailDesk => {
  const config = mailConfig();
  return {
    rpc,
    sendMail: sendMailBy(config),
    wait,
    siteUrl: env.siteUrl,
    sender: config.from.name,
    operator: config.operator,
  };
};
