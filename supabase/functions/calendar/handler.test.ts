import { expect, it, vi } from "vitest";
import { serve } from "../_shared/web/http.ts";
import { handleCalendar } from "./handler.ts";
import { parseCalendar } from "./ical.fixture.ts";

const id = "0b000000-0000-4000-8000-000000000001";
const address = `https://functions/calendar/0fee0000-0000-4000-8000-000000000001.${"t".repeat(43)}.ics`;
const feed = {
  entry: {
    id,
    title: "Самарканд; Bukhara, Khiva",
    check_in: "2027-04-15",
    ends_on: "2027-04-17",
    meeting_point: "Hotel lobby\nleft door",
    meeting_time: "08:30",
    reference: "JTU-1",
    guests: 2,
  },
  state: "confirmed",
  language: "en",
  sequence: 3,
  changed_at: "2026-11-21T10:00:00.123Z",
};

async function read(answer: unknown, url = address, init: RequestInit = {}) {
  const rpc = vi.fn(async () => answer);
  const response = await serve("https://journey.example", handleCalendar({ rpc }), ["GET", "HEAD"])(
    new Request(url, init),
  );
  return { response, text: await response.text(), rpc };
}

it("writes a calendar that another program can read, with the number of its changes", async () => {
  const { response, text } = await read(feed);
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("cache-control")).toContain("private");
  const { calendar, event } = parseCalendar(text);
  expect(calendar).toMatchObject({ "REFRESH-INTERVAL": "PT1H", "X-PUBLISHED-TTL": "PT1H", NAME: feed.entry.title });
  expect(event).toEqual({
    UID: `${id}@journey-to-uzbekistan`,
    DTSTAMP: "20261121T100000Z",
    "LAST-MODIFIED": "20261121T100000Z",
    SEQUENCE: "3",
    STATUS: "CONFIRMED",
    DTSTART: "20270415",
    DTEND: "20270418",
    SUMMARY: feed.entry.title,
    DESCRIPTION: "Reference JTU-1, 2 guests",
    LOCATION: "Hotel lobby\nleft door, 08:30, Tashkent time",
  });
});

it("writes a companion's calendar in the booking's language, without reference and guests", async () => {
  const { reference: _, guests: __, ...entry } = feed.entry;
  const { event } = parseCalendar((await read({ ...feed, entry, language: "ru", state: "cancelled" })).text);
  expect(event).toMatchObject({ STATUS: "CANCELLED", LOCATION: expect.stringContaining("по Ташкенту") });
  expect(event).not.toHaveProperty("DESCRIPTION");
});

it("answers 304 to a calendar that has this version, and the whole after a change", async () => {
  const etag = (await read(feed)).response.headers.get("etag") ?? "";
  const again = await read(feed, address, { headers: { "if-none-match": `W/${etag}, "other"` } });
  expect([again.response.status, again.text, again.response.headers.get("etag")]).toEqual([304, "", etag]);
  const changed = await read({ ...feed, sequence: 4 }, address, { headers: { "if-none-match": etag } });
  expect(changed.response.status).toBe(200);
  expect((await read(feed, address, { method: "HEAD" })).text).toBe("");
});

it("answers 404 and nothing else for an unknown feed and for an address that is none", async () => {
  const unknown = await read(null);
  expect([unknown.response.status, JSON.parse(unknown.text)]).toEqual([
    404,
    { code: "not_found", message: "There is no such calendar." },
  ]);
  const wrong = await read(feed, address.replace(".ics", ""));
  expect([wrong.response.status, wrong.text]).toEqual([404, unknown.text]);
  expect(wrong.rpc).not.toHaveBeenCalled();
});

it("writes no token to the log", async () => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  await read(feed);
  const logged = log.mock.calls.flat().join("");
  expect(logged).toContain('"path":"/calendar/0fee0000-0000-4000-8000-000000000001.token.ics"');
  expect(logged).not.toContain("ttt");
});
