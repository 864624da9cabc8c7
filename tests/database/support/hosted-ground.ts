/** As on hosted Supabase, `postgres` is no superuser, and auth and storage have other owners. */
export const hostedGround = `
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
create role supabase_auth_admin nologin noinherit createrole;
create role supabase_storage_admin nologin noinherit createrole;
create role postgres login createdb createrole replication bypassrls;
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role, authenticator to postgres with admin option;
grant pg_monitor, pg_read_all_data, pg_signal_backend to postgres;
grant set on parameter session_replication_role to postgres;
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter database postgres owner to postgres;
grant usage on schema public to anon, authenticated, service_role;

create schema auth;
grant usage, create on schema auth to supabase_auth_admin;
grant usage on schema auth to postgres, anon, authenticated, service_role;
set role supabase_auth_admin;
create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text unique,
  email_confirmed_at timestamptz,
  last_sign_in_at timestamptz,
  raw_user_meta_data jsonb not null default '{}'
);
create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz default now(),
  refreshed_at timestamp
);
create table auth.audit_log_entries (
  id uuid primary key default gen_random_uuid(),
  payload json,
  created_at timestamptz default now(),
  ip_address varchar(64) not null default ''
);
create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;
create function auth.uid() returns uuid language sql stable as $$
  select (auth.jwt() ->> 'sub')::uuid
$$;
grant all on auth.users, auth.sessions, auth.audit_log_entries to postgres;
reset role;

create schema storage;
grant usage, create on schema storage to supabase_storage_admin;
grant usage on schema storage to postgres, anon, authenticated, service_role;
set role supabase_storage_admin;
create table storage.buckets (
  id text primary key,
  name text not null unique,
  public boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[]
);
create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  unique (bucket_id, name)
);
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on all tables in schema storage to postgres, anon, authenticated, service_role;
reset role;

-- Hosted, an extension lets postgres write policies on this one table of another's. A member of the owner may do so
-- too, but could also change the table itself; that is refused here as it is there.
grant supabase_storage_admin to postgres;
create function storage.policies_only() returns event_trigger language plpgsql as $$
begin
  if current_user = 'postgres' and exists (
    select from pg_event_trigger_ddl_commands() as made
    where made.schema_name = 'storage' and made.command_tag not like '% POLICY'
  ) then
    raise exception 'must be owner of the storage schema''s objects' using errcode = '42501';
  end if;
end $$;
create event trigger storage_policies_only on ddl_command_end execute function storage.policies_only();
`;

/** Projects made before May 2026 grant every new object to all roles; the migrations must revoke that. */
export const oldDefaults = `
alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant execute on functions to anon, authenticated, service_role;
`;
