-- Holds the policy for cancelling, promised and sent refunds, and the actions that cancel or refund.
-- Relies on `partial_payments`, `payments`, `bookings`, `desk_booking_actions` and `mails`.
-- Called by anyone, the desk and edge functions.
set check_function_bodies = off;

-- Sends a refund in steps, since a provider may cap one transfer; the idempotency key has the step, so a retry is safe.
create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments (id),
  booking_id uuid not null references public.bookings (id),
  amount_cents bigint not null check (amount_cents > 0),
  done_cents bigint not null default 0 check (done_cents >= 0 and done_cents <= amount_cents),
  step integer not null default 1,
  settlement_sent bigint not null default 0 check (settlement_sent >= 0),
  step_cents bigint,
  step_settlement bigint check ((step_settlement is null) = (step_cents is null)),
  status text not null default 'pending' check (status in ('pending', 'processing', 'succeeded', 'failed')),
  reason text not null check (length(reason) between 1 and 1000),
  requested_by uuid,
  given_by text,
  -- The provider began this refund, not the shop.
  unrequested boolean not null default false,
  -- An admin gave it in cash; the provider sent it too; the traveler returned it or may keep it.
  handed_cents bigint not null default 0 check (handed_cents between 0 and done_cents),
  twice_cents bigint not null default 0 check (twice_cents between 0 and handed_cents),
  settled_cents bigint not null default 0 check (settled_cents between 0 and twice_cents),
  attempts integer not null default 0,
  next_try_at timestamptz not null default now(),
  lease uuid,
  leased_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index refunds_payment on public.refunds (payment_id);
create index refunds_booking on public.refunds (booking_id);
create index refunds_due on public.refunds (next_try_at) where status in ('pending', 'processing');
grant select on public.refunds to service_role;

create function private.kept_of(
  terms jsonb, live_cents bigint, guests integer, floor_cents bigint, days integer
) returns bigint language plpgsql immutable set search_path = '' as $$
begin
  return (
    select greatest(least(floor_cents, live_cents), live_cents - greatest(0, t.cents, t.cents_after))
    from (select 1) always
    left join lateral (
      select step.cents, step.cents_after from (
        select tier.min_days, refund.cents, lead(refund.cents) over (order by tier.min_days desc) as cents_after
        from jsonb_to_recordset(terms -> 'tiers') as tier (min_days integer, percent numeric, fee_per_person_cents bigint),
          lateral (select round(live_cents * tier.percent / 100)::bigint - tier.fee_per_person_cents * guests as cents) refund
      ) step
      where step.min_days <= days
      order by step.min_days desc
      limit 1
    ) t on true
  );
end $$;

-- The floor grows with each move and a leaving part pays its cancellation fee, so that no sequence of changes refunds
-- more than cancelling.
create function private.kept_after(
  terms jsonb, days integer, before jsonb, stays jsonb, moves boolean, called_off boolean, waived boolean
) returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  live constant bigint := before -> 'live_cents';
  fee constant bigint := before -> 'fee_cents';
  paid constant bigint := before -> 'paid_cents';
  stays_live constant bigint := stays -> 'live_cents';
  old_floor constant bigint := least(live, (before -> 'floor_cents')::bigint);
  new_floor constant bigint := old_floor - coalesce(
    round(old_floor * greatest(0, live - stays_live) / nullif(live, 0)::numeric)::bigint, 0);
  today constant bigint := private.kept_of(terms, live, (before -> 'guests')::integer, old_floor, days);
  still constant bigint := private.kept_of(terms, stays_live, (stays -> 'guests')::integer, new_floor, days);
begin
  if called_off or moves and waived then
    return '{"fee_cents": 0, "floor_cents": 0}';
  end if;
  return jsonb_build_object(
    'fee_cents', fee + case when waived then 0 else least(greatest(0, today - still), greatest(0, paid - fee)) end,
    'floor_cents', case when moves then least(today, still) else new_floor end
  );
end $$;

-- Counts the owed amount as paid but never refunds it, so that a partly paid booking owes the same cancellation fee.
create function private.refund_for(
  terms jsonb, paid_cents bigint, guests integer, check_in date, as_of date, owed_cents bigint default 0,
  kept_cents bigint default 0, fee_cents bigint default 0
) returns jsonb language plpgsql immutable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'refund_cents', greatest(0, paid_cents - fee_cents - private.kept_of(
        terms, greatest(0, paid_cents + owed_cents - fee_cents), guests, kept_cents - fee_cents, check_in - as_of)),
      'percent', coalesce((
        select tier.percent from jsonb_to_recordset(terms -> 'tiers') as tier (min_days integer, percent numeric)
        where tier.min_days <= check_in - as_of order by tier.min_days desc limit 1
      ), 0),
      'days_before', check_in - as_of
    )
  );
end $$;

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

create function private.guard_refund() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  payment public.payments;
  promised bigint;
begin
  if tg_op = 'UPDATE' then
    -- A failed refund stays promised, because the desk sends it again or pays it by hand.
    if new.status <> old.status and (old.status = 'succeeded' or old.status = 'failed' and new.status = 'processing') then
      raise exception 'A % refund cannot become %', old.status, new.status using errcode = '23514';
    end if;
    new.updated_at := now();
    return new;
  end if;
  -- Serializes the refunds of one payment, so that together they never exceed the amount paid.
  select * into strict payment from public.payments p where p.id = new.payment_id for update;
  select coalesce(sum(r.amount_cents), 0) into promised
  from public.refunds r where r.payment_id = new.payment_id;
  if payment.status <> 'completed' or promised + new.amount_cents > payment.amount_cents then
    raise exception 'This refund is more than what is left of the payment' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger guard before insert or update on public.refunds
  for each row execute function private.guard_refund();

create function private.refund_due(payment_id uuid) returns bigint language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(-sum(e.cents), 0)::bigint from public.ledger_entries e where e.payment_id = refund_due.payment_id
      and e.account = 'refunds_due'
  );
end $$;

create function private.refunded_cents(booking_id uuid) returns bigint language sql stable set search_path = '' as $$
  select coalesce(sum(r.amount_cents), 0)::bigint
  from public.refunds r where r.booking_id = refunded_cents.booking_id
$$;

-- Counts failed refunds as promised; `rows 2` keeps the planner from expecting a thousand payments and scanning all.
create function private.refundable(
  booking_id uuid
) returns table (payment_id uuid, paid_at timestamptz, left_cents bigint, own_cents bigint)
language plpgsql stable security definer rows 2 set search_path = '' as $$
begin
  return query
    select p.id, p.paid_at, l.cents, least(l.cents, p.applied_cents)
    from public.payments p, lateral (
      select p.amount_cents - coalesce(sum(r.amount_cents), 0)::bigint as cents
      from public.refunds r where r.payment_id = p.id
    ) l
    where p.booking_id = refundable.booking_id and p.status = 'completed';
end $$;

create function private.refund_by_hand_reason() returns text language sql immutable set search_path = '' as $$
  select 'refund_by_hand'
$$;

create function private.failed_refund_reason() returns text language sql immutable set search_path = '' as $$
  select 'refund_failed'
$$;

create function private.double_refund_reason() returns text language sql immutable set search_path = '' as $$
  select 'refunded_twice'
$$;

create function private.double_refund_of(booking_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when exists (
    select 1 from public.refunds r where r.booking_id = double_refund_of.booking_id and r.settled_cents < r.twice_cents
  ) then private.double_refund_reason() end
$$;

create function private.lift_refund_flag(booking_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.remove_attention_reasons(booking_id, array[private.refund_by_hand_reason(), private.failed_refund_reason()])
    where not private.has_stray_money(booking_id)
$$;

create function private.refundable_by_method(booking_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('method', p.method, 'own_cents', l.own_cents, 'left_cents', l.left_cents)
      order by l.paid_at desc, l.payment_id), '[]')
    from private.refundable(booking_id) l join public.payments p on p.id = l.payment_id
    where l.left_cents > 0
  );
end $$;

create function private.refunds_by_method(booking_id uuid, since timestamptz default '-infinity') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(w) order by w.cents desc, w.method), '[]')
    from (
      select g.method, sum(r.amount_cents) as cents, case
        when bool_or(r.status = 'failed') then 'failed' when bool_and(r.status = 'succeeded') then 'succeeded'
          else 'pending' end as status
      from public.refunds r join public.payments p on p.id = r.payment_id,
        lateral (select case when r.handed_cents > 0 then 'cash' else p.method end as method) g
      where r.booking_id = refunds_by_method.booking_id and r.created_at >= since
      group by g.method
    ) w
  );
end $$;

-- Takes the newest payment first, and stray money only on request; the caller holds the booking's lock.
create function private.promise_refund(
  booking public.bookings, cents bigint, reason text, asked_by uuid, with_stray boolean default false
) returns void language plpgsql security definer set search_path = '' as $$
declare
  remaining bigint := cents;
  paid record;
  by_hand boolean := false;
begin
  for paid in
    with part as (
      select l.payment_id, l.left_cents > l.own_cents as is_mixed, w.there, coalesce(sum(w.there) over (
        order by w.is_stray desc, l.paid_at desc, l.payment_id rows between unbounded preceding and 1 preceding
      ), 0) as earlier
      from private.refundable(booking.id) l, lateral (values
        (true, case when with_stray then l.left_cents - l.own_cents else 0 end), (false, l.own_cents)
      ) w (is_stray, there)
    )
    select part.payment_id, part.is_mixed, private.is_by_hand(part.payment_id) as by_hand,
      sum(greatest(0, least(part.there, cents - part.earlier)))::bigint as going
    from part group by part.payment_id, part.is_mixed
    order by min(part.earlier), part.payment_id
  loop
    continue when paid.going = 0;
    -- Leaves the stray part of this payment, because the refund took the booking's own part.
    if not with_stray and paid.is_mixed then
      update public.payments p set applied_cents = p.applied_cents - paid.going where p.id = paid.payment_id;
    end if;
    insert into public.refunds (payment_id, booking_id, amount_cents, reason, requested_by)
    values (paid.payment_id, booking.id, paid.going, reason, asked_by);
    remaining := remaining - paid.going;
    by_hand := by_hand or paid.by_hand;
  end loop;
  if by_hand then
    perform private.flag_booking(b.id, private.refund_by_hand_reason())
    from public.bookings b where b.id = booking.id and b.status <> 'confirmed';
    if asked_by is null then
      perform private.queue_booking_mail(booking, 'attention_operator', null, null,
        jsonb_build_object('reason', private.refund_by_hand_reason()));
    end if;
  end if;
  perform private.update_surplus_flag(booking.id);
  if remaining <> 0 then
    raise exception 'This refund is not what is left of the payments' using errcode = '23514';
  end if;
end $$;

create function private.mail_provider_refund() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_booking_mail(b, 'refund_promised', p.id, null, jsonb_build_object('refund_cents', new.amount_cents,
    'ways', jsonb_build_array(jsonb_build_object('method', p.method, 'cents', new.amount_cents, 'status', 'succeeded'))))
  from public.payments p join public.bookings b on b.id = p.booking_id where p.id = new.payment_id;
  return null;
end $$;
create trigger mail_provider_refund after insert on public.refunds
  for each row when (new.given_by is not null) execute function private.mail_provider_refund();

create function private.is_refunded_by_provider(payment_id uuid, cents bigint) returns boolean
language sql stable set search_path = '' as $$
  select p.amount_cents - p.refunded_cents < cents from public.payments p where p.id = payment_id
$$;

-- Uses a new step number, because the provider repeats its response to an old one.
-- A traveler who was refunded twice returns the second amount, or the desk waives it (`method` is null).
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
end $$;

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
end $$;

create function private.record_sent_refund(payment_id uuid, cents bigint) returns void
language sql security definer set search_path = '' as $$
  update public.payments p set
    refunded_cents = least(p.amount_cents, p.refunded_cents + cents),
    status = case when p.refunded_cents + cents >= p.amount_cents and p.status = 'completed' then 'refunded' else p.status end
  where p.id = payment_id
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
end $$;

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
end $$;

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
end $$;

create function private.flag_provider_refund(payment public.payments) returns void
language sql security definer set search_path = '' as $$
  select private.flag_booking(b.id, 'partly_refunded') from public.bookings b
  where b.id = payment.booking_id and b.status in ('confirmed', 'cancelled') and exists (
    select 1 from public.refunds r where r.payment_id = payment.id and r.unrequested
  )
$$;

create function private.refund_standing(booking public.bookings) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'check_in', booking.check_in, 'guests', booking.guests, 'terms', booking.terms, 'called_off', private.is_called_off(booking),
    'own_cents', private.applied_cents_left(booking.id), 'owed_cents', private.owed(booking.id),
    'kept_cents', booking.kept_cents, 'fee_cents', booking.fee_cents, 'ways', private.refundable_by_method(booking.id)
  )
$$;

create function private.admin_send_refund_again(refund_id uuid, reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := private.require_owner();
  booking public.bookings := private.booking_for_desk((select r.booking_id from public.refunds r where r.id = refund_id), reason);
  refund public.refunds;
begin
  select r.* into strict refund from public.refunds r where r.id = refund_id for update;
  if private.is_by_hand(refund.payment_id) then
    return private.refusal('not_found', 'refund_id', 'There is no such refund at the provider');
  elsif refund.status <> 'failed' then
    return '{"ok": true}';
  elsif private.is_refunded_by_provider(refund.payment_id, refund.amount_cents - refund.done_cents) then
    return private.refusal('sent_already', 'refund_id', 'The provider has given this money back already');
  end if;
  update public.refunds r set status = 'pending', step = r.step + 1, attempts = 0, next_try_at = now(), last_error = null
  where r.id = refund_id;
  return private.desk_answer(booking.id, 'refund_resent', jsonb_build_object(
    'refund_id', refund_id, 'amount_cents', refund.amount_cents, 'reason', reason));
end $$;
comment on function private.admin_send_refund_again is 'Asks the provider again for a failed refund. Refuses not_found, sent_already.';

create function private.admin_record_refund_by_hand(refund_id uuid, note text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := private.require_owner();
  booking public.bookings := private.booking_for_desk((select r.booking_id from public.refunds r where r.id = refund_id), note);
  refund public.refunds;
  unsent bigint;
begin
  select r.* into refund from public.refunds r join public.payments p on p.id = r.payment_id
  where r.id = refund_id and (p.recorded_by is not null or r.status = 'failed' or r.handed_cents > 0) for update of r;
  if refund.id is null then
    return private.refusal('not_found', 'refund_id', 'Nothing to be given back by hand');
  elsif refund.status in ('pending', 'failed') then
    unsent := refund.amount_cents - refund.done_cents;
    if private.is_refunded_by_provider(refund.payment_id, unsent) then
      return private.refusal('sent_already', 'refund_id', 'The provider has given this money back already');
    end if;
    update public.refunds r set status = 'succeeded', done_cents = r.amount_cents, given_by = private.actor_name(),
      handed_cents = case when private.is_by_hand(r.payment_id) then 0 else unsent end
    where r.id = refund_id;
    perform private.record_sent_refund(refund.payment_id, unsent);
    if not private.is_by_hand(refund.payment_id) then
      -- The provider still holds the money, so the cash left the drawer.
      perform private.post_journal(format('handed:%s', refund.id), refund.booking_id,
        jsonb_build_object('provider', unsent, 'cash', -unsent), refund.payment_id);
    end if;
    perform private.lift_refund_flag(refund.booking_id);
  end if;
  return private.desk_answer(booking.id, 'refunded_by_hand', jsonb_build_object(
    'refund_id', refund_id, 'amount_cents', refund.amount_cents, 'reason', note));
end $$;
comment on function private.admin_record_refund_by_hand is 'Also a failed refund. Refuses not_found, sent_already.';

create function private.admin_settle_double_refund(
  refund_id uuid, cents bigint, reason text, method text default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := private.require_owner();
  booking public.bookings := private.booking_for_desk((select r.booking_id from public.refunds r where r.id = refund_id), reason);
  refund public.refunds;
  unsettled bigint;
begin
  select r.* into strict refund from public.refunds r where r.id = refund_id for update;
  unsettled := refund.twice_cents - refund.settled_cents;
  if refund.twice_cents = 0 then
    return private.refusal('not_found', 'refund_id', 'This was not refunded twice');
  elsif method not in ('cash', 'bank_transfer') then
    return private.refusal('invalid_money', 'method', 'Cash, a bank transfer, or null to waive it');
  elsif unsettled = 0 then
    return '{"ok": true}';
  elsif unsettled is distinct from cents then
    return private.refusal('refund_changed', 'cents', 'Another amount is unsettled by now');
  end if;
  update public.refunds r set settled_cents = r.twice_cents where r.id = refund_id;
  perform private.post_journal(
    format('%s:%s:%s', case when method is null then 'waived' else 'recovered' end, refund_id, refund.twice_cents),
    booking.id, jsonb_build_object('refunded_twice', -unsettled,
      case when method is null then 'goodwill' else private.money_account(method) end, unsettled));
  if private.double_refund_of(booking.id) is null then
    perform private.remove_attention_reasons(booking.id, array[private.double_refund_reason()]);
  end if;
  return private.desk_answer(booking.id, 'double_refund_settled', jsonb_build_object(
    'refund_id', refund_id, 'amount_cents', cents, 'method', method, 'reason', reason));
end $$;
comment on function private.admin_settle_double_refund is 'Without a method it is waived. Refuses not_found, invalid_money, refund_changed.';

create function private.cancel_quote(booking_id uuid, token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select private.refund_today(b) || jsonb_build_object('ways', private.refundable_by_method(b.id))
    from public.bookings b where b.id = booking_id and private.holds_token(booking_id, token)
  );
end $$;
comment on function private.cancel_quote is 'Answers {refund_cents, percent, days_before, as_of, status}; null for a wrong token.';

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
    return private.refusal('refund_changed', null, 'The refund is not what you were shown');
  end if;
  perform private.cancel_locked(booking, (today ->> 'refund_cents')::bigint, 'Cancelled by the traveler', null);
  if private.is_called_off(booking) and not private.has_stray_money(booking.id) then
    perform private.clear_attention(booking.id);
  end if;
  return jsonb_build_object('ok', true, 'booking', private.booking_view(booking.id));
end $$;
comment on function private.cancel_my_booking is 'Takes what was shown, as money may arrive meanwhile. Answers {booking}. Refuses not_found, not_cancellable, refund_changed.';

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
      'payment', private.provider_view(p)
    ) as view
  )
  select coalesce(jsonb_agg(claimed.view), '[]') from claimed
$$;
comment on function private.claim_refunds is 'Leases refunds. Answers [{id, lease, step, amount_cents, done_cents, payment}].';

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
  return '{"ok": true}';
end $$;
comment on function private.record_refund_step is 'Takes succeeded (with cents), pending, blocked (our configuration) or failed. Refuses lease_lost, invalid_step.';

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
end $$;
comment on function private.begin_refund_step is 'Right before the provider is asked. Answers {cents, settlement}, on a retry the same. Refuses lease_lost, invalid_step.';

create function private.admin_cancel_booking(
  booking_id uuid, reason text, refund_cents bigint default null, expected_status text default null,
  expected jsonb default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings := private.booking_for_desk(booking_id, reason);
  by_policy constant bigint := (private.refund_today(booking) ->> 'refund_cents')::bigint;
  back bigint := coalesce(refund_cents, by_policy);
  refused jsonb;
begin
  if not booking.has_seats then
    return private.refusal('not_cancellable', null, format('This booking is already %s', booking.status));
  end if;
  refused := private.changed_since(booking, coalesce(expected, '{}')
    || case when expected_status is null then '{}' else jsonb_build_object('status', expected_status) end);
  if refused is not null then
    return refused;
  end if;
  if back < 0 or back > private.applied_cents_left(booking.id) then
    return private.refusal('invalid_refund', 'refund_cents', 'This is more than what was paid');
  end if;
  -- The policy's refund is the traveler's right, any other one is a payout.
  if back <> by_policy then
    perform private.require_owner();
  end if;
  perform private.cancel_locked(booking, back, reason, auth.uid());
  if not private.has_stray_money(booking.id) then
    perform private.clear_attention(booking.id);
  end if;
  return private.desk_answer(booking.id, 'cancelled', jsonb_build_object('reason', reason, 'refund_cents', back));
end $$;
comment on function private.admin_cancel_booking is 'Another refund than the policy''s is for owners. Refuses not_cancellable, booking_changed, invalid_refund.';

create function private.admin_refund_booking(
  booking_id uuid, reason text, amount_cents bigint default null, expected jsonb default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := private.require_owner();
  booking public.bookings := private.booking_for_desk(booking_id, reason);
  total_left bigint := 0;
  wanted bigint;
  refused jsonb := private.changed_since(booking, expected);
begin
  if refused is not null then
    return refused;
  end if;
  select coalesce(sum(l.left_cents), 0) into total_left from private.refundable(booking.id) l;
  wanted := coalesce(amount_cents, total_left);
  if wanted <= 0 or wanted > total_left then
    return private.refusal('invalid_refund', 'amount_cents', 'This is more than what is left to give back');
  end if;
  if wanted = total_left and booking.status in ('confirmed', 'expired', 'cancelled') then
    update public.bookings b set status = 'refunded', cancelled_at = coalesce(b.cancelled_at, now()) where b.id = booking.id;
    if booking.status = 'confirmed' then
      perform private.release_seats(booking);
    end if;
  end if;
  perform private.promise_refund(booking, wanted, reason, owner, true);
  perform private.queue_booking_mail(booking, 'refund_promised', private.newest_applied_payment(booking.id), null,
    jsonb_build_object('refund_cents', wanted, 'ways', private.refunds_by_method(booking.id, now())));
  if not private.has_stray_money(booking.id) then
    perform private.clear_attention(booking.id);
    update public.payments p set needs_attention = false where p.booking_id = booking.id;
  end if;
  return private.desk_answer(booking.id, 'refunded', jsonb_build_object('reason', reason, 'amount_cents', wanted));
end $$;
comment on function private.admin_refund_booking is 'Refunds stray money first; all that is left ends the booking. Refuses booking_changed, invalid_refund.';

create function private.cancel_departure(departure_id uuid, reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
  departure public.departures;
  booking public.bookings;
  held uuid[];
  cancelled integer := 0;
begin
  perform private.require_reason(reason);
  perform private.lock_catalogue_now();
  -- Retries if a booking arrives meanwhile, since its transaction may hold the booking and wait for the departure.
  loop
    begin
      held := array(select (private.lock_booking(b.id)).id from (
        select x.id from public.bookings x where x.departure_id = cancel_departure.departure_id and x.has_seats order by x.id
      ) b);
      select d.* into departure from public.departures d where d.id = cancel_departure.departure_id for update;
      exit when not exists (
        select 1 from public.bookings b where b.departure_id = cancel_departure.departure_id and b.has_seats
          and b.id <> all (held)
      );
      raise sqlstate 'JT001';
    exception when sqlstate 'JT001' then
      null;
    end;
  end loop;
  if departure.id is null then
    return private.refusal('not_found', null, 'There is no such departure');
  end if;
  if departure.state <> 'cancelled' then
    update public.departures d set state = 'cancelled' where d.id = cancel_departure.departure_id returning * into departure;
    for booking in
      select b.* from public.bookings b where b.departure_id = cancel_departure.departure_id and b.has_seats
        order by b.id for update
    loop
      if booking.status = 'pending' then
        perform private.cancel_locked(booking, 0, 'The departure was cancelled', actor);
      else
        update public.bookings b set needs_attention = true,
          attention_reason = concat_ws('. ', b.attention_reason, 'departure_cancelled')
        where b.id = booking.id;
        perform private.queue_booking_mail(booking, 'departure_cancelled', private.newest_applied_payment(booking.id),
          null, private.refund_today(booking) || jsonb_build_object('ways', private.refundable_by_method(booking.id),
            'nearest_dates',
            private.nearest_dates(booking.item_type, booking.item_id, booking.check_in, booking.guests)));
      end if;
      perform private.audit('departure_cancelled', 'booking', booking.id::text, jsonb_build_object('reason', reason));
      cancelled := cancelled + 1;
    end loop;
    perform private.update_waiting_list(departure.id);
    perform private.list_departures(departure.tour_id);
    perform private.audit('cancelled', 'departure', departure.id::text,
      jsonb_build_object('reason', reason, 'bookings', cancelled));
  end if;
  return '{"ok": true}';
end $$;
comment on function private.cancel_departure is 'Releases holds and tells who paid, who gets all back on cancelling. Refuses not_found.';
