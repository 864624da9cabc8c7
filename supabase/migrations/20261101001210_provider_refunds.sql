-- Converts refunds to the provider's settlement currency and records what the provider refunded by itself.

-- Paid out by hand, so the provider never sends it.
create function private.handed_cents(payment_id uuid)
returns bigint
language sql
stable
set search_path = ''
as $$
  select coalesce(sum(e.cents), 0)::bigint from public.ledger_entries e
  where e.payment_id = handed_cents.payment_id and e.account = 'provider' and e.journal like 'handed:%'
$$;

-- What the provider was asked to send so far, in cents and in settlement units.
create function private.requested_refund(payment_id uuid, besides uuid default null, out cents bigint, out units bigint)
language sql
stable
set search_path = ''
as $$
  select coalesce(sum(r.done_cents + coalesce(step.cents, 0)), 0)::bigint - private.handed_cents(requested_refund.payment_id),
    coalesce(sum(r.settlement_sent + coalesce(step.units, 0)), 0)::bigint
  from public.refunds r
    left join lateral (select r.step_cents as cents, r.step_settlement as units where r.id is distinct from besides) step on true
  where r.payment_id = requested_refund.payment_id
$$;

create function private.refundable_units(payment public.payments)
returns bigint
language sql
stable
set search_path = ''
as $$
  select round(coalesce(payment.settlement_amount, payment.amount_cents)
    * (payment.amount_cents - private.handed_cents(payment.id)) / payment.amount_cents::numeric)::bigint - coalesce(sum(r.settlement_sent), 0)::bigint
  from public.refunds r where r.payment_id = payment.id
$$;

-- Converts by the share of the running total, so that the parts add up to the charged amount in any order. The last
-- part is whatever is left.
create function private.settlement_of(payment public.payments, refund_id uuid, cents bigint)
returns bigint
language sql
stable
set search_path = ''
as $$
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

-- Runs right before the provider is asked, since other refunds may have been sent meanwhile. Repeats a begun step with
-- the same key and amount.
create function private.begin_refund_step(refund uuid, lease uuid, step integer, cents bigint)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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

-- Records what the provider refunded by itself: first as the promised refunds of this payment, which are then not sent,
-- the rest as a new refund. Leaves a step under way unless nothing of the payment is left. The caller holds the
-- booking's lock; returns the cents recorded.
create function private.note_provider_refund(payment public.payments, cents bigint, settlement bigint)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_all constant boolean := payment.refunded_cents + cents >= payment.amount_cents;
  due bigint := private.refund_due(payment.id);
  still bigint := cents;
  units bigint := settlement;
  promised public.refunds;
  part bigint;
  worth bigint;
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
  part := least(still, payment.amount_cents - payment.refunded_cents - (cents - still) - due);
  if part > 0 then
    insert into public.refunds (payment_id, booking_id, amount_cents, reason, given_by)
    values (payment.id, payment.booking_id, part, 'Refunded by the provider', 'the payment provider')
    returning * into strict promised;
    update public.refunds r set status = 'succeeded', done_cents = part, settlement_sent = units where r.id = promised.id;
    still := still - part;
  end if;
  perform private.record_sent_refund(payment.id, cents - still);
  perform private.lift_refund_flag(payment.booking_id);
  return cents - still;
end
$$;

-- Records the part of the provider's refunded total that we did not ask for; ignores a total it reported before.
create function private.note_refunded_total(payment public.payments, refunded bigint)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
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
    payment, least(payment.amount_cents - payment.refunded_cents, total - asked.cents), refunded - asked.units);
end
$$;

create function private.flag_provider_refund(payment public.payments)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.bookings b set needs_attention = true, attention_reason = 'The provider gave back a part of what was paid'
  where b.id = payment.booking_id and b.status = 'confirmed' and exists (
    select 1 from public.refunds r where r.payment_id = payment.id and r.reason = 'Refunded by the provider'
  )
$$;
