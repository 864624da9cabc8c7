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

create table public.meeting_seen (
  change_id uuid not null references public.meeting_changes (id) on delete cascade,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  seen_at timestamptz not null,
  received_at timestamptz not null default now(),
  primary key (change_id, booking_id)
);
create index meeting_seen_booking on public.meeting_seen (booking_id);
alter table public.meeting_seen enable row level security;
grant select on public.meeting_seen to service_role;

create function private.meeting_change_of(booking public.bookings)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    with changes as (
      select c.id, c.was, c.now, c.at, s.seen_at, row_number() over (order by c.at desc) as place
      from public.meeting_changes c
      left join public.meeting_seen s on s.change_id = c.id and s.booking_id = booking.id
      where c.departure_id = booking.departure_id and c.at > coalesce(
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
    perform private.drop_queued_mails(booking.id, array['meeting_changed']);
    perform private.queue_booking_mail(booking, 'meeting_changed', null, null, null);
  end loop;
end
$$;

-- Is idempotent, because a phone's outbox retries, and ignores a booking that has left the departure.
create function private.acknowledge_meeting(ack jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  refused constant jsonb := private.check_shape(ack, 'invalid_ack',
    '{"id": "uuid", "token": "token", "change_id": "uuid", "seen_at": "milliseconds"}');
  booking public.bookings;
  change public.meeting_changes;
begin
  if refused is not null then
    return refused;
  end if;
  perform private.require_token('meeting');
  select b.* into booking from public.bookings b
  where b.id = (ack ->> 'id')::uuid and private.holds_token(b.id, ack ->> 'token');
  select c.* into change from public.meeting_changes c where c.id = (ack ->> 'change_id')::uuid;
  if booking.id is null or change.id is null then
    return private.refusal('not_found', null, 'This booking is not known');
  end if;
  if change.departure_id = booking.departure_id then
    insert into public.meeting_seen (change_id, booking_id, seen_at)
    -- Clamps the time, because a phone's clock may be years off.
    values (change.id, booking.id, least(now(), greatest(change.at, to_timestamp((ack ->> 'seen_at')::bigint / 1000.0))))
    on conflict do nothing;
  end if;
  return '{"ok": true}';
end
$$;
