export const FULL_DESK_AROUND = `
  insert into public.reviews (booking_id, item_id, rating, words, name, month, written_at, status, reason, answer, judged_at, created_at)
  select b.id, coalesce(b.tour_id, b.package_id), 5 - (x.n % 7) / 3, case when x.n % 5 > 0 then (array[
      'Our guide knew every tile of it. The night in the camp was cold, the stars were worth it.',
      'A calm pace, good hotels, and lunch with a family in Gijduvan that we will not forget.',
      'The train was late and nobody told us. The rest was well planned.',
      'We came for the madrasas and stayed for the bread. Thank you for looking after my mother, who walks slowly.'
    ])[1 + x.n % 4] end, b.customer_first_name, to_char(b.check_in, 'YYYY-MM'), extract(epoch from x.written)::bigint * 1000, s.status,
    case when s.status = 'declined' then 'Names another guest' end, case when x.n % 3 = 0 and s.status = 'published' then 'Thank you, we hope to see you again.' end,
    case when s.status <> 'waiting' then x.written + interval '5 hours' end, x.written
  from public.bookings b
  cross join lateral (select substr(b.reference, 6)::integer as n, least(now(), b.ends_on + interval '2 days') as written) x
  cross join lateral (select case when b.ends_on > private.today() - 4 then 'waiting' when x.n % 30 = 0 then 'declined' else 'published' end as status) s
  where b.reference like 'FULL-%' and b.status = 'confirmed' and b.ends_on < private.today() and x.n % 6 = 0;
  update public.tours set stars = null;
  update public.packages set stars = null;

  insert into public.codes (id, code, percent, amount_cents, valid_from, valid_until, item_ids, use_limit, once_per_email, archived)
  select gen_random_uuid(), (array['SPRING', 'NAVRUZ', 'FRIENDS', 'RETURN'])[1 + n % 4] || '-' || 2020 + n, case when n % 3 > 0 then 5 + n % 4 * 5 end,
    case when n % 3 = 0 then 2500 + n * 100 end, private.today() - n * 9, case when n % 4 > 0 then private.today() + 200 - n * 14 end,
    case when n % 5 = 0 then (select array_agg(t.id) from (select id from public.tours order by id limit 2) t) end,
    case when n % 2 = 0 then n * 10 + 10 end, n % 6 > 0, n % 8 = 7
  from generate_series(0, 23) n;

  insert into public.gift_cards (id, code, amount_cents, sold_for, to_name, to_address, valid_until, made_by, made_at)
  select gen_random_uuid(), translate(upper(substr(h, 1, 5) || '-' || substr(h, 6, 5) || '-' || substr(h, 11, 5)), '01', 'XY'),
    (array[5000, 10000, 25000, 40000])[1 + n % 4], (array['cash', 'bank_transfer', null])[1 + n % 3],
    (array['Mira Haas', 'Jonas and Lea Weber', 'Farida Usmanova', 'The Olsens of Bergen'])[1 + n % 4],
    case when n % 5 > 0 then 'gift' || n || '@example.com' end, case when n % 6 > 0 then private.today() + 700 - n * 25 end,
    'admin@example.com', now() - make_interval(days => n * 8)
  from generate_series(1, 30) n cross join lateral (select md5('card' || n) as h) made;

  insert into public.requests (kind, id, name, email, phone, message, trip, status, created_at)
  select 'trip_request', gen_random_uuid(), (array['Ines Castro', 'Paul Lindqvist', 'Yuki Tanaka'])[1 + n % 3], 'wish' || n || '@example.com', '+49 151 ' || (3000000 + n),
    'Is there a way to see the Aral Sea and still be in Samarkand for the weekend? My father uses a cane.',
    jsonb_build_object('start_date', private.today() + 40 + n, 'end_date', private.today() + 49 + n, 'cities', '["Samarkand", "Bukhara", "Khiva"]'::jsonb,
      'guests', 1 + n % 6, 'budget_cents', 150000 + n * 5000), case when n % 6 = 0 then 'new' else 'answered' end, now() - make_interval(hours => n * 17)
  from generate_series(1, 60) n;

  create temporary table near_bookings as
  select b.id, b.departure_id, b.guests, b.customer_name, b.check_in, substr(b.reference, 6)::integer as n
  from public.bookings b where b.reference like 'FULL-%' and b.status = 'confirmed' and b.check_in between private.today() - 1 and private.today() + 10;

  insert into public.travelers (booking_id, position, name, birth_year, nationality, diet)
  select b.id, p, case when p = 1 then b.customer_name else (array['Sam', 'Jo', 'Alex', 'Kim'])[p] || ' ' || split_part(b.customer_name, ' ', 2) end,
    1950 + (b.n * 7 + p * 11) % 60, (array['German', 'French', 'Japanese', 'Italian', 'British'])[1 + b.n % 5], case when (b.n + p) % 6 = 0 then 'Vegetarian' end
  from near_bookings b cross join generate_series(1, 4) p where p <= b.guests and b.n % 4 > 0;

  insert into public.booking_notes (id, booking_id, author, author_email, body, made_at)
  select gen_random_uuid(), b.id, a.id, a.email, (array['Called: arrives by the night train, wants the early room.', 'Pays the rest in cash on the day.'])[1 + b.n % 2],
    now() - make_interval(hours => b.n % 90)
  from near_bookings b, (select id, email from auth.users where email = 'admin@example.com') a where b.n % 5 = 0;

  insert into private.guide_devices (id, guide_id, key_hash, last_contact_at)
  select gen_random_uuid(), g.id, repeat(md5(g.id::text), 2), now() - interval '4 minutes' from public.guides g;
  insert into public.check_ins (id, device_id, departure_id, booking_id, kind, guests, late, by, seen_at)
  select gen_random_uuid(), i.id, b.departure_id, b.id, case when b.n % 7 = 0 then 'absent' else 'arrived' end,
    case when b.n % 7 = 0 then 0 else b.guests end, b.n % 9 = 0, case when b.n % 2 = 0 then 'scan' else 'name' end, now() - make_interval(mins => b.n % 50)
  from near_bookings b join public.departures d on d.id = b.departure_id join private.guide_devices i on i.guide_id = d.guide_id
  where b.check_in = private.today() and b.n % 3 > 0;

  insert into private.error_reports (version, source, place, message, stack, count) values
    ('1.0.0', 'page', '/tours', 'TypeError: Cannot read properties of undefined (reading ''rows'')',
      'TypeError: Cannot read properties of undefined\n    at https://shop.example/assets/index-Ab12Cd34.js:1:2345', 12),
    ('1.0.0', 'worker', '/sw.js', 'InvalidStateError: The database connection is closing', '', 1);
  insert into public.audit_log (at, actor, actor_email, action, entity, entity_id, details)
  select now() - make_interval(mins => b.n * 13), a.id, a.email, l.action, l.entity, case l.entity when 'departure' then b.departure_id else b.id end, l.details
  from near_bookings b, (select id, email from auth.users where email = 'admin@example.com') a
  cross join lateral (values
    (0, 'letter_queued', 'booking', '{"subject": "Where we meet on Saturday"}'::jsonb), (1, 'moved', 'booking', '{"from_date": "2026-11-02", "to_date": "2026-11-28"}'),
    (2, 'updated', 'departure', '{"changes": {"price_cents": {"from": 22000, "to": 24000}}}'),
    (3, 'guest_corrected', 'booking', '{"changes": {"customer_phone": {"from": "+998 91 200", "to": "+998 91 201"}, "customer_last_name": {"from": "Smit", "to": "Smith"}}}'),
    (4, 'updated', 'departure', '{"changes": {"guide_id": {"from": null, "to": "x"}, "min_guests": {"from": null, "to": 4}}}')
  ) l (turn, action, entity, details) where l.turn = b.n % 5;
  drop table near_bookings;
  analyze;
`;
