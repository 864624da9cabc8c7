import { describe, expect, it } from "vitest";
import type { BookingView } from "../../../../src/domain/booking/booking-view.ts";
import { aView } from "../../../../src/domain/booking/booking.fixture.ts";
import { letterFor } from "../../../../src/domain/desk/bookings/letter.ts";
import { letterFills, letterTemplates } from "../../../../src/text/letters.ts";
import { linksLetter } from "../../../../src/text/other-mails.ts";
import { refundRoute } from "../../../../src/text/payment.ts";
import { refundSentence } from "../../../../src/text/terms.ts";
import { languageOf } from "../text/languages.ts";
import { htmlOf } from "./layout.ts";
import { mailContentOf } from "./mail-contents.ts";
import { aMail, SITE, textFor, TOKEN } from "./mail.fixture.ts";
import { isStale, type QueuedMail } from "./queued-mail.ts";
import { attachedTo } from "./send-queued-mails.ts";

const words = languageOf({ language: "en" });
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

const letterOf = (kind: QueuedMail["kind"], more: object = {}) => mailContentOf(aMail(kind, more), SITE);
const figuresIn = (text: string) => text.match(/\$[\d,.]*\d|\d{1,2} [A-Z][a-z]{2} \d{4}/g) ?? [];
const bodyOf = (kind: QueuedMail["kind"], more: object = {}) => letterOf(kind, more).paragraphs.join("\n");
const valuesOf = ({ facts = [] }: ReturnType<typeof mailContentOf>) => facts.map(([, value]) => value);
const written = (kind: QueuedMail["kind"], more: object = {}): string => textFor(aMail(kind, more));

describe("the letter about a changed booking", () => {
  const same = { difference_cents: 0, owed_cents: 0, due_on: null, back_cents: 0, kept_cents: 0 };

  it("names the new and the old number of guests, and what is owed more", () => {
    const more = { ...same, difference_cents: 40_000, owed_cents: 40_000, due_on: "2027-03-16" };
    const body = bodyOf("booking_changed", {
      payload: { from_date: "2027-04-15", to_date: "2027-04-15", from_guests: 2, to_guests: 3, ...more },
    });
    expect(body).toMatch(/\b3 \(.*\b2\)/);
    expect(figuresIn(body)).toEqual(["$400.00", "$400.00", "16 Mar 2027"]);
  });

  it("names the new departure and options, and what is refunded", () => {
    const single = [{ id: "single", name: "Single room", cents: 100, count: 1 }];
    const less = { ...same, difference_cents: -10_000, back_cents: 10_000, kept_cents: 5_000 };
    const body = bodyOf("booking_changed", {
      payload: {
        from_date: "2027-04-12",
        to_date: "2027-04-15",
        from_options: single,
        to_options: [],
        ...less,
      },
    });
    expect(figuresIn(body)).toEqual(["15 Apr 2027", "12 Apr 2027", "$100.00", "$100.00", "$50.00"]);
    expect(body).toContain("Single room");
    expect(body).toContain(refundSentence(words.terms, aView({ status: "confirmed" }), "2026-11-21"));
  });
});

it("repeats what the traveler answered in the confirmation", () => {
  const answer = { id: "meal", question: "Which lunch?", kind: "choice", answer: "Plov", for_guide: true };
  const booking = aView({ answers: [answer] });
  expect(letterOf("booking_confirmed", { booking }).facts).toContainEqual(["Which lunch?", "Plov"]);
  expect(written("booking_held", { booking })).not.toContain("Plov");
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
  expect(() => written("data_link", { data_link: null, booking: null })).toThrow(/needs its link/);
});

it("mentions a request for links only when the traveler asked for them", () => {
  const links = [{ ...aView(), link_token: "k".repeat(43) }];
  const by = (payload: object) => letterOf("booking_links", { payload, booking: null, links });
  const [desk, traveler] = [linksLetter(words, true, true), linksLetter(words, true, false)];
  expect(traveler.paragraphs).not.toEqual(desk.paragraphs);
  expect(by({ by: "desk" })).toMatchObject(desk);
  expect(by({ by: "desk" }).closing).toBeUndefined();
  expect(by({})).toMatchObject(traveler);
});

describe("letters about money", () => {
  it("name how a payment was made and its receipt number", () => {
    const charged = { currency: "UZS", amount: 1_250_000_000, rate: 12_500 };
    const paid = { method: "cash", cents: 100_000, at: "2026-11-22T05:00:00Z", charged, document: "REC-2026-00012" };
    const [payment, receipt] = valuesOf(letterOf("balance_paid", { payload: { paid_cents: 100_000 }, paid })).slice(-2);
    expect(payment).toMatch(/^\$1,000\.00, .*12,500,000 UZS .*12,500 .*22 Nov 2026$/);
    expect(receipt).toBe("REC-2026-00012");
    const voided = letterOf("payment_voided", { paid: { ...paid, document: "PAY-2026-00001" } });
    expect(valuesOf(voided).at(-1)).toBe("PAY-2026-00001");
    expect(figuresIn(voided.paragraphs.join())).toEqual(["$1,000.00", "$980.10"]);
  });

  it("name what was paid before, so that the payments add up to the price", () => {
    const paid = { method: "provider", cents: 8_513, at: null, charged: null, document: null };
    const facts = (kind: QueuedMail["kind"], paid_cents: number) =>
      letterOf(kind, { paid, payload: { paid_cents: 8_513 }, booking: aView({ status: "confirmed", paid_cents }) })
        .facts;
    for (const kind of ["booking_confirmed", "balance_paid"] as const) {
      expect(facts(kind, 18_513)).toContainEqual(["Paid before", "$100.00"]);
      expect(facts(kind, 8_513)?.map(([label]) => label)).not.toContain("Paid before");
    }
  });

  it("name what is still to pay when an unpaid booking is confirmed", () => {
    const confirmed = (money: object) =>
      bodyOf("booking_confirmed", { booking: aView({ status: "confirmed", ...money }) });
    const unpaid = confirmed({ payment: null, paid_cents: 0, owed_cents: 98_010, balance_due_on: "2027-01-21" });
    const paid = confirmed({ paid_cents: 98_010, owed_cents: 0 });
    expect([figuresIn(unpaid), figuresIn(paid)]).toEqual([["$980.10", "21 Jan 2027"], []]);
    expect(unpaid.split("\n")[0]).not.toBe(paid.split("\n")[0]);
  });

  it("name what a gift card got back when the hold ended", () => {
    const ways = { own: [], back: [{ method: "gift_card", cents: 10_000, status: "succeeded" }] };
    const body = bodyOf("booking_cancelled", {
      booking: aView({ status: "cancelled", ways }),
      payload: { refund_cents: 0 },
    });
    expect(figuresIn(body)).toEqual(["$100.00"]);
    expect(body).toContain(refundRoute(words.payment, ["gift_card"]).takes);
  });

  it("say that we cancelled the departure only when we did", () => {
    const cancelled = (called_off: boolean) =>
      bodyOf("booking_cancelled", {
        booking: aView({ status: "cancelled", called_off }),
        payload: { refund_cents: 1 },
      });
    expect(cancelled(true)).toContain("15 Apr 2027");
    expect(cancelled(false)).not.toContain("15 Apr 2027");
  });

  it("name how each part of a refund is sent", () => {
    const ways = [
      { method: "provider", cents: 50_000, status: "pending" },
      { method: "cash", cents: 10_000, status: "pending" },
    ];
    const booking = aView({ status: "cancelled" });
    const body = bodyOf("booking_cancelled", { booking, payload: { refund_cents: 60_000, ways } });
    expect(figuresIn(body)).toEqual(["$600.00", "$500.00", "$100.00"]);
    for (const method of ["provider", "cash"] as const) expect(body).toContain(refundRoute(words.payment, [method]).to);
    expect(body).toContain(refundRoute(words.payment, ["cash"]).takes);
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
    const letter = mailContentOf(mailOf(), SITE);
    const [now, before] = ["North gate, 07:15", "Hotel lobby, 08:30"].map((place) =>
      valuesOf(letter).findIndex((value) => value.startsWith(place)),
    );
    expect(now).toBeGreaterThanOrEqual(0);
    expect(before).toBe(Number(now) + 1);
    expect(letter.paragraphs.join()).toContain(words.trips.MEETING_NEWS.seen);
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
    const letter = letterOf("review_request");
    expect(letter.subject).toContain(aView().title);
    expect(letter.button?.url).toBe(`${SITE}/trips/${aView().id}#token=${TOKEN}`);
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
  it.each(letterTemplates(words.mails))("has the same words as the preview of '$name'", ({ subject, body }) => {
    const shown = letterFor({ subject, body }, aView({ status: "confirmed" }), letterFills(words));
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
    const letter = letterOf("names_wanted", { booking: aView({ status: "confirmed" }) });
    expect(letter.button?.url).toBe(`${SITE}/trips/${aView().id}#token=${TOKEN}`);
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
  it("name the seats that are waited for and link to the page that leaves the list", () => {
    const text = textFor(mailOf("waiting_joined"));
    expect(text).toMatch(/\b2\b/);
    expect(text).toContain(`${SITE}/waiting-list#token=${TOKEN}`);
  });

  it("offer seats until an hour and link to a filled-in booking form", () => {
    const text = textFor(mailOf("waiting_offer"));
    expect(text).toMatch(/\b2\b.*22 Nov 2026.*15:00/);
    expect(text).toContain(`${SITE}/booking/tour/t-1#date=2026-12-15&guests=2&offer=${TOKEN}`);
    expect(text).toContain(`/waiting-list#token=${TOKEN}`);
  });

  it("name the departure that was cancelled", () => {
    const { title, paragraphs } = mailContentOf(mailOf("waiting_cancelled"), SITE);
    expect(figuresIn([title, ...paragraphs].join())).toContain("15 Dec 2026");
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
