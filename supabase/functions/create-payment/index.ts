import { paymentServices } from "../_shared/services.ts";
import { serve } from "../_shared/web/http.ts";
import { handleCreatePayment } from "./handler.ts";

const { env, rpc, providers } = paymentServices();
const deps = { rpc, providers, siteUrl: env.siteUrl, now: Date.now };

export default { fetch: serve(env.siteUrl, handleCreatePayment(deps)) };
