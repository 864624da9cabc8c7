import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aLocalBooking, aRequest, aView } from "../../../domain/booking/booking.fixture.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import type { DepartureChoice } from "../../../domain/booking/form/departures.ts";
import type { BookingRefusal } from "../../../domain/booking/booking-view.ts";
import type { RefusalCode } from "../../../domain/booking/refusals.ts";
import { anOption } from "../../../domain/catalogue/rows/rows.fixture.ts";
import { money } from "#words/write.ts";
import { quote } from "../../../domain/pricing/quote.ts";
import { onPage, type OnPage } from "../on-page.fixture.tsx";

const calls = vi.hoisted((): { name: string; args: unknown[] }[] => []);
const known = vi.hoisted((): { other: LocalBooking | undefined } => ({ other: undefined }));
vi.mock("./send-again.ts", () => {
  const tell =
    <Answer,>(name: string, answer: Answer) =>
    async (...args: unknown[]) => {
      calls.push({ name, args });
      return answer;
    };
  return {
    acceptPrice: tell("acceptPrice", true),
    sendAgain: tell("sendAgain", "new-id"),
    findBookingOn: async () => known.other,
    editRefusedBooking: tell("editAgain", { type: "tour", id: "some-tour" }),
  };
});
vi.mock("../../../data/sync/outbox/outbox.ts", () => ({
  openOutbox: () => ({
    withdraw: async (id: string) => {
      calls.push({ name: "withdraw", args: [id] });
    },
  }),
}));
vi.mock("../../../data/local/catalogue/catalogue-store.ts", async () => {
  const { aTour } = await import("../../../domain/catalogue/rows/rows.fixture.ts");
  const tours = [
    aTour({ id: "same-place", title: "Bukhara by night", destination_id: "bukhara", departure_dates: [] }),
    aTour({ id: "too-small", title: "For two only", destination_id: "bukhara", max_guests: 1, departure_dates: [] }),
    aTour({ id: "elsewhere", title: "Aral Sea", destination_id: "aral", departure_dates: [] }),
  ];
  return { catalogueStore: { get: () => ({ snapshot: { tours, packages: [], destinations: [] } }) } };
});
vi.mock("../../../data/sync/catalogue/catalogue.ts", () => ({
  syncCatalogue: async () => {
    calls.push({ name: "sync", args: [] });
  },
}));
const { RefusalPanel } = await import("./refusal-panel.tsx");

const booking = { ...aLocalBooking(), destination_ids: ["bukhara"] };
const asked = aRequest().total_price_cents;
let page: OnPage | undefined;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  calls.length = 0;
  known.other = undefined;
});
afterEach(() => page?.leave());

function show(
  refusal: Partial<BookingRefusal> & { code: RefusalCode },
  unitPriceCents = 45_000,
  departures?: DepartureChoice,
): OnPage {
  const whole: BookingRefusal = { ok: false, message: "As the server says it", ...refusal };
  page = onPage(
    <RefusalPanel booking={booking} refusal={whole} unitPriceCents={unitPriceCents} departures={departures} />,
  );
  return page;
}
const OUT = ["Change the booking", "Discard request"];

describe("says why, what was requested, and what is possible now, for each refusal", () => {
  it.each<[string, Partial<BookingRefusal> & { code: RefusalCode }, string, string[]]>([
    [
      "price up, with other days at their own prices",
      {
        code: "price_up",
        quote: quote(50_000, 2),
        nearest_dates: [{ date: "2027-04-20", seats_left: 5, price_cents: 45_000 }],
      },
      "The price has gone up",
      ["Book for $1,089.00", "20 Apr 2027 · $980.10 5 seats left", ...OUT],
    ],
    [
      "price up",
      { code: "price_up", quote: quote(50_000, 2) },
      "The price has gone up",
      ["Book for $1,089.00", ...OUT],
    ],
    [
      "date gone",
      { code: "date_gone", nearest_dates: [{ date: "2027-04-20", seats_left: 5 }] },
      "This departure is no longer offered",
      ["20 Apr 2027 · $980.10 5 seats left", ...OUT],
    ],
    [
      "seats gone, fewer left, another day with room and one without",
      {
        code: "seats_gone",
        seats_left: 1,
        max_guests: 9,
        nearest_dates: [
          { date: "2027-04-20", seats_left: 1 },
          { date: "2027-04-22", seats_left: 2 },
        ],
      },
      "Not enough seats left on this date",
      ["Book for 1 guest: $495.00", "22 Apr 2027 · $980.10 2 seats left", ...OUT],
    ],
    [
      "seats gone for good",
      { code: "seats_gone", seats_left: 0, max_guests: 9, nearest_dates: [] },
      "Not enough seats left on this date",
      ["Bukhara by night · $50 / person", ...OUT],
    ],
    [
      "item gone",
      { code: "item_gone" },
      "This trip is no longer offered",
      ["Bukhara by night · $50 / person", "View All Tours", "Discard request"],
    ],
    [
      "group too large",
      { code: "group_too_large", max_guests: 1, seats_left: 1 },
      "The group is too large for this trip",
      ["Book for 1 guest: $495.00", "Bukhara by night · $50 / person", ...OUT],
    ],
    ["too many holds", { code: "too_many_holds" }, "You already hold seats on other trips", ["Try again", ...OUT]],
    ["already booked", { code: "id_taken" }, "This booking was already made", ["Send it as a new booking", ...OUT]],
    ["bad field", { code: "invalid_booking", field: "customer_email" }, "Invalid booking information", OUT],
    ["amount", { code: "invalid_amount" }, "Invalid booking amount", OUT],
  ])("%s", (_, refusal, title, offered) => {
    const { place, buttons } = show(refusal);
    expect(place.querySelector("h2")?.textContent).toBe(title);
    expect(place.textContent).toContain("You asked for 2 guests on 15 Apr 2027 for $980.10.");
    expect(place.textContent?.includes("Nothing was booked and you haven't been charged.")).toBe(
      refusal.code !== "id_taken",
    );
    expect(buttons()).toEqual(offered);
    expect(place.querySelector("a[href^='/waiting-list']")?.getAttribute("href")).toBe(
      refusal.code === "seats_gone" ? `/waiting-list/tour/${booking.request?.tour_id}?date=2027-04-15` : undefined,
    );
  });
});

describe("a day on request", () => {
  const onRequest = { on: "request", first: "2027-04-18", last: "2028-11-20" } as const;
  it.each([
    ["date_gone", "2027-04-18"],
    ["seats_gone", "2027-04-18"],
  ] as const)("refused with %s offers the nearest allowed day, and never other tours", async (code, day) => {
    const shown = show({ code, nearest_dates: [] }, 45_000, onRequest);
    expect(shown.buttons()).toEqual(["Book 18 Apr 2027 instead", ...OUT]);
    await shown.tap("Book 18 Apr 2027 instead");
    expect(calls).toMatchObject([{ name: "sendAgain", args: [{ id: booking.id }, { check_in: day }] }]);
  });
});

describe("one tap", () => {
  it("accepts exactly the new price", async () => {
    await show({ code: "price_up", quote: quote(50_000, 2) }).tap("Book for $1,089.00");
    expect(calls).toEqual([{ name: "acceptPrice", args: [booking.id, 108_900] }]);
  });

  const single = { id: "single", name: "Single room", cents: 120_00, count: 1 };
  it("books the remaining options, as another booking", async () => {
    const left = quote(45_000, 2, [single]);
    await show({ code: "options_changed", quote: left }).tap(`Book with Single room for ${money(left.total_cents)}`);
    const changes = { total_price_cents: left.total_cents, options: [single] };
    expect(calls).toMatchObject([{ name: "sendAgain", args: [{ id: booking.id }, changes] }]);
  });

  it("leads back to the form for changed questions, with the catalog of now", async () => {
    const shown = show({ code: "questions_changed", field: "answers" });
    expect(shown.buttons()).toEqual(["Answer the questions", ...OUT]);
    expect(shown.place.querySelector("h2")?.textContent).toBe("Some questions about this trip have changed");
    await shown.tap("Answer the questions");
    expect(calls).toMatchObject([{ name: "sync" }, { name: "editAgain", args: [{ id: booking.id }, undefined] }]);
  });

  it("books without an invalid code, at the price without it", async () => {
    const refusal = { code: "code_used_up", quote: quote(45_000, 2) } as const;
    const shown = show(refusal);
    expect(shown.place.querySelector("h2")?.textContent).toBe("This code is used up");
    await shown.tap("Book without the code for $980.10");
    const changes = { total_price_cents: 980_10, code: null };
    expect(calls).toMatchObject([{ name: "sendAgain", args: [{ id: booking.id }, changes] }]);
  });

  it("keeps single rooms within a smaller number of guests", async () => {
    const request = aRequest({ options: [{ id: "single", count: 2 }] });
    const refusal: BookingRefusal = { ok: false, message: "", code: "group_too_large", max_guests: 1, seats_left: 1 };
    page = onPage(
      <RefusalPanel
        booking={{ ...booking, request, options: [{ ...single, count: 2 }] }}
        refusal={refusal}
        unitPriceCents={45_000}
        offered={[anOption()]}
        departures={undefined}
      />,
    );
    expect(page.place.textContent).toContain("You asked for 2 guests with 2 × Single room on 15 Apr 2027");
    await page.tap(`Book for 1 guest: ${money(quote(45_000, 1, [single]).total_cents)}`);
    expect(calls).toMatchObject([{ args: [{ id: booking.id }, { guests: 1, options: [single] }] }]);
  });

  it("books another day at the requested price", async () => {
    await show({ code: "date_gone", nearest_dates: [{ date: "2027-04-20", seats_left: 5 }] }).tap(
      "20 Apr 2027 · $980.10 5 seats left",
    );
    expect(calls).toMatchObject([
      { name: "sendAgain", args: [{ id: booking.id }, { check_in: "2027-04-20", total_price_cents: asked }] },
    ]);
    expect(page?.place.querySelector("p")?.textContent).toBe("Gone on");
  });

  it("asks first when this device has another booking on that day", async () => {
    Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined });
    known.other = aLocalBooking({ id: "other", view: aView({ reference: "JU-OTHER1" }) });
    const shown = show({ code: "too_many_holds" });
    await shown.tap(shown.buttons().find((name) => name?.startsWith("Try again")) ?? "");
    expect(calls).toEqual([]);
    expect(page?.place.textContent).toContain("on this device: reference JU-OTHER1. Book again?");
    await shown.tap("Book again");
    expect(calls).toMatchObject([{ name: "sendAgain" }]);
  });

  it("opens the form of another trip, and drops the refused one", async () => {
    await show({ code: "item_gone" }).tap("Bukhara by night · $50 / person");
    expect(calls).toMatchObject([
      { name: "editAgain", args: [{ id: booking.id }, { type: "tour", id: "same-place" }] },
    ]);
    page?.leave();
    await show({ code: "seats_gone" }).tap("Discard request");
    expect(calls.at(-1)).toEqual({ name: "withdraw", args: [booking.id] });
  });
});
