import type { CatalogueDelta } from "../../src/domain/catalogue/rows/apply-delta.ts";
import { parseCatalogueDelta } from "../../src/domain/catalogue/rows/catalogue-schema.ts";

export type Catalogue = CatalogueDelta;

export async function readCatalogue(url: string, key: string, since = 0): Promise<Catalogue> {
  const response = await fetch(`${url}/rest/v1/rpc/catalogue_since`, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: key, authorization: `Bearer ${key}` },
    body: JSON.stringify({ since }),
  });
  const parsed = parseCatalogueDelta(await response.json());
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}
