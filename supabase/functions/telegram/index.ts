import { platformServices, telegramServices } from "../_shared/services.ts";
import { serve } from "../_shared/web/http.ts";
import { telegramWebhook } from "./handler.ts";

const services = platformServices();
const { config } = telegramServices(services);

export default { fetch: serve(services.env.siteUrl, telegramWebhook({ rpc: services.rpc, config })) };
