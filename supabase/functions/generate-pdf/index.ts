import { optional } from "../_shared/env.ts";
import { serve } from "../_shared/web/http.ts";
import { platformServices, voucherServices } from "../_shared/services.ts";
import { generatePdf } from "./handler.ts";

const { env, rpc } = platformServices();
const sender = optional("MAIL_FROM_NAME") ?? "Journey to Uzbekistan";

export default {
  fetch: serve(env.siteUrl, generatePdf({ rpc, siteUrl: env.siteUrl, sender, ...voucherServices({ rpc }) })),
};
