-- Holds the queue of mails, their languages and links, and letters to guests.
-- Relies on `bookings`, `payments`, `news`, `desk_people` and `waiting_lists`.
-- Called by anyone, the desk and edge functions.
set check_function_bodies = off;

-- The transaction that causes a mail inserts it; unique (about, kind, version) makes queueing idempotent.
create table public.email_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in (
    'booking_held', 'booking_confirmed', 'balance_paid', 'balance_7', 'balance_1', 'balance_missed', 'payment_failed',
      'payment_voided',
    'booking_cancelled', 'refund_promised', 'reminder_3', 'reminder_1', 'attention_traveler', 'attention_operator',
      'departure_cancelled',
    'booking_moved', 'booking_changed', 'booking_links', 'waiting_joined', 'waiting_offer', 'waiting_cancelled', 'trip_request',
    'contact_message', 'requests_waiting', 'request_received', 'review_request', 'gift_card', 'gift_card_bought', 'guest_letter',
      'guide_invitation', 'desk_invitation', 'meeting_changed', 'data_link', 'names_wanted', 'request_answer'
  )),
  recipient text not null default 'customer' check (recipient in ('customer', 'operator')),
  about uuid not null,
  version integer not null default 1,
  to_name text,
  to_address text,
  -- The address of an unpaid booking is unproven, so its mails are limited per mailbox and day.
  unasked boolean not null default false,
  booking_id uuid references public.bookings (id),
  news_id uuid references public.news (id) on delete set null,
  payment_id uuid references public.payments (id),
  payload jsonb not null default '{}',
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  next_try_at timestamptz not null default now(),
  lease uuid,
  leased_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (about, kind, version),
  check ((recipient = 'operator') = (to_address is null))
);
create index email_outbox_due on public.email_outbox (next_try_at) where status in ('queued', 'sending');
create index email_outbox_booking on public.email_outbox (booking_id);
create index email_outbox_news on public.email_outbox (news_id);
create index email_outbox_payment on public.email_outbox (payment_id);
create index email_outbox_unasked on public.email_outbox (private.mailbox_of(to_address), created_at) where unasked;
create index email_outbox_person on public.email_outbox (private.address_key(to_address)) where to_address is not null;
create index email_outbox_operator on public.email_outbox (created_at) where recipient = 'operator';
grant select on public.email_outbox to service_role;

-- Drops mails to erased travelers and to bookings without an email address.
create function private.drop_unsendable_mail() returns trigger language plpgsql set search_path = '' as $$
begin
  return null;
end $$;
create trigger drop_unsendable before insert on public.email_outbox
  for each row when (new.recipient = 'customer' and coalesce(new.to_address, 'erased@invalid') = 'erased@invalid')
  execute function private.drop_unsendable_mail();

create function private.queue_booking_mail(
  booking public.bookings, kind text, payment uuid, version integer, payload jsonb
) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  unasked boolean := kind in ('booking_held', 'payment_failed') or (kind = 'booking_cancelled' and payment is null);
  news constant uuid := private.queue_news(booking, kind, payment, version);
  made uuid;
begin
  -- Acknowledging deletes these mails, so a repeated call must not queue them again.
  if kind in ('meeting_changed', 'reminder_1', 'names_wanted') and exists (
    select from public.news_readers r where r.news_id = news and r.companion_id is null and r.seen_at is not null
  ) then
    return null;
  end if;
  -- A channel confirms to its own traveler and takes the money; only an admin sends the confirmation again.
  if booking.channel <> 'own' and (kind ~ '^(balance|reminder|payment|refund)_' or kind ~ '^booking_(held|confirmed)$'
    and coalesce(version, 1) = 1) then
    return null;
  end if;
  if unasked and private.mailbox_is_full(booking.customer_email, 'unasked_mails_per_day') then
    return null;
  end if;
  insert into public.email_outbox (
    kind, recipient, about, version, to_name, to_address, unasked, booking_id, news_id, payment_id, payload, next_try_at
  )
  values (
    kind,
    case when kind = 'attention_operator' then 'operator' else 'customer' end,
    booking.id, coalesce(version, private.next_mail_version(booking.id, kind)),
    case when kind <> 'attention_operator' then booking.customer_name end,
    case when kind <> 'attention_operator' then booking.customer_email end,
    unasked, booking.id, news, payment, coalesce(payload, '{}'),
    now() + case when kind = 'booking_held' then make_interval(secs => private.setting('held_mail_seconds')::integer)
      else private.mail_waits(news) end
  )
  on conflict on constraint email_outbox_about_kind_version_key do nothing
  returning id into made;
  return made;
end $$;

create function private.next_mail_version(about uuid, kind text) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(max(m.version), 0) + 1 from public.email_outbox m where m.about = next_mail_version.about
    and m.kind = next_mail_version.kind
$$;

-- Skips a mail that is being sent, because its sender waits for the booking's row and drops it if it is stale.
create function private.drop_queued_mails(booking_id uuid, kinds text[]) returns void
language sql security definer set search_path = '' as $$
  delete from public.email_outbox m where m.id in (
    select q.id from public.email_outbox q
    where q.booking_id = drop_queued_mails.booking_id and q.kind = any (kinds) and q.status = 'queued'
    for update skip locked
  )
$$;

create function private.link_token(booking_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  token text := private.new_token();
begin
  insert into private.booking_tokens (booking_id, token_hash, mailed) values (booking_id, private.token_hash(token), true);
  return token;
end $$;

create function private.mail_links(address text) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.booking_view(b.id) || jsonb_build_object('link_token', private.link_token(b.id))), '[]')
  from (
    select x.id from public.bookings x
    where lower(x.customer_email) = lower(address) and x.ends_on >= private.today() - 30 and x.status <> 'expired'
    order by x.check_in limit 20
  ) b
$$;

create function private.mail_language(recipient text, booking_id uuid, about uuid, address text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(
    -- The operator's mailbox belongs to no person, so it follows the first owner.
    case when recipient = 'operator' then coalesce((
      select m.language from public.desk_members m
      where m.role = 'owner' and m.ended_at is null and m.accepted_at is not null order by m.accepted_at, m.id limit 1
    ), 'en') end,
    (select b.language from public.bookings b where b.id = coalesce(mail_language.booking_id, about)),
    (select w.language from public.waiting_entries w where w.id = about),
    (select r.language from public.requests r where r.id = about order by r.created_at limit 1),
    (select c.language from public.gift_cards c where c.id = about),
    (select g.language from public.guides g where g.id = about),
    (select m.language from public.desk_members m where m.id = about),
    private.address_language(address)
  );
end $$;

create function private.address_language(address text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select x.language from (
      select b.language, b.created_at from public.bookings b
      where private.address_key(b.customer_email) = private.address_key(address)
      union all
      select r.language, r.created_at from public.requests r where private.address_key(r.email) = private.address_key(address)
      union all
      select w.language, w.created_at from public.waiting_entries w
      where private.address_key(w.email) = private.address_key(address)
    ) x order by x.created_at desc limit 1
  ), 'en');
end $$;

create function private.check_letter_text(message jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
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
end $$;

-- Sending fills the placeholders with src/domain/desk/bookings/letter.ts, which the preview shares.
create function private.check_letter(message jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
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
end $$;

create function private.letter_recipients(
  message jsonb
) returns table (place bigint, booking_id uuid, reference text, address text, language text, reason text)
language sql stable set search_path = '' as $$
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

create function private.letter_skips(message jsonb) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('booking_id', r.booking_id, 'reference', r.reference, 'reason', r.reason) order by r.place
  ), '[]')
  from private.letter_recipients(message) r where r.reason is not null
$$;

create function private.claim_emails(how_many integer default 20, lease_seconds integer default 60) returns jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select m.id from public.email_outbox m
    where m.next_try_at <= now()
      and (m.status = 'queued' or (m.status = 'sending' and m.leased_until < now()))
    order by m.next_try_at, m.created_at
    limit greatest(1, least(how_many, 100))
    for update skip locked
  ), claimed as (
    update public.email_outbox m set
      status = 'sending', lease = gen_random_uuid(), attempts = m.attempts + 1,
      leased_until = now() + make_interval(secs => greatest(lease_seconds, 5))
    from due where m.id = due.id
    returning m.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'lease', c.lease, 'kind', c.kind, 'language', private.mail_language(c.recipient, c.booking_id, c.about, c.to_address),
    'to_name', c.to_name, 'to_address', c.to_address, 'payload', c.payload,
    'booking', private.booking_view(c.booking_id, private.mail_language(c.recipient, c.booking_id, c.about, c.to_address)),
    'link_token', case when c.booking_id is not null and c.recipient = 'customer' then private.link_token(c.booking_id) end,
    'paid', (
      select jsonb_build_object('method', p.method, 'cents', p.amount_cents, 'at', p.paid_at,
        'charged', private.handed_over(p), 'document', (
          select d.name from public.documents d
          where d.payment_id = p.id and d.kind = case when c.kind = 'payment_voided' then 'payout' else 'receipt' end
          order by d.made_at limit 1
        ))
      from public.payments p where p.id = c.payment_id
    ),
    'waiting', case when c.kind like 'waiting%' then private.waiting_view(c.about)
      || jsonb_build_object('link_token', private.waiting_link_token(c.about)) end,
    'data_link', case when c.kind = 'data_link' then private.data_link_token(c.to_address) end,
    'invitation', case c.kind when 'guide_invitation' then private.invitation_token(c.about)
      when 'desk_invitation' then private.invitation_token(null, c.about) end,
    'links', case when c.kind = 'booking_links' then private.mail_links(c.to_address) end
  ) order by c.next_try_at, c.created_at), '[]')
  from claimed c
$$;
comment on function private.claim_emails is 'Leases mails, so that another sender takes over. Answers what to send, with fresh links.';

create function private.drop_email(mail uuid, lease uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.email_outbox m where m.id = mail and m.lease = drop_email.lease and m.status = 'sending';
  return found;
end $$;
comment on function private.drop_email is 'Drops a mail that is no longer true. Answers false if the lease was lost.';

create function private.mark_email_sent(mail uuid, lease uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  sent public.email_outbox;
begin
  update public.email_outbox m set status = 'sent', sent_at = now(), lease = null, leased_until = null, last_error = null
  where m.id = mail and m.lease = mark_email_sent.lease and m.status = 'sending'
  returning * into sent;
  if sent.kind = 'booking_confirmed' then
    update public.payments p set confirmation_sent = true where p.id = sent.payment_id;
  end if;
  return sent.id is not null;
end $$;
comment on function private.mark_email_sent is 'Answers false if the lease was lost.';

create function private.mark_email_failed(mail uuid, lease uuid, error text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.email_outbox m set
    status = case when m.attempts >= 50 then 'failed' else 'queued' end,
    next_try_at = now() + make_interval(mins => least(60, 2 ^ least(m.attempts - 1, 6))::integer),
    lease = null, leased_until = null, last_error = left(error, 500)
  where m.id = mail and m.lease = mark_email_failed.lease and m.status = 'sending';
  return found;
end $$;
comment on function private.mark_email_failed is 'Retries after 1, 2, 4 ... 60 minutes for two days, then leaves it to the desk. Answers as mark_email_sent.';

create function private.resend_confirmation(payment_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  payment public.payments;
  booking public.bookings;
begin
  payment := private.payment_by_id(payment_id);
  if payment.booking_id is null then
    return private.refusal('not_found', null, 'Payment not found or access denied');
  end if;
  select * into strict booking from public.bookings b where b.id = payment.booking_id for update;
  if payment.status <> 'completed' or booking.status <> 'confirmed' then
    return private.refusal('not_confirmed', null, 'This booking is not confirmed');
  end if;
  if (
    select count(*) from public.email_outbox m
    where m.booking_id = booking.id and m.kind = 'booking_confirmed' and m.version > 1
      and m.created_at > now() - interval '1 day'
  ) >= private.setting('confirmation_mails_per_day')::integer then
    return private.refusal('too_many_mails', null, 'This confirmation was sent several times today. Please try again tomorrow.');
  end if;
  perform private.queue_booking_mail(booking, 'booking_confirmed', payment.id,
    greatest(2, private.next_mail_version(booking.id, 'booking_confirmed')), null);
  return '{"ok": true}';
end $$;
comment on function private.resend_confirmation is 'At most 3 a day. Refuses not_found, not_confirmed, too_many_mails.';

create function private.request_booking_links(email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wrong text := private.check_email(email);
  newest public.bookings;
begin
  if wrong is not null then
    return private.refusal('invalid_email', 'email', wrong);
  end if;
  perform private.require_token('links');
  perform pg_advisory_xact_lock(hashtextextended(lower(btrim(email)), 3));
  select b.* into newest from public.bookings b
  where lower(b.customer_email) = lower(btrim(email)) and b.ends_on >= private.today() - 30 and b.status <> 'expired'
  order by b.created_at desc limit 1;
  if newest.id is not null and not exists (
    select 1 from public.email_outbox m
    where m.kind = 'booking_links' and private.mailbox_of(m.to_address) = private.mailbox_of(newest.customer_email) and m.unasked
      and m.created_at > now() - interval '10 minutes'
  ) and not private.mailbox_is_full(newest.customer_email, 'links_mails_per_day', 'booking_links') then
    insert into public.email_outbox (kind, about, version, to_name, to_address, unasked)
    values ('booking_links', newest.id, private.next_mail_version(newest.id, 'booking_links'), newest.customer_name,
      newest.customer_email, true);
  end if;
  return '{"ok": true}';
end $$;
comment on function private.request_booking_links is 'Mails the links. Answers alike for every address, which reveals no traveler. Refuses invalid_email.';

create function private.letter_outlook(message jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
end $$;
comment on function private.letter_outlook is 'Answers {bookings, addresses, skipped: [{booking_id, reference, reason}], first}. Refuses invalid_message.';

create function private.write_to_guests(message jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
end $$;
comment on function private.write_to_guests is 'Once for id and booking. Answers {queued, skipped}. Refuses invalid_message.';

create function private.resend_mail(mail uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
end $$;
comment on function private.resend_mail is 'Queues a failed mail again. Refuses not_failed.';
