import { contentHash } from "../src/data/net/content-hash.ts";

/** A file of this version that is fetched beforehand, as the build names it. `hash`: see `content-hash.ts`. */
export type BuiltFile = {
  url: string;
  revision: string | null;
  hash: string;
};

const byPath = new Map<string, string>();
const all = new Set<string>();

/** What this version is made of; `others` are parts and pictures that are kept only once they were used. */
export function knowFiles(files: readonly BuiltFile[], others: readonly string[]): void {
  for (const { url, hash } of files) byPath.set(`/${url}`, hash);
  for (const hash of [...byPath.values(), ...others]) all.add(hash);
}

async function hashOf(response: Response): Promise<string | undefined> {
  if (!response.ok) return undefined;
  // A body that ends before its time is no answer either.
  const content = await response
    .clone()
    .arrayBuffer()
    .catch(() => undefined);
  return content && contentHash(content);
}

/** Whether this is the file the build made: no login page of a Wi-Fi in its place, not cut in half on the way. */
export async function isWhole(url: string, response: Response): Promise<boolean> {
  const hash = byPath.get(new URL(url).pathname);
  return hash !== undefined && (await hashOf(response)) === hash;
}

/** Not that file for certain. What cannot be read at this moment, as the browser closes, may well be whole. */
export async function isAnother(url: string, response: Response): Promise<boolean> {
  if (!response.ok) return true;
  const hash = await hashOf(response);
  return hash !== undefined && hash !== byPath.get(new URL(url).pathname);
}

/** The same where the list has no name for it: whether the build made anything with this content. */
export async function isOfThisBuild(response: Response): Promise<boolean> {
  const hash = await hashOf(response);
  return hash !== undefined && all.has(hash);
}

/** The file past every cache: what is wrong in between must not come back for ever. */
export async function fetchWhole(url: string): Promise<Response | undefined> {
  const answer = await fetch(url, { cache: "reload", credentials: "same-origin" }).catch(() => undefined);
  return answer && (await isWhole(url, answer)) ? answer : undefined;
}
