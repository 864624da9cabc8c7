-- Holds guides and departures with their seats on sale, prices and costs.
-- Relies on `catalogue`, `desk_people`, `bookings`, `waiting_lists` and `meetings`.
-- Called by the desk.
set check_function_bodies = off;

-- Guides are archived instead of deleted, so that old departures still name them.
create table public.guides (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 100),
  phone text check (phone ~ '^(?=.{7,20}$)[ +()-]*([0-9][ +()-]*){7,}$'),
  email text check (length(email) between 3 and 254),
  language text not null default 'en' check (language = any (private.languages())),
  archived boolean not null default false,
  user_id uuid unique references auth.users (id) on delete set null,
  revision integer not null default 1,
  created_at timestamptz not null default now()
);

-- A null end date, seats or price falls back to the item's.
create table public.departures (
  id uuid primary key default gen_random_uuid(),
  tour_id uuid references public.tours (id) on delete cascade,
  package_id uuid references public.packages (id) on delete cascade,
  item_type text not null generated always as (case when tour_id is null then 'package' else 'tour' end) stored,
  item_id uuid not null generated always as (coalesce(tour_id, package_id)) stored,
  start_date date not null,
  end_date date,
  places integer check (places between 1 and 500),
  price_cents integer check (price_cents between 1 and 5000000),
  min_guests integer check (min_guests between 1 and 500),
  closes_days integer not null default 0 check (closes_days between 0 and 365),
  state text not null default 'open' check (state in ('open', 'closed', 'guaranteed', 'cancelled')),
  guide_id uuid references public.guides (id),
  note text check (length(note) <= 500),
  guide_note text check (length(guide_note) <= 1000),
  meeting_point text check (length(meeting_point) between 1 and 500),
  meeting_time text check (meeting_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  meeting_latitude numeric(9, 6) check (meeting_latitude between -90 and 90),
  meeting_longitude numeric(9, 6) check (meeting_longitude between -180 and 180),
  -- A booking on request creates it: it counts seats, but is neither on offer nor mirrored.
  private boolean not null default false,
  -- The tour's departure_dates are enough for the mirror if the departure has no data of its own.
  only_day boolean not null generated always as (
    tour_id is not null and state = 'open' and closes_days = 0
    and num_nonnulls(end_date, places, price_cents, min_guests, note) = 0
  ) stored,
  -- Counts seats held, offered and sold, so that taking seats is one guarded update of this row without another lock.
  taken integer not null default 0 check (taken >= 0),
  revision bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(tour_id, package_id) = 1),
  check (end_date >= start_date),
  check (num_nonnulls(meeting_latitude, meeting_longitude) <> 1),
  check (meeting_latitude is null or meeting_point is not null),
  check (taken <= places)
);
create unique index departures_day on public.departures (item_id, start_date) where state <> 'cancelled';

-- Lets a foreign key require that a booking's departure is of the same item.
create unique index departures_of_item on public.departures (id, item_id);
create index departures_tour on public.departures (tour_id, start_date);
create index departures_package on public.departures (package_id, start_date);
create index departures_start on public.departures (start_date);
create index departures_guide on public.departures (guide_id);
create index departures_revision on public.departures (revision) where not private;
create index departures_telling on public.departures (revision) where not private and not only_day;

-- A removed cost stays, so that a late retry does not bring it back.
create table public.departure_costs (
  id uuid primary key,
  departure_id uuid not null references public.departures (id),
  kind text not null check (kind in ('guide', 'transport', 'hotel', 'other')),
  amount_cents bigint not null check (amount_cents between 1 and 100000000),
  note text check (length(note) between 1 and 200),
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create index departure_costs_departure on public.departure_costs (departure_id);
grant select on public.guides to service_role;
grant select on public.departures to service_role;
grant select on public.departure_costs to service_role;

create function private.departure_of(item_id uuid, day date) returns public.departures
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select d from public.departures d
    where (d.tour_id = departure_of.item_id or d.package_id = departure_of.item_id) and d.start_date = day
    order by d.state = 'cancelled', d.created_at desc
    limit 1
  );
end $$;

create function private.departure_to_book(item_type text, item_id uuid, day date) returns public.departures
language plpgsql security definer set search_path = '' as $$
declare
  found_or_made public.departures;
begin
  loop
    select d.* into found_or_made from public.departures d
    where d.item_id = departure_to_book.item_id and d.start_date = day and d.state <> 'cancelled';
    exit when found;
    -- Another transaction created it concurrently, so the next iteration finds it.
    insert into public.departures (tour_id, package_id, start_date, private)
    values (case when item_type = 'tour' then departure_to_book.item_id end, case
      when item_type = 'package' then departure_to_book.item_id end, day, true)
    on conflict do nothing
    returning * into found_or_made;
    exit when found;
  end loop;
  return found_or_made;
end $$;

create function private.published_dates(item_id uuid) returns date[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select array(
      select d.start_date from public.departures d
      where d.item_id = published_dates.item_id and not d.private and d.state in ('open', 'guaranteed')
        and d.start_date - d.closes_days > (select private.today())
      order by d.start_date
    )
  );
end $$;

create function private.publish_departures() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  dates date[] := coalesce(new.departure_dates, '{}');
  before date[] := case when tg_op = 'UPDATE' then coalesce(old.departure_dates, '{}') else '{}' end;
begin
  delete from public.departures d
  where d.tour_id = new.id and d.start_date = any (before) and d.start_date <> all (dates)
    and not d.private and d.state in ('open', 'guaranteed') and d.taken = 0
    and not exists (select 1 from public.bookings b where b.departure_id = d.id)
    and not exists (select 1 from public.check_ins c where c.departure_id = d.id)
    and not exists (select 1 from public.departure_costs c where c.departure_id = d.id);
  update public.departures d set state = 'closed'
  where d.tour_id = new.id and d.start_date = any (before) and d.start_date <> all (dates)
    and not d.private and d.state in ('open', 'guaranteed');
  insert into public.departures as d (tour_id, start_date)
  select new.id, day from unnest(dates) day where day <> all (before)
  on conflict (item_id, start_date) where state <> 'cancelled' do update set private = false, state = 'open'
  where d.private or d.state = 'closed';
  return null;
end $$;
create trigger publish_new after insert on public.tours
  for each row when (new.departure_dates is not null) execute function private.publish_departures();
create trigger publish after update of departure_dates on public.tours
  for each row when (new.departure_dates is distinct from old.departure_dates)
  execute function private.publish_departures();

create function private.check_departure(departure jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
  for field, most in values ('note', 500), ('guide_note', 1000), ('meeting_point', 500) loop
    if length(departure ->> field) > most or private.has_control_characters(departure ->> field, true)
      or field = 'meeting_point' and not private.matches_rule(departure -> field, 'string?') then
      return private.refusal('invalid_departure', field,
        case field when 'meeting_point' then 'The meeting point is too long' else 'The note is too long' end);
    end if;
  end loop;
  if departure ->> 'meeting_time' !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' then
    return private.refusal('invalid_departure', 'meeting_time', 'Please enter a time such as 08:30');
  end if;
  for field, most in values ('meeting_latitude', 90), ('meeting_longitude', 180) loop
    if not private.matches_rule(departure -> field, 'number?') or abs((departure ->> field)::numeric) > most then
      return private.refusal('invalid_departure', field, 'This is no place on the map');
    end if;
  end loop;
  return null;
end $$;

create function private.find_departure(departure jsonb) returns public.departures
language sql stable security definer set search_path = '' as $$
  select d from public.departures d
  where d.id = (departure ->> 'id')::uuid or (
    d.item_id = coalesce(departure ->> 'tour_id', departure ->> 'package_id')::uuid
    and d.start_date = private.as_date(departure ->> 'start_date') and d.state <> 'cancelled'
  )
  order by (d.id = (departure ->> 'id')::uuid) is true desc
  limit 1
$$;

-- Functions that change the offer take the catalogue's lock before they lock a departure.
create function private.list_departures(tour uuid) returns void language sql security definer set search_path = '' as $$
  update public.tours t set departure_dates = offered.dates
  from (
    select array_agg(d.start_date order by d.start_date) as dates from public.departures d
    where d.tour_id = tour and not d.private and d.state in ('open', 'guaranteed')
  ) offered
  where t.id = tour and t.departure_dates is distinct from offered.dates
$$;

create function private.departure_view(departure public.departures) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', departure.id, 'item_type', departure.item_type, 'item_id', departure.item_id,
    'start_date', departure.start_date, 'end_date', departure.end_date, 'places', departure.places,
    'price_cents', departure.price_cents, 'min_guests', departure.min_guests, 'closes_days', departure.closes_days,
    'state', departure.state, 'guide_id', departure.guide_id, 'note', departure.note,
    'guide_note', departure.guide_note, 'private', departure.private,
    'meeting_point', departure.meeting_point, 'meeting_time', departure.meeting_time,
    'meeting_latitude', departure.meeting_latitude, 'meeting_longitude', departure.meeting_longitude,
    'taken', departure.taken, 'revision', departure.revision, 'waiting', private.waiting_figures(departure.id)
  )
$$;

create function private.booking_counts(departure_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('bookings', count(*), 'guests', coalesce(sum(b.guests), 0),
    'held', coalesce(sum(b.guests) filter (where b.status = 'pending'), 0),
    'held_bookings', count(*) filter (where b.status = 'pending'))
  from public.bookings b where b.departure_id = booking_counts.departure_id and b.has_seats
$$;

create function private.has_costs(item uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.departures d join public.departure_costs c on c.departure_id = d.id where d.item_id = item
  )
$$;

-- Reads sales from the ledger, which includes the fees of cancelled bookings; subtracts taxes and fees.
create function private.departure_margin(departure_id uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('sales_cents', s.sales, 'fees_cents', s.fees, 'commission_cents', b.commission,
    'costs_cents', c.costs, 'margin_cents', s.sales - s.fees - b.commission - c.costs)
  from (
    select coalesce(-sum(e.cents), 0)::bigint as sales,
      coalesce(-sum(e.cents) filter (where e.account = 'fees'), 0)::bigint as fees
    from public.bookings x join public.ledger_entries e on e.booking_id = x.id and e.account in ('revenue', 'fees')
    where x.departure_id = departure_margin.departure_id
  ) s, (
    select coalesce(sum(private.commission_cents(x)), 0)::bigint as commission
    from public.bookings x where x.departure_id = departure_margin.departure_id and x.status = 'confirmed'
  ) b, (
    select coalesce(sum(x.amount_cents), 0)::bigint as costs
    from public.departure_costs x where x.departure_id = departure_margin.departure_id and x.removed_at is null
  ) c
$$;

create function private.refuse_departure(departure jsonb, before public.departures) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  tour constant uuid := departure ->> 'tour_id';
  package constant uuid := departure ->> 'package_id';
  named constant date := private.as_date(departure ->> 'start_date');
  starts constant date := case when before.id is null then named else before.start_date end;
begin
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
  if starts is null or starts < private.today() or (before.id is null and starts = private.today()) then
    return private.refusal('past_date', 'start_date', 'Please choose a day after today');
  end if;
  if departure ->> 'start_date' is not null and named <> starts then
    return private.refusal('invalid_departure', 'start_date',
      'The day of a departure cannot change. Cancel it and publish another.');
  end if;
  if departure ->> 'revision' is not null and departure ->> 'revision' <> coalesce(before.revision, 0)::text then
    return private.refusal('changed', null, 'Somebody changed this departure meanwhile')
      || jsonb_build_object('departure', private.departure_view(before));
  end if;
  return null;
end $$;

-- Keys that are left out keep their value, and null takes it away.
create function private.changed_departure(departure jsonb, before public.departures) returns public.departures
language plpgsql security definer set search_path = '' as $$
declare
  after public.departures := before;
  told jsonb := departure - array['id', 'tour_id', 'package_id', 'start_date', 'revision'];
begin
  if before.id is null then
    after.id := coalesce((departure ->> 'id')::uuid, gen_random_uuid());
    after.tour_id := departure ->> 'tour_id';
    after.package_id := departure ->> 'package_id';
    after.start_date := private.as_date(departure ->> 'start_date');
    after.closes_days := 0;
    after.state := 'open';
  end if;
  told := told || coalesce((
    select jsonb_object_agg(t.key, case t.key
      when 'min_guests' then to_jsonb(nullif(t.value, '0')::integer)
      when 'closes_days' then to_jsonb(coalesce(t.value, '0')::integer)
      else to_jsonb(nullif(btrim(t.value), '')) end)
    from jsonb_each_text(told) t where t.key in ('min_guests', 'closes_days', 'note', 'guide_note', 'meeting_point')
  ), '{}');
  after := jsonb_populate_record(after, told);
  -- Naming a private departure's day publishes it; naming its id does not.
  after.private := coalesce(before.private, false) and (departure ->> 'id')::uuid is not distinct from before.id;
  if after.meeting_point is null or num_nonnulls(after.meeting_latitude, after.meeting_longitude) = 1 then
    after.meeting_latitude := null;
    after.meeting_longitude := null;
  end if;
  return after;
end $$;

create function private.refuse_changes(before public.departures, after public.departures) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if after.end_date < after.start_date then
    return private.refusal('end_before_start', 'end_date', 'A departure cannot end before it begins');
  end if;
  if before.taken > after.places then
    return private.refusal('places_below_sold', 'places', format('%s places are sold already', before.taken))
      || jsonb_build_object('taken', before.taken);
  end if;
  return null;
end $$;

create function private.write_departure(
  before public.departures, after public.departures
) returns public.departures language plpgsql security definer set search_path = '' as $$
declare
  written public.departures := after;
begin
  if before.id is null then
    insert into public.departures (id, tour_id, package_id, start_date, end_date, places, price_cents, min_guests, closes_days,
      state, guide_id, note, guide_note, meeting_point, meeting_time, meeting_latitude, meeting_longitude)
    values (after.id, after.tour_id, after.package_id, after.start_date, after.end_date, after.places, after.price_cents,
      after.min_guests, after.closes_days, after.state, after.guide_id, after.note, after.guide_note,
      after.meeting_point, after.meeting_time, after.meeting_latitude, after.meeting_longitude)
    returning * into written;
  elsif to_jsonb(after) <> to_jsonb(before) then
    update public.departures d set end_date = after.end_date, places = after.places, price_cents = after.price_cents,
      min_guests = after.min_guests, closes_days = after.closes_days, state = after.state, guide_id = after.guide_id,
      note = after.note, guide_note = after.guide_note, meeting_point = after.meeting_point, meeting_time = after.meeting_time,
      meeting_latitude = after.meeting_latitude, meeting_longitude = after.meeting_longitude, private = after.private
    where d.id = after.id
    returning * into written;
  end if;
  return written;
end $$;

create function private.audit_departure(before public.departures, after public.departures, actor uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.audit(case when before.id is null then 'created' else 'updated' end, 'departure', after.id::text,
    jsonb_build_object('by', actor) || case when before.id is null then '{}' else jsonb_build_object('changes',
      private.differences(private.departure_view(before), private.departure_view(after), array['revision', 'guide_id'])
      || private.differences(
        jsonb_build_object('guide', (select g.name from public.guides g where g.id = before.guide_id)),
        jsonb_build_object('guide', (select g.name from public.guides g where g.id = after.guide_id)))) end);
end $$;

create function private.admin_item_departures(item uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
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
comment on function private.admin_item_departures is 'Answers {item_type, title, price_cents, max_guests, rows}: every departure from today on; null for no item.';

create function private.save_departure(departure jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
  refused jsonb := private.check_departure(departure);
  before public.departures;
  after public.departures;
begin
  if refused is not null then
    return refused;
  end if;
  perform private.lock_catalogue_now();
  before := private.find_departure(departure);
  perform private.lock_departures(array[before.id]);
  select d.* into before from public.departures d where d.id = before.id;
  refused := private.refuse_departure(departure, before);
  if refused is not null then
    return refused;
  end if;
  after := private.changed_departure(departure, before);
  refused := private.refuse_changes(before, after);
  if refused is not null then
    return refused;
  end if;
  after := private.write_departure(before, after);
  perform private.list_departures(after.tour_id);
  if to_jsonb(after) is distinct from to_jsonb(before) then
    perform private.audit_departure(before, after, actor);
  end if;
  perform private.update_waiting_list(after.id);
  return '{"ok": true}';
end $$;
comment on function private.save_departure is 'What is left out stays, null is the item''s. Refuses invalid_departure, invalid_places, invalid_price, invalid_minimum, invalid_closing, unknown_guide, changed, departure_cancelled, other_item, item_gone, past_date, end_before_start, places_below_sold.';

create function private.repeat_departure(departure_id uuid, until date) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
end $$;
comment on function private.repeat_departure is 'Copies a departure week by week until a day. Answers {made}. Refuses not_found, past_date, too_far.';

create function private.admin_departures(
  from_day date, to_day date default null, item uuid default null, guide uuid default null, state text default null,
  show text default null, sort text default 'day', descending boolean default false, skip integer default 0,
  how_many integer default 25
) returns jsonb language sql stable security definer set search_path = '' as $$
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
comment on function private.admin_departures is 'Answers {count, sums, rows}: on offer or with people on it.';

create function private.admin_free_guides(departures uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
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
comment on function private.admin_free_guides is 'Answers [{id, name, leads: [{title, start_date, last_day}]}]: what each guide leads on their days.';

create function private.admin_bookings_on(departures uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  select coalesce(jsonb_agg(b.id order by b.check_in, b.id), '[]')
  from public.bookings b where b.departure_id = any (departures) and b.has_seats
$$;
comment on function private.admin_bookings_on is 'Answers the ids of bookings on departures.';

create function private.admin_departure_costs(departure_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  select private.departure_margin(d.id) || jsonb_build_object('costs', coalesce((
    select jsonb_agg(jsonb_build_object('id', c.id, 'kind', c.kind, 'amount_cents', c.amount_cents, 'note', c.note)
      order by c.created_at, c.id)
    from public.departure_costs c where c.departure_id = d.id and c.removed_at is null
  ), '[]'))
  from public.departures d where d.id = admin_departure_costs.departure_id
$$;
comment on function private.admin_departure_costs is 'Answers {costs, sales_cents, fees_cents, commission_cents, costs_cents, margin_cents}.';

create function private.add_departure_cost(cost jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  actor constant uuid := private.require_admin();
  words constant text := nullif(btrim(private.strip_markup(cost ->> 'note')), '');
  refused constant jsonb := private.check_shape(cost, 'invalid_cost',
    '{"id": "uuid", "departure_id": "uuid", "kind": "any", "amount_cents": "any", "note": "string?"}', 'Invalid cost');
  wrong text;
begin
  if refused is not null then
    return refused;
  end if;
  wrong := case
    when coalesce(cost ->> 'kind', '') not in ('guide', 'transport', 'hotel', 'other') then 'kind'
    when not private.matches_rule(cost -> 'amount_cents', 'number ^[0-9]{1,9}$')
      or (cost ->> 'amount_cents')::bigint not between 1 and 100000000 then 'amount_cents'
    when length(words) > 200 or private.has_control_characters(words, false) then 'note'
  end;
  if wrong is not null then
    return private.refusal('invalid_cost', wrong, 'Invalid cost');
  end if;
  perform 1 from public.departures d where d.id = (cost ->> 'departure_id')::uuid for key share;
  if not found then
    return private.refusal('not_found', 'departure_id', 'There is no such departure');
  end if;
  insert into public.departure_costs (id, departure_id, kind, amount_cents, note)
  values ((cost ->> 'id')::uuid, (cost ->> 'departure_id')::uuid, cost ->> 'kind', (cost ->> 'amount_cents')::bigint, words)
  on conflict do nothing;
  if found then
    perform private.audit('cost_added', 'departure', cost ->> 'departure_id', jsonb_build_object('by', actor,
      'kind', cost ->> 'kind', 'amount_cents', cost -> 'amount_cents', 'note', words));
  end if;
  return '{"ok": true}';
end $$;
comment on function private.add_departure_cost is 'Once for an id. Refuses invalid_cost, not_found.';

create function private.remove_departure_cost(cost_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  actor constant uuid := private.require_admin();
  removed public.departure_costs;
begin
  update public.departure_costs c set removed_at = now() where c.id = cost_id and c.removed_at is null returning * into removed;
  if removed.id is not null then
    perform private.audit('cost_removed', 'departure', removed.departure_id::text, jsonb_build_object('by', actor,
      'kind', removed.kind, 'amount_cents', removed.amount_cents, 'note', removed.note));
  end if;
  return '{"ok": true}';
end $$;
comment on function private.remove_departure_cost is 'Removes it, also again.';
