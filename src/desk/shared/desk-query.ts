import type { GenericSchema, InferOutput } from "valibot";
import type { CachedAnswer } from "../../data/local/desk-cache.ts";
import { askDesk, type DeskArgs, type DeskVerb } from "../../data/remote/desk/ask-desk.ts";
import { departuresBetween } from "../../data/remote/desk/composed.ts";
import { DESK_VERBS } from "../../data/remote/desk/verbs.ts";
import type { Result } from "../../domain/result.ts";

/** What is read from the desk; two with one key read the same. */
export type DeskQuery<Value> = {
  key: string;
  ask: () => Promise<Result<Value>>;
  /** How an answer is read back from this device. Without a schema none is cached. */
  cached?: GenericSchema<unknown, Value>;
  /** What else of this device may answer, where nothing is cached under this key. */
  elsewhere?: () => Promise<CachedAnswer<Value> | null>;
};
type ValueOf<Name extends DeskVerb> = InferOutput<(typeof DESK_VERBS)[Name]["answer"]>;

export const deskQuery = <Name extends DeskVerb>(name: Name, args: DeskArgs<Name>): DeskQuery<ValueOf<Name>> => ({
  key: `${name}:${JSON.stringify(args)}`,
  ask: () => askDesk(name, args),
});

/** One whose last answer shows without a network. */
export const cachedQuery = <Name extends DeskVerb>(
  name: Name,
  args: DeskArgs<Name>,
  elsewhere?: DeskQuery<ValueOf<Name>>["elsewhere"],
): DeskQuery<ValueOf<Name>> => ({
  ...deskQuery(name, args),
  cached: DESK_VERBS[name].answer,
  ...(elsewhere && { elsewhere }),
});

/** Of a list that shows `size` rows, the rows of its page. */
export const pageOf = (page: number, size: number) => ({ skip: (page - 1) * size, how_many: size });

/** The list of people of a departure, which the pocket caches as well. */
export const manifestQuery = (item: string, departs_on: string) =>
  cachedQuery("rpc/admin_manifest", { item, departs_on });

export const departuresQuery = (from: string, to: string, elsewhere?: DeskQuery<DepartureList>["elsewhere"]) =>
  cachedQuery("rpc/admin_departures", departuresBetween(from, to), elsewhere);
type DepartureList = ValueOf<"rpc/admin_departures">;
