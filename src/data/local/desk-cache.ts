import * as v from "valibot";
import { db } from "./db.ts";
import type { StateValues } from "./state.ts";

type Key = Extract<keyof StateValues, `desk:${string}`>;
export type CachedAnswer<T> = { value: T; at: number };

const keyOf = (name: string): Key => `desk:${name}`;
const OLD_MS = 14 * 24 * 60 * 60 * 1000;

export async function cacheForDesk(entries: readonly { name: string; value: unknown }[], now: number): Promise<void> {
  await db.state.bulkPut(entries.map(({ name, value }) => ({ key: keyOf(name), value: { value, at: now } })));
}

const cachedSchema = v.object({ value: v.unknown(), at: v.number() });

/** Returns null if another version of the app stored another shape. */
export async function cachedForDesk<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<CachedAnswer<T> | null> {
  const row = await db.state.get(keyOf(name));
  const cached = v.safeParse(cachedSchema, row?.value);
  const value = v.safeParse(schema, cached.success ? cached.output.value : undefined);
  return cached.success && value.success ? { value: value.output, at: cached.output.at } : null;
}

export async function cachedUnder<T>(start: string, schema: v.GenericSchema<unknown, T>): Promise<CachedAnswer<T>[]> {
  const names = await db.state.where("key").startsWith(keyOf(start)).primaryKeys();
  const cached = await Promise.all(names.map((name) => cachedForDesk(name.slice(keyOf("").length), schema)));
  return cached.filter((one) => one !== null);
}

export const clearDeskCache = (): Promise<number> => db.state.where("key").startsWith(keyOf("")).delete();

export const trimDeskCache = (now: number): Promise<number> =>
  db.state
    .where("key")
    .startsWith(keyOf(""))
    .filter(({ value }) => {
      const cached = v.safeParse(cachedSchema, value);
      return !cached.success || now - cached.output.at > OLD_MS;
    })
    .delete();
