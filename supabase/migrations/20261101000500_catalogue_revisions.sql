-- Revisions: one sequence, taken while holding one lock until commit, so that commit order is revision order.
-- A reader who saw revision n has therefore seen everything below n.
create sequence private.catalogue_revision;

create table private.catalogue_tombstones (
  kind text not null check (kind in ('destination', 'tour', 'package')),
  id uuid not null,
  revision bigint not null,
  primary key (kind, id)
);
create index catalogue_tombstones_revision on private.catalogue_tombstones (revision);
alter table private.catalogue_tombstones enable row level security;

-- Per statement and before any row is locked: two admins saving at once queue here instead of deadlocking.
create function private.lock_catalogue()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(7203410001);
  return null;
end
$$;

create function private.stamp_catalogue_row()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    delete from private.catalogue_tombstones t where t.kind = tg_argv[0] and t.id = new.id;
  elsif new.id <> old.id then
    raise exception 'The id of a % cannot change', tg_argv[0] using errcode = '23514';
  end if;
  new.revision := nextval('private.catalogue_revision');
  new.updated_at := now();
  return new;
end
$$;

create function private.bury_catalogue_row()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.catalogue_tombstones (kind, id, revision)
  values (tg_argv[0], old.id, nextval('private.catalogue_revision'))
  on conflict (kind, id) do update set revision = excluded.revision;
  return null;
end
$$;

create trigger a_lock before insert or update or delete on public.destinations
  for each statement execute function private.lock_catalogue();
create trigger a_lock before insert or update or delete on public.tours
  for each statement execute function private.lock_catalogue();
create trigger a_lock before insert or update or delete on public.packages
  for each statement execute function private.lock_catalogue();
create trigger z_stamp before insert or update on public.destinations
  for each row execute function private.stamp_catalogue_row('destination');
create trigger z_stamp before insert or update on public.tours
  for each row execute function private.stamp_catalogue_row('tour');
create trigger z_stamp before insert or update on public.packages
  for each row execute function private.stamp_catalogue_row('package');
create trigger bury after delete on public.destinations
  for each row execute function private.bury_catalogue_row('destination');
create trigger bury after delete on public.tours
  for each row execute function private.bury_catalogue_row('tour');
create trigger bury after delete on public.packages
  for each row execute function private.bury_catalogue_row('package');
