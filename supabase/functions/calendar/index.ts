import { platformServices } from "../_shared/services.ts";
import { serve } from "../_shared/web/http.ts";
import { handleCalendar } from "./handler.ts";

const { env, rpc } = platformServices();

export default { fetch: serve(env.siteUrl, handleCalendar({ rpc }), ["GET", "HEAD"]) };
