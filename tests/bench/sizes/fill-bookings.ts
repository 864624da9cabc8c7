import { hashOf, idOf, tokenOf, type Size } from "./size.ts";

const CODES = 120;

/** `wishes` has the shared columns of a booking's rows; `sold` means that it was ever confirmed. */
export const fillBookings = ({ bookings }: Size): string => `
  create temporary table prices as
  select cents, guests, private.price(cents, guests) as quote
  from (select distinct coalesce(own_cents, tour_cents) as cents from slots union select 90000) p, generate_series(1, 4) guests;

  create temporary table wishes as
  select w.*, coalesce(s.id, ${idOf("asked", "package")}) as departure_id, s.tour_id,
    case when s.id is null then ${idOf("package", "package")} end as package_id, d.start_date as day,
    ${idOf("booking", "w.n")} as id, p.quote, (p.quote ->> 'total_cents')::bigint as total, (p.quote ->> 'fees_cents')::bigint as fees,
    'guest' || w.n % (${bookings} * 4 / 5) || '@example.com' as email,
    least(now() - make_interval(hours => 1 + w.n % 2500), d.start_date - make_interval(days => 3 + w.n % 90)) as made_at,
    case
      when s.state = 'cancelled' or w.n % 12 = 0 then 'cancelled' when w.n % 25 = 1 then 'expired'
      when w.n % 500 = 2 and d.start_date > private.today() + 5 then 'pending' else 'confirmed' end as status,
    w.n % 14 = 3 and d.start_date > private.today() + 40 and (p.quote ->> 'total_cents')::bigint > 50000 as in_parts
  from (
    select n, 1 + n % 4 as guests, (n * 7919::bigint) % (select count(*) from slots) as slot,
      case when n % 20 = 19 then 1 + n / 20 % (select count(*) from public.packages) end as package
    from generate_series(1, ${bookings}) n
  ) w
  left join slots s on s.n = w.slot and w.package is null
  join public.departures d on d.id = coalesce(s.id, ${idOf("asked", "package")})
  join prices p on p.cents = coalesce(s.own_cents, s.tour_cents, 90000) and p.guests = w.guests;
  alter table wishes add sold boolean;
  update wishes set sold = status = 'confirmed' or status = 'cancelled' and n % 24 = 0;
  create index on wishes (id);
  analyze wishes;

  -- The first two are known everywhere and used by many; of the rest each is a few people's.
  insert into public.codes (id, code, percent, use_limit, created_at)
  select ${idOf("code", "n")}, 'SEASON-' || n, 10, case when n = 2 then 100000 end, now() - interval '90 days'
  from generate_series(1, ${CODES}) n;

  insert into public.bookings (id, reference, tour_id, package_id, departure_id, code_id, source, status, guests, check_in, check_out,
    ends_on, title, image_url, duration_days, total_price, quote, terms, balance_due_on, customer_first_name, customer_last_name,
    customer_email, customer_phone, special_requests, expires_at, travelers_saved_at, confirmed_at, cancelled_at, created_at)
  select w.id, 'SIZE-' || w.n, w.tour_id, w.package_id, w.departure_id,
    case w.n % 20 when 4 then ${idOf("code", "1")} when 8 then ${idOf("code", "2")}
      when 12 then ${idOf("code", `(3 + w.n / 20 % ${CODES - 2})`)} end,
    case when w.n % 9 = 0 then 'manual' else 'web' end, w.status, w.guests, w.day, w.day, w.day + 3, 'A trip', '/placeholder.svg', 4,
    w.total / 100.0, w.quote, private.current_terms(), case when w.in_parts and w.status = 'confirmed' then w.day - 30 end,
    'Anna ' || chr(65 + w.n % 26), 'Karimova', w.email, '+998 91 ' || (2000000 + w.n), case when w.n % 6 = 0 then 'Vegetarian' end,
    case when w.status = 'pending' then now() + make_interval(mins => 50 + w.n % 500) end, w.n % 2 * 1700000000000,
    case when w.sold then w.made_at + interval '5 minutes' end,
    case when w.status in ('cancelled', 'expired') then w.made_at + interval '2 days' end, w.made_at
  from wishes w;

  insert into private.booking_tokens (booking_id, token_hash)
  select w.id, ${hashOf(tokenOf("own", "w.n"))} from wishes w
  union all select w.id, ${hashOf(tokenOf("mailed", "w.n"))} from wishes w;

  -- One departure in forty is full.
  update public.departures d set taken = t.guests, places = case when t.is_full then t.guests else greatest(d.places, t.guests) end
  from (
    select w.departure_id, sum(w.guests)::integer as guests, coalesce(bool_or(w.slot % 40 = 3), false) as is_full
    from wishes w where w.status in ('pending', 'confirmed') group by 1
  ) t
  where t.departure_id = d.id;

  insert into auth.users (id, email, email_confirmed_at)
  select ${idOf("account", "n")}, 'guest' || n || '@example.com', now() from generate_series(1, ${bookings} / 10) n;
`;
