create function private.refund_today(booking public.bookings) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select private.refund_for(booking.terms, paid.cents, booking.guests, booking.check_in, private.today(), paid.owed,
      booking.kept_cents, booking.fee_cents)
      || case when private.is_called_off(booking) then jsonb_build_object('refund_cents', paid.cents, 'percent', 100)
        else '{}' end
      || jsonb_build_object('as_of', private.today(), 'status', booking.status)
    from (
      select case when booking.status = 'confirmed' then private.applied_cents_left(booking.id) else 0 end as cents,
        case when booking.status = 'confirmed' then private.owed(booking.id) else 0 end as owed
    ) paid
  );
end $$;

create function private.cancel_quote(booking_id uuid, token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select private.refund_today(b) || jsonb_build_object('ways', private.refundable_by_method(b.id))
    from public.bookings b where b.id = booking_id and private.holds_token(booking_id, token)
  );
end $$;

create function private.cancel_locked(
  booking public.bookings, refund_cents bigint, reason text, asked_by uuid
) returns void language plpgsql security definer set search_path = '' as $$
declare
  paid uuid := private.newest_applied_payment(booking.id);
begin
  update public.bookings b set status = 'cancelled', cancelled_at = now(), expires_at = null where b.id = booking.id;
  perform private.release_seats(booking);
  perform private.promise_refund(booking, refund_cents, reason, asked_by);
  perform private.return_card_money(booking.id);
  perform private.queue_booking_mail(booking, 'booking_cancelled', paid, null,
    jsonb_build_object('refund_cents', refund_cents, 'ways', private.refunds_by_method(booking.id, now())));
end
$$;

-- Compares refund and status with those the traveler saw, since money may arrive in between.
create function private.cancel_my_booking(
  booking_id uuid, token text, expected_refund_cents bigint, expected_status text
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
  today jsonb;
begin
  if not private.holds_token(booking_id, token) then
    return private.refusal('not_found', null, 'Booking not found');
  end if;
  booking := private.lock_booking(booking_id);
  if booking.status = 'cancelled' then
    return jsonb_build_object('ok', true, 'booking', private.booking_view(booking.id));
  end if;
  if not booking.has_seats or booking.check_in < private.today() or private.sold_by(booking) is not null then
    return private.refusal('not_cancellable', null, 'This booking can no longer be cancelled');
  end if;
  today := private.refund_today(booking);
  if (today ->> 'refund_cents')::bigint is distinct from expected_refund_cents
    or booking.status is distinct from expected_status then
    return private.refusal('refund_changed', null, 'The refund is not what you were shown') || today;
  end if;
  perform private.cancel_locked(booking, (today ->> 'refund_cents')::bigint, 'Cancelled by the traveler', null);
  if private.is_called_off(booking) and not private.has_stray_money(booking.id) then
    perform private.clear_attention(booking.id);
  end if;
  return jsonb_build_object('ok', true, 'booking', private.booking_view(booking.id));
end
$$;

create function private.claim_refunds(how_many integer default 10, lease_seconds integer default 60) returns jsonb
language sql security definer set search_path = '' as $$
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

create function private.flag_blocked_refund(booking_id uuid, payment_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
  reason constant text := 'refund_waits';
begin
  select b.* into booking from public.bookings b where b.id = booking_id
    and strpos(coalesce(b.attention_reason, ''), reason) = 0;
  if booking.id is not null then
    perform private.flag_booking(booking_id, reason);
    perform private.queue_booking_mail(booking, 'attention_operator', payment_id, null, jsonb_build_object('reason', reason));
  end if;
end
$$;

create function private.record_sent_refund(payment_id uuid, cents bigint) returns void
language sql security definer set search_path = '' as $$
  update public.payments p set
    refunded_cents = least(p.amount_cents, p.refunded_cents + cents),
    status = case when p.refunded_cents + cents >= p.amount_cents and p.status = 'completed' then 'refunded' else p.status end
  where p.id = payment_id
$$;

-- 'blocked' retries the step later and flags the booking, because the provider refuses our configuration.
create function private.record_refund_step(
  refund uuid, lease uuid, step integer, result text, cents bigint default 0, error text default null,
  provider_refund_id text default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
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
  update public.fiscal_receipts f set provider_refund_id = left(record_refund_step.provider_refund_id, 100)
  where back > 0 and f.refund_id = row.id and f.step = record_refund_step.step;
  perform private.record_sent_refund(paid.id, back);
  if row.status = 'failed' then
    perform private.flag_booking(row.booking_id, private.failed_refund_reason());
  elsif row.status = 'succeeded' then
    perform private.lift_refund_flag(row.booking_id);
  elsif result = 'blocked' then
    perform private.flag_blocked_refund(row.booking_id, paid.id);
  end if;
  return jsonb_build_object('ok', true, 'status', row.status, 'done_cents', row.done_cents, 'step', row.step);
end
$$;

create function private.handed_cents(payment_id uuid) returns bigint language sql stable set search_path = '' as $$
  select coalesce(sum(r.handed_cents - r.twice_cents), 0)::bigint from public.refunds r
  where r.payment_id = handed_cents.payment_id
$$;

create function private.cents_at_provider(payment public.payments) returns bigint
language sql stable set search_path = '' as $$
  select payment.amount_cents - payment.refunded_cents + private.handed_cents(payment.id)
$$;

create function private.requested_refund(
  payment_id uuid, besides uuid default null, out cents bigint, out units bigint
) language sql stable set search_path = '' as $$
  select coalesce(sum(r.done_cents + coalesce(step.cents, 0)), 0)::bigint - private.handed_cents(requested_refund.payment_id),
    coalesce(sum(r.settlement_sent + coalesce(step.units, 0)), 0)::bigint
  from public.refunds r
    left join lateral (select r.step_cents as cents, r.step_settlement as units where r.id is distinct from besides) step on true
  where r.payment_id = requested_refund.payment_id
$$;

create function private.units_at_provider(payment public.payments) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(payment.settlement_amount, payment.amount_cents) - coalesce(sum(r.settlement_sent), 0)::bigint
  from public.refunds r where r.payment_id = payment.id
$$;

-- Converts by the share of the running total, so that the parts add up to the charged amount in any order.
create function private.settlement_of(payment public.payments, refund_id uuid, cents bigint) returns bigint
language sql stable set search_path = '' as $$
  select case when asked.cents + settlement_of.cents >= payment.amount_cents then charged.units - asked.units
    -- After a failed step the total may be one unit off; no part pays more than its own rounding.
    else least(charged.units - asked.units, greatest(floor(share.units), least(ceil(share.units), share.upto - asked.units)))
  end::bigint
  from (select coalesce(payment.settlement_amount, payment.amount_cents)::numeric as units) charged,
    private.requested_refund(payment.id, refund_id) asked,
    lateral (
      select charged.units * settlement_of.cents / payment.amount_cents as units,
        round(charged.units * (asked.cents + settlement_of.cents) / payment.amount_cents) as upto
    ) share
$$;

-- Runs right before the provider's call, since other refunds may have been sent; a retry reuses key and amount.
create function private.begin_refund_step(refund uuid, lease uuid, step integer, cents bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  row public.refunds;
begin
  perform private.lock_booking((select r.booking_id from public.refunds r where r.id = refund));
  select r.* into row from public.refunds r where r.id = refund for update;
  if row.id is null or row.lease is distinct from lease or row.step <> step or row.status <> 'processing' then
    return private.refusal('lease_lost', null, 'Somebody else is at this refund');
  end if;
  if row.step_cents is null then
    if cents is null or cents not between 1 and row.amount_cents - row.done_cents then
      return private.refusal('invalid_step', null, 'This is more than the refund');
    end if;
    update public.refunds r set step_cents = cents, step_settlement = private.settlement_of(p, r.id, cents)
    from public.payments p where r.id = row.id and p.id = r.payment_id
    returning r.* into strict row;
  end if;
  return jsonb_build_object('ok', true, 'cents', row.step_cents, 'settlement', row.step_settlement);
end
$$;

-- The cash settled these refunds already, so the traveler now owes this amount.
create function private.note_double_refund(payment public.payments, cents bigint, settlement bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
  handed public.refunds;
  still bigint := cents;
  units bigint := settlement;
  part bigint;
  worth bigint;
begin
  for handed in
    select r.* from public.refunds r where r.payment_id = payment.id and r.twice_cents < r.handed_cents
    order by r.created_at, r.id for update
  loop
    exit when still = 0;
    part := least(still, handed.handed_cents - handed.twice_cents);
    worth := round(units * part / still::numeric);
    update public.refunds r set twice_cents = r.twice_cents + part, settlement_sent = r.settlement_sent + worth,
      step = r.step + 1
    where r.id = handed.id;
    perform private.post_journal(format('returned_twice:%s:%s', handed.id, handed.twice_cents + part), payment.booking_id,
      jsonb_build_object('provider', -part, 'refunded_twice', part), payment.id, payment.settlement_rate);
    still := still - part;
    units := units - worth;
  end loop;
  perform private.flag_booking(payment.booking_id, private.double_refund_reason());
  select b.* into strict booking from public.bookings b where b.id = payment.booking_id;
  perform private.queue_booking_mail(booking, 'attention_operator', payment.id, null,
    jsonb_build_object('reason', private.double_refund_reason()));
end
$$;

-- Offsets promised refunds first, so that they are not sent twice; the caller holds the booking's lock.
create function private.note_provider_refund(payment public.payments, cents bigint, settlement bigint) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  is_all constant boolean := cents >= private.cents_at_provider(payment);
  due bigint := private.refund_due(payment.id);
  still bigint := cents;
  units bigint := settlement;
  promised public.refunds;
  part bigint;
  worth bigint;
  twice bigint;
begin
  for promised in
    select r.* from public.refunds r where r.payment_id = payment.id and r.status <> 'succeeded'
    order by r.status = 'failed', r.created_at, r.id for update
  loop
    continue when promised.step_cents is not null and not is_all;
    part := least(still, due, promised.amount_cents - promised.done_cents);
    continue when part = 0;
    worth := round(units * part / still::numeric);
    update public.refunds r set done_cents = r.done_cents + part, settlement_sent = r.settlement_sent + worth,
      given_by = case when r.step_cents is null then 'the payment provider' end, step = r.step + 1, step_cents = null,
      step_settlement = null, lease = null, leased_until = null,
      status = case when r.done_cents + part = r.amount_cents then 'succeeded' else r.status end
    where r.id = promised.id;
    still := still - part;
    due := due - part;
    units := units - worth;
  end loop;
  twice := least(still, private.handed_cents(payment.id));
  if twice > 0 then
    worth := round(units * twice / still::numeric);
    perform private.note_double_refund(payment, twice, worth);
    still := still - twice;
    units := units - worth;
  end if;
  part := least(still, payment.amount_cents - payment.refunded_cents - (cents - still - twice) - due);
  if part > 0 then
    insert into public.refunds (payment_id, booking_id, amount_cents, reason, given_by, unrequested)
    values (payment.id, payment.booking_id, part, 'Refunded by the provider', 'the payment provider', true)
    returning * into strict promised;
    update public.refunds r set status = 'succeeded', done_cents = part, settlement_sent = units where r.id = promised.id;
    still := still - part;
  end if;
  perform private.record_sent_refund(payment.id, cents - still - twice);
  perform private.lift_refund_flag(payment.booking_id);
  return cents - still;
end
$$;

-- The provider reports a running total, so this records only the new part that we did not request.
create function private.note_refunded_total(payment public.payments, refunded bigint) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  total constant bigint := round(refunded * payment.amount_cents / coalesce(payment.settlement_amount,
    payment.amount_cents)::numeric);
  asked record;
begin
  select a.* into asked from private.requested_refund(payment.id) a;
  if refunded <= asked.units or total <= asked.cents then
    return 0;
  end if;
  return private.note_provider_refund(
    payment, least(private.cents_at_provider(payment), total - asked.cents), refunded - asked.units);
end
$$;

create function private.flag_provider_refund(payment public.payments) returns void
language sql security definer set search_path = '' as $$
  select private.flag_booking(b.id, 'partly_refunded') from public.bookings b
  where b.id = payment.booking_id and b.status in ('confirmed', 'cancelled') and exists (
    select 1 from public.refunds r where r.payment_id = payment.id and r.unrequested
  )
$$;
