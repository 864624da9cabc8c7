import { beforeEach, expect, it } from "vitest";
import { day } from "#texts/write.ts";
import { putCatalogue, screen, server, show } from "../../../../tests/support/screen.tsx";
import { aTour } from "../../../domain/catalogue/rows/rows.fixture.ts";
import { addDays, todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";
import { TourScreen } from "./tour-screen.tsx";

const inDays = (days: number) => addDays(todayInTashkent(Date.now()), days);
const [lost, near, later] = [inDays(5), inDays(20), inDays(40)] as const;
async function openTour(departure_dates: string[]): Promise<void> {
  putCatalogue({ tours: [aTour({ price_cents: 100_00, departure_dates })] });
  show(<TourScreen />, { route: "/tours/:id", at: "/tours/t1" });
  await screen.until(() => expect(screen.field("Date").disabled).toBe(false));
}
const card = () => screen.find("[aria-label='At a glance']")?.textContent ?? "";

beforeEach(() => {
  window.scrollTo = () => undefined;
});

it("opens on the nearest departure with a refund, and says which one has none before it is chosen", async () => {
  await openTour([lost, near, later]);
  expect(screen.field("Date").value).toBe(near);
  const words = [...screen.field("Date").querySelectorAll("option")].map(({ textContent }) => textContent);
  expect(words).toEqual([lost, near, later].map(day));
  expect(screen.find("optgroup[label='No refund']")?.textContent).toBe(day(lost));
  expect(screen.find(`a[href*="date=${lost}"] small ~ small`)?.parentElement?.textContent).toContain("No refund");
});

it("leads from a departure without a refund to the first that has one", async () => {
  await openTour([lost, near]);
  const words = `First date with a refund: ${day(near)}`;
  expect(screen.buttons()).not.toContain(words);
  await screen.fill("Date", lost);
  await screen.tap(words);
  expect(screen.field("Date").value).toBe(near);
});

it("lists the first departure with a refund beside the nearest ones, however far it is", async () => {
  await openTour([inDays(2), inDays(4), lost, inDays(6), near, later]);
  const dates = [...document.querySelectorAll("section li a strong")].map(({ textContent }) => textContent);
  expect(dates).toEqual([inDays(2), inDays(4), lost, near].map(day));
});

it("opens on no day when any may be chosen, and names the first with a refund", async () => {
  await openTour([]);
  expect(screen.field("Date").value).toBe("");
  const words = `First date with a refund: ${day(inDays(15))}`;
  expect(card()).toContain(words);
  await screen.fill("Date", lost);
  screen.field("Date").blur();
  await screen.tap(words);
  await screen.until(() => expect(screen.field("Date").value).toBe(day(inDays(15))));
});

it("leads with the price with taxes and fees, and shows the group discount while guests are chosen", async () => {
  await openTour([near]);
  expect(card()).toMatch(/^\$110 incl\. taxes and fees.*\$100 per person/);
  expect(card()).toContain("Groups pay less: 1% off for 2 guests, 9.3% for 10.");
  await screen.fill("Guests", "2");
  await screen.until(() => expect(card()).toContain("Group discount (1%): −$2.00"));
});

it("lists the reviews in the page's language first, in the order that they came", async () => {
  const review = { rating: 5, name: "Lena", month: "2026-10", answer: null };
  const languages = ["ru", "en", "uz", undefined, "en"] as const;
  const reviews = languages.map((language, place) => ({ ...review, language, words: `${language} ${place}` }));
  server.on("rpc/item_reviews", reviews);
  putCatalogue({ tours: [aTour({ stars: [0, 0, 0, 0, 5] })] });
  show(<TourScreen />, { route: "/tours/:id", at: "/tours/t1" });
  await screen.tap("All 5 reviews");
  const words = () => [...document.querySelectorAll("#reviews li.surface p + p")].map((shown) => shown.textContent);
  await screen.until(() => expect(words()).toEqual(["en 1", "en 4", "ru 0", "uz 2", "undefined 3"]));
});
