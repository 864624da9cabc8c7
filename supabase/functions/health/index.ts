import { platformEnv } from "../_shared/env.ts";
import { serve } from "../_shared/http.ts";
import { serviceRpc } from "../_shared/rpc.ts";
import { health } from "./handler.ts";

const env = platformEnv();

export default { fetch: serve(env.siteUrl, health({ rpc: serviceRpc(env), now: () => new Date() })) };
