import { sendRefunds } from "../_shared/payment/send-refunds.ts";
import { paymentServices } from "../_shared/services.ts";
import { inBackground } from "../_shared/web/background.ts";
import { serve } from "../_shared/web/http.ts";
import { rpcAs } from "../_shared/web/rpc.ts";
import { handleRefundPayment } from "./handler.ts";

const services = paymentServices();
const afterQueue = () => inBackground("refunds", () => sendRefunds(services));
const deps = { rpc: services.rpc, rpcAs: (token: string) => rpcAs(services.env, token), afterQueue };

export default { fetch: serve(services.env.siteUrl, handleRefundPayment(deps)) };
