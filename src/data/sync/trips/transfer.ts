import { fromBase64url, toBase64url } from "../../../domain/base64url.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { tripFileOf, tripsFromFile, type TransferredTrip } from "../../../domain/booking/trip/trip-file.ts";
import { packKeys, unpackKeys, type TripKey } from "../../../domain/booking/trip/trip-keys.ts";

/** Messengers and some clipboards truncate longer ones. */
const LONGEST_FRAGMENT = 16_000;
const LARGEST_TEXT = 2 * 1024 * 1024;

async function compress(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function decompress(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      text += decoder.decode(chunk.value, { stream: true });
      if (text.length > LARGEST_TEXT) {
        await reader.cancel();
        return null;
      }
    }
    return text + decoder.decode();
  } catch (error) {
    if (error instanceof TypeError || (error as { code?: string }).code === "ERR_TRAILING_JUNK_AFTER_STREAM_END")
      return null;
    throw error;
  }
}

/** Uses a fragment, which browsers never send to a server. */
export async function fragmentOfTrips(trips: readonly LocalBooking[]): Promise<string | null> {
  const fragment = `#trips=${toBase64url(await compress(tripFileOf(trips)))}`;
  return fragment.length > LONGEST_FRAGMENT ? null : fragment;
}

export const fragmentOfKeys = (keys: readonly TripKey[]): string => `#keys=${packKeys(keys)}`;

export async function readTransfer(link: string): Promise<TransferredTrip[] | null> {
  const tripLink = /\/trips\/([\da-f-]{36})#(?:token=)?([\w-]{43})\s*$/i.exec(link);
  if (tripLink?.[1] && tripLink[2]) return [{ id: tripLink[1].toLowerCase(), token: tripLink[2] }];
  const [, kind, payload = ""] = /#(trips|keys)=([\w-]+)\s*$/.exec(link) ?? [];
  if (kind === "keys") return unpackKeys(payload);
  const bytes = kind === "trips" ? fromBase64url(payload) : null;
  const text = bytes === null ? null : await decompress(bytes);
  const trips = text === null ? null : tripsFromFile(text);
  return trips === null || trips.length === 0 ? null : trips;
}
