import { randomBytes, randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { parseCalendar } from "../../supabase/functions/calendar/ical.fixture.ts";
import { ownStack } from "../support/own-stack.ts";
import { paymentDesk } from "./payment-desk.ts";

const stack = ownStack();
const { rpc, fn, paidBooking } = paymentDesk(stack);

it("gives a calendar program the trip, 304 while nothing changed, and 404 once it is stopped", async () => {
  const { booking } = await paidBooking();
  const person = { as: "booking", id: booking.id, token: booking.token };
  const feed = { ...person, feed_id: randomUUID(), feed_token: randomBytes(32).toString("base64url") };
  expect(await rpc("make_calendar_feed", { feed })).toMatchObject({ ok: true });
  const addressOf = (token: string) => `${stack().url}/functions/v1/calendar/${feed.feed_id}.${token}.ics`;
  const read = (headers: Record<string, string> = {}) => fetch(addressOf(feed.feed_token), { headers });

  const first = await read();
  expect([first.status, first.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  const { event } = parseCalendar(await first.text());
  expect(event).toMatchObject({ UID: `${booking.id}@journey-to-uzbekistan`, SEQUENCE: "0", STATUS: "CONFIRMED" });
  const unchanged = await read({ "if-none-match": first.headers.get("etag") ?? "" });
  expect([unchanged.status, await unchanged.text()]).toEqual([304, ""]);

  expect(
    await rpc("choose_my_language", { booking_id: booking.id, token: booking.token, language: "ru" }),
  ).toMatchObject({
    ok: true,
  });
  const changed = parseCalendar(await (await read()).text()).event;
  expect(changed).toMatchObject({
    UID: event["UID"],
    SEQUENCE: "1",
    DESCRIPTION: expect.stringContaining("Номер брони"),
  });

  expect(await rpc("read_calendar_feed", { feed_id: feed.feed_id, feed_token: feed.feed_token })).not.toHaveProperty(
    "entry",
  );
  expect((await fn("calendar", {})).status).toBe(405);
  const stranger = await fetch(addressOf(randomBytes(32).toString("base64url")));
  const refused = [404, { code: "not_found", message: "There is no such calendar." }];
  expect([stranger.status, await stranger.json()]).toEqual(refused);
  expect(await rpc("revoke_calendar_feed", { person })).toMatchObject({ ok: true, feed: null });
  const stopped = await read();
  expect([stopped.status, await stopped.json()]).toEqual(refused);
});
