import { optional, required } from "../_shared/env.ts";
import { mailConfig } from "../_shared/mail/mail-config.ts";
import { readVapidKey } from "../_shared/news/vapid.ts";
import { paymentServices, voucherServices } from "../_shared/services.ts";
import { version } from "../_shared/version.ts";
import { serve } from "../_shared/web/http.ts";
import { health } from "./handler.ts";

const { env, rpc, providers } = paymentServices();

const mail = () => {
  try {
    mailConfig();
    return "ready";
  } catch (error) {
    console.warn(`Mail is not set up: ${error instanceof Error ? error.message : "unknown"}`);
    return "not_set_up";
  }
};
const vouchers = async () => {
  try {
    return (await voucherServices({ rpc }).signer()) === null ? "not_set_up" : "ready";
  } catch (error) {
    console.warn(`Vouchers cannot be signed: ${error instanceof Error ? error.message : "unknown"}`);
    return "not_set_up";
  }
};
const push = () => {
  try {
    return readVapidKey({ optional, required }) === null ? "not_set_up" : "ready";
  } catch (error) {
    console.warn(`News cannot be pushed: ${error instanceof Error ? error.message : "unknown"}`);
    return "not_set_up";
  }
};
const payments = providers.current ? "ready" : "not_set_up";
const deps = { rpc, now: Date.now, version, payments, mail: mail(), vouchers, push: push() } as const;

export default { fetch: serve(env.siteUrl, health(deps), ["GET", "HEAD", "POST"]) };
