import { isWholePicture } from "../../../domain/saved/picture-bytes.ts";

/** A picture may be slow on a village network, but a dead connection must end. */
const PICTURE_TIMEOUT_MS = 45_000;
const HEAD_TIMEOUT_MS = 8_000;
const HEADS_AT_ONCE = 6;

export type FetchedPicture = { ok: true; blob: Blob } | { ok: false; code: "unreachable" | "not_picture" | "stopped" };

const isNetworkFailure = (error: unknown) =>
  error instanceof TypeError || (error instanceof DOMException && /^(Timeout|Abort|Network)Error$/.test(error.name));

const isTemporary = (status: number) => status === 408 || status === 429 || status >= 500;

/** Bypasses the HTTP cache after a bad picture, because it may hold a truncated one or a login page. */
export async function fetchPicture(
  url: string,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<FetchedPicture> {
  const pictureAnswer = await tryFetch(url, fetch, signal, "default");
  return pictureAnswer.ok || !("answered" in pictureAnswer) ? pictureAnswer : tryFetch(url, fetch, signal, "reload");
}

type FetchAttempt = FetchedPicture | { ok: false; code: "unreachable" | "not_picture"; answered: true };

async function tryFetch(
  url: string,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
  cache: RequestCache,
): Promise<FetchAttempt> {
  try {
    const timeout = AbortSignal.timeout(PICTURE_TIMEOUT_MS);
    const response = await fetch(url, {
      mode: "cors",
      credentials: "omit",
      cache,
      signal: AbortSignal.any([signal, timeout]),
    });
    if (isTemporary(response.status)) return { ok: false, code: "unreachable" };
    const type = response.headers.get("content-type") ?? "";
    const bytes = new Uint8Array(await response.arrayBuffer());
    // Only a shorter body is wrong, because a compressed one is longer than announced.
    if (bytes.length < Number(response.headers.get("content-length") ?? 0))
      return { ok: false, code: "unreachable", answered: true };
    if (!response.ok || !type.startsWith("image/") || !isWholePicture(bytes)) {
      return { ok: false, code: "not_picture", answered: true };
    }
    return { ok: true, blob: new Blob([bytes], { type }) };
  } catch (error) {
    if (!isNetworkFailure(error)) throw error;
    return { ok: false, code: signal.aborted ? "stopped" : "unreachable" };
  }
}

export type DownloadSize = { bytes: number; unknown: number; pictures: number };

async function sizeOf(url: string, fetch: typeof globalThis.fetch, signal: AbortSignal): Promise<number | null> {
  try {
    const response = await fetch(url, {
      method: "HEAD",
      mode: "cors",
      credentials: "omit",
      signal: AbortSignal.any([signal, AbortSignal.timeout(HEAD_TIMEOUT_MS)]),
    });
    const length = Number(response.headers.get("content-length") ?? Number.NaN);
    return response.ok && Number.isInteger(length) && length > 0 ? length : null;
  } catch (error) {
    if (!isNetworkFailure(error)) throw error;
    return null;
  }
}

export async function measureDownload(
  urls: readonly string[],
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<DownloadSize> {
  const remaining = [...urls];
  const size: DownloadSize = { bytes: 0, unknown: 0, pictures: urls.length };
  const fetchNext = async () => {
    for (let url = remaining.shift(); url !== undefined; url = remaining.shift()) {
      const bytes = signal.aborted ? null : await sizeOf(url, fetch, signal);
      if (bytes === null) size.unknown += 1;
      else size.bytes += bytes;
    }
  };
  await Promise.all(Array.from({ length: HEADS_AT_ONCE }, fetchNext));
  return size;
}
