-- Guides are archived instead of deleted, so that old departures still name them.
create table public.guides (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 100),
  phone text check (phone ~ '^[0-9 +()-]{3,20}$'),
  email text check (length(email) between 3 and 254),
  language text not null default 'en' check (language = any (private.languages())),
  archived boolean not null default false,
  user_id uuid unique references auth.users (id) on delete set null,
  revision integer not null default 1,
  created_at timestamptz not null default now()
);
alter table public.guides enable row level security;
grant select on public.guides to service_role;

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
alter table public.departures enable row level security;
grant select on public.departures to service_role;

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
end
$$;

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
end
$$;
create trigger publish_new after insert on public.tours
  for each row when (new.departure_dates is not null) execute function private.publish_departures();
create trigger publish after update of departure_dates on public.tours
  for each row when (new.departure_dates is distinct from old.departure_dates)
  execute function private.publish_departures();
