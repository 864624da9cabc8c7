/** 48 bits rule out accidents, and the worker carries one hash per file. */
const BYTES = 6;

export async function contentHash(content: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return btoa(String.fromCharCode(...digest.subarray(0, BYTES)));
}
