-- Several invitations may be in the mail, so the first one opened counts; sending the mail creates its token.
create table private.invitations (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  guide_id uuid references public.guides (id) on delete cascade,
  member_id uuid references public.desk_members (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '7 days',
  used_by uuid,
  check (num_nonnulls(guide_id, member_id) = 1)
);
create index invitations_guide on private.invitations (guide_id);
create index invitations_member on private.invitations (member_id);
alter table private.invitations enable row level security;

create function private.invitation_token(guide_id uuid, member_id uuid default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  token text := private.new_token();
begin
  insert into private.invitations (token_hash, guide_id, member_id)
  values (private.token_hash(token), guide_id, member_id);
  return token;
end
$$;

-- A phone belongs to one guide forever; its key signs reports, so that they also arrive after the session ended.
create table private.guide_devices (
  id uuid primary key,
  guide_id uuid not null references public.guides (id),
  key_hash text not null check (key_hash ~ '^[0-9a-f]{64}$'),
  registered_at timestamptz not null default now(),
  last_contact_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index guide_devices_guide on private.guide_devices (guide_id);
alter table private.guide_devices enable row level security;

-- A guide's phone is trusted only for the time in which the guide led the departure.
create table private.guide_assignments (
  id bigint generated always as identity primary key,
  departure_id uuid not null references public.departures (id) on delete cascade,
  guide_id uuid not null references public.guides (id),
  began_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index guide_assignments_current on private.guide_assignments (departure_id) where ended_at is null;
create index guide_assignments_departure on private.guide_assignments (departure_id, guide_id);
create index guide_assignments_guide on private.guide_assignments (guide_id);
alter table private.guide_assignments enable row level security;

create function private.note_assignment() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update private.guide_assignments a set ended_at = now() where a.departure_id = new.id and a.ended_at is null;
  insert into private.guide_assignments (departure_id, guide_id)
  select new.id, g.id from public.guides g where g.id = new.guide_id and not g.archived;
  return null;
end
$$;
create trigger note_first_assignment after insert on public.departures
  for each row when (new.guide_id is not null) execute function private.note_assignment();
create trigger note_assignment after update of guide_id on public.departures
  for each row when (new.guide_id is distinct from old.guide_id) execute function private.note_assignment();

-- Revokes the phones with the account, so that their later reports count only if the desk accepts them.
create function private.end_guide_duties() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.archived or new.user_id is distinct from old.user_id then
    update private.guide_devices d set revoked_at = now() where d.guide_id = new.id and d.revoked_at is null;
  end if;
  if new.archived then
    update private.guide_assignments a set ended_at = now() where a.guide_id = new.id and a.ended_at is null;
  elsif old.archived then
    insert into private.guide_assignments (departure_id, guide_id)
    select d.id, new.id from public.departures d where d.guide_id = new.id;
  end if;
  return null;
end
$$;
create trigger end_guide_duties after update of archived, user_id on public.guides
  for each row when (new.archived <> old.archived or (old.user_id is not null and new.user_id is distinct from old.user_id))
  execute function private.end_guide_duties();

create table public.check_ins (
  id uuid primary key,
  device_id uuid not null references private.guide_devices (id),
  departure_id uuid not null references public.departures (id),
  booking_id uuid not null references public.bookings (id),
  kind text not null check (kind in ('arrived', 'absent', 'undone')),
  guests integer not null check (guests between 0 and 500),
  -- Null for the whole party.
  position integer check (position between 1 and 500),
  check (kind <> 'absent' or position is null),
  late boolean not null,
  by text not null check (by in ('scan', 'name')),
  seen_at timestamptz not null,
  status_seen text check (length(status_seen) <= 20),
  doubt text check (doubt in ('phone_ended', 'outside_assignment')),
  received_at timestamptz not null default clock_timestamp()
);
create index check_ins_departure on public.check_ins (departure_id, booking_id, seen_at);
create index check_ins_booking on public.check_ins (booking_id);
create index check_ins_device on public.check_ins (device_id);
alter table public.check_ins enable row level security;
grant select on public.check_ins to service_role;

-- Accepted cash becomes the payment with the same id; otherwise it waits for the desk.
create table public.guide_cash (
  id uuid primary key,
  device_id uuid not null references private.guide_devices (id),
  departure_id uuid not null references public.departures (id),
  booking_id uuid not null references public.bookings (id),
  amount_cents bigint not null check (amount_cents between 1 and 5000000),
  currency text not null check (currency in ('USD', 'UZS')),
  charged_minor bigint not null check (charged_minor > 0),
  rate numeric check (rate > 0),
  note text check (length(note) between 1 and 1000),
  doubt text check (doubt in ('phone_ended', 'outside_assignment', 'above_owed', 'day_limit', 'cash_ceiling')),
  seen_at timestamptz not null,
  received_at timestamptz not null default clock_timestamp()
);
create index guide_cash_departure on public.guide_cash (departure_id);
create index guide_cash_booking on public.guide_cash (booking_id);
create index guide_cash_device on public.guide_cash (device_id);
alter table public.guide_cash enable row level security;
grant select on public.guide_cash to service_role;

create table private.claim_decisions (
  claim_id uuid primary key,
  accepted boolean not null,
  reason text not null,
  decided_by uuid not null,
  decided_at timestamptz not null default now()
);
alter table private.claim_decisions enable row level security;

create function private.refuse_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'A recorded check-in cannot change' using errcode = '23514';
end
$$;
create trigger append_only before update or delete on public.check_ins
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.check_ins
  for each statement execute function private.refuse_change();
create trigger append_only before update or delete on public.guide_cash
  for each row when (not private.is_erasing()) execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.guide_cash
  for each statement execute function private.refuse_change();
