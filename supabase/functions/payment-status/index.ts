import { mailServices, paymentServices } from "../_shared/services.ts";
import { serve } from "../_shared/web/http.ts";
import { handlePaymentStatus } from "./handler.ts";

const services = paymentServices();
const deps = { ...services, now: Date.now, afterChange: mailServices(services).afterChange };

export default { fetch: serve(services.env.siteUrl, handlePaymentStatus(deps)) };
