-- Holds trip requests and contact messages, and the answers of the desk.
-- Relies on `mails`, `desk_people`, `bookings`, `limits` and `seats`.
-- Called by anyone and the desk.
set check_function_bodies = off;

create table public.requests (
  kind text not null check (kind in ('trip_request', 'contact_message')),
  id uuid not null,
  name text not null,
  email text not null,
  phone text,
  language text not null default 'en' check (language = any (private.languages())),
  subject text,
  message text,
  trip jsonb,
  status text not null default 'new' check (status in ('new', 'answered')),
  answered_at timestamptz,
  answered_by uuid,
  created_at timestamptz not null default now(),
  primary key (id, kind),
  check ((kind = 'trip_request') = (trip is not null))
);
create index requests_created on public.requests (created_at desc, id);
create index requests_person on public.requests (private.address_key(email));
grant select on public.requests to service_role;

create function private.check_form(form jsonb, texts jsonb, others text[]) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  unknown text := private.unknown_key(
    form, array['id', 'name', 'email', 'phone', 'language'] || others || array(select jsonb_object_keys(texts)));
  field text;
  longest integer;
  wrong text;
begin
  if jsonb_typeof(form) is distinct from 'object' or private.is_too_large(form) then
    return private.refusal('invalid_request', null, 'Invalid information');
  end if;
  if unknown is not null then
    return private.refusal('invalid_request', unknown, 'Invalid information');
  end if;
  for field, longest in
    select t.key, t.value::integer from jsonb_each_text(texts || '{"id": 36, "name": 101, "email": 254, "phone": 20}') t
  loop
    if not private.matches_rule(form -> field, 'string?') or private.has_control_characters(form ->> field, texts ? field) then
      return private.refusal('invalid_request', field, 'Invalid information');
    end if;
    if length(form ->> field) > longest then
      return private.refusal('invalid_request', field, 'Text too long');
    end if;
  end loop;
  return coalesce(
    private.refusal('invalid_request', 'id', case when not private.is_uuid(form ->> 'id') then 'Invalid information' end),
    private.refusal('invalid_request', 'name', private.check_name('Name', form ->> 'name', 101)),
    private.refusal('invalid_request', 'email', private.check_email(form ->> 'email')),
    private.refusal('invalid_request', 'phone',
      case when form ->> 'phone' <> '' then private.check_phone(form ->> 'phone') end)
  );
end $$;

create function private.check_cities(cities jsonb) returns text language sql immutable set search_path = '' as $$
  select case
    when not private.matches_rule(cities, 'array?') or jsonb_array_length(private.as_array(cities)) > 30 or exists (
      select 1 from jsonb_array_elements(private.as_array(cities)) c
      where not private.matches_rule(c, 'string ^.{1,100}$') or private.has_control_characters(c #>> '{}', false)
    ) then 'Invalid list of cities'
  end
$$;

create function private.check_trip_request(request jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  starts date := private.as_date(request ->> 'start_date');
  ends date := private.as_date(request ->> 'end_date');
begin
  return coalesce(
    private.check_form(request, '{"wishes": 4000, "start_date": 10, "end_date": 10}', array['cities', 'guests', 'budget_cents']),
    private.refusal('invalid_request', 'start_date', case
      when (request ->> 'start_date' is not null and starts is null) or starts <= private.today()
      then 'Please choose a day in the future' end),
    private.refusal('invalid_request', 'end_date', case
      when (request ->> 'end_date' is not null and ends is null) or ends < coalesce(starts, private.today())
      then 'The end is before the start' end),
    private.refusal('invalid_request', 'guests', case
      when not private.matches_rule(request -> 'guests', 'guests') then 'Please tell how many people travel' end),
    private.refusal('invalid_request', 'budget_cents', case
      when not private.matches_rule(request -> 'budget_cents', 'number? ^[0-9]{1,9}$')
        or (request ->> 'budget_cents')::bigint > 100000000
      then 'Invalid budget' end),
    private.refusal('invalid_request', 'cities', private.check_cities(request -> 'cities'))
  );
end $$;

-- Unproven senders cause these mails, so above the limit they become one digest an hour; the desk shows every request.
create function private.mail_operator(kind text, form jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  digest constant uuid := '00000000-0000-4000-8000-00000000d19e';
  in_hour bigint;
  in_day bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('mails to the operator', 5));
  select count(*) filter (where m.created_at > now() - interval '1 hour'), count(*) into in_hour, in_day
  from public.email_outbox m
  where m.recipient = 'operator' and m.kind in ('trip_request', 'contact_message') and m.created_at > now() - interval '1 day';
  if in_hour < private.setting('form_mails_per_hour')::integer and in_day < private.setting('form_mails_per_day')::integer then
    insert into public.email_outbox (kind, recipient, about, payload)
    values (kind, 'operator', (form ->> 'id')::uuid, form)
    on conflict on constraint email_outbox_about_kind_version_key do nothing;
    return;
  end if;
  update public.email_outbox m set payload = jsonb_build_object('count', (m.payload ->> 'count')::integer + 1)
  where m.about = digest and m.status = 'queued' and m.attempts = 0;
  if not found then
    insert into public.email_outbox (kind, recipient, about, version, payload, next_try_at)
    values ('requests_waiting', 'operator', digest, private.next_mail_version(digest, 'requests_waiting'),
      '{"count": 1}', now() + interval '1 hour');
  end if;
end $$;

create function private.store_request(kind text, form jsonb, subject text, message text, trip jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.requests r where r.kind = store_request.kind and r.id = (form ->> 'id')::uuid) then
    return '{"ok": true}';
  end if;
  perform private.require_token('form');
  insert into public.requests (kind, id, name, email, phone, language, subject, message, trip)
  values (
    store_request.kind, (form ->> 'id')::uuid, btrim(form ->> 'name'), btrim(form ->> 'email'),
      nullif(btrim(form ->> 'phone'), ''), private.as_language(form ->> 'language'),
    nullif(private.strip_markup(subject), ''), nullif(private.strip_markup(message), ''), trip
  )
  on conflict on constraint requests_pkey do nothing;
  perform private.mail_operator(store_request.kind, form);
  -- The address is unproven, so the mail repeats no text of the sender and is limited.
  if not private.mailbox_is_full(form ->> 'email', 'unasked_mails_per_day') then
    insert into public.email_outbox (kind, about, to_name, to_address, unasked, payload)
    values ('request_received', (form ->> 'id')::uuid, btrim(form ->> 'name'), btrim(form ->> 'email'), true,
      jsonb_build_object('form', store_request.kind) || coalesce(trip - 'cities', '{}'))
    on conflict on constraint email_outbox_about_kind_version_key do nothing;
  end if;
  return '{"ok": true}';
end $$;

create function private.submit_trip_request(request jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  select coalesce(
    private.check_trip_request(request),
    private.store_request('trip_request', request, null, request ->> 'wishes', jsonb_build_object(
      'start_date', request -> 'start_date', 'end_date', request -> 'end_date', 'guests', request -> 'guests',
      'cities', coalesce(nullif(request -> 'cities', 'null'), '[]'), 'budget_cents', request -> 'budget_cents'
    ))
  )
$$;
comment on function private.submit_trip_request is 'Mails the operator, once for an id. Refuses invalid_request.';

create function private.submit_contact_message(message jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  select coalesce(
    private.check_form(message, '{"subject": 200, "message": 4000}', '{}'),
    private.refusal('invalid_request', 'message', case
      when coalesce(btrim(message ->> 'message'), '') = '' then 'Please write a message' end),
    private.store_request('contact_message', message, message ->> 'subject', message ->> 'message', null)
  )
$$;
comment on function private.submit_contact_message is 'Mails the operator, once for an id. Refuses invalid_request.';

create function private.admin_requests(
  kind text default null, status text default null, search text default null, skip integer default 0,
  how_many integer default 20, sort text default null, descending boolean default false
) returns jsonb language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  with texts as materialized (
    select r.kind, r.id, private.search_text_of(r.name, concat_ws(' ', r.email, r.subject, r.message), r.phone) as words
    from public.requests r where search is not null
  ), looked_for as (
    select case when exists (select from texts t where t.words ~ all ((select private.search_patterns(search))::text[]))
      then private.search_patterns(search) else private.search_patterns(search, true) end as patterns
  ), found as materialized (
    select r.kind, r.id, r.name, r.email, r.phone, r.language, r.status, r.created_at, r.answered_at, r.trip, r.subject, r.message
    from public.requests r
    where (admin_requests.kind is null or r.kind = admin_requests.kind)
      and (admin_requests.status is null or r.status = admin_requests.status)
      and (search is null or (r.kind, r.id) in (
        select t.kind, t.id from texts t where t.words ~ all ((select l.patterns from looked_for l)::text[])))
  )
  select jsonb_build_object(
    'count', (select count(*) from found),
    'rows', coalesce((
      select jsonb_agg(to_jsonb(g) - 'place' - 'words' order by g.place)
      from (
        select f.*, row_number() over (
          order by case when not descending then f.words end, case when descending then f.words end desc nulls last,
            sort is distinct from 'received' and f.status <> 'new',
            case when sort = 'received' and not descending then f.created_at end, f.created_at desc, f.id
        ) as place
        from (
          select x.*, case sort when 'name' then lower(x.name) when 'kind' then x.kind when 'status' then x.status
            when 'email' then lower(x.email) end as words
          from found x
        ) f
        order by place limit least(greatest(how_many, 1), 1000) offset greatest(skip, 0)
      ) g
    ), '[]')
  );
$$;
comment on function private.admin_requests is 'Answers {count, rows} of trip requests and messages, new ones first.';

create function private.admin_mark_answered(kind text, id uuid, answered boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
  before text;
begin
  select r.status into before from public.requests r where r.kind = admin_mark_answered.kind
    and r.id = admin_mark_answered.id for update;
  if not found then
    return private.refusal('not_found', null, 'Not found');
  end if;
  if (before = 'answered') = answered then
    return '{"ok": true}';
  end if;
  update public.requests r set status = case when answered then 'answered' else 'new' end,
    answered_at = case when answered then now() end, answered_by = case when answered then actor end
  where r.kind = admin_mark_answered.kind and r.id = admin_mark_answered.id;
  perform private.audit(case when answered then 'answered' else 'reopened' end, admin_mark_answered.kind,
    admin_mark_answered.id::text, '{}');
  return '{"ok": true}';
end $$;
comment on function private.admin_mark_answered is 'Takes kind trip_request or contact_message. Refuses not_found.';

create function private.admin_answer_request(answer jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
  refused constant jsonb := coalesce(
    private.check_shape(answer, 'invalid_message',
      '{"id": "uuid", "kind": "any", "request_id": "uuid", "subject": "any", "body": "any"}', 'Invalid message'),
    private.check_letter_text(answer));
  request public.requests;
begin
  if refused is not null then
    return refused;
  end if;
  select r.* into request from public.requests r
  where r.kind = answer ->> 'kind' and r.id = (answer ->> 'request_id')::uuid for update;
  if request.id is null then
    return private.refusal('not_found', null, 'Not found');
  elsif exists (
    select 1 from public.email_outbox m where m.kind = 'request_answer' and m.about = request.id
      and m.payload ->> 'message' = answer ->> 'id'
  ) then
    return '{"ok": true}';
  elsif request.status = 'answered' then
    return private.refusal('already_answered', null, 'This request is answered already');
  end if;
  insert into public.email_outbox (kind, about, version, to_name, to_address, payload)
  values ('request_answer', request.id, private.next_mail_version(request.id, 'request_answer'), request.name, request.email,
    jsonb_build_object('message', answer -> 'id', 'subject', btrim(answer ->> 'subject'), 'body', btrim(answer ->> 'body')));
  update public.requests r set status = 'answered', answered_at = now(), answered_by = actor
  where r.kind = request.kind and r.id = request.id;
  perform private.audit('wrote', request.kind, request.id::text, jsonb_build_object('subject', btrim(answer ->> 'subject')));
  return '{"ok": true}';
end $$;
comment on function private.admin_answer_request is 'Mails the answer once and marks it. Refuses not_found, already_answered, invalid_message.';
