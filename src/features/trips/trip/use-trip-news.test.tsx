import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { render } from "../../../../tests/support/render.tsx";
import { screen, server } from "../../../../tests/support/screen.tsx";
import { acknowledgeShownNews } from "../../../data/sync/news/page-news.ts";
import { aLocalBooking, aView } from "../../../domain/booking/booking.fixture.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { useTripNews } from "./use-trip-news.ts";

vi.mock("../../../data/sync/news/page-news.ts", { spy: true });

const news = [
  { id: "n1", kind: "meeting_changed", at: "2026-01-10T10:00:00Z", seen_at: null },
  { id: "n2", kind: "balance_due", at: "2026-01-10T10:00:00Z", seen_at: null },
];
const booking = aLocalBooking({ view: aView({ news }) });

function Trip({ of, isByMail }: { of: LocalBooking; isByMail: boolean }) {
  useTripNews(of, isByMail);
  return null;
}

function look(visibility: "visible" | "hidden"): void {
  Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}
beforeEach(() => {
  server.on("rpc/acknowledge_news", { ok: true });
  vi.mocked(acknowledgeShownNews).mockClear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, "visibilityState");
});

const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
async function expectSent(expected: object[]): Promise<void> {
  vi.useRealTimers();
  await screen.until(() => expect(server.argsOf("rpc/acknowledge_news").map(({ ack }) => ack)).toMatchObject(expected));
}

it("acknowledges news once its page was in sight for two seconds, by what opened it", async () => {
  await render(<Trip of={booking} isByMail={false} />, "/?news=n1");
  await pass(1_999);
  expect(acknowledgeShownNews).not.toHaveBeenCalled();
  await pass(1);
  const { id, token } = booking;
  await expectSent([
    { id, token, as: "booking", news_id: "n1", by: "push" },
    { id, token, as: "booking", news_id: "n2", by: "page" },
  ]);
});

it("acknowledges a changed meeting when a mail's link opened the page", async () => {
  await render(<Trip of={booking} isByMail />);
  await pass(2_000);
  await expectSent([{ by: "mail" }, { by: "page" }]);
});

it("leaves to the traveler's tap a meeting that changes after a mail's link opened the page", async () => {
  const later = news.map((one) => ({ ...one, at: "2099-01-01T00:00:00Z" }));
  await render(<Trip of={aLocalBooking({ view: aView({ news: later }) })} isByMail />);
  await pass(2_000);
  await expectSent([{ news_id: "n2", by: "page" }]);
});

it("acknowledges nothing while the page is hidden", async () => {
  look("hidden");
  await render(<Trip of={booking} isByMail={false} />);
  await pass(60_000);
  expect(acknowledgeShownNews).not.toHaveBeenCalled();
  look("visible");
  await pass(2_000);
  await expectSent([{ news_id: "n2", by: "page" }]);
});

it("acknowledges nothing without the booking's token", async () => {
  await render(<Trip of={{ ...booking, token: "" }} isByMail />, "/?news=n1");
  await pass(2_000);
  expect(acknowledgeShownNews).not.toHaveBeenCalled();
});
