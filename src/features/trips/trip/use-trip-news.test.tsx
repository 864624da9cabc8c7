import { afterEach, expect, it } from "vitest";
import { screen, server, show } from "../../../../tests/support/screen.tsx";
import { aLocalBooking, aView } from "../../../domain/booking/booking.fixture.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { useTripNews } from "./use-trip-news.ts";

const news = [
  { id: "n1", kind: "meeting_changed", at: "2026-01-10T10:00:00Z", seen_at: null },
  { id: "n2", kind: "balance_due", at: "2026-01-10T10:00:00Z", seen_at: null },
];
const booking = aLocalBooking({ view: aView({ news }) });

function Trip({ of, isByMail }: { of: LocalBooking; isByMail: boolean }) {
  useTripNews(of, isByMail);
  return <p>Shown</p>;
}

function look(visibility: "visible" | "hidden"): void {
  Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}
afterEach(() => {
  Reflect.deleteProperty(document, "visibilityState");
});

const sent = () => server.argsOf("rpc/acknowledge_news").map(({ ack }) => ack);
const twoSecondsPass = () => new Promise((resolve) => setTimeout(resolve, 2_200));

it("acknowledges news once its page was in sight, by what opened it", async () => {
  server.on("rpc/acknowledge_news", { ok: true });
  show(<Trip of={booking} isByMail={false} />, { at: "/?news=n1" });
  await screen.sees("Shown");
  expect(sent()).toEqual([]);
  await screen.until(() => expect(sent()).toHaveLength(2));
  const { id, token } = booking;
  expect(sent()).toMatchObject([
    { id, token, as: "booking", news_id: "n1", by: "push" },
    { id, token, as: "booking", news_id: "n2", by: "page" },
  ]);
});

it("acknowledges a changed meeting when a mail's link opened the page", async () => {
  server.on("rpc/acknowledge_news", { ok: true });
  show(<Trip of={booking} isByMail />);
  await screen.until(() => expect(sent()).toMatchObject([{ by: "mail" }, { by: "page" }]));
});

it("leaves to the traveler's tap a meeting that changes after a mail's link opened the page", async () => {
  server.on("rpc/acknowledge_news", { ok: true });
  const later = news.map((one) => ({ ...one, at: "2099-01-01T00:00:00Z" }));
  show(<Trip of={aLocalBooking({ view: aView({ news: later }) })} isByMail />);
  await screen.until(() => expect(sent()).toMatchObject([{ news_id: "n2", by: "page" }]));
});

it("acknowledges nothing while the page is hidden", async () => {
  server.on("rpc/acknowledge_news", { ok: true });
  look("hidden");
  show(<Trip of={booking} isByMail={false} />);
  await twoSecondsPass();
  expect(sent()).toEqual([]);
  look("visible");
  await screen.until(() => expect(sent()).toMatchObject([{ news_id: "n2", by: "page" }]));
});

it("acknowledges nothing without the booking's token", async () => {
  show(<Trip of={{ ...booking, token: "" }} isByMail />, { at: "/?news=n1" });
  await twoSecondsPass();
  expect(sent()).toEqual([]);
});
