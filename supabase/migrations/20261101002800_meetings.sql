-- Holds the meeting point and contact of a departure, and their changes after a voucher was issued.
-- Relies on `departures`, `catalogue`, `bookings`, `news` and `shop_settings`.
-- Called by other subjects only; no verb.
set check_function_bodies = off;

create table public.meeting_changes (
  id uuid primary key default gen_random_uuid(),
  departure_id uuid not null references public.departures (id) on delete cascade,
  was jsonb not null,
  now jsonb not null,
  at timestamptz not null default clock_timestamp(),
  by uuid
);
create index meeting_changes_departure on public.meeting_changes (departure_id, at desc);
grant select on public.meeting_changes to service_role;

-- The meeting and contact on a voucher. A package without a first day of its own meets as its first tour does. A departure
-- with its own point never uses the item's map pin, which would be elsewhere.
create function private.meeting_in(
  departure public.departures, tour public.tours, package public.packages, shop_phone text
) returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  own_day constant text := nullif(btrim(package.itinerary ->> '1'), '');
  has_tours_pin constant boolean := departure.meeting_point is null and own_day is null;
begin
  return jsonb_build_object(
    'point', coalesce(departure.meeting_point, own_day, tour.meeting_point),
    'time', coalesce(departure.meeting_time, case when own_day is null then tour.meeting_time end),
    'latitude', case when has_tours_pin then tour.meeting_latitude else departure.meeting_latitude end,
    'longitude', case when has_tours_pin then tour.meeting_longitude else departure.meeting_longitude end,
    'phone', coalesce(tour.contact_phone, shop_phone)
  );
end $$;

create function private.meeting_of(departure public.departures) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select private.meeting_in(departure, t, p, private.shop_phone())
    from (values (1)) one (row)
    left join public.packages p on p.id = departure.package_id
    left join public.tours t on t.id = coalesce(departure.tour_id, p.tour_ids[1])
  );
end $$;

create function private.item_meeting(tour_id uuid, package_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  departure public.departures;
begin
  departure.tour_id := tour_id;
  departure.package_id := package_id;
  return private.meeting_of(departure);
end $$;

create function private.meeting_change_of(booking public.bookings, companion_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    with changes as (
      select n.id, c.was, c.now, c.at, r.seen_at, row_number() over (order by c.at desc) as place
      from public.news n
      join public.news_readers r on r.news_id = n.id and r.companion_id is not distinct from meeting_change_of.companion_id
      join public.meeting_changes c on c.id = n.change_id
      where n.booking_id = booking.id and c.departure_id = booking.departure_id and c.at > coalesce(
        (select max(m.made_at) from public.booking_moves m where m.booking_id = booking.id), booking.created_at
      )
    )
    select jsonb_build_object('id', t.id, 'at', t.at, 'seen_at', t.seen_at, 'now', t.now, 'was', (
      select b.was from changes b
      where b.place < coalesce((select min(s.place) from changes s where s.seen_at is not null and s.place > 1), 1000000)
        -- If a meeting moved away and back, report it relative to the meeting that the traveler last saw.
        and (b.place = 1 or b.was <> t.now)
      order by b.place desc limit 1
    ))
    from changes t where t.place = 1
  );
end $$;

-- Locks bookings before departures, as verbs of bookings do, and returns the bookings with seats. Retries if a booking
-- arrives meanwhile, since its transaction may hold the booking and wait for the departure.
create function private.lock_departures(ids uuid[]) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  held uuid[];
begin
  loop
    begin
      held := array(
        select b.id from public.bookings b where b.departure_id = any (ids) and b.has_seats order by b.id for key share
      );
      perform from public.departures d where d.id = any (ids) order by d.id for update;
      if not exists (
        select from public.bookings b where b.departure_id = any (ids) and b.has_seats and b.id <> all (held)
      ) then
        return held;
      end if;
      raise sqlstate 'JT001';
    exception when sqlstate 'JT001' then
      null;
    end;
  end loop;
end $$;

create function private.note_meeting(departure public.departures, was jsonb, is_now jsonb, bookings uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
begin
  insert into public.meeting_changes (departure_id, was, now, by) values (departure.id, was, is_now, auth.uid());
  for booking in
    select b.* from public.bookings b where b.departure_id = departure.id and b.id = any (bookings) order by b.id
  loop
    perform private.queue_news(booking, 'meeting_changed', null, null);
    if booking.status = 'confirmed' then
      perform private.drop_queued_mails(booking.id, array['meeting_changed']);
      perform private.queue_booking_mail(booking, 'meeting_changed', null, null, null);
    end if;
  end loop;
end $$;

-- The only way to record, send and count a changed voucher, for each row that an admin may edit.
create function private.note_meetings(edited_table text, before jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  edited constant uuid := before ->> 'id';
  ids uuid[];
  bookings uuid[];
  changed record;
begin
  perform private.lock_catalogue_now();
  ids := array(
    select d.id from public.departures d left join public.packages p on p.id = d.package_id
    where d.start_date >= private.today() and d.state <> 'cancelled' and case edited_table
      when 'departures' then d.id = edited
      when 'tours' then coalesce(d.tour_id, p.tour_ids[1]) = edited
      when 'packages' then d.package_id = edited
      else true end
  );
  bookings := private.lock_departures(ids);
  for changed in
    select d as departure, m.was, m.is_now
    from public.departures d
    left join public.packages p on p.id = d.package_id
    cross join lateral (
      select jsonb_populate_record(d, case when edited_table = 'departures' then before else '{}' end) as departure,
        jsonb_populate_record(p, case when edited_table = 'packages' then before else '{}' end) as package
    ) o
    left join public.tours t on t.id = coalesce(d.tour_id, (o.package).tour_ids[1])
    cross join lateral (
      select private.meeting_in(o.departure,
        jsonb_populate_record(t, case when edited_table = 'tours' then before else '{}' end), o.package,
        case when edited_table = 'shop_settings' then nullif(before ->> 'phone', '') else private.shop_phone() end
      ) as was, private.meeting_of(d) as is_now
    ) m
    -- Skips departures without bookings and guide.
    where d.id = any (ids) and m.was <> m.is_now and (d.taken > 0 or d.guide_id is not null)
    order by d.id
  loop
    perform private.note_meeting(changed.departure, changed.was, changed.is_now, bookings);
  end loop;
end $$;

create function private.note_edited_meetings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_meetings(tg_table_name, to_jsonb(old));
  return null;
end $$;
create trigger note_meetings after update of meeting_point, meeting_time, meeting_latitude, meeting_longitude
  on public.departures for each row execute function private.note_edited_meetings();
create trigger note_meetings after update of meeting_point, meeting_time, meeting_latitude, meeting_longitude, contact_phone
  on public.tours for each row
  when ((old.meeting_point, old.meeting_time, old.meeting_latitude, old.meeting_longitude, old.contact_phone)
    is distinct from (new.meeting_point, new.meeting_time, new.meeting_latitude, new.meeting_longitude, new.contact_phone))
  execute function private.note_edited_meetings();
create trigger note_meetings after update of itinerary, tour_ids on public.packages for each row
  when ((old.itinerary ->> '1', old.tour_ids[1]) is distinct from (new.itinerary ->> '1', new.tour_ids[1]))
  execute function private.note_edited_meetings();
