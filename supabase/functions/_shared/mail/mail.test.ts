import { beforeEach, describe, expect, it, vi } from "vitest";
import { aView } from "../../../../src/domain/booking/booking.fixture.ts";
import { aDatabase } from "../payment/payment.fixture.ts";
import { sendQueuedMails } from "./send-queued-mails.ts";

const row = (changes = {}) => ({
  id: "m-1",
  lease: "l-1",
  kind: "booking_confirmed",
  to_name: "Amina",
  to_address: "amina@example.com",
  payload: {},
  booking: aView({ title: `<b>"Registan"</b>`, status: "confirmed" }),
  link_token: "t".repeat(43),
  links: null,
  ...changes,
});
const move = {
  id: "m",
  from_date: "2027-04-15",
  to_date: "2027-06-01",
  difference_cents: 10_890,
  owed_cents: 10_890,
  due_on: "2026-11-24",
  back_cents: 0,
  kept_cents: 20_000,
};
const about = {
  siteUrl: "https://journey.example",
  backendUrl: "https://shop.supabase.co",
  mailboxes: async () => ({
    from: { name: "Journey", address: "robot@example.com" },
    operator: { name: "Us", address: "operator@example.com" },
    contact: { name: "Us", address: "shop@example.com" },
  }),
};
const sent = async (changes = {}, sendMail = vi.fn(async (_mail: Record<string, unknown>) => {})) => {
  const rounds = [[row(changes)], []];
  const database = aDatabase({
    claim_emails: () => rounds.shift(),
    mark_email_sent: () => true,
    mark_email_failed: () => true,
    drop_email: () => true,
  });
  const desk = { rpc: database.rpc, sendMail, wait: async () => {}, ...about };
  const counts = await sendQueuedMails(desk);
  return { counts, database, mail: sendMail.mock.calls[0]?.[0] as Record<string, string> & { to: unknown } };
};

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});

describe("the mail queue", () => {
  it.each([
    ["booking_held", "pending"],
    ["booking_confirmed", "confirmed"],
    ["balance_paid", "confirmed"],
    ["balance_7", "confirmed"],
    ["balance_1", "confirmed"],
    ["balance_missed", "confirmed"],
    ["payment_failed", "pending"],
    ["payment_failed", "expired"],
    ["payment_voided", "confirmed"],
    ["booking_cancelled", "cancelled"],
    ["reminder_3", "confirmed"],
    ["reminder_1", "confirmed"],
    ["attention_traveler", "expired"],
    ["departure_cancelled", "confirmed"],
    ["booking_moved", "confirmed"],
  ] as const)(
    "sends %s of a %s booking in HTML and text, escaped, with the token in the fragment",
    async (kind, status) => {
      const called_off = kind === "departure_cancelled";
      const booking = aView({ title: `<b>"Registan"</b>`, status, check_in: "2026-11-22", called_off });
      const { mail, counts, database } = await sent({ kind, booking, payload: kind === "booking_moved" ? move : {} });
      expect(counts).toMatchObject({ sent: 1, failed: 0 });
      expect(database.names()).toContain("mark_email_sent");
      expect(mail.html).not.toContain("<b>");
      expect(mail.html).toContain("prefers-color-scheme:dark");
      expect(mail.html).toContain('src="https://journey.example/icons/icon-192.png"');
      expect(mail.html).toContain(
        'src="https://shop.supabase.co/storage/v1/object/public/images/seed/registan-480.webp" width="504" height="252" alt=""',
      );
      expect(mail.html?.replaceAll(/<style>[^]*<\/style>/g, "")).toMatch(
        /<\/h1><img[^>]*><p[^>]*>[^<]*<\/p><p[^>]*><a [^]*<table role="presentation"><tr class="fact">/,
      );
      expect(mail.text).toMatch(/Questions\? Write to shop@example\.com\.\n\nJourney$/);
      expect(mail.text).toContain(`https://journey.example/trips/${aView().id}#token=${"t".repeat(43)}`);
    },
  );

  it.each([
    ["https://cdn.example/a.jpg?x=1&y=2", 'src="https://cdn.example/a.jpg?x=1&amp;y=2"'],
    ['https://cdn.example/a.jpg?x="1', 'src="https://journey.example/placeholder.svg"'],
    ["/og.jpg", 'src="https://journey.example/og.jpg"'],
    ["", 'src="https://journey.example/icons/icon-192.png"'],
  ])("shows the trip's picture '%s' if it is stored", async (image_url, shown) => {
    const { mail } = await sent({ booking: aView({ status: "confirmed", image_url }) });
    expect(mail.html).toContain(shown);
    expect(mail.html?.match(/<img/g)).toHaveLength(image_url === "" ? 1 : 2);
  });

  it("puts no link to the booking into a mail to the operator", async () => {
    const { mail } = await sent({
      kind: "attention_operator",
      to_address: null,
      link_token: null,
      payload: { reason: "Late" },
    });
    expect(mail.to).toMatchObject({ address: "operator@example.com" });
    expect(mail.text).toContain("Late");
    const card = { reason: "paid_after_erasure", payment_id: "p-1" };
    const ofCard = await sent({
      kind: "attention_operator",
      to_address: null,
      booking: null,
      link_token: null,
      payload: card,
    });
    expect(ofCard.mail.text).toContain("Money arrived from a traveler whose personal data was erased");
    expect(ofCard.mail.text).toContain("https://journey.example/admin/payments?payment=p-1");
    const payload = { name: "<i>Ali", email: "ali@example.com", message: "Hello" };
    const form = await sent({ kind: "contact_message", to_address: null, booking: null, link_token: null, payload });
    expect(form.mail.html).toContain("&lt;i&gt;Ali");
  });

  it.each([
    ["booking_held", "confirmed"],
    ["booking_held", "expired"],
    ["booking_held", "cancelled"],
    ["payment_failed", "confirmed"],
    ["payment_failed", "cancelled"],
    ["booking_confirmed", "cancelled"],
    ["booking_confirmed", "refunded"],
    ["reminder_1", "cancelled"],
    ["departure_cancelled", "cancelled"],
  ] as const)("drops %s when the booking is %s before it is sent", async (kind, status) => {
    const sendMail = vi.fn(async () => {});
    const { counts, database } = await sent({ kind, booking: aView({ status }) }, sendMail);
    expect(counts).toEqual({ sent: 0, failed: 0, dropped: 1 });
    expect(sendMail).not.toHaveBeenCalled();
    expect(database.names()).toEqual(["claim_emails", "drop_email", "claim_emails"]);
  });

  it("drops a reminder of a departure that moved, and a question that was answered", async () => {
    const status = "confirmed";
    const dropped = { sent: 0, failed: 0, dropped: 1 };
    for (const [kind, check_in] of [
      ["reminder_1", "2026-11-23"],
      ["reminder_3", "2026-11-25"],
      ["departure_cancelled", "2026-11-22"],
    ])
      expect((await sent({ kind, booking: aView({ status, check_in: String(check_in) }) })).counts).toEqual(dropped);
  });

  it("names both departures of a move, what is owed until when, and what is refunded", async () => {
    const booking = aView({ status: "confirmed", check_in: "2027-06-01" });
    const textOf = async (payload: object) => (await sent({ kind: "booking_moved", booking, payload })).mail.text;
    const dearer = await textOf(move);
    for (const words of [
      "from 15 Apr 2027 to 1 Jun 2027",
      "$108.90 more",
      "by 24 Nov 2026",
      "we keep at least $200.00",
      "If you cancel:",
    ])
      expect(dearer).toContain(words);
    const cheaper = { difference_cents: -49_005, owed_cents: 0, due_on: null, back_cents: 49_005 };
    expect(await textOf({ ...move, ...cheaper })).toMatch(/\$490\.05 less[^]*\$490\.05 is refunded to the card/);
  });

  it.each(["booking_held", "payment_failed"])("drops %s when the hold has ended before it is sent", async (kind) => {
    const booking = aView({ expires_at: "2026-11-21T10:30:00Z", server_time: "2026-11-21T10:30:00.001Z" });
    expect((await sent({ kind, booking })).counts).toEqual({ sent: 0, failed: 0, dropped: 1 });
  });

  it("attaches a calendar file to the mail about a confirmed trip only", async () => {
    const { mail } = await sent({ booking: aView({ status: "confirmed" }) });
    expect(mail["attached"]).toEqual([
      {
        filename: `${aView().reference}.ics`,
        type: "text/calendar; charset=utf-8; method=PUBLISH",
        text: expect.stringContaining("DTSTART;VALUE=DATE:20270415\r\n"),
      },
    ]);
    expect((await sent({ kind: "booking_held", booking: aView() })).mail["attached"]).toEqual([]);
  });

  it("confirms a message without repeating what was typed", async () => {
    const payload = {
      form: "trip_request",
      start_date: "2027-05-01",
      end_date: null,
      guests: 2,
      budget_cents: 150_000,
    };
    const to = { booking: null, link_token: null, to_name: "Win money", to_address: "x@example.com" };
    const trip = (await sent({ ...to, kind: "request_received", payload })).mail;
    expect(trip["subject"]).toBe("We have your trip request");
    expect(trip["text"]).toMatch(/within 24 hours[^]*From: 1 May 2027\nGuests: 2 guests\nBudget: \$1,500\.00/);
    const hostile = { form: "contact_message", message: "Win money", name: "Win money" };
    const message = (await sent({ ...to, kind: "request_received", payload: hostile })).mail;
    expect(`${message["subject"]}${message["text"]}${message["html"]}`).not.toContain("Win money");
  });

  it("names code, amount and last day of a gift card, and how to use it", async () => {
    const payload = { code: "K7M2P-9XQ4T-HB3WN", amount_cents: 10_000, valid_until: "2027-12-31" };
    const { mail } = await sent({ booking: null, link_token: null, to_name: "Anna <Lee>", kind: "gift_card", payload });
    expect(mail["subject"]).toBe("A $100.00 gift card for you");
    expect(mail["text"]).toMatch(
      /K7M2P-9XQ4T-HB3WN[^]*enter the code under Gift card[^]*\$100\.00[^]*31 Dec 2027[^]*\/tours/,
    );
    expect(mail["html"]).toContain("Anna &lt;Lee&gt;");
    expect(mail["html"]).toMatch(/font-size:22px[^>]*>K7M2P-9XQ4T-HB3WN</);
    const bare = await sent({
      booking: null,
      link_token: null,
      kind: "gift_card",
      payload: { ...payload, valid_until: null },
    });
    expect(bare.mail["text"]).not.toContain("Valid until");
  });

  it("names what was paid and what is still to pay, and refunds what was not owed", async () => {
    const textOf = async (changes: object) => (await sent(changes)).mail.text;
    const booking = aView({ status: "confirmed", owed_cents: 0 });
    const paid = { kind: "balance_paid", payload: { paid_cents: 49_005 } };
    expect(await textOf({ ...paid, booking })).toMatch(/received \$490\.05[^]*paid in full/);
    const rest = { ...booking, owed_cents: 20_000, balance_due_on: "2027-03-16" };
    expect(await textOf({ ...paid, booking: rest })).toContain("Still to pay: $200.00 by 16 Mar 2027.");
    const half = aView({ status: "confirmed", owed_cents: 49_005, paid_cents: 49_005, balance_due_on: "2027-03-16" });
    for (const kind of ["booking_confirmed", "balance_7", "balance_1"])
      expect(await textOf({ kind, booking: half })).toContain("Paid: $490.05. Still to pay: $490.05 by 16 Mar 2027.");
    for (const kind of ["balance_7", "balance_1", "balance_missed"])
      expect((await sent({ kind, booking })).counts).toEqual({ sent: 0, failed: 0, dropped: 1 });
    const stray = { kind: "attention_traveler", payload: { stray_cents: 49_005 } };
    expect(await textOf({ ...stray, booking })).toMatch(/\$490\.05 arrived that you didn't owe/);
    expect(await textOf({ ...stray, booking: aView({ status: "expired" }) })).toContain("couldn't confirm");
  });

  it("retries a mail later when the transport fails", async () => {
    const down = vi.fn(async () => {
      throw new Error("connect ECONNREFUSED");
    });
    const { counts, database } = await sent({}, down);
    expect(counts).toMatchObject({ sent: 0, failed: 1 });
    expect(database.names()).not.toContain("mark_email_sent");
    expect(database.calls[1]).toMatchObject({ name: "mark_email_failed", args: { mail: "m-1", lease: "l-1" } });
  });

  it("sends a mail once when marking it as sent fails twice", async () => {
    let tries = 0;
    const rounds = [[row()], []];
    const database = aDatabase({
      claim_emails: () => rounds.shift(),
      mark_email_sent: () => {
        tries += 1;
        if (tries < 3) throw new Error("database away");
        return true;
      },
    });
    const sendMail = vi.fn(async () => {});
    const desk = { rpc: database.rpc, sendMail, wait: async () => {}, ...about };
    expect(await sendQueuedMails(desk)).toMatchObject({ sent: 1, failed: 0 });
    expect([sendMail.mock.calls.length, tries]).toEqual([1, 3]);
  });

  it("skips a row that cannot be parsed and sends the others", async () => {
    const rounds = [[row({ kind: "love_letter" }), row({ id: "m-2", lease: "l-2" })], []];
    const database = aDatabase({
      claim_emails: () => rounds.shift(),
      mark_email_sent: () => true,
      mark_email_failed: () => true,
    });
    const sendMail = vi.fn(async () => {});
    const desk = { rpc: database.rpc, sendMail, wait: async () => {}, ...about };
    expect(await sendQueuedMails(desk)).toMatchObject({ sent: 1, failed: 1 });
    expect(database.calls).toContainEqual(
      expect.objectContaining({ name: "mark_email_failed", args: expect.objectContaining({ mail: "m-1" }) }),
    );
    expect(sendMail).toHaveBeenCalledOnce();
  });
});
