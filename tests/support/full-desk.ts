const FIRST =
  "Anna Bakhrom Carlos Dilnoza Emre Farida Giulia Hans Ingrid Jamshid Kamila Luca Malika Noah Olga Pierre Rustam Sofia Timur Yuki";
const LAST =
  "Abdullaev Bianchi Chen Dupont Eriksson Fischer Garcia Haas Ito Jansen Karimova Lopez Moreau Novak Olsen Petrova Rossi Smith Tanaka Usmanova Vogel Weber Yusupov Zimmer";

const words = (list: string) => `string_to_array('${list}', ' ')`;

export const fullDeskSql = (bookings: number, departures: number): string => `
  -- Mirrored rows are stamped one by one under the catalogue's lock: taken once.
  select private.lock_catalogue_now();
  -- Line by line it would take as long as all the rest: looked at once, below.
  alter table public.ledger_entries disable trigger check_balance;

  insert into public.guides (id, name, phone, email)
  select gen_random_uuid(), name, '+998 90 ' || (1000000 + n * 137), lower(split_part(name, ' ', 1)) || n || '@example.com'
  from unnest(array['Aziz Rakhimov', 'Nodira Saidova', 'Sherzod Umarov', 'Lola Nazarova', 'Bekzod Tursunov', 'Gulnora Aliyeva',
    'Otabek Khamidov', 'Zarina Mirzaeva']) with ordinality guide (name, n);

  with items as (
    select id as tour_id, null::uuid as package_id, id, row_number() over (order by id) - 1 as place, max_guests from public.tours where not archived
    union all
    select null, id, id, (select count(*) from public.tours where not archived) + row_number() over (order by id) - 1, max_guests
    from public.packages where not archived
  ), sized as (select count(*) as how_many from items)
  insert into public.departures (tour_id, package_id, start_date, places, min_guests, closes_days, state, guide_id, price_cents)
  select i.tour_id, i.package_id, private.today() - 100 + (n / s.how_many)::integer * 3 + (i.place % 3)::integer,
    greatest(coalesce(i.max_guests, 12), 16), case when n % 3 = 0 then 4 end, (n % 5)::integer,
    case when n % 29 = 0 then 'closed' when n % 7 = 0 then 'guaranteed' else 'open' end,
    case when n % 4 > 0 then (select g.id from public.guides g order by g.name offset n % 8 limit 1) end,
    case when n % 11 = 0 then 25000 + n * 10 end
  from sized s, generate_series(0, ${departures - 1}) n join items i on i.place = n % (select how_many from sized)
  on conflict (item_id, start_date) where state <> 'cancelled' do nothing;

  create temporary table places_to_fill as
  with items as materialized (
    select d.item_id, i.title, i.image_url, i.duration_days
    from (select distinct item_type, item_id from public.departures) d
    cross join lateral private.bookable(d.item_type, d.item_id) i
  )
  select d.*, i.title, i.image_url, i.duration_days, row_number() over (order by d.start_date, d.id) - 1 as place
  from public.departures d join items i using (item_id)
  where d.state <> 'cancelled' and not d.private and d.start_date > private.today() - 101;

  insert into public.bookings (id, reference, tour_id, package_id, departure_id, source, status, guests, check_in, check_out, ends_on,
    title, image_url, duration_days, total_price, quote, terms, customer_first_name, customer_last_name, customer_email,
    customer_phone, special_requests, expires_at, confirmed_at, cancelled_at, created_at, needs_attention, attention_reason)
  select gen_random_uuid(), 'FULL-' || n, d.tour_id, d.package_id, d.id, case when n % 9 = 0 then 'manual' else 'web' end, s.status,
    g.guests, d.start_date, d.start_date, coalesce(d.end_date, d.start_date + d.duration_days - 1), d.title, d.image_url,
    d.duration_days, (q.quote ->> 'total_cents')::numeric / 100, q.quote, private.current_terms(), p.first_name, p.last_name,
    lower(p.first_name || '.' || p.last_name) || n || '@example.com', '+998 91 ' || (2000000 + n),
    case when n % 6 = 0 then 'Vegetarian; arrives late' end,
    case when s.status = 'pending' then now() + make_interval(mins => 5 + n % 50) end,
    case when s.status = 'confirmed' or n % 24 = 0 then c.created_at + interval '5 minutes' end,
    case when s.status in ('cancelled', 'expired') then c.created_at + interval '2 days' end, c.created_at,
    n % 401 = 0, case when n % 401 = 0 then 'paid late' end
  from generate_series(1, ${bookings}) n
  join places_to_fill d on d.place = (n * 7919::bigint) % (select count(*) from places_to_fill)
  cross join lateral (select (1 + n % 4)::integer as guests) g
  cross join lateral (select private.quote(d.item_type, d.item_id, g.guests, d.start_date) as quote) q
  cross join lateral (select least(now() - make_interval(hours => 1 + n % 2500), d.start_date - make_interval(days => 3 + n % 90)) as created_at) c
  cross join lateral (select case
    when n % 12 = 0 then 'cancelled' when n % 25 = 1 then 'expired'
    when n % 200 = 2 and d.start_date > private.today() + 5 then 'pending' else 'confirmed' end as status) s
  cross join lateral (select (${words(FIRST)})[1 + n % 20] as first_name,
    (${words(LAST)})[1 + (n / 20) % 24] || case when n >= 480 then '-' || (${words(LAST)})[1 + (n / 480) % 24] else '' end as last_name) p;

  update public.departures d set places = greatest(d.places, t.guests), taken = t.guests
  from (select b.departure_id, sum(b.guests) as guests from public.bookings b where b.has_seats group by 1) t
  where t.departure_id = d.id and d.taken is distinct from t.guests;

  insert into public.payments (provider_payment_id, booking_id, status, amount_cents, applied_cents, purpose, customer_data, booking_data,
    created_at, paid_at, next_check_at)
  select 'octo-' || b.reference, b.id, s.status, s.cents, case when s.status = 'completed' then s.cents else 0 end, s.purpose,
    jsonb_build_object('first_name', b.customer_first_name, 'last_name', b.customer_last_name, 'email', b.customer_email),
    jsonb_build_object('title', b.title), b.created_at, case when s.status = 'completed' then b.created_at + interval '3 minutes' end, 'infinity'
  from public.bookings b
  cross join lateral (select substr(b.reference, 6)::integer as n, (b.total_price * 100)::bigint as total) x
  cross join lateral (select
    case when b.status = 'confirmed' then 'completed' when b.status = 'pending' then 'pending' when x.n % 2 = 0 then 'failed' else 'cancelled' end as status,
    case when b.status = 'confirmed' and x.n % 14 = 3 and b.check_in > private.today() + 27 then x.total / 2 else x.total end as cents,
    case when b.status = 'confirmed' and x.n % 14 = 3 and b.check_in > private.today() + 27 then 'deposit' else 'full' end as purpose) s
  where b.reference like 'FULL-%';
  update public.bookings b set balance_due_on = b.check_in - 30
  where b.reference like 'FULL-%' and b.status = 'confirmed' and private.owed(b.id) > 0;

  insert into public.email_outbox (kind, about, to_name, to_address, booking_id, status, attempts, last_error, created_at, sent_at)
  select 'booking_confirmed', b.id, b.customer_name, b.customer_email, b.id, m.status, 1,
    case m.status when 'failed' then '550 mailbox unavailable' end, b.confirmed_at, case m.status when 'sent' then b.confirmed_at end
  from public.bookings b cross join lateral (
    select case when substr(b.reference, 6)::integer % 900 = 7 then 'failed' else 'sent' end as status
  ) m where b.reference like 'FULL-%' and b.status = 'confirmed';

  insert into public.requests (kind, id, name, email, phone, subject, message, status, created_at)
  select 'contact_message', gen_random_uuid(), 'Guest ' || n, 'asks' || n || '@example.com', null, 'A question about the trip',
    'Is the camp heated in November, and can a child of six come along?', case when n % 100 = 10 then 'new' else 'answered' end,
    now() - make_interval(hours => n * 5)
  from generate_series(1, 2000) n;

  insert into public.waiting_entries (id, departure_id, guests, email, created_at)
  select gen_random_uuid(), d.id, 2, 'waits' || d.place || '@example.com', now() - interval '1 day'
  from places_to_fill d where d.place % 40 = 0 and d.start_date > private.today();

  insert into public.gift_cards (id, code, amount_cents, sold_for, to_name, to_address, valid_until, made_by, made_at)
  select gen_random_uuid(), private.new_card_code(), 5000 + n % 40 * 2500,
    case n % 3 when 0 then 'cash' when 1 then 'bank_transfer' end, 'Friend ' || n, 'friend' || n || '@example.com',
    case when n % 4 = 0 then private.today() - 200 + n % 500 end, 'admin@example.com', now() - make_interval(hours => n * 7)
  from generate_series(1, 2000) n;

  insert into public.codes (id, code, percent, amount_cents, archived, created_at)
  select gen_random_uuid(), 'SEASON-' || n, case when n % 2 = 0 then 10 end, case when n % 2 = 1 then 2500 end, n % 5 > 0,
    now() - make_interval(days => n * 4)
  from generate_series(1, 120) n;

  insert into public.reviews (booking_id, item_id, rating, words, name, month, written_at, status, reason, judged_at, created_at)
  select b.id, b.item_id, 5 - (x.n % 7 = 0)::integer - (x.n % 11 = 0)::integer,
    'The guide knew every courtyard of the old town, and lunch with the family was the best of it.', b.customer_first_name,
    to_char(b.check_in, 'YYYY-MM'), extract(epoch from b.check_in) * 1000, s.status,
    case when s.status = 'declined' then 'Names another guest' end, case when s.status <> 'waiting' then now() end, b.check_in + 3
  from public.bookings b
  cross join lateral (select substr(b.reference, 6)::integer as n) x
  cross join lateral (
    select case when x.n % 90 = 1 then 'waiting' when x.n % 45 = 4 then 'declined' else 'published' end as status
  ) s
  where b.reference like 'FULL-%' and b.status = 'confirmed' and b.ends_on < private.today() and x.n % 3 = 1;

  insert into public.audit_log (at, actor_email, action, entity, entity_id, details)
  select * from (
    select b.confirmed_at as at, case when b.source = 'manual' then 'admin@example.com' end, 'confirmed', 'booking', b.id::text,
      jsonb_build_object('reason', 'Paid in the office', 'was', 'pending')
    from public.bookings b where b.confirmed_at is not null and b.reference like 'FULL-%'
    union all
    select b.cancelled_at, 'admin@example.com', 'cancelled', 'booking', b.id::text, jsonb_build_object('refund_cents', 0, 'reason',
      (array['Guest fell ill', 'Flight was moved', 'Booked twice', 'Visa refused'])[b.guests])
    from public.bookings b where b.status = 'cancelled' and b.reference like 'FULL-%'
    union all
    select d.created_at + make_interval(days => k), 'admin@example.com', 'updated', 'departure', d.id::text,
      jsonb_build_object('changes', jsonb_build_object('places', jsonb_build_object('from', 12, 'to', 16)))
    from places_to_fill d, generate_series(1, 4) k
  ) entries order by at;

  do $$ begin
    if exists (select from public.ledger_entries e group by e.journal, e.currency having sum(e.cents) <> 0) then
      raise exception 'A journal of the full desk does not sum to zero';
    end if;
  end $$;
  set constraints all immediate;
  alter table public.ledger_entries enable trigger check_balance;
  drop table places_to_fill;
  analyze;
`;
