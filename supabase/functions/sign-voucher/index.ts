import { platformServices, voucherServices } from "../_shared/services.ts";
import { serve } from "../_shared/web/http.ts";
import { handleSignVoucher } from "./handler.ts";

const { env, rpc } = platformServices();

export default { fetch: serve(env.siteUrl, handleSignVoucher({ rpc, ...voucherServices({ rpc }) })) };
