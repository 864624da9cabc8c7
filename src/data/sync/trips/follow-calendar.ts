import type * as v from "valibot";
import { tokenFromBytes } from "../../../domain/base64url.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import {
  calendarAddress,
  type CalendarCalls,
  type calendarFeedSchema,
  type FollowedCalendar,
} from "../../../domain/booking/trip/calendar-feed.ts";
import type { Result } from "../../../domain/result.ts";
import { trustedNow } from "../../net/clock.ts";
import { env } from "../../net/env.ts";
import { serverCalls, type TripPerson } from "../../remote/traveler/verbs.ts";

type Answer = Result<v.InferOutput<typeof calendarFeedSchema>>;

/** The address follows from the person's token, so no device has to store it. */
async function feedTokenOf(token: string, feedId: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes(token), algorithm, false, ["sign"]);
  return tokenFromBytes(new Uint8Array(await crypto.subtle.sign(algorithm.name, key, bytes(`calendar ${feedId}`))));
}

async function followedOf(answer: Answer, { token }: TripPerson): Promise<Result<FollowedCalendar>> {
  if (!answer.ok) return answer;
  const { feed, others } = answer.value;
  const address = feed && calendarAddress(env.supabaseUrl, feed.id, await feedTokenOf(token, feed.id));
  const read_ago_ms = feed?.read_at ? trustedNow() - Date.parse(feed.read_at) : null;
  return { ok: true, value: { address, read_ago_ms, others } };
}

export function calendarCallsOf(person: TripPerson): CalendarCalls {
  const newId = crypto.randomUUID();
  return {
    read: async () => followedOf(await serverCalls("rpc/calendar_feed", { person }), person),
    stop: async () => followedOf(await serverCalls("rpc/revoke_calendar_feed", { person }), person),
    follow: async () => {
      const feed = { ...person, feed_id: newId, feed_token: await feedTokenOf(person.token, newId) };
      return followedOf(await serverCalls("rpc/make_calendar_feed", { feed }), person);
    },
  };
}

/** Null while no calendar may follow the booking. */
export const bookingCalendar = ({ id, status }: Pick<BookingView, "id" | "status">, token: string) =>
  token !== "" && status === "confirmed" ? () => calendarCallsOf({ as: "booking", id, token }) : null;
