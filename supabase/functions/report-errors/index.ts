import { optional } from "../_shared/env.ts";
import { forwardErrors, trackerOf } from "../_shared/error-tracker.ts";
import { platformServices } from "../_shared/services.ts";
import { inBackground } from "../_shared/web/background.ts";
import { serve } from "../_shared/web/http.ts";
import { reportErrors } from "./handler.ts";

const { env, rpc } = platformServices();
const dsn = optional("ERRORS_DSN");
const tracker = dsn ? trackerOf(dsn) : undefined;
const forward =
  tracker &&
  ((reports: Parameters<typeof forwardErrors>[1]) =>
    inBackground("error tracker", () => forwardErrors(tracker, reports, Date.now())));

export default { fetch: serve(env.siteUrl, reportErrors({ rpc, forward })) };
