-- Holds the charts of the desk: occupancy, lead time, cancellations, sources and money.
-- Relies on `catalogue`, `bookings`, `departures`, `waiting_lists` and `requests`.
-- Called by the desk.
set check_function_bodies = off;

-- Excludes bookings on request, which are full by definition.
create function private.occupancy_figures(from_day date, to_day date) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(o) order by o.month, o.title, o.item_id), '[]')
  from (
    select to_char(d.start_date, 'YYYY-MM') as month, d.item_id, coalesce(t.title, k.title) as title,
      count(*) as departures, sum(coalesce(d.places, t.max_guests, k.max_guests)) as places,
      sum(coalesce(b.guests, 0)) as guests
    from public.departures d
    left join public.tours t on t.id = d.tour_id
    left join public.packages k on k.id = d.package_id
    left join (
      select c.departure_id, sum(c.guests) as guests from public.bookings c where c.status = 'confirmed' group by 1
    ) b on b.departure_id = d.id
    where d.start_date between from_day and to_day and d.state <> 'cancelled' and not d.private
    group by 1, 2, 3
  ) o
$$;

create function private.lead_time_figures(from_day date, to_day date) returns jsonb
language sql stable set search_path = '' as $$
  with booked as (
    select b.guests, b.check_in - (b.created_at at time zone 'Asia/Tashkent')::date as days
    from public.bookings b
    where b.confirmed_at is not null and b.created_at >= from_day::timestamp at time zone 'Asia/Tashkent'
      and b.created_at < (to_day + 1)::timestamp at time zone 'Asia/Tashkent'
  ), counted as (
    select width_bucket(k.days, array[3, 8, 15, 31, 61, 91, 181]) as step, count(*) as bookings, sum(k.guests) as guests
    from booked k group by 1
  )
  select jsonb_build_object(
    'median_days', (select percentile_disc(0.5) within group (order by k.days) from booked k),
    'steps', (
      select jsonb_agg(jsonb_build_object('from_days', s.low, 'to_days', s.high,
        'bookings', coalesce(c.bookings, 0), 'guests', coalesce(c.guests, 0)) order by s.low)
      from (values (0, 0, 2), (1, 3, 7), (2, 8, 14), (3, 15, 30), (4, 31, 60), (5, 61, 90), (6, 91, 180),
        (7, 181, null)) s (step, low, high)
      left join counted c on c.step = s.step
    )
  )
$$;

create function private.cancellation_figures(from_day date, to_day date) returns jsonb
language sql stable set search_path = '' as $$
  with booked as (
    select b.id, b.departure_id, date_trunc('month', b.created_at at time zone 'Asia/Tashkent') as month,
      b.status in ('cancelled', 'refunded') as cancelled
    from public.bookings b
    where b.confirmed_at is not null and b.created_at >= from_day::timestamp at time zone 'Asia/Tashkent'
      and b.created_at < (to_day + 1)::timestamp at time zone 'Asia/Tashkent'
  ), gone as (
    select d.state = 'cancelled' as called_off, desk.reason
    from booked k
    join public.departures d on d.id = k.departure_id
    left join lateral (
      select a.details ->> 'reason' as reason from public.audit_log a
      where a.entity = 'booking' and a.entity_id = k.id::text and a.action in ('cancelled', 'refunded')
      order by a.id desc limit 1
    ) desk on true
    where k.cancelled
  )
  select jsonb_build_object(
    'months', coalesce((
      select jsonb_agg(jsonb_build_object('month', to_char(m.month, 'YYYY-MM'), 'bookings', m.bookings, 'cancelled', m.cancelled)
        order by m.month)
      from (
        select k.month, count(*) as bookings, count(*) filter (where k.cancelled) as cancelled from booked k group by 1
      ) m
    ), '[]'),
    'reasons', coalesce((
      select jsonb_agg(to_jsonb(r) order by r.bookings desc, r.who, r.reason)
      from (
        select case when g.called_off then 'departure' when g.reason is null then 'traveler' else 'desk' end as who,
          case when g.called_off then null else left(g.reason, 200) end as reason, count(*) as bookings
        from gone g group by 1, 2 order by 3 desc, 1, 2 limit 50
      ) r
    ), '[]')
  )
$$;

create function private.source_figures(from_day date, to_day date) returns jsonb
language sql stable set search_path = '' as $$
  with booked as (
    select b.item_id, b.title, b.guests, case when w.booking_id is not null then 'waiting_list' else b.source end as source
    from public.bookings b
    left join (select distinct x.booking_id from public.waiting_entries x) w on w.booking_id = b.id
    where b.confirmed_at is not null and b.created_at >= from_day::timestamp at time zone 'Asia/Tashkent'
      and b.created_at < (to_day + 1)::timestamp at time zone 'Asia/Tashkent'
  ), counted as (
    select k.item_id, k.source, max(k.title) as title, count(*) as bookings, sum(k.guests) as guests from booked k group by 1, 2
  )
  select jsonb_build_object(
    'sources', (
      select jsonb_agg(jsonb_build_object('source', s.source, 'bookings', c.bookings, 'guests', c.guests) order by s.place)
      from (values ('web', 1), ('manual', 2), ('waiting_list', 3)) s (source, place)
      cross join lateral (
        select coalesce(sum(k.bookings), 0) as bookings, coalesce(sum(k.guests), 0) as guests from counted k
          where k.source = s.source
      ) c
    ),
    'requests', (
      select jsonb_build_object('trip_request', count(*) filter (where r.kind = 'trip_request'),
        'contact_message', count(*) filter (where r.kind = 'contact_message'))
      from public.requests r where r.created_at >= from_day::timestamp at time zone 'Asia/Tashkent'
        and r.created_at < (to_day + 1)::timestamp at time zone 'Asia/Tashkent'
    ),
    'items', coalesce((
      select jsonb_agg(to_jsonb(i) order by i.bookings desc, i.title, i.item_id)
      from (
        select k.item_id, max(k.title) as title, sum(k.bookings) as bookings, sum(k.guests) as guests,
          coalesce(sum(k.bookings) filter (where k.source = 'web'), 0) as web,
          coalesce(sum(k.bookings) filter (where k.source = 'manual'), 0) as manual,
          coalesce(sum(k.bookings) filter (where k.source = 'waiting_list'), 0) as waiting_list
        from counted k group by k.item_id
      ) i
    ), '[]')
  )
$$;

create function private.destination_figures(from_day date, to_day date) returns jsonb
language sql stable set search_path = '' as $$
  with booked as (
    select b.tour_id, b.package_id, count(*) as bookings, sum(b.guests) as guests
    from public.bookings b
    where b.status = 'confirmed' and b.created_at >= from_day::timestamp at time zone 'Asia/Tashkent'
      and b.created_at < (to_day + 1)::timestamp at time zone 'Asia/Tashkent'
    group by 1, 2
  ), visited as (
    select k.tour_id, k.package_id, t.destination_id, k.bookings, k.guests
    from booked k join public.tours t on t.id = k.tour_id
    union
    select k.tour_id, k.package_id, t.destination_id, k.bookings, k.guests
    from booked k join public.packages p on p.id = k.package_id join public.tours t on t.id = any (p.tour_ids)
  )
  select coalesce(jsonb_agg(to_jsonb(d) order by d.bookings desc, d.name), '[]')
  from (
    select place.id, place.name, sum(w.bookings) as bookings, sum(w.guests) as guests
    from visited w join public.destinations place on place.id = w.destination_id
    group by 1, 2
  ) d
$$;

create function private.money_figures(from_day date, to_day date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('month', to_char(m.first_day, 'YYYY-MM'),
    'received_cents', coalesce(s.received, 0), 'returned_cents', coalesce(s.returned, 0),
    'earned_cents', coalesce(s.earned, 0), 'by_gift_card_cents', coalesce(s.by_card, 0)) order by m.first_day)
  from generate_series(date_trunc('month', from_day::timestamp), to_day::timestamp, interval '1 month') m (first_day)
  left join (
    select date_trunc('month', e.created_at at time zone 'Asia/Tashkent') as first_day,
      sum(e.cents) filter (where e.account in ('provider', 'cash', 'bank') and e.journal !~ '^(returned|returned_twice|recovered):') as received,
      -sum(e.cents) filter (where e.account in ('provider', 'cash', 'bank') and e.journal ~ '^(returned|returned_twice|recovered):') as returned,
      -sum(e.cents) filter (where e.account in ('revenue', 'fees')) as earned,
      sum(e.cents) filter (where e.account = 'credit' and e.booking_id is not null) as by_card
    from public.ledger_entries e
    where e.currency = 'USD' and e.account in ('provider', 'cash', 'bank', 'revenue', 'fees', 'credit')
      and e.created_at >= from_day::timestamp at time zone 'Asia/Tashkent'
      and e.created_at < (to_day + 1)::timestamp at time zone 'Asia/Tashkent'
    group by 1
  ) s on s.first_day = m.first_day
$$;

create function private.admin_statistics(from_day date, to_day date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  select jsonb_build_object(
    'from_day', asked.first, 'to_day', asked.last,
    'occupancy', private.occupancy_figures(asked.first, asked.last), 'lead', private.lead_time_figures(asked.first, asked.last),
    'cancellations', private.cancellation_figures(asked.first, asked.last),
    'sources', private.source_figures(asked.first, asked.last),
    'destinations', private.destination_figures(asked.first, asked.last), 'money', private.money_figures(asked.first, asked.last)
  )
  from (select from_day as first, greatest(from_day, least(to_day, from_day + 1826)) as last) asked
  -- A series of months from infinity never ends.
  where isfinite(from_day);
$$;
comment on function private.admin_statistics is 'Answers {occupancy, lead, cancellations, sources, destinations, money} of at most five years, drawn by month.';
