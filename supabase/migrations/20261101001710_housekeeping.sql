-- The last round of housekeeping, so that a monitor can see when nobody keeps house any more.
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
  insert into private.housekeeping_rounds (ended_at, failed) values (clock_timestamp(), $1)
  on conflict (only_one) do update set ended_at = excluded.ended_at, failed = excluded.failed
$$;

-- The newest backup; `npm run backup` writes it down once the file is whole.
create table private.backups (
  only_one boolean primary key default true check (only_one),
  made_at timestamptz not null,
  version text not null
);
alter table private.backups enable row level security;

-- For `health`. null: there was no round, no backup; no migration was recorded.
create function private.shop_state()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  newest text;
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select max(version) from supabase_migrations.schema_migrations' into newest;
  end if;
  return jsonb_build_object(
    'housekeeping', (
      select jsonb_build_object(
        'age_seconds', greatest(0, extract(epoch from clock_timestamp() - r.ended_at)::integer), 'failed', r.failed
      ) from private.housekeeping_rounds r
    ),
    'backup_age_days', (select (extract(epoch from now() - b.made_at) / 86400)::integer from private.backups b),
    'migration', newest
  );
end
$$;
