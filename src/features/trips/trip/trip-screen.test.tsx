import { expect, it, vi } from "vitest";
import { screen, server, show } from "../../../../tests/support/screen.tsx";
import { db } from "../../../data/local/db.ts";
import { aView } from "../../../domain/booking/booking.fixture.ts";
import { FollowSlotContext, NEWS_PANEL_ID } from "../../../shared/trip/trip-slots.ts";
import { TripScreen } from "./trip-screen.tsx";

const OFFER = "Get messages on this device";
const TOKEN = "t".repeat(43);
const view = aView({
  status: "confirmed",
  paid_cents: 98_010,
  owed_cents: 0,
  check_in: "2099-04-15",
  ends_on: "2099-04-17",
  expires_at: null,
});

function openMailedLink(): void {
  window.history.replaceState(null, "", `/trips/${view.id}#token=${TOKEN}`);
  show(
    <FollowSlotContext value={() => <section data-news />}>
      <TripScreen />
    </FollowSlotContext>,
    { route: "/trips/:id", at: `/trips/${view.id}` },
  );
}

it("puts the late panel of news below everything that a traveler can tap", async () => {
  server.on("rpc/my_booking", view);
  openMailedLink();
  await screen.sees("Manage booking");
  const news = document.querySelector("[data-news]");
  const tapped = [...document.querySelectorAll("main button, summary, a")];
  const below = tapped.filter(
    (element) => news && (news.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  expect(news).not.toBeNull();
  expect(below.map(({ textContent }) => textContent)).toEqual([]);
});

it("adds no panel above *Manage booking* once the trip is shown", async () => {
  const panels: string[][] = [];
  const observer = new MutationObserver(() => {
    const titles = [...document.querySelectorAll("h2")].map(({ textContent }) => textContent);
    if (titles.includes("Manage booking")) panels.push(titles.slice(0, titles.indexOf("Manage booking")));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  server.on("rpc/my_booking", view);
  openMailedLink();
  await screen.sees("Travel together");
  observer.disconnect();
  expect(panels[0]).toContain("Travel together");
});

it("offers messages on a first visit too, in a line that the page has held for the sentence", async () => {
  vi.stubGlobal("PushManager", class {});
  server.on("rpc/my_booking", view);
  openMailedLink();
  await screen.sees("Manage booking");
  const offer = [...document.querySelectorAll("a")].find(({ textContent }) => textContent === OFFER)?.parentElement;
  expect(offer?.style.visibility).toBe("hidden");
  await db.state.put({ key: "news-ways", value: { push_key: "KEY", bot: null, at: Date.now() } });
  await screen.until(() => expect(offer?.style.visibility).toBe(""));
  expect(offer?.isConnected).toBe(true);
  vi.unstubAllGlobals();
});

it("offers messages in a sentence that opens the panel of news, if the device knows that the shop sends them", async () => {
  vi.stubGlobal("PushManager", class {});
  await db.state.put({ key: "news-ways", value: { push_key: "KEY", bot: null, at: Date.now() } });
  server.on("rpc/my_booking", view);
  const opened = vi.fn();
  window.history.replaceState(null, "", `/trips/${view.id}#token=${TOKEN}`);
  show(
    <FollowSlotContext
      value={() => (
        <section id={NEWS_PANEL_ID}>
          <button type="button" aria-expanded="false" onClick={opened}>
            How it works
          </button>
        </section>
      )}
    >
      <TripScreen />
    </FollowSlotContext>,
    { route: "/trips/:id", at: `/trips/${view.id}` },
  );
  await screen.tap(OFFER);
  expect(opened).toHaveBeenCalledOnce();
  await db.state.put({ key: `news:booking:${view.id}`, value: { endpoint: "https://push.test/1" } });
  await screen.until(() => expect(screen.text()).not.toContain(OFFER));
  vi.unstubAllGlobals();
});

it("leads from the foot of the page to the new state, after the trip is cancelled", async () => {
  const cancelled = { ...view, status: "cancelled" };
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  server.on("rpc/my_booking", view);
  server.on("rpc/cancel_quote", {
    status: "confirmed",
    refund_cents: 98_010,
    percent: 100,
    days_before: 90,
    as_of: "2099-01-15",
  });
  server.on("rpc/news_ways", { push_key: null, bot: null });
  server.fail("functions/sign-voucher", { status: 400, body: { code: "not_found", message: "" } });
  server.on("rpc/cancel_my_booking", () => {
    server.on("rpc/my_booking", cancelled);
    return { ok: true, booking: cancelled };
  });
  openMailedLink();
  await screen.tap("Cancel this booking");
  await screen.tap("Yes, cancel it");
  await screen.until(() => expect(document.activeElement?.textContent).toMatch(/^Cancelled/));
  expect(scroll.mock.contexts).toEqual([document.activeElement]);
});
