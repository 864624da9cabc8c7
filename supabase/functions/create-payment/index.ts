import { serve } from "../_shared/http.ts";
import { paymentServices } from "../_shared/services.ts";
import { createPayment } from "./handler.ts";

const { env, rpc, provider } = paymentServices();
const deps = { rpc, provider, siteUrl: env.siteUrl, now: () => new Date() };

export default { fetch: serve(env.siteUrl, createPayment(deps)) };
