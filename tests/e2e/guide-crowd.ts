import { openDatabase } from "../../supabase/local/backend/database.ts";
import { copyReadyState } from "../support/copy-ready-state.ts";

export const CROWD = {
  here: "de9a0000-0000-4000-8000-000000000001",
  there: "de9a0000-0000-4000-8000-000000000002",
} as const;
export const partyId = (number: number): string => `b00c0000-0000-4000-8000-${String(number).padStart(12, "0")}`;
export const guestsOf = (number: number): number => 1 + (number % 3);

const crowdSql = (parties: number, elsewhere: number): string => `
  select private.lock_catalogue_now();
  -- Larger than any departure may be.
  alter table public.departures drop constraint departures_places_check;
  insert into public.departures (id, tour_id, start_date, places, state)
  select d.id, t.id, private.today() + d.days, 5000, 'open'
  from (select id from public.tours where not archived order by id limit 1) t,
    (values ('${CROWD.here}'::uuid, 301), ('${CROWD.there}'::uuid, 302)) d (id, days);
  -- On the phone only from two months before: brought near once the rest stands.
  update public.departures d set start_date = private.today() + case d.id when '${CROWD.here}' then 1 else 2 end
  where d.id in ('${CROWD.here}', '${CROWD.there}');
  insert into public.bookings (id, reference, tour_id, departure_id, source, status, guests, check_in, check_out, ends_on, title,
    image_url, duration_days, total_price, quote, terms, customer_first_name, customer_last_name, customer_email, customer_phone,
    confirmed_at, created_at)
  select ('b00c0000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'CROWD-' || n, d.tour_id, d.id, 'web', 'confirmed', 1 + n % 3,
    d.start_date, d.start_date, d.start_date + i.duration_days - 1, i.title, i.image_url, i.duration_days,
    (q.quote ->> 'total_cents')::numeric / 100, q.quote, private.current_terms(), 'Guest', 'No ' || n, 'guest' || n || '@example.com',
    '+998 91 ' || (2000000 + n), now() - interval '1 hour', now() - interval '2 hours'
  from generate_series(1, ${parties + elsewhere}) n
  join public.departures d on d.id = case when n <= ${parties} then '${CROWD.here}'::uuid else '${CROWD.there}'::uuid end
  cross join lateral private.bookable(d.item_type, d.item_id) i
  cross join lateral (select private.quote(d.item_type, d.item_id, 1 + n % 3, d.start_date) as quote) q;
  update public.departures d set taken = t.guests
  from (select b.departure_id, sum(b.guests) as guests from public.bookings b where b.has_seats group by 1) t
  where t.departure_id = d.id and d.taken is distinct from t.guests;
`;

export async function runOn(stateDir: string, script: string): Promise<void> {
  const database = await openDatabase(stateDir, undefined);
  await database.runScript(script);
  await database.connection.close();
}

export async function crowdState(parties: number, elsewhere: number): Promise<string> {
  const stateDir = copyReadyState();
  await runOn(stateDir, crowdSql(parties, elsewhere));
  return stateDir;
}
