create function private.check_departure(departure jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  refused constant jsonb := private.check_shape(departure, 'invalid_departure', '{"id": "any", "tour_id": "any",
    "package_id": "any", "start_date": "any", "end_date": "any", "places": "any", "price_cents": "any", "min_guests": "any",
    "closes_days": "any", "state": "any", "guide_id": "any", "note": "any", "guide_note": "any", "meeting_point": "any",
    "meeting_time": "any", "meeting_latitude": "any", "meeting_longitude": "any", "revision": "any"}', 'Invalid departure');
  field text;
  code text;
  least integer;
  most integer;
begin
  if refused is not null then
    return refused;
  end if;
  for field, code, least, most in values ('places', 'invalid_places', 1, 500), ('price_cents', 'invalid_price', 1, 5000000),
    ('min_guests', 'invalid_minimum', 0, 500), ('closes_days', 'invalid_closing', 0, 365)
  loop
    if not private.matches_rule(departure -> field, 'number? ^[0-9]{1,9}$')
      or (departure ->> field)::integer not between least and most then
      return private.refusal(code, field, format('Please enter a whole number from %s to %s', least, most));
    end if;
  end loop;
  for field in values ('id'), ('tour_id'), ('package_id'), ('guide_id') loop
    if departure ->> field is not null and not private.is_uuid(departure ->> field) then
      return private.refusal(case field when 'guide_id' then 'unknown_guide' else 'invalid_departure' end, field,
        'This is not known');
    end if;
  end loop;
  for field in values ('start_date'), ('end_date') loop
    if departure ->> field is not null and private.as_date(departure ->> field) is null then
      return private.refusal('invalid_departure', field, 'Please choose a day');
    end if;
  end loop;
  if departure ->> 'guide_id' is not null and not exists (
    select 1 from public.guides g where g.id = (departure ->> 'guide_id')::uuid and not g.archived
  ) then
    return private.refusal('unknown_guide', 'guide_id', 'There is no such guide');
  end if;
  if departure ? 'state' and coalesce(departure ->> 'state', '') not in ('open', 'closed', 'guaranteed') then
    return private.refusal('invalid_departure', 'state', 'Please choose open, closed or guaranteed');
  end if;
  if length(departure ->> 'note') > 500 or private.has_control_characters(departure ->> 'note', true) then
    return private.refusal('invalid_departure', 'note', 'The note is too long');
  end if;
  if length(departure ->> 'guide_note') > 1000 or private.has_control_characters(departure ->> 'guide_note', true) then
    return private.refusal('invalid_departure', 'guide_note', 'The note is too long');
  end if;
  if not private.matches_rule(departure -> 'meeting_point', 'string?') or length(departure ->> 'meeting_point') > 500
    or private.has_control_characters(departure ->> 'meeting_point', true) then
    return private.refusal('invalid_departure', 'meeting_point', 'The meeting point is too long');
  end if;
  if departure ->> 'meeting_time' !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' then
    return private.refusal('invalid_departure', 'meeting_time', 'Please enter a time such as 08:30');
  end if;
  for field, most in values ('meeting_latitude', 90), ('meeting_longitude', 180) loop
    if not private.matches_rule(departure -> field, 'number?') or abs((departure ->> field)::numeric) > most then
      return private.refusal('invalid_departure', field, 'This is no place on the map');
    end if;
  end loop;
  return null;
end
$$;

create function private.find_departure(departure jsonb)
returns public.departures
language sql
stable
security definer
set search_path = ''
as $$
  select d from public.departures d
  where d.id = (departure ->> 'id')::uuid or (
    d.item_id = coalesce(departure ->> 'tour_id', departure ->> 'package_id')::uuid
    and d.start_date = private.as_date(departure ->> 'start_date') and d.state <> 'cancelled'
  )
  order by (d.id = (departure ->> 'id')::uuid) is true desc
  limit 1
$$;

-- Functions that change the offer take the catalogue's lock before they lock a departure.
create function private.list_departures(tour uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.tours t set departure_dates = offered.dates
  from (
    select array_agg(d.start_date order by d.start_date) as dates from public.departures d
    where d.tour_id = tour and not d.private and d.state in ('open', 'guaranteed')
  ) offered
  where t.id = tour and t.departure_dates is distinct from offered.dates
$$;

create function private.departure_view(departure public.departures)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', departure.id, 'item_type', departure.item_type, 'item_id', departure.item_id,
    'start_date', departure.start_date, 'end_date', departure.end_date, 'places', departure.places,
    'price_cents', departure.price_cents, 'min_guests', departure.min_guests, 'closes_days', departure.closes_days,
    'state', departure.state, 'guide_id', departure.guide_id, 'note', departure.note,
    'guide_note', departure.guide_note, 'private', departure.private,
    'meeting_point', departure.meeting_point, 'meeting_time', departure.meeting_time,
    'meeting_latitude', departure.meeting_latitude, 'meeting_longitude', departure.meeting_longitude,
    'taken', departure.taken, 'seats_left', greatest(0, private.seats_of(departure) - departure.taken),
    'revision', departure.revision, 'waiting', private.waiting_figures(departure.id)
  )
$$;

create function private.booking_counts(departure_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('bookings', count(*), 'guests', coalesce(sum(b.guests), 0),
    'held', coalesce(sum(b.guests) filter (where b.status = 'pending'), 0),
    'held_bookings', count(*) filter (where b.status = 'pending'))
  from public.bookings b where b.departure_id = booking_counts.departure_id and b.has_seats
$$;

create function private.admin_item_departures(item uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_admin();
  select jsonb_build_object(
    'item_type', i.kind, 'title', i.title, 'price_cents', (i.price * 100)::bigint, 'max_guests', i.max_guests,
    'meeting_point', w.meeting ->> 'point', 'meeting_time', w.meeting ->> 'time',
    'rows', coalesce((
      select jsonb_agg(private.departure_view(d) || private.booking_counts(d.id) order by d.start_date, d.created_at)
      from public.departures d where d.item_id = item and d.start_date >= private.today()
    ), '[]')
  )
  from (
    select 'tour' as kind, t.title, t.price, t.max_guests, t.id as tour, null::uuid as package from public.tours t
      where t.id = item
    union all
    select 'package', p.title, p.price, p.max_guests, null, p.id from public.packages p where p.id = item
  ) i
  cross join lateral (select private.item_meeting(i.tour, i.package) as meeting) w
$$;

create function private.save_departure(departure jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor uuid := private.require_admin();
  refused jsonb := private.check_departure(departure);
  tour uuid;
  package uuid;
  before public.departures;
  after public.departures;
begin
  if refused is not null then
    return refused;
  end if;
  tour := departure ->> 'tour_id';
  package := departure ->> 'package_id';
  perform private.lock_catalogue_now();
  before := private.find_departure(departure);
  perform private.lock_departures(array[before.id]);
  select d.* into before from public.departures d where d.id = before.id;
  if num_nonnulls(tour, package) > 1 or (before.id is null and not exists (
    select 1 from public.tours t where t.id = tour union all select 1 from public.packages p where p.id = package
  )) then
    return private.refusal('item_gone', 'tour_id', 'There is no such trip');
  end if;
  if before.id is not null and coalesce(tour, package, before.item_id) <> before.item_id then
    return private.refusal('other_item', 'tour_id', 'This is a departure of another trip');
  end if;
  if before.state = 'cancelled' then
    return private.refusal('departure_cancelled', null, 'This departure is cancelled. Publish the day anew.');
  end if;
  after := before;
  if before.id is null then
    after.id := coalesce((departure ->> 'id')::uuid, gen_random_uuid());
    after.tour_id := tour;
    after.package_id := package;
    after.start_date := private.as_date(departure ->> 'start_date');
    after.closes_days := 0;
    after.state := 'open';
  end if;
  if after.start_date is null or after.start_date < private.today()
    or (before.id is null and after.start_date = private.today()) then
    return private.refusal('past_date', 'start_date', 'Please choose a day after today');
  end if;
  if departure ->> 'start_date' is not null and private.as_date(departure ->> 'start_date') <> after.start_date then
    return private.refusal('invalid_departure', 'start_date',
      'The day of a departure cannot change. Cancel it and publish another.');
  end if;
  if departure ->> 'revision' is not null and departure ->> 'revision' <> coalesce(before.revision, 0)::text then
    return private.refusal('changed', null, 'Somebody changed this departure meanwhile')
      || jsonb_build_object('departure', private.departure_view(before));
  end if;
  select
    case when departure ? 'end_date' then private.as_date(departure ->> 'end_date') else after.end_date end,
    case when departure ? 'places' then (departure ->> 'places')::integer else after.places end,
    case when departure ? 'price_cents' then (departure ->> 'price_cents')::integer else after.price_cents end,
    case when departure ? 'min_guests' then nullif((departure ->> 'min_guests')::integer, 0) else after.min_guests end,
    case when departure ? 'closes_days' then coalesce((departure ->> 'closes_days')::integer, 0) else after.closes_days end,
    coalesce(departure ->> 'state', after.state),
    case when departure ? 'guide_id' then (departure ->> 'guide_id')::uuid else after.guide_id end,
    case when departure ? 'note' then nullif(btrim(departure ->> 'note'), '') else after.note end,
    case when departure ? 'guide_note' then nullif(btrim(departure ->> 'guide_note'), '') else after.guide_note end,
    case when departure ? 'meeting_point' then nullif(btrim(departure ->> 'meeting_point'), '') else after.meeting_point end,
    case when departure ? 'meeting_time' then departure ->> 'meeting_time' else after.meeting_time end,
    case when departure ? 'meeting_latitude' then (departure ->> 'meeting_latitude')::numeric else after.meeting_latitude end,
    case when departure ? 'meeting_longitude' then (departure ->> 'meeting_longitude')::numeric else after.meeting_longitude end,
    -- Naming a private departure's day publishes it; naming its id does not.
    coalesce(before.private, false) and (departure ->> 'id')::uuid is not distinct from before.id
  into after.end_date, after.places, after.price_cents, after.min_guests, after.closes_days, after.state, after.guide_id,
    after.note, after.guide_note, after.meeting_point, after.meeting_time, after.meeting_latitude, after.meeting_longitude,
    after.private;
  if after.meeting_point is null or num_nonnulls(after.meeting_latitude, after.meeting_longitude) = 1 then
    after.meeting_latitude := null;
    after.meeting_longitude := null;
  end if;
  if after.end_date < after.start_date then
    return private.refusal('end_before_start', 'end_date', 'A departure cannot end before it begins');
  end if;
  if before.taken > after.places then
    return private.refusal('places_below_sold', 'places', format('%s places are sold already', before.taken))
      || jsonb_build_object('taken', before.taken);
  end if;
  if before.id is null then
    insert into public.departures (id, tour_id, package_id, start_date, end_date, places, price_cents, min_guests, closes_days,
      state, guide_id, note, guide_note, meeting_point, meeting_time, meeting_latitude, meeting_longitude)
    values (after.id, after.tour_id, after.package_id, after.start_date, after.end_date, after.places, after.price_cents,
      after.min_guests, after.closes_days, after.state, after.guide_id, after.note, after.guide_note,
      after.meeting_point, after.meeting_time, after.meeting_latitude, after.meeting_longitude)
    returning * into after;
  elsif to_jsonb(after) <> to_jsonb(before) then
    update public.departures d set end_date = after.end_date, places = after.places, price_cents = after.price_cents,
      min_guests = after.min_guests, closes_days = after.closes_days, state = after.state, guide_id = after.guide_id,
      note = after.note, guide_note = after.guide_note, meeting_point = after.meeting_point, meeting_time = after.meeting_time,
      meeting_latitude = after.meeting_latitude, meeting_longitude = after.meeting_longitude, private = after.private
    where d.id = after.id
    returning * into after;
  end if;
  perform private.list_departures(after.tour_id);
  if to_jsonb(after) is distinct from to_jsonb(before) then
    perform private.audit(case when before.id is null then 'created' else 'updated' end, 'departure', after.id::text,
      jsonb_build_object('by', actor) || case when before.id is null then '{}' else jsonb_build_object('changes',
        private.differences(private.departure_view(before), private.departure_view(after),
          array['revision', 'seats_left', 'guide_id'])
        || private.differences(
          jsonb_build_object('guide', (select g.name from public.guides g where g.id = before.guide_id)),
          jsonb_build_object('guide', (select g.name from public.guides g where g.id = after.guide_id)))) end);
  end if;
  perform private.update_waiting_list(after.id);
  select d.* into strict after from public.departures d where d.id = after.id;
  return jsonb_build_object('ok', true, 'departure', private.departure_view(after));
end
$$;

create function private.repeat_departure(departure_id uuid, until date)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  model public.departures;
  made jsonb;
begin
  perform private.require_admin();
  perform private.lock_catalogue_now();
  select d.* into model from public.departures d where d.id = departure_id;
  if model.id is null then
    return private.refusal('not_found', null, 'There is no such departure');
  end if;
  if until is null or until < model.start_date + 7 or until <= private.today() then
    return private.refusal('past_date', 'until', 'Please choose a day at least a week after this departure');
  end if;
  if until > private.today() + 730 then
    return private.refusal('too_far', 'until', 'Please choose a day within two years');
  end if;
  with fresh as (
    insert into public.departures as d (tour_id, package_id, start_date, end_date, places, price_cents, min_guests,
      closes_days, guide_id, note, meeting_point, meeting_time, meeting_latitude, meeting_longitude)
    select model.tour_id, model.package_id, model.start_date + 7 * week, model.end_date + 7 * week, model.places,
      model.price_cents, model.min_guests, model.closes_days, model.guide_id, model.note, model.meeting_point,
      model.meeting_time, model.meeting_latitude, model.meeting_longitude
    from generate_series(1, (until - model.start_date) / 7) week
    where model.start_date + 7 * week > private.today()
    on conflict (item_id, start_date) where state <> 'cancelled' do update set private = false where d.private
    returning d.start_date
  )
  select coalesce(jsonb_agg(f.start_date order by f.start_date), '[]') into made from fresh f;
  perform private.list_departures(model.tour_id);
  perform private.audit('repeated', 'departure', model.id::text, jsonb_build_object('until', until, 'made', made));
  return jsonb_build_object('ok', true, 'made', made);
end
$$;

create function private.cancel_departure(departure_id uuid, reason text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor uuid := private.require_admin();
  departure public.departures;
  booking public.bookings;
  held uuid[];
  cancelled integer := 0;
begin
  perform private.require_reason(reason);
  perform private.lock_catalogue_now();
  -- Retries if a booking arrives meanwhile, since its transaction may hold the booking and wait for the departure.
  loop
    begin
      held := array(select (private.lock_booking(b.id)).id from (
        select x.id from public.bookings x where x.departure_id = cancel_departure.departure_id and x.has_seats order by x.id
      ) b);
      select d.* into departure from public.departures d where d.id = cancel_departure.departure_id for update;
      exit when not exists (
        select 1 from public.bookings b where b.departure_id = cancel_departure.departure_id and b.has_seats
          and b.id <> all (held)
      );
      raise sqlstate 'JT001';
    exception when sqlstate 'JT001' then
      null;
    end;
  end loop;
  if departure.id is null then
    return private.refusal('not_found', null, 'There is no such departure');
  end if;
  if departure.state <> 'cancelled' then
    update public.departures d set state = 'cancelled' where d.id = cancel_departure.departure_id returning * into departure;
    for booking in
      select b.* from public.bookings b where b.departure_id = cancel_departure.departure_id and b.has_seats
        order by b.id for update
    loop
      if booking.status = 'pending' then
        perform private.cancel_locked(booking, 0, 'The departure was cancelled', actor);
      else
        update public.bookings b set needs_attention = true,
          attention_reason = concat_ws('. ', b.attention_reason, 'departure_cancelled')
        where b.id = booking.id;
        perform private.queue_booking_mail(booking, 'departure_cancelled', private.newest_applied_payment(booking.id),
          null, private.refund_today(booking) || jsonb_build_object('ways', private.refundable_by_method(booking.id),
            'nearest_dates',
            private.nearest_dates(booking.item_type, booking.item_id, booking.check_in, booking.guests)));
      end if;
      perform private.audit('departure_cancelled', 'booking', booking.id::text, jsonb_build_object('reason', reason));
      cancelled := cancelled + 1;
    end loop;
    perform private.update_waiting_list(departure.id);
    perform private.list_departures(departure.tour_id);
    perform private.audit('cancelled', 'departure', departure.id::text,
      jsonb_build_object('reason', reason, 'bookings', cancelled));
  end if;
  select d.* into strict departure from public.departures d where d.id = cancel_departure.departure_id;
  return jsonb_build_object('ok', true, 'departure', private.departure_view(departure), 'bookings', cancelled);
end
$$;

create function private.admin_departures(
  from_day date, to_day date default null, item uuid default null, guide uuid default null, state text default null,
  show text default null, sort text default 'day', descending boolean default false, skip integer default 0,
    how_many integer default 25
)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_admin();
  with found as materialized (
    select d.id, d.item_id, d.start_date, d.state, d.taken, d.start_date - d.closes_days as closes_on,
      coalesce(t.archived, p.archived) as archived, g.name as guide_name,
      coalesce(t.title, p.title) as title, (coalesce(t.price, p.price) * 100)::bigint as item_price_cents,
      coalesce(t.max_guests, p.max_guests) as item_max_guests, coalesce(d.places, t.max_guests, p.max_guests) as max_guests
    from public.departures d
    left join public.tours t on t.id = d.tour_id
    left join public.packages p on p.id = d.package_id
    left join public.guides g on g.id = d.guide_id
    where d.start_date >= from_day and (to_day is null or d.start_date <= to_day)
      and (item is null or d.item_id = item) and (guide is null or d.guide_id = guide)
      and case when admin_departures.state is null then
        d.taken > 0 or (not d.private and d.state in ('open', 'guaranteed') and not coalesce(t.archived, p.archived))
        else admin_departures.state in ('all', d.state) and (d.taken > 0 or not d.private) end
      and case show
        when 'below' then d.state = 'open' and not d.private and d.taken < d.min_guests
        when 'unguided' then coalesce(g.archived, true) and d.state <> 'cancelled'
        when 'waiting' then exists (select 1 from public.waiting_entries w where w.departure_id = d.id and w.is_live)
        else true end
  ), page as (
    select f.*, row_number() over (order by
      case when not descending then case sort when 'title' then f.title when 'guide' then f.guide_name
        when 'state' then f.state end end,
      case when descending then case sort when 'title' then f.title when 'guide' then coalesce(f.guide_name, '')
        when 'state' then f.state end end desc,
      case sort when 'fill' then f.taken::numeric / f.max_guests when 'closes' then f.closes_on - date '2020-01-01'
        when 'day' then f.start_date - date '2020-01-01' end * case when descending then -1 else 1 end,
      f.start_date, f.title, f.item_id, f.id) as place
    from found f
    order by place
    limit least(greatest(how_many, 1), 1000) offset greatest(skip, 0)
  )
  select jsonb_build_object(
    'count', (select count(*) from found),
    'sums', (select jsonb_build_object('places', coalesce(sum(f.max_guests), 0), 'taken', coalesce(sum(f.taken), 0))
      from found f),
    'rows', coalesce((
      select jsonb_agg(private.departure_view(d) || private.booking_counts(d.id) || jsonb_build_object('title', g.title,
        'item_price_cents', g.item_price_cents, 'item_max_guests', g.item_max_guests, 'max_guests', g.max_guests,
        'guide_name', g.guide_name,
        'archived', g.archived) order by g.place)
      from page g join public.departures d on d.id = g.id
    ), '[]')
  );
$$;

create function private.admin_free_guides(departures uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_admin();
  with spans as materialized (
    select d.id, d.guide_id, coalesce(t.title, p.title) as title, d.start_date,
      coalesce(d.end_date, d.start_date + coalesce(t.duration_days, p.duration_days) - 1) as last_day
    from public.departures d
    left join public.tours t on t.id = d.tour_id
    left join public.packages p on p.id = d.package_id
    where d.state <> 'cancelled' and (d.guide_id is not null or d.id = any (departures))
  ), wanted as (
    select s.start_date, s.last_day from spans s where s.id = any (departures)
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'leads', coalesce((
      select jsonb_agg(jsonb_build_object('title', s.title, 'start_date', s.start_date, 'last_day', s.last_day)
        order by s.start_date, s.id)
      from spans s
      where s.guide_id = g.id and s.id <> all (departures) and exists (
        select 1 from wanted w where w.start_date <= s.last_day and s.start_date <= w.last_day)
    ), '[]')) order by g.name, g.id), '[]')
  from public.guides g where not g.archived;
$$;

create function private.admin_bookings_on(departures uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_admin();
  select coalesce(jsonb_agg(b.id order by b.check_in, b.id), '[]')
  from public.bookings b where b.departure_id = any (departures) and b.has_seats
$$;
