import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Row, Who } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

const bookedAddress = "travels@example.com";
const at = (address: string): Who => ({ role: "anon", headers: { "cf-connecting-ip": address } });

onOneEngine("a stranger who types another person's address", (db) => {
  let tour: string;
  let day: string;
  const code = "ONCE-2026";
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 4, days: [30, 60] });
    day = await f.dayFromNow(db(), 30);
    await db().exec(`insert into public.codes (id, code, percent) values (gen_random_uuid(), '${code}', 10)`);
    await f.bookAndPay(db(), f.bookingOf(tour, day, { customer_email: bookedAddress, code, guests: 4 }));
    await join(bookedAddress, "192.0.2.1");
  });

  const join = (email: string, from: string) =>
    f.ask(db(), at(from), "join_waiting_list", {
      entry: { id: randomUUID(), tour_id: tour, check_in: day, guests: 2, email },
    });
  const form = (email: string): Row => ({ id: randomUUID(), name: "Anna", email });
  const book = async (customer_email: string, from: string) => {
    const later = await f.dayFromNow(db(), 60);
    const booking = f.bookingOf(tour, later, { customer_email, guests: 1 });
    const { ok } = await f.book(db(), booking, at(from));
    await f.cancel(db(), booking);
    return { ok };
  };

  it.each<[string, (email: string, from: string) => Promise<unknown>]>([
    ["for the own bookings by mail", (email, from) => f.ask(db(), at(from), "request_booking_links", { email })],
    ["for the own data by mail", (email, from) => f.ask(db(), at(from), "request_data_link", { email })],
    ["on a waiting list", join],
    [
      "in a message",
      (email) => f.ask(db(), f.anon, "submit_contact_message", { message: { ...form(email), message: "Hi" } }),
    ],
    [
      "in a trip request",
      (email) => f.ask(db(), f.anon, "submit_trip_request", { request: { ...form(email), guests: 2 } }),
    ],
    ["on a booking", book],
  ])(
    "%s gets the same answer for an address with bookings, waiting-list entries and codes as for an unknown one",
    async (_, ask) => {
      expect(await ask(bookedAddress, "192.0.2.2")).toEqual(await ask(`${randomUUID()}@example.com`, "192.0.2.3"));
    },
  );

  it("can call no other verb with an email address alone", async () => {
    const verbs = await db().query(`
      select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and has_function_privilege('anon', p.oid, 'execute')
        and exists (select 1 from unnest(p.proargnames) a where a ~ 'mail|address') order by 1`);
    expect(verbs).toEqual([{ name: "request_booking_links" }, { name: "request_data_link" }]);
  });
});
