-- Holds the seats of a departure, taken and left, and how long an unpaid booking keeps them.
-- Relies on `departures`, `bookings`, `catalogue`, `mails` and `payments`.
-- Called by anyone and edge functions.
set check_function_bodies = off;

-- Includes archived items, because a late payment may still get seats.
create function private.capacity_of(item_type text, item_id uuid) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select t.max_guests from public.tours t where item_type = 'tour' and t.id = item_id
    union all
    select p.max_guests from public.packages p where item_type = 'package' and p.id = item_id
  );
end $$;

create function private.seats_of(departure public.departures) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select coalesce(departure.places, private.capacity_of(departure.item_type, departure.item_id)));
end $$;

-- Locks the row until commit, so that concurrent bookings cannot take the same seats.
create function private.take_seats(departure_id uuid, guests integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.departures d set taken = d.taken + guests
  where d.id = departure_id and d.state <> 'cancelled' and d.taken + guests <= private.seats_of(d);
  return found;
end $$;

-- Offers freed seats to the waiting list in the same transaction, before other bookings can take them.
create function private.release_seats(booking public.bookings) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.departures d set taken = d.taken - booking.guests where d.id = booking.departure_id;
  perform private.update_waiting_list(booking.departure_id);
end $$;

create function private.is_called_off(booking public.bookings) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select d.state = 'cancelled' from public.departures d where d.id = booking.departure_id);
end $$;

create function private.is_withdrawn(item_id uuid, day date) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((private.departure_of(item_id, day)).state in ('closed', 'cancelled'), false)
$$;

-- Dates are the item's own departures, else a package's tour dates; no dates means on request.
create function private.bookable(item_type text, item_id uuid) returns table (
  title text, image_url text, price_cents bigint, duration_days integer, max_guests integer, dates date[]
) language plpgsql stable security definer rows 1 set search_path = '' as $$
begin
  return query
    select t.title, t.image_url, (t.price * 100)::bigint, t.duration_days, t.max_guests,
      private.published_dates(t.id)
    from public.tours t
    where item_type = 'tour' and t.id = item_id and not t.archived
    union all
    select p.title, p.image_url, (p.price * 100)::bigint, p.duration_days, p.max_guests,
      coalesce(nullif(private.published_dates(p.id), '{}'), array(
        select distinct day
        from public.tours t, unnest(private.published_dates(t.id)) day
        where t.id = any (p.tour_ids) and not t.archived and not private.is_withdrawn(p.id, day)
        order by day
      ))
    from public.packages p
    where item_type = 'package' and p.id = item_id and not p.archived;
end $$;

create function private.seats_left(item_id uuid, day date, max_guests integer) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select case when d.state in ('closed', 'cancelled') then 0
      else greatest(0, coalesce(d.places, max_guests) - coalesce(d.taken, 0)) end
    from private.departure_of(item_id, day) d
  );
end $$;

create function private.offered_days(dates date[], wanted date) returns setof date
language plpgsql stable set search_path = '' as $$
begin
  return query
    select unnest(dates)
    union all
    select private.today() + ahead
    from (select private.setting('on_request_lead_days')::integer as first, 730 as last, wanted - private.today() as day) w,
      generate_series(greatest(first, least(day, last) - 7), least(last, greatest(day, first) + 7)) ahead
    where cardinality(dates) = 0;
end $$;

create function private.is_offered(item_type text, item_id uuid, day date) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select not private.is_withdrawn(item_id, day) and exists (
      select 1 from private.bookable(item_type, item_id) i, private.offered_days(i.dates, day) offered where offered = day
    )
  );
end $$;

create function private.nearest_dates(item_type text, item_id uuid, wanted date, guests integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'date', n.day, 'seats_left', n.seats,
    'price_cents', coalesce((private.departure_of(item_id, n.day)).price_cents, n.price_cents)
  ) order by n.day), '[]')
  from (
    select day, seats, i.price_cents
    from private.bookable(item_type, item_id) i, private.offered_days(i.dates, wanted) day,
      lateral (select private.seats_left(item_id, day, i.max_guests) as seats) s
    where day <> wanted and seats >= least(guests, i.max_guests)
    order by abs(day - wanted), day
    limit 3
  ) n
$$;

-- Extends a hold with an unchecked payment, since its money may have arrived, but only for the minutes in settings.
create function private.is_hold_over(booking public.bookings) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select booking.status = 'pending' and booking.expires_at < now() and (
      booking.expires_at < now() - make_interval(mins => private.setting('hold_minutes_unasked')::integer)
      or not exists (
        select 1 from public.payments p
        where p.booking_id = booking.id and p.is_open
          and (p.checked_at is null or p.checked_at < booking.expires_at)
      )
    )
  );
end $$;

create function private.expire_hold(booking public.bookings) returns void
language plpgsql security definer set search_path = '' as $$
declare
  tried public.payments;
begin
  update public.bookings b set status = 'expired' where b.id = booking.id;
  perform private.release_seats(booking);
  select * into tried from public.payments p where p.booking_id = booking.id order by p.created_at desc limit 1;
  if found then
    perform private.queue_booking_mail(booking, 'payment_failed', null, null,
      jsonb_build_object('asked', not tried.is_open or coalesce(tried.checked_at >= booking.expires_at, false)));
  end if;
end $$;

create function private.free_departure(departure_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
begin
  for booking in
    select b.* from public.bookings b
    where b.departure_id = free_departure.departure_id and b.status = 'pending' and b.expires_at < now()
    order by b.id
    for update skip locked
  loop
    if private.is_hold_over(booking) then
      perform private.expire_hold(booking);
    end if;
  end loop;
end $$;

create function private.take_or_free_seats(departure_id uuid, guests integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if private.take_seats(departure_id, guests) then
    return true;
  end if;
  perform private.free_departure(departure_id);
  return private.take_seats(departure_id, guests);
end $$;

create function private.unpaid_seats() returns bigint language sql stable security definer set search_path = '' as $$
  select coalesce(sum(b.guests), 0) from public.bookings b
  where b.status = 'pending' and b.expires_at > now() and b.source = 'web'
$$;

create function private.is_scarce(departure_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select d.taken > private.seats_of(d) / 2.0 or private.unpaid_seats() >= private.setting('busy_seats')::integer
    from public.departures d where d.id = departure_id
  );
end $$;

create function private.is_crowded() returns boolean language plpgsql stable security definer set search_path = '' as $$
declare
  unpaid constant bigint := private.unpaid_seats();
  percent constant integer := private.setting('crowded_percent')::integer;
  on_sale bigint := 0;
  departure public.departures;
begin
  if unpaid < private.setting('crowded_seats')::integer then
    return false;
  end if;
  -- Ends as soon as the departures have seats enough, because a large shop has thousands.
  for departure in
    select d.* from public.departures d where d.start_date > private.today() and d.state in ('open', 'guaranteed')
  loop
    on_sale := on_sale + private.seats_of(departure);
    if unpaid * 100 < percent * on_sale then
      return false;
    end if;
  end loop;
  return true;
end $$;

create function private.hold_time(departure_id uuid) returns interval
language plpgsql stable security definer set search_path = '' as $$
begin
  return make_interval(mins => private.setting(case
    when private.is_crowded() then 'hold_minutes_crowded'
    when private.is_scarce(departure_id) then 'hold_minutes_scarce'
    else 'hold_minutes' end)::integer);
end $$;

create function private.end_hold() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.drop_queued_mails(old.id, array['booking_held']);
  if new.status = 'confirmed' then
    perform private.return_tokens('seats', old.held_from, old.guests);
  end if;
  return null;
end $$;
create trigger end_hold after update of status on public.bookings
  for each row when (old.status = 'pending' and new.status <> 'pending') execute function private.end_hold();

-- Counts links separately, so that holds booked with a stranger's email address do not block its owner's links.
create function private.mailbox_is_full(address text, limit_name text, link text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  -- Serializes counting per mailbox, always as the last lock of a transaction.
  perform pg_advisory_xact_lock(hashtextextended(private.mailbox_of(address), 4));
  return (
    select count(*) from public.email_outbox m
    where m.unasked and private.mailbox_of(m.to_address) = private.mailbox_of(address)
      and case when m.kind in ('booking_links', 'data_link') then m.kind end is not distinct from link
      and m.created_at > now() - interval '1 day'
  ) >= private.setting(limit_name)::integer;
end $$;

create function private.availability(item_type text, item_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'as_of', now(),
      'on_request', cardinality(i.dates) = 0,
      'max_guests', i.max_guests,
      'dates', coalesce((
        select jsonb_agg(
          jsonb_build_object('date', day, 'seats_left', private.seats_left(availability.item_id, day, i.max_guests)) order by day
        )
        from (
          select unnest(i.dates) as day
          union
          select d.start_date from public.departures d
          where cardinality(i.dates) = 0 and d.item_id = availability.item_id and d.state <> 'cancelled'
            and d.taken > 0 and d.start_date > private.today()
        ) days
      ), '[]')
    )
    from private.bookable(item_type, availability.item_id) i
  );
end $$;
comment on function private.availability is 'Answers {as_of, on_request, max_guests, dates: [{date, seats_left}]}; null if not offered.';

create function private.expire_holds() returns integer language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
  ended integer := 0;
begin
  for booking in
    select b.* from public.bookings b
    where b.status = 'pending' and b.expires_at < now()
    -- Locks departures in the same order as moving a booking does.
    order by b.departure_id, b.id
    limit 500
    for update skip locked
  loop
    if private.is_hold_over(booking) then
      perform private.expire_hold(booking);
      ended := ended + 1;
    end if;
  end loop;
  delete from private.rate_limits l where l.filled_at < now() - interval '2 days';
  return ended;
end $$;
comment on function private.expire_holds is 'After the checks: skips holds whose open payment was not asked about. Answers how many ended.';
