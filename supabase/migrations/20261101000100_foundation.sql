-- Holds schemas, default rights, `private.settings`, the audit log, languages and the shapes of payloads.
-- Relies on schema `auth` alone.
-- Called by every other subject; no verb.

-- An older server would otherwise fail halfway through the migrations with a cryptic error.
do $$
begin
  if current_setting('server_version_num')::integer < 160000 then
    raise exception 'This needs PostgreSQL 16 or newer, and this server is %. Nothing was changed.',
      current_setting('server_version');
  end if;
end $$;

alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;

create schema private;

revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;

create table private.settings (
  key text primary key,
  value text not null,
  unit text not null
);

insert into private.settings (key, value, unit) values
  ('hold_minutes', '30', 'minutes a hold lasts'),
  ('hold_minutes_scarce', '10', 'minutes where seats are scarce: less than half of a departure left, or the shop busy'),
  ('hold_minutes_crowded', '3', 'minutes where so many seats of the whole shop are unpaid, until a payment page is opened'),
  ('hold_minutes_longest', '60', 'minutes from booking, however often payment pages are opened'),
  ('hold_minutes_longest_scarce', '30', 'the same where seats are scarce'),
  ('hold_minutes_unasked', '180', 'minutes after its end a hold waits for a provider that cannot be asked'),
  ('hold_limit_per_mailbox', '3', 'holds at once for one mailbox, asked for by one network'),
  ('crowded_percent', '25', 'percent of all seats on sale that are unpaid, from which on the shop is crowded'),
  ('crowded_seats', '50', 'unpaid seats below which no shop is crowded, however small it is'),
  ('busy_seats', '300', 'unpaid seats in the whole shop from which on it is busy'),
  ('on_request_lead_days', '3', 'days'),
  ('offer_hours', '24', 'hours a waiting party has for the places offered to it'),
  ('offers_per_day', '2', 'offers to one mailbox'),
  ('held_mail_seconds', '120', 'seconds in which paying makes the mail about the hold unneeded'),
  ('unasked_mails_per_day', '3', 'mails to one mailbox about what nobody has paid for'),
  ('links_mails_per_day', '2', 'mails to one mailbox with links to its bookings'),
  ('form_mails_per_hour', '6', 'mails to the operator about forms, from all senders together; the rest go as one digest'),
  ('form_mails_per_day', '30', 'the same in a day'),
  ('confirmation_mails_per_day', '3', 'mails again about one confirmed booking'),
  ('list_bytes', '400000', 'bytes of a list of travelers as the database stores it'),
  ('guide_cash_a_day_cents', '2000000', 'cash that one guide brings into the books within a day; more waits for the desk'),
  ('body_bytes', '40000', 'bytes of a form as the database stores it'),
  ('rate_salt', gen_random_uuid()::text, 'secret');

create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor uuid,
  actor_email text,
  action text not null,
  entity text not null,
  entity_id text not null,
  details jsonb not null default '{}'
);
create index audit_log_at on public.audit_log (at desc);
create index audit_log_entity on public.audit_log (entity, entity_id);
grant select on public.audit_log to service_role;

create function private.setting(name text) returns text language plpgsql stable set search_path = '' as $$
begin
  return (select s.value from private.settings s where s.key = name);
end $$;

-- Travel days follow Tashkent's calendar, because the traveler and the server may be in other time zones.
create function private.today() returns date language plpgsql stable set search_path = '' as $$
begin
  return (select (now() at time zone 'Asia/Tashkent')::date);
end $$;

create function private.is_uuid(value text) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  return (select coalesce(value ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', false));
end $$;

-- Maps every spelling of one mailbox to the same value: drops the part after a plus, and the dots that Google ignores.
create function private.mailbox_of(address text) returns text language plpgsql immutable set search_path = '' as $$
begin
  return (
    select case when split_part(a, '@', 2) in ('gmail.com', 'googlemail.com')
      then replace(split_part(split_part(a, '@', 1), '+', 1), '.', '') || '@gmail.com'
      else split_part(split_part(a, '@', 1), '+', 1) || '@' || split_part(a, '@', 2) end
    from (select lower(btrim(address)) as a) plain
  );
end $$;

-- Identifies a person when data is shown or erased. Outside Google, an address with a plus may be another person's.
-- Strict, so that the planner can use an index of the rows that have an address.
create function private.address_key(address text) returns text
language plpgsql immutable strict set search_path = '' as $$
begin
  return case when lower(btrim(address)) ~ '@(gmail|googlemail)\.com$' then private.mailbox_of(address)
    else lower(btrim(address)) end;
end $$;

create function private.phone_key(phone text) returns text language sql immutable set search_path = '' as $$
  select substring(regexp_replace(phone, '[^0-9]', '', 'g') from '^(?:00)?([0-9]{8,})$')
$$;

-- Erasing personal data sets this for its transaction, because notes and documents are otherwise immutable.
create function private.is_erasing() returns boolean language sql stable set search_path = '' as $$
  select coalesce(current_setting('journey.erasing', true), '') = 'on'
$$;

create function private.audit(action text, entity text, entity_id text, details jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.audit_log (actor, actor_email, action, entity, entity_id, details)
  select auth.uid(), (select u.email from auth.users u where u.id = auth.uid()), action, entity, entity_id,
    coalesce(details, '{}')
$$;

create function private.as_object(value jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
begin
  return case when jsonb_typeof(value) = 'object' then value else '{}' end;
end $$;

create function private.as_array(value jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
begin
  return case when jsonb_typeof(value) = 'array' then value else '[]' end;
end $$;

create function private.unknown_key(form jsonb, known text[]) returns text
language sql immutable set search_path = '' as $$
  select left(k, 50) from jsonb_object_keys(private.as_object(form)) k
  where k <> all (known) limit 1
$$;

create function private.languages() returns text[] language sql immutable set search_path = '' as $$
  select array['en', 'ru', 'uz']
$$;

create function private.as_language(value text) returns text language sql immutable set search_path = '' as $$
  select case when value = any (private.languages()) then value else 'en' end
$$;

-- Checks one rule of a shape: a JSON type or a kind listed below, `?` if null or a missing key is allowed, then a
-- pattern. Use `any` for a key that the caller checks.
create function private.matches_rule(value jsonb, rule text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select wanted[1] = 'any' or case when coalesce(value, 'null') = 'null' then wanted[2] = '?'
      else jsonb_typeof(value) = coalesce(kind.type, wanted[1]) and value #>> '{}' ~ coalesce(kind.pattern, wanted[3]) end
    from regexp_match(rule, '^(\w+)(\??) ?(.*)$') wanted left join (values
      ('uuid', 'string', '(?i)^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
      ('token', 'string', '^[A-Za-z0-9_-]{43}$'),
      ('milliseconds', 'number', '^[0-9]{13}$'),
      ('guests', 'number', '^([1-9][0-9]?|[1-4][0-9]{2}|500)$'),
      ('mxik', 'string', '^[0-9]{17}$'),
      ('package_code', 'string', '^[0-9]{1,20}$')
    ) kind (name, type, pattern) on kind.name = wanted[1]
  );
end $$;

-- A shape is `{key: rule}`; type json keeps the order in which keys are reported.
create function private.wrong_key(payload jsonb, shape json) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(payload) is distinct from 'object' then
    return '';
  end if;
  return coalesce(private.unknown_key(payload, array(select json_object_keys(shape))), (
    select s.key from json_each_text(shape) with ordinality s (key, rule, place)
    where not private.matches_rule(payload -> s.key, s.rule) order by s.place limit 1
  ));
end $$;

create function private.differences(before jsonb, after jsonb, left_out text[] default '{}') returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(n.key, jsonb_build_object('from', before -> n.key, 'to', n.value)), '{}')
  from jsonb_each(after) n
  where n.value <> coalesce(before -> n.key, 'null') and n.key <> all (left_out)
$$;
