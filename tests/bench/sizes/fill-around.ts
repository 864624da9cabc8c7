import { hashOf, idOf, tokenOf, type Size } from "./size.ts";

export const fillAround = ({ bookings }: Size): string => `
  insert into public.reviews (booking_id, item_id, rating, words, name, month, written_at, status, judged_at, created_at)
  select b.id, b.item_id, 5 - w.n % 3, repeat('Our guide knew every courtyard. ', 4), 'Anna', to_char(b.check_in, 'YYYY-MM'),
    extract(epoch from b.ends_on)::bigint * 1000, case when w.n % 90 = 1 then 'waiting' else 'published' end,
    case when w.n % 90 <> 1 then now() - make_interval(hours => w.n % 2000) end, b.ends_on
  from public.bookings b join wishes w on w.id = b.id
  where b.status = 'confirmed' and b.ends_on < private.today() and w.n % 3 = 1;
  update public.tours t set stars = s.stars from (
    select g.item_id, array_agg(coalesce(r.given, 0) order by rating) as stars
    from (select distinct item_id from public.reviews where status = 'published') g cross join generate_series(1, 5) rating
    left join (
      select item_id, rating, count(*)::integer as given from public.reviews where status = 'published' group by 1, 2
    ) r using (item_id, rating)
    group by 1
  ) s where s.item_id = t.id;

  insert into public.travelers (booking_id, position, name, birth_year, nationality)
  select w.id, p, 'Guest ' || p, 1950 + (w.n + p) % 60, 'German' from wishes w, generate_series(1, 4) p where p <= w.guests and w.n % 2 = 1;
  insert into public.vouchers (booking_id, departure_id, guests, key_id, code)
  select w.id, w.departure_id, w.guests, 1, 'JTU:' || rpad(upper(md5(w.n::text)), 149, 'A') from wishes w where w.status = 'confirmed';
  insert into public.booking_moves (id, booking_id, from_departure, to_departure, from_date, to_date, difference_cents, owed_cents, back_cents, kept_cents)
  select ${idOf("move", "w.n")}, w.id, w.departure_id, w.departure_id, w.day - 60, w.day, 0, 0, 0, 0
  from wishes w where w.n % 25 = 5 and w.status = 'confirmed';
  update public.bookings b set moves = 1 from public.booking_moves m where m.booking_id = b.id;

  insert into public.meeting_changes (id, departure_id, was, now)
  select ${idOf("meeting", "s.n")}, s.id, '{"point": "At the fountain", "time": "08:30"}', '{"point": "At the north gate", "time": "08:30"}'
  from slots s where s.n % 50 = 0;
  insert into public.news (kind, booking_id, change_id, occasion, is_urgent, expires_at)
  select 'meeting_changed', w.id, c.id, 'meeting_changed:' || c.id, false, now()
  from public.meeting_changes c join wishes w on w.departure_id = c.departure_id;
  insert into public.news_readers (news_id) select n.id from public.news n;

  insert into public.email_outbox (kind, about, version, to_name, to_address, unasked, booking_id, status, attempts, created_at, sent_at, next_try_at)
  select m.kind, w.id, 1, 'Anna Karimova', w.email, m.kind in ('booking_held', 'payment_failed'), w.id, 'sent', 1, w.made_at, w.made_at, w.made_at
  from wishes w cross join lateral (
    select 'booking_confirmed' as kind where w.sold
    union all select 'booking_held' where w.n % 5 = 0
    union all select 'payment_failed' where w.status = 'expired'
    union all select unnest('{reminder_3,reminder_1,review_request}'::text[]) where w.status = 'confirmed' and w.day < private.today()
  ) m;

  insert into public.waiting_entries (id, departure_id, guests, email, created_at)
  select ${idOf("waiting", "d.n || '/' || k")}, d.id, 16, 'waits' || d.n || '-' || k || '@example.com', now() - interval '1 day'
  from (select s.n, s.id from slots s join public.departures x on x.id = s.id where x.taken = x.places) d, generate_series(1, 3) k;
  insert into private.waiting_tokens (token_hash, waiting_id)
  select ${hashOf(tokenOf("waiting", "s.n || '/' || k"))}, w.id
  from slots s, generate_series(1, 3) k, public.waiting_entries w where w.id = ${idOf("waiting", "s.n || '/' || k")};

  insert into private.guide_devices (id, guide_id, key_hash)
  select ${idOf("device", "g.email")}, g.id, ${hashOf(tokenOf("phone", "g.email"))} from public.guides g;
  insert into private.guide_assignments (departure_id, guide_id, began_at)
  select d.id, d.guide_id, now() - interval '200 days' from public.departures d where d.guide_id is not null;
  insert into public.check_ins (id, device_id, departure_id, booking_id, kind, guests, late, by, seen_at)
  select ${idOf("seen", "w.n")}, i.id, w.departure_id, w.id, 'arrived', w.guests, false, 'scan', w.day + interval '8 hours'
  from wishes w join public.departures d on d.id = w.departure_id join private.guide_devices i on i.guide_id = d.guide_id
  where w.status = 'confirmed' and d.start_date < private.today();

  insert into public.requests (kind, id, name, email, subject, message, status, created_at)
  select 'contact_message', ${idOf("request", "n")}, 'Guest ' || n, 'asks' || n || '@example.com', 'A question',
    'Is the camp heated in November?', case when n % 100 = 10 then 'new' else 'answered' end, now() - make_interval(hours => n % 9000)
  from generate_series(1, ${bookings} / 5) n;
  insert into private.rate_limits (bucket, tokens, filled_at)
  select ${hashOf("'bucket ' || n")}, 10, now() - make_interval(mins => n % 2000) from generate_series(1, ${bookings} / 10) n;
  insert into public.audit_log (at, actor_email, action, entity, entity_id)
  select w.made_at, 'admin@example.com', a, 'booking', w.id::text from wishes w, unnest('{confirmed,noted}'::text[]) a where w.sold;
`;
