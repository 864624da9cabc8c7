-- Mails carry a link that opens the booking. Its token is made when the mail is about to be sent and only its hash stays.
create function private.link_token(booking_id uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  token text := private.new_token();
begin
  insert into private.booking_tokens (booking_id, token_hash) values ($1, private.token_hash(token));
  return token;
end
$$;

create function private.mail_links(address text)
returns jsonb
language sql
volatile
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(private.booking_view(b.id) || jsonb_build_object('link_token', private.link_token(b.id))), '[]')
  from (
    select x.id from public.bookings x
    where lower(x.customer_email) = lower($1) and x.ends_on >= private.today() - 30 and x.status <> 'expired'
    order by x.check_in limit 20
  ) b
$$;

-- A lease of some mails. A sender that dies leaves them to the next one when the lease ends.
create function private.claim_emails(how_many integer, lease_seconds integer)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  mail public.email_outbox;
  claimed jsonb := '[]';
begin
  for mail in
    select m.* from public.email_outbox m
    where m.next_try_at <= now()
      and (m.status = 'queued' or (m.status = 'sending' and m.leased_until < now()))
    order by m.next_try_at, m.created_at
    limit greatest(1, least($1, 100))
    for update skip locked
  loop
    update public.email_outbox m set
      status = 'sending', lease = gen_random_uuid(), attempts = m.attempts + 1,
      leased_until = now() + make_interval(secs => greatest($2, 5))
    where m.id = mail.id
    returning * into strict mail;
    claimed := claimed || jsonb_build_array(jsonb_build_object(
      'id', mail.id, 'lease', mail.lease, 'kind', mail.kind, 'recipient', mail.recipient, 'version', mail.version,
      'to_name', mail.to_name, 'to_address', mail.to_address, 'payload', mail.payload, 'attempts', mail.attempts,
      'booking', private.booking_view(mail.booking_id),
      'link_token', case when mail.booking_id is not null and mail.recipient = 'customer'
        then private.link_token(mail.booking_id) end,
      'links', case when mail.kind = 'booking_links' then private.mail_links(mail.to_address) end
    ));
  end loop;
  return claimed;
end
$$;
grant execute on function private.claim_emails(integer, integer) to service_role;

create function public.claim_emails(how_many integer default 20, lease_seconds integer default 60)
returns jsonb
language sql
set search_path = ''
as $$
  select private.claim_emails(how_many, lease_seconds)
$$;
grant execute on function public.claim_emails(integer, integer) to service_role;

create function private.mark_email_sent(mail uuid, lease uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  sent public.email_outbox;
begin
  update public.email_outbox m set status = 'sent', sent_at = now(), lease = null, leased_until = null, last_error = null
  where m.id = $1 and m.lease = $2 and m.status = 'sending'
  returning * into sent;
  if sent.kind = 'booking_confirmed' then
    update public.payments p set confirmation_sent = true where p.id = sent.payment_id;
  end if;
  return sent.id is not null;
end
$$;
grant execute on function private.mark_email_sent(uuid, uuid) to service_role;

create function public.mark_email_sent(mail uuid, lease uuid)
returns boolean
language sql
set search_path = ''
as $$
  select private.mark_email_sent(mail, lease)
$$;
grant execute on function public.mark_email_sent(uuid, uuid) to service_role;

-- Tried again after 1, 2, 4 ... 60 minutes for about two days; then it stays as failed for the desk to see.
create function private.mark_email_failed(mail uuid, lease uuid, error text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.email_outbox m set
    status = case when m.attempts >= 50 then 'failed' else 'queued' end,
    next_try_at = now() + make_interval(mins => least(60, 2 ^ least(m.attempts - 1, 6))::integer),
    lease = null, leased_until = null, last_error = left($3, 500)
  where m.id = $1 and m.lease = $2 and m.status = 'sending';
  return found;
end
$$;
grant execute on function private.mark_email_failed(uuid, uuid, text) to service_role;

create function public.mark_email_failed(mail uuid, lease uuid, error text)
returns boolean
language sql
set search_path = ''
as $$
  select private.mark_email_failed(mail, lease, error)
$$;
grant execute on function public.mark_email_failed(uuid, uuid, text) to service_role;

-- 'Resend Email': to the booking's own address only, a few a day, honest about the limit.
create function private.resend_confirmation(ref text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  payment public.payments;
  booking public.bookings;
begin
  select p.* into payment from public.payments p where p.payment_id = $1 or p.external_id = $1 limit 1;
  if payment.id is null then
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
end
$$;
grant execute on function private.resend_confirmation(text) to service_role;

create function public.resend_confirmation(ref text)
returns jsonb
language sql
set search_path = ''
as $$
  select private.resend_confirmation(ref)
$$;
grant execute on function public.resend_confirmation(text) to service_role;

-- 3 days and 1 day before, once each; a missed round is made up for while it still makes sense.
create function private.queue_reminders()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.bookings;
  queued integer := 0;
  kind text;
begin
  for booking in
    select b.* from public.bookings b
    where b.status = 'confirmed' and b.check_in between private.today() + 1 and private.today() + 3
  loop
    kind := case when booking.check_in = private.today() + 1 then 'reminder_1' else 'reminder_3' end;
    -- Who booked only now needs no reminder of it.
    if booking.created_at < now() - interval '1 day'
      and private.queue_booking_mail(booking, kind, null, 1, null) is not null then
      queued := queued + 1;
    end if;
  end loop;
  return queued;
end
$$;
grant execute on function private.queue_reminders() to service_role;

create function public.queue_reminders()
returns integer
language sql
set search_path = ''
as $$
  select private.queue_reminders()
$$;
grant execute on function public.queue_reminders() to service_role;
