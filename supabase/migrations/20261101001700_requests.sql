-- Wishes for a trip of one's own (/booking) and messages (/contact). Written by functions, read at the desk.
create table public.trip_requests (
  id uuid primary key,
  name text not null,
  email text not null,
  phone text,
  start_date date,
  end_date date,
  cities text[] not null default '{}',
  guests integer not null check (guests between 1 and 500),
  budget_cents bigint check (budget_cents between 0 and 100000000),
  wishes text,
  status text not null default 'new' check (status in ('new', 'answered')),
  answered_at timestamptz,
  answered_by uuid,
  created_at timestamptz not null default now()
);
create index trip_requests_created on public.trip_requests (created_at desc);

create table public.contact_messages (
  id uuid primary key,
  name text not null,
  email text not null,
  phone text,
  subject text,
  message text not null,
  status text not null default 'new' check (status in ('new', 'answered')),
  answered_at timestamptz,
  answered_by uuid,
  created_at timestamptz not null default now()
);
create index contact_messages_created on public.contact_messages (created_at desc);

alter table public.trip_requests enable row level security;
alter table public.contact_messages enable row level security;
grant select on public.trip_requests, public.contact_messages to authenticated, service_role;

-- Names and addresses of people: for admins.
create policy trip_requests_select_admin on public.trip_requests
  for select to authenticated using ((select private.is_admin()));
create policy contact_messages_select_admin on public.contact_messages
  for select to authenticated using ((select private.is_admin()));
