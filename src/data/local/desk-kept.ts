import * as v from "valibot";
import { db } from "./db.ts";
import type { StateValues } from "./state.ts";

type Key = Extract<keyof StateValues, `desk:${string}`>;
type Kept<T> = { value: T; at: number };

const keyOf = (name: string): Key => `desk:${name}`;
/** What the days to come were two weeks ago helps nobody. */
const OLD_MS = 14 * 24 * 60 * 60 * 1000;

/** What the desk saw, for when there is no network; also what it has not looked at, if it comes along with it. */
export async function keepForDesk(entries: readonly { name: string; value: unknown }[], now: number): Promise<void> {
  await db.state.bulkPut(entries.map(({ name, value }) => ({ key: keyOf(name), value: { value, at: now } })));
}

const keptSchema = v.object({ value: v.unknown(), at: v.number() });

/** As it was seen last, if this version of the app still understands it. */
export async function keptForDesk<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
): Promise<Kept<v.InferOutput<Schema>> | null> {
  const row = await db.state.get(keyOf(name));
  const kept = v.safeParse(keptSchema, row?.value);
  const value = v.safeParse(schema, kept.success ? kept.output.value : undefined);
  return kept.success && value.success ? { value: value.output, at: kept.output.at } : null;
}

/** Whatever is kept under names that begin like this one. */
export async function keptUnder<Schema extends v.GenericSchema>(
  start: string,
  schema: Schema,
): Promise<Kept<v.InferOutput<Schema>>[]> {
  const names = await db.state.where("key").startsWith(keyOf(start)).primaryKeys();
  const kept = await Promise.all(names.map((name) => keptForDesk(name.slice(keyOf("").length), schema)));
  return kept.filter((one) => one !== null);
}

/** Nobody at the desk any more: nothing of its guests stays. */
export const forgetDesk = (): Promise<number> => db.state.where("key").startsWith(keyOf("")).delete();

/** What is too old to be of use. */
export const forgetOldDesk = (now: number): Promise<number> =>
  db.state
    .where("key")
    .startsWith(keyOf(""))
    .filter(({ value }) => {
      const kept = v.safeParse(keptSchema, value);
      return !kept.success || now - kept.output.at > OLD_MS;
    })
    .delete();
