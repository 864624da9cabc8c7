import { parseCatalogueDelta } from "../../src/domain/catalogue/rows/catalogue-schema.ts";
import type { CatalogueDelta } from "../../src/domain/catalogue/types.ts";

export type Catalogue = CatalogueDelta;

const headers = (key: string) => ({ "content-type": "application/json", apikey: key, authorization: `Bearer ${key}` });

/** What the server says, read past the app. */
export async function readCatalogue(url: string, key: string, since = 0): Promise<Catalogue> {
  const response = await fetch(`${url}/rest/v1/rpc/catalogue_since`, {
    method: "POST",
    headers: headers(key),
    body: JSON.stringify({ since }),
  });
  const parsed = parseCatalogueDelta(await response.json());
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.delta;
}

/** What an admin's save does to a row. */
export async function changeTour(url: string, secret: string, id: string, fields: Record<string, unknown>) {
  const response = await fetch(`${url}/rest/v1/tours?id=eq.${id}`, {
    method: "PATCH",
    headers: headers(secret),
    body: JSON.stringify(fields),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}
