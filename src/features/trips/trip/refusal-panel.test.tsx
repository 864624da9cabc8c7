import { Route, Routes } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { money } from "#texts/write.ts";
import { buttons, leave, place, render, tap } from "../../../../tests/support/render.tsx";
import type { BookingRefusal } from "../../../domain/booking/booking-view.ts";
import { aLocalBooking, aRequest, aView } from "../../../domain/booking/booking.fixture.ts";
import type { DepartureChoice } from "../../../domain/booking/form/departure-choice.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import type { RefusalCode } from "../../../domain/booking/refusals.ts";
import { anOption } from "../../../domain/catalogue/rows/rows.fixture.ts";
import { quote } from "../../../domain/pricing/quote.ts";

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

beforeEach(() => {
  calls.length = 0;
  known.other = undefined;
});

async function show(
  refusal: Partial<BookingRefusal> & { code: RefusalCode },
  unitPriceCents = 45_000,
  departures?: DepartureChoice,
): Promise<void> {
  const panel = (
    <RefusalPanel
      booking={booking}
      request={aRequest()}
      refusal={{ ok: false, message: "As the server says it", ...refusal }}
      unitPriceCents={unitPriceCents}
      itemPriceCents={unitPriceCents}
      departures={departures}
    />
  );
  await render(
    <Routes>
      <Route path="/trips/a" element={panel} />
      <Route path="*" element={<p>Gone on</p>} />
    </Routes>,
    "/trips/a",
  );
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
      ["Bukhara by night · $55 incl. taxes and fees", ...OUT],
    ],
    [
      "item gone",
      { code: "item_gone" },
      "This trip is no longer offered",
      ["Bukhara by night · $55 incl. taxes and fees", "View All Tours", "Discard request"],
    ],
    [
      "group too large",
      { code: "group_too_large", max_guests: 1, seats_left: 1 },
      "The group is too large for this trip",
      ["Book for 1 guest: $495.00", "Bukhara by night · $55 incl. taxes and fees", ...OUT],
    ],
    ["too many holds", { code: "too_many_holds" }, "You already hold seats on other trips", ["Try again", ...OUT]],
    ["already booked", { code: "id_taken" }, "This booking was already made", ["Send it as a new booking", ...OUT]],
    ["bad field", { code: "invalid_booking", field: "customer_email" }, "Invalid booking information", OUT],
    ["amount", { code: "invalid_amount" }, "Invalid booking amount", OUT],
  ])("%s", async (_, refusal, title, offered) => {
    await show(refusal);
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
    await show({ code, nearest_dates: [] }, 45_000, onRequest);
    expect(buttons()).toEqual(["Book 18 Apr 2027 instead", ...OUT]);
    await tap("Book 18 Apr 2027 instead");
    expect(calls).toMatchObject([{ name: "sendAgain", args: [{ id: booking.id }, { check_in: day }] }]);
  });
});

describe("one tap", () => {
  it("accepts exactly the new price", async () => {
    await show({ code: "price_up", quote: quote(50_000, 2) });
    await tap("Book for $1,089.00");
    expect(calls).toEqual([{ name: "acceptPrice", args: [booking.id, 108_900] }]);
  });

  const single = { id: "single", name: "Single room", cents: 120_00, count: 1 };
  it("books the remaining options, as another booking", async () => {
    const left = quote(45_000, 2, [single]);
    await show({ code: "options_changed", quote: left });
    await tap(`Book with Single room for ${money(left.total_cents)}`);
    const changes = { total_price_cents: left.total_cents, options: [single] };
    expect(calls).toMatchObject([{ name: "sendAgain", args: [{ id: booking.id }, changes] }]);
  });

  it("leads back to the form for changed questions, with the catalog of now", async () => {
    await show({ code: "questions_changed", field: "answers" });
    expect(buttons()).toEqual(["Answer the questions", ...OUT]);
    expect(place.querySelector("h2")?.textContent).toBe("Some questions about this trip have changed");
    await tap("Answer the questions");
    expect(calls).toMatchObject([{ name: "sync" }, { name: "editAgain", args: [{ id: booking.id }, undefined] }]);
  });

  it("books without an invalid code, at the price without it", async () => {
    const refusal = { code: "code_used_up", quote: quote(45_000, 2) } as const;
    await show(refusal);
    expect(place.querySelector("h2")?.textContent).toBe("This code is used up");
    await tap("Book without the code for $980.10");
    const changes = { total_price_cents: 980_10, code: null };
    expect(calls).toMatchObject([{ name: "sendAgain", args: [{ id: booking.id }, changes] }]);
  });

  it("keeps single rooms within a smaller number of guests", async () => {
    const request = aRequest({ options: [{ id: "single", count: 2 }] });
    const refusal: BookingRefusal = { ok: false, message: "", code: "group_too_large", max_guests: 1, seats_left: 1 };
    await render(
      <RefusalPanel
        booking={{ ...booking, request, options: [{ ...single, count: 2 }] }}
        request={request}
        refusal={refusal}
        unitPriceCents={45_000}
        itemPriceCents={45_000}
        offered={[anOption()]}
        departures={undefined}
      />,
    );
    expect(place.textContent).toContain("You asked for 2 guests with 2 × Single room on 15 Apr 2027");
    await tap(`Book for 1 guest: ${money(quote(45_000, 1, [single]).total_cents)}`);
    expect(calls).toMatchObject([{ args: [{ id: booking.id }, { guests: 1, options: [single] }] }]);
  });

  it("books another day at the requested price", async () => {
    await show({ code: "date_gone", nearest_dates: [{ date: "2027-04-20", seats_left: 5 }] });
    await tap("20 Apr 2027 · $980.10 5 seats left");
    expect(calls).toMatchObject([
      { name: "sendAgain", args: [{ id: booking.id }, { check_in: "2027-04-20", total_price_cents: asked }] },
    ]);
    expect(place.querySelector("p")?.textContent).toBe("Gone on");
  });

  it("asks first when this device has another booking on that day", async () => {
    known.other = aLocalBooking({ id: "other", view: aView({ reference: "JU-OTHER1" }) });
    await show({ code: "too_many_holds" });
    await tap(buttons().find((name) => name?.startsWith("Try again")) ?? "");
    expect(calls).toEqual([]);
    expect(place.textContent).toContain("on this device: reference JU-OTHER1. Book again?");
    await tap("Book again");
    expect(calls).toMatchObject([{ name: "sendAgain" }]);
  });

  it("opens the form of another trip, and drops the refused one", async () => {
    await show({ code: "item_gone" });
    await tap("Bukhara by night · $55 incl. taxes and fees");
    expect(calls).toMatchObject([
      { name: "editAgain", args: [{ id: booking.id }, { type: "tour", id: "same-place" }] },
    ]);
    await leave();
    await show({ code: "seats_gone" });
    await tap("Discard request");
    expect(calls.at(-1)).toEqual({ name: "withdraw", args: [booking.id] });
  });
});
