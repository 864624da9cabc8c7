import type { Availability } from "../../../domain/catalogue/availability.ts";
import type { Result } from "../../../domain/result.ts";
import { staleWhileRevalidate } from "./stale-while-revalidate.ts";

export type CachedAvailability = {
  availability: Availability;
  fresh: boolean;
};

async function fetchAvailability(kind: "tour" | "package", id: string): Promise<Result<Availability>> {
  const remote = await import("../../remote/catalogue.ts").catch(() => null);
  return remote === null
    ? { ok: false, code: "unreachable", reason: "unreachable" }
    : remote.catalogueCalls("rpc/availability", { item_type: kind, item_id: id });
}

export const loadAvailability = (
  kind: "tour" | "package",
  id: string,
  onValue: (known: CachedAvailability) => void,
  ask: (kind: "tour" | "package", id: string) => Promise<Result<Availability>> = fetchAvailability,
): Promise<void> =>
  staleWhileRevalidate(`availability:${kind}:${id}` as const, ask(kind, id), (value, fresh) =>
    onValue({ availability: value, fresh }),
  );
