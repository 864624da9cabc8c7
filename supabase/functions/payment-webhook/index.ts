import { mailServices, paymentServices } from "../_shared/services.ts";
import { wait } from "../_shared/web/background.ts";
import { serve } from "../_shared/web/http.ts";
import { paymentWebhook } from "./handler.ts";

const services = paymentServices();
const deps = { ...services, now: Date.now, wait, afterChange: mailServices(services).afterChange };

export default { fetch: serve(services.env.siteUrl, paymentWebhook(deps)) };
