import * as v from "valibot";
import { headingKey, type Mapping, mappingSchema } from "../../../domain/desk/payments/settlement/columns.ts";
import { LOCAL_STORAGE } from "../../../domain/device/stored-names.ts";

const keptSchema = v.array(v.object({ key: v.string(), mapping: mappingSchema }));
const MOST = 10;

function kept(): v.InferOutput<typeof keptSchema> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(LOCAL_STORAGE.settlementColumns) ?? "[]");
    const parsed = v.safeParse(keptSchema, stored);
    return parsed.success ? parsed.output : [];
  } catch {
    // The browser blocks storage, or its content is invalid.
    return [];
  }
}

export const storedMapping = (heading: readonly string[]): Mapping | undefined =>
  kept().find(({ key }) => key === headingKey(heading))?.mapping;

export function storeMapping(heading: readonly string[], mapping: Mapping): void {
  const key = headingKey(heading);
  try {
    const all = [{ key, mapping }, ...kept().filter((one) => one.key !== key)].slice(0, MOST);
    localStorage.setItem(LOCAL_STORAGE.settlementColumns, JSON.stringify(all));
  } catch {
    // Without storage the mapping serves this page only.
  }
}
