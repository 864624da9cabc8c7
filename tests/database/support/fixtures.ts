import { randomBytes, randomUUID } from "node:crypto";
import { quote } from "../../../src/domain/pricing/quote.ts";
import { call, lit, one, type Database, type Row, type Who } from "./database.ts";

export const anon: Who = { role: "anon" };
export const service: Who = { role: "service_role" };
export const admin: Who = { role: "authenticated", sub: "a0000000-0000-4000-8000-000000000001" };
export const traveler: Who = { role: "authenticated", sub: "b0000000-0000-4000-8000-000000000002" };
export const otherTraveler: Who = { role: "authenticated", sub: "c0000000-0000-4000-8000-000000000003" };
export const guide: Who = { role: "authenticated", sub: "d0000000-0000-4000-8000-000000000004" };
export const otherGuide: Who = { role: "authenticated", sub: "e0000000-0000-4000-8000-000000000005" };

export const office: Who = { role: "authenticated", sub: "a0000000-0000-4000-8000-000000000011" };
export const endedOffice: Who = { role: "authenticated", sub: "a0000000-0000-4000-8000-000000000012" };
export const endedOwner: Who = { role: "authenticated", sub: "a0000000-0000-4000-8000-000000000013" };

export const addColleagues = (db: Database): Promise<void> =>
  db.exec(`
    insert into auth.users (id, email, email_confirmed_at) values
      ('${office.sub}', 'office@example.com', now()),
      ('${endedOffice.sub}', 'ended-office@example.com', now()),
      ('${endedOwner.sub}', 'ended-owner@example.com', now());
    insert into public.desk_members (email, role, user_id, accepted_at, ended_at) values
      ('office@example.com', 'office', '${office.sub}', now(), null),
      ('ended-office@example.com', 'office', '${endedOffice.sub}', now(), now()),
      ('ended-owner@example.com', 'owner', '${endedOwner.sub}', now(), now());
  `);

export const addAccounts = (db: Database): Promise<void> =>
  db.exec(`
    insert into auth.users (id, email, email_confirmed_at) values
      ('${admin.sub}', 'admin@example.com', now()),
      ('${traveler.sub}', 'traveler@example.com', now()),
      ('${otherTraveler.sub}', 'other@example.com', null),
      ('${guide.sub}', 'guide@example.com', now()),
      ('${otherGuide.sub}', 'other-guide@example.com', now());
    insert into public.desk_members (email, role, user_id, accepted_at)
      values ('admin@example.com', 'owner', '${admin.sub}', now());
  `);

export const dayFromNow = async (db: Database, days: number): Promise<string> =>
  String((await one(db, `select (private.today() + ${days})::text as day`))["day"]);

export const makeDestination = async (db: Database): Promise<string> =>
  String(
    (
      await one(
        db,
        "insert into public.destinations (name, city, description) values ('Place', 'Khiva', 'x') returning id",
      )
    )["id"],
  );

export type TourWish = { price?: number; maxGuests?: number; days?: number[]; duration?: number };
export const makeTour = async (db: Database, wish: TourWish = {}): Promise<string> => {
  const { price = 450, maxGuests = 10, days = [30, 90], duration = 3 } = wish;
  const destination = await makeDestination(db);
  const dates = await Promise.all(days.map((day) => dayFromNow(db, day)));
  const tour = await one(
    db,
    `insert into public.tours (title, description, duration_days, price, max_guests, destination_id, departure_dates, itinerary)
     values ('Silk Road', 'x', ${duration}, ${price}, ${maxGuests}, '${destination}', '{${dates.join(",")}}', '{"1":"Arrive"}')
     returning id`,
  );
  return String(tour["id"]);
};

export const departureOf = async (db: Database, item: string, day?: string): Promise<string> => {
  const on = day === undefined ? "" : `and start_date = ${lit(day)}`;
  const of = `select id::text from public.departures where item_id = ${lit(item)} ${on} order by start_date limit 1`;
  return String((await one(db, of))["id"]);
};

export const newToken = (): string => randomBytes(32).toString("base64url");

export const bookingOf = (tourId: string, checkIn: string, more: Row = {}): Row & { id: string; token: string } => {
  const guests = Number(more["guests"] ?? 2);
  return {
    id: randomUUID(),
    token: newToken(),
    tour_id: tourId,
    package_id: null,
    guests,
    check_in: checkIn,
    check_out: checkIn,
    total_price_cents: quote(45_000, guests).total_cents,
    customer_first_name: "Жасур",
    customer_last_name: "Oʻrinov",
    customer_email: `${randomUUID()}@example.com`,
    customer_phone: "+998 (90) 123-45-67",
    special_requests: null,
    ...more,
  };
};

export type Answer = {
  ok: boolean;
  code?: string;
  message?: string;
  field?: string;
  booking?: Row;
  payment?: Row;
} & Row;
export const ask = async (db: Database, who: Who, verb: string, args: Row): Promise<Answer> =>
  (await call(db, who, verb, args)) as Answer;

/** The screens of the desk read the booking again after an action. */
export const askDesk = async (db: Database, verb: string, args: Row): Promise<Answer> => {
  const answer = await ask(db, admin, verb, args);
  const id = args["booking_id"] ?? (args["booking"] as Row)["id"];
  const { booking } = await one(db, `select private.booking_view(${lit(id)}) as booking`);
  return { ...answer, booking: booking as Row };
};

export const editItem = async (db: Database, item_type: string, item_id: string, fields: Row): Promise<Answer> => {
  const { revision } = await ask(db, admin, "admin_item", { item_type, item_id });
  return ask(db, admin, "admin_save_item", { item_type, item_id, fields, seen: revision });
};

export const book = async (db: Database, booking: Row, who: Who = anon): Promise<Answer> =>
  ask(db, who, "create_booking", { booking });

export const bookAndPay = async (db: Database, booking: Row & { id: string; token: string }): Promise<string> => {
  await book(db, booking);
  return pay(db, booking);
};

export type Held = { id: string; token: string };
export const mine = ({ id, token }: Held) => ({ booking_id: id, token });

export const openPayment = (db: Database, booking: Held, more: Row = {}): Promise<Answer> =>
  ask(db, service, "open_payment", { ...mine(booking), ...more });
export const paymentOf = (opened: Answer): string => String(opened.payment?.["payment_id"]);

export const pay = async (db: Database, booking: Held, more: Row = {}): Promise<string> => {
  const payment = paymentOf(await openPayment(db, booking, more));
  await event(db, payment, "completed");
  return payment;
};

export const attachSession = (db: Database, payment_id: string, more: Row = {}): Promise<Answer> =>
  ask(db, service, "attach_session", {
    payment_id,
    provider_payment_id: `p-${payment_id}`,
    redirect_url: "https://pay.example",
    ...more,
  });

export const bookByHand = async (db: Database, tour: string, day: string, more: Row = {}): Promise<Row & Held> => {
  const { token, total_price_cents: _, ...booking } = bookingOf(tour, day, more);
  const made = await ask(db, admin, "admin_manual_booking", { booking });
  if (!made.ok) throw new Error(`not booked by hand: ${JSON.stringify(made)}`);
  await db.exec(`insert into private.booking_tokens (booking_id, token_hash)
    values ('${booking.id}', private.token_hash('${token}'))`);
  return { ...booking, token };
};

export const view = async (db: Database, booking: Held): Promise<Row> =>
  (await call(db, anon, "my_booking", mine(booking))) as Row;

export const cancel = (
  db: Database,
  booking: Held,
  expected_refund_cents: unknown = 0,
  expected_status: unknown = "pending",
) => ask(db, anon, "cancel_my_booking", { ...mine(booking), expected_refund_cents, expected_status });

export const makeGiftCard = async (
  db: Database,
  amount_cents: number,
  more: Row = {},
): Promise<{ id: string; code: string }> => {
  const card = { id: randomUUID(), amount_cents, sold_for: "cash", to_name: "Anna", ...more };
  const { code } = await ask(db, admin, "make_gift_card", { card });
  return { id: card.id, code: String(code) };
};

export const codeOf = (more: Row = {}) => ({
  id: randomUUID(),
  code: `TEST-${randomUUID().slice(0, 8).toUpperCase()}`,
  percent: 10,
  amount_cents: null,
  valid_from: null,
  valid_until: null,
  item_ids: null,
  use_limit: null,
  once_per_email: false,
  archived: false,
  ...more,
});

export const mailCount = (db: Database, { id }: { id: string }, kind: string): Promise<number> =>
  count(db, `public.email_outbox where booking_id = '${id}' and kind = '${kind}'`);

export const ledgerSums = async (db: Database, where: string): Promise<Row> =>
  Object.fromEntries(
    (
      await db.query(`select account, sum(cents)::int as cents from public.ledger_entries
        where ${where} group by account having sum(cents) <> 0 order by account`)
    ).map(({ account, cents }) => [account, cents]),
  );

export const event = async (db: Database, payment: string, status: string | null, more: Row = {}): Promise<Answer> => {
  const sent = { payment_id: payment, new_status: status, source: "test", dedupe_key: randomUUID(), ...more };
  const answer = await ask(db, service, "apply_payment_event", sent);
  const stands = `select b.status as booking_status, b.needs_attention
    from public.payments p left join public.bookings b on b.id = p.booking_id where p.id = ${lit(payment)}`;
  return { ...answer, ...(await one(db, stands)) };
};

export const count = async (db: Database, from: string): Promise<number> =>
  Number((await one(db, `select count(*)::int as n from ${from}`))["n"]);

export const seatsMismatch = (db: Database): Promise<Row[]> =>
  db.query(`
    select d.item_id, d.start_date, d.taken, coalesce(b.guests, 0) as guests, coalesce(w.guests, 0) as offered
    from public.departures d left join (
      select departure_id, sum(guests)::int as guests
      from public.bookings where status in ('pending', 'confirmed') group by 1
    ) b on b.departure_id = d.id left join (
      select departure_id, sum(guests)::int as guests from public.waiting_entries where state = 'offered' group by 1
    ) w on w.departure_id = d.id
    where d.taken is distinct from coalesce(b.guests, 0) + coalesce(w.guests, 0)`);

/** Mails about a hold are delayed, since a payment makes them unneeded. */
export const skipMailDelay = (db: Database): Promise<void> =>
  db.exec("update public.email_outbox set next_try_at = now() where status = 'queued'");

export const endHold = (db: Database, id: string): Promise<void> =>
  db.exec(`update public.bookings set expires_at = now() - interval '1 minute' where id = ${lit(id)}`);

export const CODES = { mxik: "10001001001000001", package_code: "1425207", vat: true };
export const OWN_CODES = { mxik: "10001001001000002", package_code: "1425208", vat: false };
export const OPTION = "single-room";
export const OWN_CODE_OPTION = "airport-car";

export const setFiscalCodes = (db: Database, { mxik, package_code, vat } = CODES): Promise<void> =>
  db.exec(`update private.shop_settings set tax_number = '301234567', fiscal_mxik = '${mxik}',
    fiscal_package_code = '${package_code}', fiscal_vat = '${vat ? "yes" : "no"}'`);

export const addOptions = (db: Database, tour: string): Promise<void> => {
  const option = { price_cents: 3_333, per: "booking", most: 2, retired: false };
  const options = [
    { ...option, id: OPTION, name: "Single room" },
    { ...option, id: OWN_CODE_OPTION, name: "Airport car", price_cents: 2_500, fiscal: OWN_CODES },
  ];
  return db.exec(`update public.tours set options = ${lit(options)} where id = '${tour}'`);
};
