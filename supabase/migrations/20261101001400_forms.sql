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
grant select on public.trip_requests, public.contact_messages to service_role;

-- Names every key it may have: anything else is refused by name. Texts carry their longest length.
create function private.check_form(form jsonb, texts jsonb, others text[])
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  stranger text;
  field text;
  longest integer;
  wrong text;
begin
  if jsonb_typeof(form) is distinct from 'object' or private.is_too_large(form) then
    return private.refusal('invalid_request', null, 'Invalid information');
  end if;
  select k into stranger from jsonb_object_keys(form) k
  where not texts ? k and k <> all (others) and k <> all (array['id', 'name', 'email', 'phone'])
  limit 1;
  if stranger is not null then
    return private.refusal('invalid_request', left(stranger, 50), 'Invalid information');
  end if;
  for field, longest in
    select t.key, t.value::integer from jsonb_each_text(texts || '{"id": 36, "name": 101, "email": 254, "phone": 20}') t
  loop
    if jsonb_typeof(form -> field) not in ('string', 'null') or private.has_control_characters(form ->> field, texts ? field) then
      return private.refusal('invalid_request', field, 'Invalid information');
    end if;
    if length(form ->> field) > longest then
      return private.refusal('invalid_request', field, 'Text too long');
    end if;
  end loop;
  if not private.is_uuid(form ->> 'id') then
    return private.refusal('invalid_request', 'id', 'Invalid information');
  end if;
  wrong := private.check_name('Name', form ->> 'name', 101);
  if wrong is not null then
    return private.refusal('invalid_request', 'name', wrong);
  end if;
  wrong := private.check_email(form ->> 'email');
  if wrong is not null then
    return private.refusal('invalid_request', 'email', wrong);
  end if;
  wrong := case when coalesce(form ->> 'phone', '') <> '' then private.check_phone(form ->> 'phone') end;
  if wrong is not null then
    return private.refusal('invalid_request', 'phone', wrong);
  end if;
  return null;
end
$$;

create function private.check_trip_request(request jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  refused jsonb := private.check_form(request, '{"wishes": 4000, "start_date": 10, "end_date": 10}',
    array['cities', 'guests', 'budget_cents']);
  starts date := private.as_date(request ->> 'start_date');
  ends date := private.as_date(request ->> 'end_date');
begin
  if refused is not null then
    return refused;
  end if;
  if (request ->> 'start_date' is not null and starts is null) or starts <= private.today() then
    return private.refusal('invalid_request', 'start_date', 'Please choose a day in the future');
  end if;
  if (request ->> 'end_date' is not null and ends is null) or ends < coalesce(starts, private.today()) then
    return private.refusal('invalid_request', 'end_date', 'The end is before the start');
  end if;
  if jsonb_typeof(request -> 'guests') is distinct from 'number' or request ->> 'guests' !~ '^[0-9]{1,3}$' or (request ->> 'guests')::integer not between 1 and 500 then
    return private.refusal('invalid_request', 'guests', 'Please tell how many people travel');
  end if;
  if jsonb_typeof(request -> 'budget_cents') not in ('number', 'null') or request ->> 'budget_cents' !~ '^[0-9]{1,9}$' or (request ->> 'budget_cents')::bigint > 100000000 then
    return private.refusal('invalid_request', 'budget_cents', 'Invalid budget');
  end if;
  if jsonb_typeof(request -> 'cities') not in ('array', 'null') then
    return private.refusal('invalid_request', 'cities', 'Invalid list of cities');
  end if;
  if jsonb_typeof(request -> 'cities') = 'array' and (
    jsonb_array_length(request -> 'cities') > 30 or exists (
      select 1 from jsonb_array_elements(request -> 'cities') c
      where jsonb_typeof(c) <> 'string' or length(c #>> '{}') not between 1 and 100
        or private.has_control_characters(c #>> '{}', false)
    )
  ) then
    return private.refusal('invalid_request', 'cities', 'Invalid list of cities');
  end if;
  return null;
end
$$;

-- Client-made ids: the queue may send one twice.
create function private.submit_trip_request(request jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  refused jsonb := private.check_trip_request(request);
begin
  if refused is not null then
    return refused;
  end if;
  if exists (select 1 from public.trip_requests t where t.id = (request ->> 'id')::uuid) then
    return '{"ok": true}';
  end if;
  perform private.require_token('form');
  insert into public.trip_requests (id, name, email, phone, start_date, end_date, cities, guests, budget_cents, wishes)
  values (
    (request ->> 'id')::uuid, btrim(request ->> 'name'), btrim(request ->> 'email'), nullif(btrim(request ->> 'phone'), ''),
    (request ->> 'start_date')::date, (request ->> 'end_date')::date,
    case when jsonb_typeof(request -> 'cities') = 'array'
      then array(select jsonb_array_elements_text(request -> 'cities')) else '{}' end,
    (request ->> 'guests')::integer, (request ->> 'budget_cents')::bigint, nullif(private.strip_markup(request ->> 'wishes'), '')
  )
  on conflict (id) do nothing;
  insert into public.email_outbox (kind, recipient, about, payload)
  values ('trip_request', 'operator', (request ->> 'id')::uuid, request)
  on conflict (about, kind, version) do nothing;
  return '{"ok": true}';
end
$$;

create function private.submit_contact_message(message jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  refused jsonb := private.check_form(message, '{"subject": 200, "message": 4000}', '{}');
begin
  if refused is not null then
    return refused;
  end if;
  if coalesce(btrim(message ->> 'message'), '') = '' then
    return private.refusal('invalid_request', 'message', 'Please write a message');
  end if;
  if exists (select 1 from public.contact_messages c where c.id = ($1 ->> 'id')::uuid) then
    return '{"ok": true}';
  end if;
  perform private.require_token('form');
  insert into public.contact_messages (id, name, email, phone, subject, message)
  values (
    (message ->> 'id')::uuid, btrim(message ->> 'name'), btrim(message ->> 'email'), nullif(btrim(message ->> 'phone'), ''),
    nullif(private.strip_markup(message ->> 'subject'), ''), private.strip_markup(message ->> 'message')
  )
  on conflict (id) do nothing;
  insert into public.email_outbox (kind, recipient, about, payload)
  values ('contact_message', 'operator', (message ->> 'id')::uuid, message)
  on conflict (about, kind, version) do nothing;
  return '{"ok": true}';
end
$$;

-- At the desk: all kinds in one list, and which are answered.
create function private.admin_requests(
  kind text, status text, search text, skip integer,
  how_many integer
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    with found as materialized (
      select 'trip_request' as kind, t.id, t.name, t.email, t.phone, t.status, t.created_at, t.answered_at,
        jsonb_build_object('start_date', t.start_date, 'end_date', t.end_date, 'cities', to_jsonb(t.cities),
          'guests', t.guests, 'budget_cents', t.budget_cents) as trip,
        null::text as subject, t.wishes as message
      from public.trip_requests t
      union all
      select 'contact_message', c.id, c.name, c.email, c.phone, c.status, c.created_at, c.answered_at, null,
        c.subject, c.message
      from public.contact_messages c
    ), chosen as (
      select * from found f
      where ($1 is null or f.kind = $1) and ($2 is null or f.status = $2)
        and ($3 is null or strpos(lower(concat_ws(' ', f.name, f.email, f.phone, f.subject, f.message)), lower($3)) > 0)
    )
    select jsonb_build_object(
      'count', (select count(*) from chosen),
      'rows', coalesce((
        select jsonb_agg(to_jsonb(g) order by g.created_at desc, g.id)
        from (
          select * from chosen c order by c.created_at desc, c.id
          limit least(greatest($5, 1), 1000) offset greatest($4, 0)
        ) g
      ), '[]')
    )
  );
end
$$;

create function private.admin_mark_answered(kind text, id uuid, answered boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor uuid := private.require_admin();
begin
  if $1 = 'trip_request' then
    update public.trip_requests t set status = case when $3 then 'answered' else 'new' end,
      answered_at = case when $3 then now() end, answered_by = case when $3 then actor end
    where t.id = $2;
  elsif $1 = 'contact_message' then
    update public.contact_messages c set status = case when $3 then 'answered' else 'new' end,
      answered_at = case when $3 then now() end, answered_by = case when $3 then actor end
    where c.id = $2;
  end if;
  if not coalesce(found and $1 in ('trip_request', 'contact_message'), false) then
    return private.refusal('not_found', null, 'Not found');
  end if;
  perform private.audit(case when $3 then 'answered' else 'reopened' end, $1, $2::text, '{}');
  return '{"ok": true}';
end
$$;
