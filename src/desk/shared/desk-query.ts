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
  titles?: readonly string[];
};
type ValueOf<Name extends DeskVerb> = InferOutput<(typeof DESK_VERBS)[Name]["answer"]>;

const TITLE = ["title"];
/** Which fields are shown in the desk's language; a verb whose answer an editor or a letter starts from is not here. */
const TITLES: Partial<Record<DeskVerb, readonly string[]>> = {
  "rpc/admin_today": TITLE,
  "rpc/admin_bookings": TITLE,
  "rpc/admin_booking": TITLE,
  "rpc/admin_departures": TITLE,
  "rpc/admin_item_departures": TITLE,
  "rpc/admin_manifest": TITLE,
  "rpc/admin_not_reached": TITLE,
  "rpc/admin_reviews": TITLE,
  "rpc/admin_statement": TITLE,
  "rpc/admin_payment": TITLE,
  "rpc/admin_statistics": ["title", "name"],
};

export const deskQuery = <Name extends DeskVerb>(name: Name, args: DeskArgs<Name>): DeskQuery<ValueOf<Name>> => ({
  key: `${name}:${JSON.stringify(args)}`,
  ask: () => callDesk(name, args),
  ...(TITLES[name] && { titles: TITLES[name] }),
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
