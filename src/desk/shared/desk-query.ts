import type { GenericSchema, InferOutput } from "valibot";
import type { CachedAnswer } from "../../data/local/desk-cache.ts";
import { callDesk, type DeskArgs, type DeskVerb } from "../../data/remote/desk/ask-desk.ts";
import { departuresBetween } from "../../data/remote/desk/composed-calls.ts";
import { DESK_VERBS } from "../../data/remote/desk/verbs.ts";
import type { Result } from "../../domain/result.ts";

export type DeskQuery<Value> = {
  key: string;
  ask: () => Promise<Result<Value>>;
  cached?: GenericSchema<unknown, Value>;
  elsewhere?: () => Promise<CachedAnswer<Value> | null>;
};
type ValueOf<Name extends DeskVerb> = InferOutput<(typeof DESK_VERBS)[Name]["answer"]>;

export const deskQuery = <Name extends DeskVerb>(name: Name, args: DeskArgs<Name>): DeskQuery<ValueOf<Name>> => ({
  key: `${name}:${JSON.stringify(args)}`,
  ask: () => callDesk(name, args),
});

export const cachedQuery = <Name extends DeskVerb>(
  name: Name,
  args: DeskArgs<Name>,
  elsewhere?: DeskQuery<ValueOf<Name>>["elsewhere"],
): DeskQuery<ValueOf<Name>> => ({
  ...deskQuery(name, args),
  cached: DESK_VERBS[name].answer,
  ...(elsewhere && { elsewhere }),
});

export const ROWS_PER_PAGE = 50;

export const pageOf = (page: number) => ({ skip: (page - 1) * ROWS_PER_PAGE, how_many: ROWS_PER_PAGE });

export const manifestQuery = (item: string, departs_on: string) =>
  cachedQuery("rpc/admin_manifest", { item, departs_on });

export const departuresQuery = (from: string, to: string, elsewhere?: DeskQuery<DepartureList>["elsewhere"]) =>
  cachedQuery("rpc/admin_departures", departuresBetween(from, to), elsewhere);
type DepartureList = ValueOf<"rpc/admin_departures">;
