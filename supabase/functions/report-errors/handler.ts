import * as v from "valibot";
import { type ErrorReport, errorReportSchema, MOST_REPORTS } from "../../../src/domain/errors/error-report.ts";
import { HttpRefusal } from "../_shared/web/http.ts";
import { parseBody } from "../_shared/web/parse-body.ts";
import type { Rpc } from "../_shared/web/rpc.ts";

type Deps = { rpc: Rpc; forward?: ((reports: readonly ErrorReport[]) => void) | undefined };

const bodySchema = v.strictObject({ reports: v.pipe(v.array(errorReportSchema), v.maxLength(MOST_REPORTS)) });
export const storedReportsSchema = v.variant("ok", [
  v.object({ ok: v.literal(true), first_seen: v.array(v.number()) }),
  v.object({ ok: v.literal(false) }),
]);

/** The gateway's headers can be forged in part, which is good enough for a rate limit. */
const addressOf = ({ headers }: Request): string =>
  (headers.get("cf-connecting-ip") ?? headers.get("x-forwarded-for") ?? "").split(",")[0]?.trim() ?? "";

export const reportErrors =
  ({ rpc, forward }: Deps) =>
  async (request: Request): Promise<Response> => {
    const { reports } = await parseBody(bodySchema, request);
    const answer = v.parse(
      storedReportsSchema,
      await rpc("store_error_reports", { reports, address: addressOf(request) }),
    );
    if (!answer.ok) throw new HttpRefusal("rate_limited");
    const fresh = answer.first_seen.flatMap((at) => reports[at] ?? []);
    if (fresh.length > 0) forward?.(fresh);
    return Response.json({ ok: true });
  };
