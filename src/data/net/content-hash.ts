/** 48 bits, as in the files' own names: nothing comes to the same by accident, and the worker has to carry them all. */
const BYTES = 6;

/** The beginning of the content's SHA-256. The build names each of its files' hash, the service worker compares. */
export async function contentHash(content: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return btoa(String.fromCharCode(...digest.subarray(0, BYTES)));
}
