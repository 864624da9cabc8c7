create function private.refund_today(booking public.bookings)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select private.refund_for(booking.terms, paid.cents, booking.guests, booking.check_in, private.today(), paid.owed,
      booking.kept_cents, booking.fee_cents)
      || case when private.is_called_off(booking) then jsonb_build_object('refund_cents', paid.cents, 'percent', 100) else '{}' end
      || jsonb_build_object('as_of', private.today(), 'status', booking.status)
    from (
      select case when booking.status = 'confirmed' then private.applied_cents_left(booking.id) else 0 end as cents,
        case when booking.status = 'confirmed' then private.owed(booking.id) else 0 end as owed
    ) paid
  );
end $$;

create function private.cancel_quote(booking_id uuid, token text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select private.refund_today(b) || jsonb_build_object('ways', private.refundable_by_method(b.id))
    from public.bookings b where b.id = booking_id and private.holds_token(booking_id, token)
  );
end $$;

-- The only way a booking is cancelled: frees seats, promises the refund, queues the mail. The caller holds the
-- booking's lock.
create function private.cancel_locked(booking public.bookings, refund_cents bigint, reason text, asked_by uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  paid uuid := private.newest_applied_payment(booking.id);
begin
  update public.bookings b set status = 'cancelled', cancelled_at = now(), expires_at = null where b.id = booking.id;
  perform private.give_seats_back(booking);
  perform private.promise_refund(booking, refund_cents, reason, asked_by);
  perform private.return_card_money(booking.id);
  perform private.queue_booking_mail(booking, 'booking_cancelled', paid, null,
    jsonb_build_object('refund_cents', refund_cents, 'ways', private.refunds_by_method(booking.id, now())));
end
$$;

-- Compares refund and status with what the traveler saw, since money may arrive in between.
create function private.cancel_my_booking(
  booking_id uuid, token text, expected_refund_cents bigint, expected_status text
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.bookings;
  today jsonb;
begin
  if not private.holds_token(booking_id, token) then
    return private.refusal('not_found', null, 'Booking not found');
  end if;
  booking := private.lock_booking(booking_id);
  -- A retry after a lost answer.
  if booking.status = 'cancelled' then
    return jsonb_build_object('ok', true, 'booking', private.booking_view(booking.id));
  end if;
  if not booking.has_seats or booking.check_in < private.today() then
    return private.refusal('not_cancellable', null, 'This booking can no longer be cancelled');
  end if;
  today := private.refund_today(booking);
  if (today ->> 'refund_cents')::bigint is distinct from expected_refund_cents
    or booking.status is distinct from expected_status then
    return private.refusal('refund_changed', null, 'The refund is not what you were shown') || today;
  end if;
  perform private.cancel_locked(booking, (today ->> 'refund_cents')::bigint, 'Cancelled by the traveller', null);
  if private.is_called_off(booking) and not private.has_stray_money(booking.id) then
    perform private.clear_attention(booking.id);
  end if;
  return jsonb_build_object('ok', true, 'booking', private.booking_view(booking.id));
end
$$;

create function private.claim_refunds(how_many integer default 10, lease_seconds integer default 60)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  with due as (
    select r.id from public.refunds r
    where r.status in ('pending', 'processing') and r.next_try_at <= now()
      and exists (select 1 from public.payments p where p.id = r.payment_id and p.method = 'provider')
      and (r.leased_until is null or r.leased_until < now())
    order by r.next_try_at
    limit greatest(1, least(how_many, 50))
    for update skip locked
  ), claimed as (
    update public.refunds r set
      status = 'processing', lease = gen_random_uuid(), attempts = r.attempts + 1,
      leased_until = now() + make_interval(secs => greatest(lease_seconds, 5))
    from due, public.payments p
    where r.id = due.id and p.id = r.payment_id
    returning jsonb_build_object(
      'id', r.id, 'lease', r.lease, 'step', r.step, 'amount_cents', r.amount_cents, 'done_cents', r.done_cents,
      'attempts', r.attempts, 'payment', private.provider_view(p)
    ) as view
  )
  select coalesce(jsonb_agg(claimed.view), '[]') from claimed
$$;

-- Mails the operator once: a flagged booking already has its reason.
create function private.flag_blocked_refund(booking_id uuid, payment_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.bookings;
  reason constant text := 'The refund waits: the payment provider refuses our shop or secret';
begin
  update public.bookings b set needs_attention = true, attention_reason = reason
  where b.id = booking_id and not b.needs_attention
  returning * into booking;
  if booking.id is not null then
    perform private.queue_booking_mail(booking, 'attention_operator', payment_id, null, jsonb_build_object('reason', reason));
  end if;
end
$$;

create function private.record_sent_refund(payment_id uuid, cents bigint)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.payments p set
    refunded_cents = least(p.amount_cents, p.refunded_cents + cents),
    status = case when p.refunded_cents + cents >= p.amount_cents and p.status = 'completed' then 'refunded' else p.status end
  where p.id = payment_id
$$;

-- 'succeeded' goes on, 'pending' repeats the step later, 'failed' ends the refund. 'blocked' repeats it too but flags
-- the booking, because the provider refuses our configuration.
create function private.record_refund_step(
  refund uuid, lease uuid, step integer, result text, cents bigint default 0, error text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  row public.refunds;
  paid public.payments;
  back bigint := case when result = 'succeeded' then cents else 0 end;
begin
  perform private.lock_booking((select r.booking_id from public.refunds r where r.id = refund));
  select p.* into paid from public.payments p join public.refunds r on r.payment_id = p.id where r.id = refund;
  select r.* into row from public.refunds r where r.id = refund for update;
  if row.id is null or row.lease is distinct from lease or row.step <> step or row.status <> 'processing' then
    return private.refusal('lease_lost', null, 'Somebody else is at this refund');
  end if;
  if result not in ('succeeded', 'pending', 'blocked', 'failed') or back < 0 or row.done_cents + back > row.amount_cents
    or (result = 'succeeded' and back <> row.step_cents) then
    return private.refusal('invalid_step', null, 'This is more than the refund');
  end if;
  update public.refunds r set
    done_cents = r.done_cents + back,
    settlement_sent = r.settlement_sent + case when back = 0 then 0
      else coalesce(r.step_settlement, private.settlement_of(paid, r.id, back)) end,
    step_cents = case when result in ('pending', 'blocked') then r.step_cents end,
    step_settlement = case when result in ('pending', 'blocked') then r.step_settlement end,
    step = r.step + case when back > 0 then 1 else 0 end,
    status = case
      when result = 'failed' then 'failed'
      when r.done_cents + back = r.amount_cents then 'succeeded'
      else 'processing' end,
    next_try_at = now() + case when result in ('pending', 'blocked') then make_interval(mins => least(60, r.attempts))
      else interval '0' end,
    lease = null, leased_until = null, last_error = left(error, 500)
  where r.id = row.id
  returning * into strict row;
  perform private.record_sent_refund(paid.id, back);
  if row.status = 'failed' then
    update public.bookings b set needs_attention = true, attention_reason = concat_ws('. ',
      nullif(btrim(replace(b.attention_reason, private.failed_refund_reason(), ''), '. '), ''), private.failed_refund_reason())
    where b.id = row.booking_id;
  elsif row.status = 'succeeded' then
    perform private.lift_refund_flag(row.booking_id);
  elsif result = 'blocked' then
    perform private.flag_blocked_refund(row.booking_id, paid.id);
  end if;
  return jsonb_build_object('ok', true, 'status', row.status, 'done_cents', row.done_cents, 'step', row.step);
end
$$;
