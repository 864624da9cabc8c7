import { platformServices, voucherServices } from "../_shared/services.ts";
import { serve } from "../_shared/web/http.ts";
import { rpcAs } from "../_shared/web/rpc.ts";
import { generatePdf } from "./handler.ts";

const { env, rpc } = platformServices();

const deps = { rpc, rpcAs: (token: string) => rpcAs(env, token), siteUrl: env.siteUrl };

export default { fetch: serve(env.siteUrl, generatePdf({ ...deps, ...voucherServices({ rpc }) })) };
