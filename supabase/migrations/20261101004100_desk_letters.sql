create function private.check_letter_text(message jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  if length(btrim(coalesce(message ->> 'subject', ''))) not between 1 and 150
    or private.has_control_characters(message ->> 'subject', false) then
    return private.refusal('invalid_message', 'subject', 'A subject of at most 150 characters');
  end if;
  if length(btrim(coalesce(message ->> 'body', ''))) not between 1 and 5000
    or private.has_control_characters(message ->> 'body', true) then
    return private.refusal('invalid_message', 'body', 'A text of at most 5000 characters');
  end if;
  return null;
end
$$;

-- Sending fills the placeholders with src/domain/desk/bookings/letter.ts, which the preview shares.
create function private.check_letter(message jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  wrong constant text := private.wrong_key(message, '{"id": "uuid", "booking_ids": "array", "also_ended": "any",
    "subject": "any", "body": "any"}');
begin
  if wrong is not null
    or jsonb_array_length(message -> 'booking_ids') not between 1 and 1000
    or exists (select 1 from jsonb_array_elements_text(message -> 'booking_ids') b where not private.is_uuid(b)) then
    return private.refusal('invalid_message', nullif(wrong, ''), 'Invalid message');
  end if;
  return private.check_letter_text(message);
end
$$;

create function private.letter_recipients(message jsonb)
returns table (place bigint, booking_id uuid, reference text, address text, language text, reason text)
language sql
stable
set search_path = ''
as $$
  select asked.place, asked.id, b.reference, lower(b.customer_email), b.language, case
    when b.id is null then 'gone'
    when private.check_email(b.customer_email) is not null then 'no_address'
    when not b.has_seats and message -> 'also_ended' is distinct from 'true' then 'ended'
  end
  from (
    select named.value::uuid as id, min(named.place) as place
    from jsonb_array_elements_text(message -> 'booking_ids') with ordinality named (value, place) group by 1
  ) asked
  left join public.bookings b on b.id = asked.id
$$;

create function private.letter_skips(message jsonb)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('booking_id', r.booking_id, 'reference', r.reference, 'reason', r.reason) order by r.place
  ), '[]')
  from private.letter_recipients(message) r where r.reason is not null
$$;

create function private.letter_outlook(message jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  refused jsonb;
begin
  perform private.require_admin();
  refused := private.check_letter(
    message || jsonb_build_object('id', '00000000-0000-4000-8000-000000000000', 'subject', 'x', 'body', 'x'));
  if refused is not null then
    return refused;
  end if;
  return (
    select jsonb_build_object(
      'ok', true, 'bookings', count(*), 'addresses', count(distinct r.address), 'skipped', private.letter_skips(message),
      'languages', coalesce(jsonb_agg(distinct r.language), '[]'),
      'first', (
        select jsonb_object_agg(v.key, v.value) from jsonb_each(private.booking_view((array_agg(r.booking_id
          order by r.place))[1])) v
        where v.key in ('reference', 'title', 'check_in', 'customer_first_name', 'meeting_point', 'meeting_time', 'language')
      )
    )
    from private.letter_recipients(message) r
    where r.reason is null
  );
end
$$;

create function private.write_to_guests(message jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  refused jsonb;
  letter constant jsonb := jsonb_build_object('message', message -> 'id', 'subject', btrim(message ->> 'subject'), 'body',
    btrim(message ->> 'body'));
begin
  perform private.require_admin();
  refused := private.check_letter(message);
  if refused is not null then
    return refused;
  end if;
  with made as (
    insert into public.email_outbox (kind, about, to_name, to_address, booking_id, payload)
    select 'guest_letter', md5((message ->> 'id')::uuid || ' ' || b.id)::uuid, b.customer_name, b.customer_email, b.id, letter
    from private.letter_recipients(message) r join public.bookings b on b.id = r.booking_id
    where r.reason is null
    order by b.id
    on conflict on constraint email_outbox_about_kind_version_key do nothing
    returning booking_id
  )
  insert into public.audit_log (actor, actor_email, action, entity, entity_id, details)
  select auth.uid(), (select u.email from auth.users u where u.id = auth.uid()), 'letter_queued', 'booking',
    m.booking_id::text, letter - 'body'
  from made m;
  return jsonb_build_object('ok', true,
    'queued', (select count(*) from private.letter_recipients(message) r where r.reason is null),
    'skipped', private.letter_skips(message));
end
$$;

create function private.resend_mail(mail uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  again public.email_outbox;
begin
  perform private.require_admin();
  update public.email_outbox m set status = 'queued', attempts = 0, next_try_at = now()
  where m.id = mail and (m.status = 'failed' or m.status = 'queued' and m.last_error is not null)
  returning m.* into again;
  if again.id is null then
    return private.refusal('not_failed', 'mail', 'This mail has not failed');
  end if;
  perform private.audit('mail_resent', case when again.booking_id is null then 'mail' else 'booking' end,
    coalesce(again.booking_id, again.id)::text, jsonb_strip_nulls(jsonb_build_object(
      'kind', again.kind, 'subject', again.payload ->> 'subject', 'to_address', again.to_address)));
  return '{"ok": true}';
end
$$;

create function private.admin_answer_request(answer jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
end
$$;

-- Lists a booking again if its travelers still lack names after three days.
create function private.lacks_names(booking public.bookings)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return booking.guests > private.named_travelers(booking.id) and not exists (
    select 1 from public.email_outbox m
    where m.booking_id = booking.id and m.kind = 'names_wanted' and m.created_at > now() - interval '3 days'
  );
end
$$;

create function private.admin_ask_names(booking_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.bookings;
begin
  perform private.require_admin();
  booking := private.lock_booking(booking_id);
  if booking.id is null then
    return private.refusal('not_found', null, 'Not found');
  elsif booking.status <> 'confirmed' then
    return private.refusal('not_confirmed', null, 'This booking is not confirmed');
  elsif private.check_email(booking.customer_email) is not null then
    return private.refusal('no_address', null, 'This booking has no email address');
  elsif not private.lacks_names(booking) then
    return private.refusal('names_wanted_already', null, 'The names are here or were asked for within three days');
  end if;
  perform private.queue_booking_mail(booking, 'names_wanted', null, null, '{}');
  perform private.audit('names_asked', 'booking', booking.id::text, '{}');
  return '{"ok": true}';
end
$$;
