import { beforeEach, describe, expect, it, vi } from "vitest";
import { departuresOf } from "../../domain/booking/form/departure-choice.ts";
import { aQuestion, aTour } from "../../domain/catalogue/rows/rows.fixture.ts";
import { quote } from "../../domain/pricing/quote.ts";
import { submitBooking, type Submission } from "./submit-booking.ts";

const { enqueueBooking, wake, sendInBackground } = vi.hoisted(() => ({
  enqueueBooking: vi.fn(),
  wake: vi.fn(),
  sendInBackground: vi.fn(),
}));
vi.mock("../../data/sync/outbox/outbox.ts", () => ({ openOutbox: () => ({ enqueueBooking, wake }) }));
vi.mock("../../data/sync/outbox/background.ts", () => ({ sendInBackground }));

const tour = aTour({ departure_dates: ["2027-04-15"] });
const submission: Submission = {
  bookable: {
    type: "tour",
    item: tour,
    onRequest: false,
    departures: departuresOf(tour.departure_dates, "2026-11-21"),
    destinations: ["d1"],
    fees_percent: 10,
    meeting: tour,
    offerOn: () => ({ price_cents: tour.price_cents, places: tour.max_guests }),
  },
  offer: null,
  booking_id: "b1",
  token: "t1",
  options: [],
  total_cents: 110_00,
  form: {
    check_in: "2027-04-15",
    guests: 2,
    options: {},
    first_name: "Anna Maria",
    last_name: "Rossi",
    email: "anna@example.com",
    phone: "+39 06 1234",
    special_requests: "",
    answers: {},
    code: "",
    off: null,
  },
};
beforeEach(() => {
  vi.clearAllMocks();
  enqueueBooking.mockResolvedValue({ ok: true, id: "b1" });
});

describe("sending a booking", () => {
  it("queues the answers with the questions that were asked", async () => {
    const item = aTour({ questions: [aQuestion()] });
    const form = { ...submission.form, answers: { meal: "Plov", gone: "Yes" } };
    await submitBooking({ ...submission, bookable: { ...submission.bookable, item }, form });
    const answers = [{ id: "meal", question: "Which lunch would you like?", answer: "Plov" }];
    expect(enqueueBooking.mock.calls[0]?.[0]).toMatchObject({ answers });
  });

  it("queues what was typed, both names as typed, under the draft's id", async () => {
    expect(await submitBooking(submission)).toEqual({ ok: true, id: "b1" });
    expect(enqueueBooking.mock.calls[0]?.[0]).toEqual({
      id: "b1",
      token: "t1",
      tour_id: "t1",
      package_id: null,
      guests: 2,
      check_in: "2027-04-15",
      check_out: "2027-04-15",
      total_price_cents: 110_00,
      language: "en",
      customer_first_name: "Anna Maria",
      customer_last_name: "Rossi",
      customer_email: "anna@example.com",
      customer_phone: "+39 06 1234",
      special_requests: null,
    });
  });

  it("includes the lock on its price, and none for another price or group", async () => {
    const subject = { item_type: "tour" as const, item_id: "t1", guests: 2, check_in: "2027-04-15", options: [] };
    const { total_cents } = quote(tour.price_cents, 2);
    const lock = { subject, total_cents, lock: "mark.body", until: "2999-01-01T00:00:00Z" };
    await submitBooking({ ...submission, lock });
    await submitBooking({ ...submission, lock: { ...lock, total_cents: 100_00 } });
    await submitBooking({ ...submission, lock: { ...lock, subject: { ...subject, guests: 3 } } });
    expect(enqueueBooking.mock.calls.map(([request]) => request.lock)).toEqual(["mark.body", undefined, undefined]);
  });

  it("starts nothing before it is stored", async () => {
    enqueueBooking.mockResolvedValue({ ok: false, code: "storage_full" });
    expect(await submitBooking(submission)).toEqual({ ok: false, code: "storage_full" });
    expect(wake).not.toHaveBeenCalled();
    expect(sendInBackground).not.toHaveBeenCalled();
  });
});
