import * as v from "valibot";
import { headingKey, type Mapping, mappingSchema } from "../../../domain/desk/payments/settlement/columns.ts";
import { LOCAL_STORAGE } from "../../../domain/device/stored-names.ts";

const keptSchema = v.array(v.object({ key: v.string(), mapping: mappingSchema }));
const MOST_MAPPINGS = 10;

function storedMappings(): v.InferOutput<typeof keptSchema> {
  try {
    const storedValue: unknown = JSON.parse(localStorage.getItem(LOCAL_STORAGE.settlementColumns) ?? "[]");
    const parsed = v.safeParse(keptSchema, storedValue);
    return parsed.success ? parsed.output : [];
  } catch {
    // The browser blocks storage, or its content is invalid.
    return [];
  }
}

export const storedMapping = (heading: readonly string[]): Mapping | undefined =>
  storedMappings().find(({ key }) => key === headingKey(heading))?.mapping;

export function storeMapping(heading: readonly string[], mapping: Mapping): void {
  const key = headingKey(heading);
  try {
    const allMappings = [{ key, mapping }, ...storedMappings().filter((one) => one.key !== key)].slice(
      0,
      MOST_MAPPINGS,
    );
    localStorage.setItem(LOCAL_STORAGE.settlementColumns, JSON.stringify(allMappings));
  } catch {
    // Without storage the mapping serves this page only.
  }
}
