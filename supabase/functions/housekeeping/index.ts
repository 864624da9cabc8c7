import { optional, required } from "../_shared/env.ts";
import { fetchBankRates } from "../_shared/rates/refresh-rates.ts";
import { mailServices, newsServices, paymentServices, telegramServices, voucherServices } from "../_shared/services.ts";
import { serve } from "../_shared/web/http.ts";
import { housekeeping } from "./handler.ts";

const services = paymentServices();
const { sendMails } = mailServices(services);
const bank = optional("RATES_URL");
const deps = {
  ...services,
  secret: required("FUNCTION_SECRET"),
  sendMails,
  signVouchers: voucherServices(services).signVouchers,
  sendNews: newsServices(services).sendNews,
  sendTelegram: telegramServices(services).sendTelegram,
  now: Date.now,
  askRates: bank ? fetchBankRates(bank) : undefined,
};

export default { fetch: serve(services.env.siteUrl, housekeeping(deps)) };
