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

create function private.letter_recipients(message jsonb)
returns table (place bigint, booking_id uuid, reference text, address text, reason text)
language sql
stable
set search_path = ''
as $$
  select asked.place, asked.id, b.reference, lower(b.customer_email), case
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
      'first', (
        select jsonb_object_agg(v.key, v.value) from jsonb_each(private.booking_view((array_agg(r.booking_id
          order by r.place))[1])) v
        where v.key in ('reference', 'title', 'check_in', 'customer_first_name', 'meeting_point', 'meeting_time')
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
    -- The foreign key locks the bookings in this order, as in every function that locks several.
    order by b.id
    on conflict on constraint email_outbox_about_kind_version_key do nothing
    returning booking_id
  )
  insert into public.audit_log (actor, actor_email, action, entity, entity_id, details)
  select auth.uid(), (select u.email from auth.users u where u.id = auth.uid()), 'wrote to the guest', 'booking',
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
  perform private.audit('sent a mail again', case when again.booking_id is null then 'mail' else 'booking' end,
    coalesce(again.booking_id, again.id)::text, jsonb_strip_nulls(jsonb_build_object(
      'kind', again.kind, 'subject', again.payload ->> 'subject', 'to_address', again.to_address)));
  return '{"ok": true}';
end
$$;
