import { mailServices, platformServices } from "../_shared/services.ts";
import { serve } from "../_shared/web/http.ts";
import { sendBookingConfirmation } from "./handler.ts";

const services = platformServices();
const deps = { rpc: services.rpc, afterQueue: mailServices(services).sendMailsSoon };

export default { fetch: serve(services.env.siteUrl, sendBookingConfirmation(deps)) };
