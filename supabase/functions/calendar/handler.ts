import * as v from "valibot";
import { icsOf } from "../../../src/domain/booking/trip/ics.ts";
import { isoDay, optionalLanguage, textOrNull } from "../../../src/domain/schemas.ts";
import { calendarWords } from "../../../src/text/bookings.ts";
import { languageOf } from "../_shared/text/languages.ts";
import { HttpRefusal } from "../_shared/web/http.ts";
import type { Rpc } from "../_shared/web/rpc.ts";

const ADDRESS = /\/calendar\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})\.ics$/;

export const calendarEntrySchema = v.nullable(
  v.object({
    entry: v.object({
      id: v.string(),
      title: v.string(),
      check_in: isoDay,
      ends_on: isoDay,
      meeting_point: textOrNull,
      meeting_time: textOrNull,
      reference: v.optional(v.string()),
      guests: v.optional(v.number()),
    }),
    state: v.picklist(["confirmed", "cancelled"]),
    language: optionalLanguage,
    sequence: v.number(),
    changed_at: v.string(),
  }),
);

async function etagOf(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return `"${Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
}

const noFeed = () => new HttpRefusal("not_found", "There is no such calendar.");

export const handleCalendar =
  ({ rpc }: { rpc: Rpc }) =>
  async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === "/calendar") throw new HttpRefusal("invalid_request");
    const [, feed_id, feed_token] = ADDRESS.exec(pathname) ?? [];
    if (!feed_id || !feed_token) throw noFeed();
    const feed = v.parse(calendarEntrySchema, await rpc("read_calendar_feed", { feed_id, feed_token }));
    if (!feed) throw noFeed();
    const { entry, language, changed_at, ...about } = feed;
    const text = icsOf(entry, Date.parse(changed_at), calendarWords(languageOf({ language }).shared), about);
    const headers = {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'inline; filename="trip.ics"',
      "cache-control": "private, max-age=0, must-revalidate",
      etag: await etagOf(text),
      "last-modified": new Date(changed_at).toUTCString(),
    };
    const known =
      request.headers
        .get("if-none-match")
        ?.replaceAll("W/", "")
        .split(/\s*,\s*/) ?? [];
    if (known.includes(headers.etag)) return new Response(null, { status: 304, headers });
    return new Response(text, { headers });
  };
