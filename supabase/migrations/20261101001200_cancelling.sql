create function private.refund_today(booking public.bookings)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select private.refund_for(booking.terms, paid.cents, booking.guests, booking.check_in, private.today(), paid.owed,
      booking.kept_cents, booking.fee_cents)
      || case when private.is_called_off(booking) then jsonb_build_object('refund_cents', paid.cents, 'percent', 100) else '{}' end
      || jsonb_build_object('as_of', private.today(), 'status', booking.status)
    from (
      select case when booking.status = 'confirmed' then private.paid_and_kept(booking.id) else 0 end as cents,
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
#variable_conflict use_column
begin
  return (
    select private.refund_today(b) || jsonb_build_object('ways', private.ways_of(b.id))
    from public.bookings b where b.id = $1 and private.holds_token($1, $2)
  );
end $$;

-- The one way a booking is cancelled: seats back, refund promised, mail queued. The caller holds the booking's lock.
create function private.cancel_locked(booking public.bookings, refund_cents bigint, reason text, asked_by uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  paid uuid := private.own_payment(booking.id);
begin
  update public.bookings b set status = 'cancelled', cancelled_at = now(), expires_at = null where b.id = booking.id;
  perform private.give_seats_back(booking);
  perform private.give_back(booking, refund_cents, reason, asked_by);
  perform private.return_card_money(booking.id);
  perform private.queue_booking_mail(booking, 'booking_cancelled', paid, null,
    jsonb_build_object('refund_cents', refund_cents, 'ways', private.ways_back(booking.id, now())));
end
$$;

-- What was shown is what is confirmed: the refund and the status, since money may arrive between the two.
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
  if not private.holds_token($1, $2) then
    return private.refusal('not_found', null, 'Booking not found');
  end if;
  booking := private.lock_booking($1);
  -- Asked again after a lost answer.
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
      -- The rest is given back by hand.
      and exists (select 1 from public.payments p where p.id = r.payment_id and p.method = 'provider')
      and (r.leased_until is null or r.leased_until < now())
    order by r.next_try_at
    limit greatest(1, least($1, 50))
    for update skip locked
  ), claimed as (
    update public.refunds r set
      status = 'processing', lease = gen_random_uuid(), attempts = r.attempts + 1,
      leased_until = now() + make_interval(secs => greatest($2, 5))
    from due, public.payments p
    where r.id = due.id and p.id = r.payment_id
    returning jsonb_build_object(
      'id', r.id, 'lease', r.lease, 'step', r.step, 'amount_cents', r.amount_cents, 'done_cents', r.done_cents,
      'attempts', r.attempts, 'payment', private.provider_view(p)
    ) as view
  )
  select coalesce(jsonb_agg(claimed.view), '[]') from claimed
$$;

-- Flagged and mailed once: a booking that needs somebody already has its reason.
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
  where b.id = $1 and not b.needs_attention
  returning * into booking;
  if booking.id is not null then
    perform private.queue_booking_mail(booking, 'attention_operator', $2, null, jsonb_build_object('reason', reason));
  end if;
end
$$;

-- So much of a payment went back; of all of it nothing is left.
create function private.went_back(payment_id uuid, cents bigint)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.payments p set
    refunded_cents = least(p.amount_cents, p.refunded_cents + $2),
    status = case when p.refunded_cents + $2 >= p.amount_cents and p.status = 'completed' then 'refunded' else p.status end
  where p.id = $1
$$;

-- One step's result: 'succeeded' moves on, 'pending' asks the same step again later, 'failed' ends it for the desk.
-- 'blocked' is asked again like 'pending', but needs somebody: our own configuration is what the provider refuses.
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
  back bigint := case when $4 = 'succeeded' then $5 else 0 end;
begin
  perform private.lock_booking((select r.booking_id from public.refunds r where r.id = $1));
  select p.* into paid from public.payments p join public.refunds r on r.payment_id = p.id where r.id = $1;
  select r.* into row from public.refunds r where r.id = $1 for update;
  if row.id is null or row.lease is distinct from $2 or row.step <> $3 or row.status <> 'processing' then
    return private.refusal('lease_lost', null, 'Somebody else is at this refund');
  end if;
  if $4 not in ('succeeded', 'pending', 'blocked', 'failed') or back < 0 or row.done_cents + back > row.amount_cents
    or ($4 = 'succeeded' and back <> row.step_cents) then
    return private.refusal('invalid_step', null, 'This is more than the refund');
  end if;
  update public.refunds r set
    done_cents = r.done_cents + back,
    settlement_sent = r.settlement_sent + case when back = 0 then 0
      else coalesce(r.step_settlement, private.settlement_of(paid, r.id, back)) end,
    step_cents = case when $4 in ('pending', 'blocked') then r.step_cents end,
    step_settlement = case when $4 in ('pending', 'blocked') then r.step_settlement end,
    step = r.step + case when back > 0 then 1 else 0 end,
    status = case
      when $4 = 'failed' then 'failed'
      when r.done_cents + back = r.amount_cents then 'succeeded'
      else 'processing' end,
    next_try_at = now() + case when $4 in ('pending', 'blocked') then make_interval(mins => least(60, r.attempts)) else interval '0' end,
    lease = null, leased_until = null, last_error = left($6, 500)
  where r.id = row.id
  returning * into strict row;
  perform private.went_back(paid.id, back);
  if row.status = 'failed' then
    update public.bookings b set needs_attention = true, attention_reason = concat_ws('. ',
      nullif(btrim(replace(b.attention_reason, private.unsent_reason(), ''), '. '), ''), private.unsent_reason())
    where b.id = row.booking_id;
  elsif row.status = 'succeeded' then
    perform private.lift_refund_flag(row.booking_id);
  elsif $4 = 'blocked' then
    perform private.flag_blocked_refund(row.booking_id, paid.id);
  end if;
  return jsonb_build_object('ok', true, 'status', row.status, 'done_cents', row.done_cents, 'step', row.step);
end
$$;
