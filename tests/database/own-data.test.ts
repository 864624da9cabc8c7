import { beforeAll, expect, it } from "vitest";
import { call, one, type Row, type Who } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

const at = (address: string): Who => ({ role: "anon", headers: { "cf-connecting-ip": address } });

onOneEngine("a link by mail to the own data", (db) => {
  let tour = "";
  let visitors = 0;
  const from = () => at(`198.51.100.${(visitors += 1)}`);
  const request = (email: string, who = from()) => f.ask(db(), who, "request_data_link", { email });
  const open = (token: string, key: string) => f.ask(db(), from(), "my_data", { token, key });
  const erase = (token: string, key: string) => f.ask(db(), from(), "erase_my_data", { token, key });
  const mails = (email: string) =>
    f.count(db(), `public.email_outbox where kind = 'data_link' and to_address = '${email}'`);

  async function linkFor(email: string): Promise<string> {
    await request(email);
    const claimed = (await call(db(), f.service, "claim_emails", { how_many: 100 })) as Row[];
    for (const { id, lease } of claimed) await call(db(), f.service, "mark_email_sent", { mail: id, lease });
    const mail = claimed.findLast(({ kind, to_address }) => kind === "data_link" && to_address === email);
    return String(mail?.["data_link"]);
  }

  const aTrip = async (customer_email: string, days = 30) => {
    const booking = f.bookingOf(tour, await f.dayFromNow(db(), days), { customer_email, guests: 1 });
    await f.bookAndPay(db(), booking);
    return booking;
  };
  const letPass = ({ id }: f.Held) =>
    db().exec(`set session_replication_role = replica;
      update public.bookings set check_in = check_in - 60, check_out = check_out - 60, ends_on = ends_on - 60 where id = '${id}';
      set session_replication_role = origin`);

  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { days: [30], maxGuests: 100 });
  });

  it("answers alike for every address, and mails only one with data", async () => {
    await aTrip("held@example.com");
    expect(await request("held@example.com")).toEqual(await request("nobody@example.com"));
    expect([await mails("held@example.com"), await mails("nobody@example.com")]).toEqual([1, 0]);
    expect(await request("x")).toMatchObject({ code: "invalid_email" });
  });

  it("sends at most three mails a day to one address, and leaves the links to bookings apart", async () => {
    await aTrip("often@example.com");
    for (let i = 0; i < 5; i += 1) expect(await request("often@example.com")).toEqual({ ok: true });
    expect(await mails("often@example.com")).toBe(3);
    await f.ask(db(), from(), "request_booking_links", { email: "often@example.com" });
    expect(
      await f.count(db(), "public.email_outbox where kind = 'booking_links' and to_address = 'often@example.com'"),
    ).toBe(1);
  });

  it("refuses a network that asks for many addresses", async () => {
    const network = at("203.0.113.9");
    for (let i = 0; i < 5; i += 1) await request(`many${i}@example.com`, network);
    await expect(request("many@example.com", network)).rejects.toThrow(/rate_limited/);
  });

  it("opens for one device only, as often as that device asks within an hour", async () => {
    const booking = await aTrip("mine@example.com");
    const [token, key] = [await linkFor("mine@example.com"), f.newToken()];
    const { data, blocked, address } = (await open(token, key)) as unknown as {
      data: Row;
      blocked: Row;
      address: string;
    };
    expect(data["bookings"]).toMatchObject([{ id: booking.id }]);
    expect(blocked).toMatchObject({ code: "trip_ahead", references: [expect.any(String)] });
    expect(address).toBe("mine@example.com");
    expect(await open(token, key)).toMatchObject({ ok: true });
    for (const other of [f.newToken(), "x", ""]) expect(await open(token, other)).toMatchObject({ code: "link_gone" });
    expect(await erase(token, f.newToken())).toMatchObject({ code: "link_gone" });
    await db().exec("update private.data_links set expires_at = now() - interval '1 second'");
    expect(await open(token, key)).toMatchObject({ code: "link_gone" });
    expect(await erase(token, key)).toMatchObject({ code: "link_gone" });
  });

  it("stores neither token nor key", async () => {
    await aTrip("hashed@example.com");
    const [token, key] = [await linkFor("hashed@example.com"), f.newToken()];
    await open(token, key);
    const { text } = await one(
      db(),
      `select string_agg(l::text, ' ') || (select string_agg(m::text, ' ') from public.email_outbox m) as text
      from private.data_links l`,
    );
    expect(text).not.toContain(token);
    expect(text).not.toContain(key);
  });

  it("erases once a trip is over, and repeats its answer to a device that lost it", async () => {
    const booking = await aTrip("Gone@example.com");
    const [token, key] = [await linkFor("Gone@example.com"), f.newToken()];
    await open(token, key);
    expect(await erase(token, key)).toMatchObject({ ok: false, code: "trip_ahead" });
    await letPass(booking);
    const erased = { ok: true, bookings: [booking.id] };
    expect(await erase(token, key)).toEqual(erased);
    expect(await erase(token, key)).toEqual(erased);
    expect(await open(token, key)).toEqual({ ...erased, erased: true });
    expect(await f.count(db(), "private.data_links where address ilike 'gone@%'")).toBe(0);
    expect(await f.count(db(), `public.bookings where id = '${booking.id}' and customer_first_name = 'Erased'`)).toBe(
      1,
    );
    expect(await f.count(db(), "public.audit_log where action = 'erased' and actor is null")).toBe(1);
  });

  it("waits for a payment that is not decided, and for a refund that was not sent", async () => {
    const booking = f.bookingOf(tour, await f.dayFromNow(db(), 30), { customer_email: "pays@example.com", guests: 1 });
    await f.book(db(), booking);
    const payment = f.paymentOf(await f.openPayment(db(), booking));
    await db().exec(`update public.bookings set status = 'expired' where id = '${booking.id}'`);
    const [token, key] = [await linkFor("pays@example.com"), f.newToken()];
    expect(await erase(token, key)).toMatchObject({ code: "payment_open" });
    await f.event(db(), payment, "failed");
    expect(await erase(token, key)).toMatchObject({ ok: true });
  });

  it("shows an address with a plus only its own data, except where the plus means the same mailbox", async () => {
    await aTrip("ann@shared.example");
    expect(await request("ann+1@shared.example")).toEqual({ ok: true });
    expect(await mails("ann+1@shared.example")).toBe(0);
    await aTrip("an.n@gmail.com");
    const token = await linkFor("ann+trips@gmail.com");
    expect((await open(token, f.newToken()))["data"]).toMatchObject({
      bookings: [{ customer_email: "an.n@gmail.com" }],
    });
  });

  it("of an admin or a guide shows why the desk has to erase it", async () => {
    const token = await linkFor("admin@example.com");
    expect(await open(token, f.newToken())).toMatchObject({ blocked: { code: "works_here" } });
  });
});
