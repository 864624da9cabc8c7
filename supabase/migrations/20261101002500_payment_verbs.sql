-- For edge functions only. create-payment asks here first: the amount is the booking's, whatever the body said.
create function private.open_payment(booking_id uuid, token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.bookings;
  payment public.payments;
begin
  if not private.holds_token($1, $2) then
    return private.refusal('not_found', null, 'Booking not found');
  end if;
  select * into strict booking from public.bookings b where b.id = $1 for update;
  if booking.status in ('confirmed', 'refunded') then
    return private.refusal('already_paid', null, 'This booking is already paid')
      || jsonb_build_object('payment', private.booking_view(booking.id) -> 'payment');
  end if;
  if booking.status <> 'pending' or booking.expires_at < now() then
    return private.refusal('hold_over', null, 'The places are no longer held. Please book again.');
  end if;
  select p.* into payment from public.payments p
  where p.booking_id = booking.id and p.status in ('pending', 'wait_user_action', 'processing');
  if payment.id is null then
    insert into public.payments (booking_id, amount_cents, customer_data, booking_data)
    values (booking.id, (booking.total_price * 100)::bigint,
      jsonb_build_object('name', booking.customer_name, 'email', booking.customer_email, 'phone', booking.customer_phone),
      jsonb_build_object('id', booking.id, 'title', booking.title, 'guests', booking.guests, 'check_in', booking.check_in,
        'check_out', booking.check_out, 'price', booking.total_price, 'special_requests', booking.special_requests))
    returning * into strict payment;
  end if;
  -- Time to type a card number; never more than two hours in all, others want the places too.
  update public.bookings b
  set expires_at = greatest(b.expires_at, least(
    now() + make_interval(mins => private.setting('hold_minutes')::integer), b.created_at + interval '2 hours'))
  where b.id = booking.id
  returning * into strict booking;
  return jsonb_build_object('ok', true, 'payment', private.payment_view(payment),
    'booking', private.booking_view(booking.id));
end
$$;
grant execute on function private.open_payment(uuid, text) to service_role;

create function public.open_payment(booking_id uuid, token text)
returns jsonb
language sql
set search_path = ''
as $$
  select private.open_payment(booking_id, token)
$$;
grant execute on function public.open_payment(uuid, text) to service_role;

-- The provider's answer to "open a session". A second answer for the same attempt must be the same one.
create function private.attach_session(
  payment uuid, external_id text, redirect_url text,
  settlement_currency text, settlement_amount bigint, settlement_rate numeric
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  row public.payments;
begin
  select * into row from public.payments p where p.id = $1 for update;
  if row.id is null then
    return private.refusal('not_found', null, 'Payment not found');
  end if;
  if row.external_id is not null and row.external_id <> $2 then
    return private.refusal('other_session', null, 'This payment already has another session');
  end if;
  update public.payments p set
    external_id = $2, redirect_url = $3,
    settlement_currency = coalesce(p.settlement_currency, $4),
    settlement_amount = coalesce(p.settlement_amount, $5),
    settlement_rate = coalesce(p.settlement_rate, $6)
  where p.id = $1
  returning * into strict row;
  return jsonb_build_object('ok', true, 'payment', private.payment_view(row));
end
$$;
grant execute on function private.attach_session(uuid, text, text, text, bigint, numeric) to service_role;

create function public.attach_session(
  payment uuid, external_id text, redirect_url text,
  settlement_currency text default null, settlement_amount bigint default null, settlement_rate numeric default null
)
returns jsonb
language sql
set search_path = ''
as $$
  select private.attach_session(payment, external_id, redirect_url, settlement_currency, settlement_amount, settlement_rate)
$$;
grant execute on function public.attach_session(uuid, text, text, text, bigint, numeric) to service_role;

-- What an adapter needs to ask the provider about a payment.
create function private.provider_view(payment public.payments)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.payment_view(payment) || jsonb_build_object(
    'booking_id', payment.booking_id, 'settlement_currency', payment.settlement_currency,
    'settlement_amount', payment.settlement_amount, 'settlement_rate', payment.settlement_rate,
    'refunded_cents', payment.refunded_cents, 'checks', payment.checks
  )
$$;

-- By id, payment_id or external_id: what a callback or a poll names.
create function private.find_payment(ref text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.provider_view(p) from public.payments p
  where p.payment_id = $1 or p.external_id = $1 or p.id::text = lower($1)
  limit 1
$$;
grant execute on function private.find_payment(text) to service_role;

create function public.find_payment(ref text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.find_payment(ref)
$$;
grant execute on function public.find_payment(text) to service_role;

-- One of many who ask at once goes to the provider; the others read what is known.
create function private.claim_payment_refresh(ref text, min_seconds integer)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  update public.payments p set refresh_claimed_at = clock_timestamp()
  where (p.payment_id = $1 or p.external_id = $1)
    and p.status in ('pending', 'wait_user_action', 'processing', 'failed', 'cancelled')
    and (p.refresh_claimed_at is null or p.refresh_claimed_at < clock_timestamp() - make_interval(secs => greatest($2, 1)))
  returning private.provider_view(p)
$$;
grant execute on function private.claim_payment_refresh(text, integer) to service_role;

create function public.claim_payment_refresh(ref text, min_seconds integer default 2)
returns jsonb
language sql
set search_path = ''
as $$
  select private.claim_payment_refresh(ref, min_seconds)
$$;
grant execute on function public.claim_payment_refresh(text, integer) to service_role;

-- Housekeeping's share of open payments to ask about: after 1, 2, 5, 15, 60 minutes, and as soon as a hold ends.
create function private.claim_due_payments(how_many integer)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  with due as (
    select p.id from public.payments p join public.bookings b on b.id = p.booking_id
    where p.status in ('pending', 'wait_user_action', 'processing')
      and (p.next_check_at <= now() or (
        b.expires_at < now() and (p.checked_at is null or p.checked_at < b.expires_at)
        and (p.refresh_claimed_at is null or p.refresh_claimed_at < now() - interval '30 seconds')
      ))
    order by p.next_check_at
    limit greatest(1, least($1, 200))
    for update of p skip locked
  ), claimed as (
    update public.payments p set
      refresh_claimed_at = clock_timestamp(),
      checks = p.checks + 1,
      next_check_at = now() + case p.checks
        when 0 then interval '1 minute' when 1 then interval '2 minutes' when 2 then interval '5 minutes'
        when 3 then interval '15 minutes' else interval '60 minutes' end
    from due where p.id = due.id
    returning private.provider_view(p) as view
  )
  select coalesce(jsonb_agg(claimed.view), '[]') from claimed
$$;
grant execute on function private.claim_due_payments(integer) to service_role;

create function public.claim_due_payments(how_many integer default 50)
returns jsonb
language sql
set search_path = ''
as $$
  select private.claim_due_payments(how_many)
$$;
grant execute on function public.claim_due_payments(integer) to service_role;
