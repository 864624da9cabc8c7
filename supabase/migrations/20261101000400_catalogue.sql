create table public.destinations (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 200),
  city text not null check (length(btrim(city)) between 1 and 200),
  country text not null default 'Uzbekistan' check (length(btrim(country)) between 1 and 200),
  description text not null check (length(btrim(description)) between 1 and 20000),
  image_url text not null default '/placeholder.svg' check (length(btrim(image_url)) between 1 and 2000),
  featured boolean not null default false,
  latitude numeric(9, 6) check (latitude between -90 and 90),
  longitude numeric(9, 6) check (longitude between -180 and 180),
  unesco boolean not null default false,
  archived boolean not null default false,
  revision bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index destinations_revision on public.destinations (revision);

create table public.tours (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  description text not null check (length(btrim(description)) between 1 and 20000),
  image_url text not null default '/placeholder.svg' check (length(btrim(image_url)) between 1 and 2000),
  duration_days integer not null check (duration_days between 1 and 365),
  price numeric(10, 2) not null check (price between 0 and 50000),
  max_guests integer not null default 10 check (max_guests between 1 and 500),
  destination_id uuid not null references public.destinations (id),
  includes text[],
  excludes text[],
  difficulty_level text not null default 'easy' check (difficulty_level in ('easy', 'moderate', 'difficult')),
  featured boolean not null default false,
  departure_dates date[],
  itinerary jsonb not null default '{}' check (jsonb_typeof(itinerary) = 'object'),
  meeting_point text check (length(meeting_point) <= 500),
  meeting_latitude numeric(9, 6) check (meeting_latitude between -90 and 90),
  meeting_longitude numeric(9, 6) check (meeting_longitude between -180 and 180),
  meeting_time text check (meeting_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  contact_phone text check (contact_phone ~ '^[0-9 +()-]{3,20}$'),
  archived boolean not null default false,
  revision bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index tours_revision on public.tours (revision);
create index tours_destination on public.tours (destination_id);

create table public.packages (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  description text not null check (length(btrim(description)) between 1 and 20000),
  price numeric(10, 2) not null check (price between 0 and 50000),
  original_price numeric(10, 2) check (original_price between 0 and 99999),
  duration_days integer not null check (duration_days between 1 and 365),
  max_guests integer not null default 10 check (max_guests between 1 and 500),
  includes text[],
  highlights text[],
  tour_ids uuid[],
  image_url text not null default '/placeholder.svg' check (length(btrim(image_url)) between 1 and 2000),
  featured boolean not null default false,
  archived boolean not null default false,
  revision bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index packages_revision on public.packages (revision);
create index packages_tour_ids on public.packages using gin (tour_ids);

alter table public.destinations enable row level security;
alter table public.tours enable row level security;
alter table public.packages enable row level security;
grant select on public.destinations, public.tours, public.packages to anon;
grant select, insert, update, delete on public.destinations, public.tours, public.packages to authenticated;
grant select, insert, update, delete on public.destinations, public.tours, public.packages to service_role;

-- Everybody reads what is on offer; what is archived is the operator's business.
create policy destinations_select_anon on public.destinations for select to anon using (not archived);
create policy tours_select_anon on public.tours for select to anon using (not archived);
create policy packages_select_anon on public.packages for select to anon using (not archived);
create policy destinations_select_user on public.destinations
  for select to authenticated using (not archived or (select private.is_admin()));
create policy tours_select_user on public.tours
  for select to authenticated using (not archived or (select private.is_admin()));
create policy packages_select_user on public.packages
  for select to authenticated using (not archived or (select private.is_admin()));

-- Admins keep the catalogue (spec section 6).
create policy destinations_insert_admin on public.destinations
  for insert to authenticated with check ((select private.is_admin()));
create policy destinations_update_admin on public.destinations
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy destinations_delete_admin on public.destinations
  for delete to authenticated using ((select private.is_admin()));
create policy tours_insert_admin on public.tours
  for insert to authenticated with check ((select private.is_admin()));
create policy tours_update_admin on public.tours
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy tours_delete_admin on public.tours
  for delete to authenticated using ((select private.is_admin()));
create policy packages_insert_admin on public.packages
  for insert to authenticated with check ((select private.is_admin()));
create policy packages_update_admin on public.packages
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy packages_delete_admin on public.packages
  for delete to authenticated using ((select private.is_admin()));
