-- Lets a monitor notice that housekeeping stopped.
create table private.housekeeping_rounds (
  only_one boolean primary key default true check (only_one),
  ended_at timestamptz not null,
  failed jsonb not null
);
alter table private.housekeeping_rounds enable row level security;

create function private.note_housekeeping(failed jsonb)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.housekeeping_rounds (ended_at, failed) values (clock_timestamp(), failed)
  on conflict (only_one) do update set ended_at = excluded.ended_at, failed = excluded.failed
$$;

create function private.last_housekeeping()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'age_seconds', greatest(0, extract(epoch from clock_timestamp() - r.ended_at)::integer), 'failed', r.failed
  ) from private.housekeeping_rounds r
$$;
