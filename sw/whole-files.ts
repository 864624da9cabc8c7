import { contentHash } from "../src/data/net/content-hash.ts";

export type BuiltFile = {
  url: string;
  revision: string | null;
  hash: string;
};

const byPath = new Map<string, string>();
const knownHashSet = new Set<string>();

export function registerFiles(files: readonly BuiltFile[], others: readonly string[]): void {
  for (const { url, hash } of files) byPath.set(`/${url}`, hash);
  for (const hash of [...byPath.values(), ...others]) knownHashSet.add(hash);
}

async function hashOf(response: Response): Promise<string | undefined> {
  if (!response.ok) return undefined;
  // A truncated body counts as no answer.
  const content = await response
    .clone()
    .arrayBuffer()
    .catch(() => undefined);
  return content && contentHash(content);
}

export async function isWholeFile(url: string, response: Response): Promise<boolean> {
  const hash = byPath.get(new URL(url).pathname);
  return hash !== undefined && (await hashOf(response)) === hash;
}

/** A file that cannot be read while the browser closes may be whole. */
export async function isOtherVersion(url: string, response: Response): Promise<boolean> {
  if (!response.ok) return true;
  const hash = await hashOf(response);
  return hash !== undefined && hash !== byPath.get(new URL(url).pathname);
}

export async function isOfThisBuild(response: Response): Promise<boolean> {
  const hash = await hashOf(response);
  return hash !== undefined && knownHashSet.has(hash);
}

/** The HTTP cache may hold the wrong file. */
export async function fetchWhole(url: string): Promise<Response | undefined> {
  const answer = await fetch(url, { cache: "reload", credentials: "same-origin" }).catch(() => undefined);
  return answer && (await isWholeFile(url, answer)) ? answer : undefined;
}
