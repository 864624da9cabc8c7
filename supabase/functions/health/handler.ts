import * as v from "valibot";
import { fiscalStateSchema } from "../../../src/domain/desk/today/opening-steps.ts";
import { textOrNull } from "../../../src/domain/schemas.ts";
import type { Rpc } from "../_shared/web/rpc.ts";

const HOUSEKEEPING_LATE_S = 300;

type SetUp = "ready" | "not_set_up";
type Deps = {
  rpc: Rpc;
  now: () => number;
  version: string;
  payments: SetUp;
  mail: SetUp;
  vouchers: () => Promise<SetUp>;
  push: SetUp;
};

export const shopStateSchema = v.object({
  housekeeping: v.nullable(v.object({ age_seconds: v.number(), failed: v.array(v.string()) })),
  backup_age_days: v.nullable(v.number()),
  has_owner: v.boolean(),
  migration: textOrNull,
  can_charge: v.boolean(),
  fiscal: fiscalStateSchema,
});

export const health =
  ({ rpc, now, version, payments, mail, vouchers, push }: Deps) =>
  async (request: Request): Promise<Response> => {
    // A revision beyond the last costs nothing and still reads the real tables.
    await rpc("catalogue_since", { since: Number.MAX_SAFE_INTEGER });
    const { housekeeping, backup_age_days, has_owner, migration, can_charge, fiscal } = v.parse(
      shopStateSchema,
      await rpc("shop_state", {}),
    );
    const runs = housekeeping && housekeeping.failed.length === 0 && housekeeping.age_seconds <= HOUSEKEEPING_LATE_S;
    // Most monitors see nothing but the status, while the desk reads the answer although housekeeping is late.
    const status = !runs && new URL(request.url).searchParams.has("monitor") ? 503 : 200;
    const body = {
      ok: true,
      database: "answers",
      time: new Date(now()).toISOString(),
      version,
      payments: payments === "ready" && !can_charge ? "no_rate" : payments,
      mail,
      vouchers: await vouchers(),
      push,
      housekeeping_age_seconds: housekeeping?.age_seconds ?? null,
      housekeeping_failed: housekeeping?.failed ?? [],
      backup_age_days,
      has_owner,
      migration,
      fiscal,
    };
    return Response.json(body, { status });
  };
