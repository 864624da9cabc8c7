import { required } from "../_shared/env.ts";
import { mailServices, paymentServices } from "../_shared/services.ts";
import { serve } from "../_shared/web/http.ts";
import { housekeeping } from "./handler.ts";

const services = paymentServices();
const { sendMails } = mailServices(services);
const deps = { ...services, secret: required("FUNCTION_SECRET"), sendMails, now: Date.now };

export default { fetch: serve(services.env.siteUrl, housekeeping(deps)) };
