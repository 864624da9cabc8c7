-- A package meets at its first tour's point, unless its first day is the package's own.
create function private.item_meeting(tour_id uuid, package_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select case when own.words is not null then jsonb_build_object('point', own.words, 'time', null, 'latitude', null,
      'longitude', null)
      else jsonb_build_object('point', t.meeting_point, 'time', t.meeting_time, 'latitude', t.meeting_latitude, 'longitude',
        t.meeting_longitude)
      end
    from (values (1)) one (row)
    left join public.packages p on p.id = package_id
    left join public.tours t on t.id = coalesce(tour_id, p.tour_ids[1])
    cross join lateral (select nullif(btrim(p.itinerary ->> '1'), '') as words) own
  );
end $$;

-- A departure with its own point never uses the item's map pin, which would be elsewhere.
create function private.meeting_of(departure public.departures)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'point', coalesce(departure.meeting_point, item.meeting ->> 'point'),
      'time', coalesce(departure.meeting_time, item.meeting ->> 'time'),
      'latitude', case when departure.meeting_point is null then item.meeting -> 'latitude'
        else to_jsonb(departure.meeting_latitude) end,
      'longitude', case when departure.meeting_point is null then item.meeting -> 'longitude'
        else to_jsonb(departure.meeting_longitude) end
    )
    from (select private.item_meeting(departure.tour_id, departure.package_id) as meeting) item
  );
end $$;

create table public.meeting_changes (
  id uuid primary key default gen_random_uuid(),
  departure_id uuid not null references public.departures (id) on delete cascade,
  was jsonb not null,
  now jsonb not null,
  at timestamptz not null default clock_timestamp(),
  by uuid
);
create index meeting_changes_departure on public.meeting_changes (departure_id, at desc);
alter table public.meeting_changes enable row level security;
grant select on public.meeting_changes to service_role;

create function private.meeting_change_of(booking public.bookings, companion_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
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
    select jsonb_build_object('id', t.id, 'at', t.at, 'seen_at', t.seen_at, 'was', (
      select jsonb_build_object('point', b.was ->> 'point', 'time', b.was ->> 'time')
      from changes b
      where b.place < coalesce((select min(s.place) from changes s where s.seen_at is not null and s.place > 1), 1000000)
        -- If a meeting moved away and back, report it relative to the meeting that the traveler last saw.
        and (b.place = 1 or (b.was ->> 'point', b.was ->> 'time') is distinct from (t.now ->> 'point', t.now ->> 'time'))
      order by b.place desc limit 1
    ))
    from changes t where t.place = 1
  );
end $$;

create function private.note_meeting(departure public.departures, was jsonb, bookings uuid[], actor uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_now jsonb := private.meeting_of(departure);
  booking public.bookings;
begin
  if departure.start_date < private.today()
    or (was ->> 'point', was ->> 'time') is not distinct from (is_now ->> 'point', is_now ->> 'time') then
    return;
  end if;
  insert into public.meeting_changes (departure_id, was, now, by) values (departure.id, was, is_now, actor);
  for booking in select b.* from public.bookings b where b.id = any (bookings) order by b.id loop
    perform private.queue_news(booking, 'meeting_changed', null, null);
    if booking.status = 'confirmed' then
      perform private.drop_queued_mails(booking.id, array['meeting_changed']);
      perform private.queue_booking_mail(booking, 'meeting_changed', null, null, null);
    end if;
  end loop;
end
$$;
