import { describe, expect, it } from "vitest";
import { aView } from "../../../../src/domain/booking/booking.fixture.ts";
import type { BookingView } from "../../../../src/domain/booking/booking-view.ts";
import { letterFor } from "../../../../src/domain/desk/bookings/letter.ts";
import { LETTER_FILLS } from "../../../../src/languages/en/desk/letters.ts";
import { LETTERS } from "../../../../src/languages/en/desk/letter-templates.ts";
import { languageOf } from "../text/languages.ts";
import { htmlOf } from "./layout.ts";
import { mailContentOf } from "./mail-contents.ts";
import { aMail, SITE, textFor, TOKEN } from "./mail.fixture.ts";
import { isStale, type QueuedMail } from "./queued-mail.ts";
import { attachedTo } from "./send-queued-mails.ts";

const mailOf = (kind: QueuedMail["kind"], changes = {}) =>
  aMail(kind, {
    to_name: null,
    booking: null,
    waiting: {
      state: kind === "waiting_offer" ? "offered" : "waiting",
      guests: 2,
      offered_until: "2026-11-22T10:00:00Z",
      server_time: "2026-11-21T10:00:00Z",
      item_type: "tour",
      item_id: "t-1",
      start_date: "2026-12-15",
      title: `<b>"Registan"</b>`,
      link_token: TOKEN,
      ...changes,
    },
  });

const written = (kind: QueuedMail["kind"], more: object = {}): string => textFor(aMail(kind, more));

describe("the letter about a changed booking", () => {
  const same = { difference_cents: 0, owed_cents: 0, due_on: null, back_cents: 0, kept_cents: 0 };

  it("names the new and the old number of guests, and what is owed more", () => {
    const more = { ...same, difference_cents: 40_000, owed_cents: 40_000, due_on: "2027-03-16" };
    const mailText = written("booking_changed", {
      payload: { from_date: "2027-04-15", to_date: "2027-04-15", from_guests: 2, to_guests: 3, ...more },
    });
    expect(mailText).toContain("Guests: 3 (was 2)");
    expect(mailText).not.toContain("Departure: 15 Apr 2027 (was");
    expect(mailText).toMatch(/Your booking costs \$400\.00 more in all[^]*You then owe \$400\.00, due by 16 Mar 2027/);
  });

  it("names the new departure and options, and what is refunded", () => {
    const single = [{ id: "single", name: "Single room", cents: 100, count: 1 }];
    const less = { ...same, difference_cents: -10_000, back_cents: 10_000, kept_cents: 5_000 };
    const mailText = written("booking_changed", {
      payload: {
        from_date: "2027-04-12",
        to_date: "2027-04-15",
        from_options: single,
        to_options: [],
        ...less,
      },
    });
    expect(mailText).toMatch(/Departure: 15 Apr 2027 \(was 12 Apr 2027\)\nOptions: no options \(was Single room\)/);
    expect(mailText).toMatch(/\$100\.00 is refunded[^]*If you cancel later, we keep at least \$50\.00\./);
    expect(mailText).toContain("If you cancel: You haven't paid yet. Cancelling releases your seats.");
  });
});

it("repeats what the traveler answered in the confirmation", () => {
  const answer = { id: "meal", question: "Which lunch?", kind: "choice", answer: "Plov", for_guide: true };
  expect(written("booking_confirmed", { booking: aView({ answers: [answer] }) })).toContain("Which lunch?: Plov");
  expect(written("booking_held", { booking: aView({ answers: [answer] }) })).not.toContain("Plov");
});

it.each<[QueuedMail["kind"], object]>([
  ["booking_confirmed", {}],
  ["booking_links", { payload: {}, booking: null, links: [{ ...aView(), link_token: TOKEN }] }],
  ["data_link", { booking: null, data_link: TOKEN }],
  ["waiting_joined", mailOf("waiting_joined")],
  ["waiting_offer", mailOf("waiting_offer")],
  ["guide_invitation", { booking: null, invitation: TOKEN }],
  ["desk_invitation", { booking: null, invitation: TOKEN, payload: { role: "owner" } }],
])("keeps the secret of %s in the fragment, which no server sees or logs", (kind, more) => {
  const links = [...written(kind, more).matchAll(/https:\S+/g)].map(([link]) => new URL(link));
  expect(links.map(({ hash }) => hash).join()).toContain(TOKEN);
  expect(links.map(({ pathname, search }) => pathname + search).join()).not.toContain(TOKEN);
});

it("carries the link to the own data in the fragment, and refuses to go without it", () => {
  const token = "d".repeat(43);
  const mailText = written("data_link", { data_link: token, booking: null });
  expect(mailText).toContain(`/my-data#token=${token}`);
  expect(mailText).toContain("works for one hour");
  expect(() => written("data_link", { data_link: null, booking: null })).toThrow(/needs its link/);
});

it("mentions a request for links only when the traveler asked for them", () => {
  const links = [{ ...aView(), link_token: "k".repeat(43) }];
  const by = (payload: object) => written("booking_links", { payload, booking: null, links });
  expect(by({ by: "desk" })).not.toMatch(/asked|ask for/);
  expect(by({})).toMatch(/You asked[^]*Didn't ask/);
});

describe("letters about money", () => {
  it("name how a payment was made and its receipt number", () => {
    const charged = { currency: "UZS", amount: 1_250_000_000, rate: 12_500 };
    const paid = { method: "cash", cents: 100_000, at: "2026-11-22T05:00:00Z", charged, document: "REC-2026-00012" };
    const mailText = written("balance_paid", { payload: { paid_cents: 100_000 }, paid });
    expect(mailText).toMatch(/Payment: +\$1,000\.00, Cash, 12,500,000 UZS at 12,500 per dollar, 22 Nov 2026/);
    expect(mailText).toMatch(/Receipt: +REC-2026-00012/);
    const taken = written("payment_voided", { paid: { ...paid, document: "PAY-2026-00001" } });
    expect(taken).toMatch(/That was our mistake[^]*Receipt voided: +PAY-2026-00001/);
  });

  it("name what is still to pay when an unpaid booking is confirmed", () => {
    const unpaid = { payment: null, paid_cents: 0, owed_cents: 98_010, balance_due_on: "2027-01-21" };
    const mailText = written("booking_confirmed", { booking: aView({ status: "confirmed", ...unpaid }) });
    expect(mailText).toContain("Your seats are confirmed.");
    expect(mailText).not.toContain("payment arrived");
    expect(mailText).toContain("Still to pay: $980.10 by 21 Jan 2027.");
  });

  it("name what a gift card got back when the hold ended", () => {
    const ways = { own: [], back: [{ method: "gift_card", cents: 10_000, status: "succeeded" }] };
    const mailText = written("booking_cancelled", {
      booking: aView({ status: "cancelled", ways }),
      payload: { refund_cents: 0 },
    });
    expect(mailText).toContain("$100.00 was returned to your gift card. A gift card that has expired stays expired");
    expect(mailText).not.toContain("haven't been charged");
  });

  it("say that we cancelled the departure only when we did", () => {
    const cancelled = (called_off: boolean) =>
      written("booking_cancelled", {
        booking: aView({ status: "cancelled", called_off }),
        payload: { refund_cents: 1 },
      });
    expect(cancelled(true)).toContain("we had to cancel the departure on 15 Apr 2027");
    expect(cancelled(false)).not.toContain("we had to cancel");
  });

  it("name how each part of a refund is sent", () => {
    const ways = [
      { method: "provider", cents: 50_000, status: "pending" },
      { method: "cash", cents: 10_000, status: "pending" },
    ];
    const booking = aView({ status: "cancelled" });
    const mailText = written("booking_cancelled", { booking, payload: { refund_cents: 60_000, ways } });
    expect(mailText).toContain("$500.00 to the card you paid with and $100.00 in cash from our office.");
    expect(mailText).toContain("We'll arrange with you when to collect the cash.");
  });
});

describe("the letter about a changed meeting point", () => {
  const [was, now] = [
    { point: "Hotel lobby", time: "08:30" },
    { point: "North gate", time: "07:15" },
  ];
  const change = { id: "c", at: "2026-11-21T09:00:00Z", was, now, seen_at: null };
  const confirmed = {
    status: "confirmed" as const,
    meeting_point: "North gate",
    meeting_time: "07:15",
    meeting_change: change,
  };
  const mailOf = (more: object = {}) => aMail("meeting_changed", { booking: aView({ ...confirmed, ...more }) });

  it("names the new and the old meeting point and asks for confirmation", () => {
    const mailText = textFor(mailOf());
    expect(mailText).toMatch(/New: +North gate, 07:15, Tashkent time/);
    expect(mailText).toMatch(/Before: +Hotel lobby, 08:30, Tashkent time/);
    expect(mailText).toContain("I've seen it");
  });

  it("says that only the pin moved, or which contact is new", () => {
    const moved = textFor(mailOf({ meeting_change: { ...change, was: { ...now, latitude: 39.65 } } }));
    expect(moved).toContain("The pin on the map has moved.");
    expect(moved).not.toContain("Before:");
    const phones = { was: { ...now, phone: "+998 71 1" }, now: { ...now, phone: "+998 71 2" } };
    const called = textFor(mailOf({ meeting_change: { ...change, ...phones } }));
    expect(called).toMatch(/New: +North gate, 07:15, Tashkent time, \+998 71 2/);
    expect(called).toMatch(/Before: +North gate, 07:15, Tashkent time, \+998 71 1/);
  });

  it("carries a calendar file with the new meeting point", () => {
    expect(JSON.stringify(attachedTo(mailOf()))).toContain("LOCATION:North gate");
  });

  it.each([
    ["when it was seen", { meeting_change: { ...change, seen_at: "2026-11-21T09:05:00Z" } }],
    ["when the booking was cancelled", { status: "cancelled" }],
    ["when the departure was", { called_off: true }],
    ["when the booking moved to a day without a change", { meeting_change: null }],
    ["when the day is over", { check_in: "2026-11-20" }],
  ])("is dropped %s", (_, more) => {
    expect(isStale(mailOf(more))).toBe(true);
  });

  it("is sent otherwise", () => {
    expect(isStale(mailOf())).toBe(false);
  });
});

describe("the request for a review", () => {
  const review = { rating: 5, words: null, name: "G", written_at: 1, status: "waiting", reason: null, answer: null };

  it("links to the page of the trip", () => {
    const letter = mailContentOf(aMail("review_request"), SITE);
    expect(letter.subject).toBe("How was Registan at Dawn?");
    expect(letter.button).toEqual({
      label: "Write a review",
      url: `${SITE}/trips/${aView().id}#token=${TOKEN}`,
    });
  });

  it.each<[string, boolean, Partial<BookingView>]>([
    ["is sent", false, {}],
    ["is dropped when a review was written before", true, { review }],
    ["is dropped when the departure was cancelled", true, { called_off: true }],
    ["is dropped when the trip was cancelled", true, { status: "cancelled" }],
    ["is dropped when it was refunded", true, { status: "refunded" }],
  ])("%s", (_, stale, more) =>
    expect(isStale(aMail("review_request", { booking: aView({ status: "confirmed", ...more }) }))).toBe(stale),
  );
});

describe("a letter written at the desk", () => {
  it.each(LETTERS)("has the same words as the preview of '$name'", ({ subject, body }) => {
    const shown = letterFor({ subject, body }, aView({ status: "confirmed" }), LETTER_FILLS);
    const letter = mailContentOf(aMail("guest_letter", { payload: { subject, body } }), SITE);
    expect([letter.subject, letter.paragraphs]).toEqual([shown.subject, shown.paragraphs]);
    const text = written("guest_letter", { payload: { subject, body } });
    for (const paragraph of shown.paragraphs) expect(text).toContain(paragraph);
    expect(text).toContain(`${SITE}/trips/${aView().id}#token=${TOKEN}`);
  });

  it("answers a request without its booking, in paragraphs", () => {
    const payload = { subject: "Re: {title}", body: "Yes.\n\nSee you in May." };
    const answer = mailContentOf(aMail("request_answer", { booking: null, payload }), SITE);
    expect([answer.subject, answer.paragraphs]).toEqual(["Re: {title}", ["Yes.", "See you in May."]]);
  });

  it("asks for names with a link to the trip", () => {
    const letter = mailContentOf(aMail("names_wanted", { booking: aView({ status: "confirmed" }) }), SITE);
    expect(letter.button).toMatchObject({ label: "Add traveler details" });
    expect(isStale(aMail("names_wanted", { booking: aView({ status: "cancelled" }) }))).toBe(true);
  });

  it("escapes what the desk typed", () => {
    const payload = { subject: "<b>Hi</b>", body: "<script>x</script> {first_name}\nline" };
    const html = htmlOf(mailContentOf(aMail("guest_letter", { payload }), SITE), { name: "Journey" }, languageOf({}));
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain(`&lt;script&gt;x&lt;/script&gt; ${aView().customer_first_name}<br>line`);
  });
});

describe("letters of the waiting list", () => {
  it("promise no seat and link to the page that leaves the list", () => {
    const text = textFor(mailOf("waiting_joined"));
    expect(text).toMatch(/You are waiting for 2 seats/);
    expect(text).toMatch(/No seat is promised/);
    expect(text).toContain(`${SITE}/waiting-list#token=${TOKEN}`);
  });

  it("offer seats until an hour and link to a filled-in booking form", () => {
    const text = textFor(mailOf("waiting_offer"));
    expect(text).toMatch(/2 seats for you until 22 Nov 2026.*15:00 \(Tashkent time\)/);
    expect(text).toContain(`${SITE}/booking/tour/t-1#date=2026-12-15&guests=2&offer=${TOKEN}`);
    expect(text).toContain(`/waiting-list#token=${TOKEN}`);
  });

  it("say that the departure was cancelled", () => {
    expect(textFor(mailOf("waiting_cancelled"))).toMatch(/will not run on 15 Dec 2026/);
  });

  it.each(["waiting_joined", "waiting_offer", "waiting_cancelled"] as const)("escape the title in %s", (kind) => {
    const html = htmlOf(mailContentOf(mailOf(kind), SITE), { name: "Journey" }, languageOf({}));
    expect(html).not.toContain("<b>");
    expect(html).toContain("15 Dec 2026");
  });

  it.each([
    ["waiting_joined", { state: "offered" }, true],
    ["waiting_joined", { state: "left" }, true],
    ["waiting_joined", {}, false],
    ["waiting_offer", { state: "taken" }, true],
    ["waiting_offer", { server_time: "2026-11-22T10:00:01Z" }, true],
    ["waiting_offer", {}, false],
    ["waiting_cancelled", { state: "lapsed" }, false],
  ] as const)("are dropped when they are out of date: %s, %j", (kind, changes, stale) => {
    expect(isStale(mailOf(kind, changes))).toBe(stale);
  });
});
