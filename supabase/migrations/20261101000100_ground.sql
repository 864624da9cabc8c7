-- The ground every later migration stands on: nothing is granted unless a migration says so.
-- New hosted projects grant nothing, older ones grant everything by default: both end up the same here.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;

-- Definer functions and tables nobody reads over the API. Never listed in the API's schemas.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;

-- Knobs an operator may turn without a migration.
create table private.settings (
  key text primary key,
  value text not null
);
alter table private.settings enable row level security;

insert into private.settings (key, value) values
  ('hold_minutes', '30'),
  ('hold_limit_per_email', '3'),
  ('on_request_lead_days', '3'),
  ('confirmation_mails_per_day', '3'),
  ('rate_salt', gen_random_uuid()::text);

create function private.setting(name text)
returns text
language sql
stable
set search_path = ''
as $$
  select s.value from private.settings s where s.key = name
$$;

-- A travel day is a day in Tashkent, wherever the traveller or the server is.
create function private.today()
returns date
language sql
stable
set search_path = ''
as $$
  select (now() at time zone 'Asia/Tashkent')::date
$$;
