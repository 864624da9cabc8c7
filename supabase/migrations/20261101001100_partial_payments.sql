-- The amount beyond applied_cents is stray money, paid by mistake or too late, and must be refunded.

create function private.owed(booking_id uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select case when b.has_seats then greatest(0, private.balance(b.id, 'receivable')
      + case when b.status = 'pending' then (b.total_price * 100)::bigint else 0 end) else 0 end
    from public.bookings b where b.id = booking_id
  );
end $$;

create function private.paid_cents(booking_id uuid) returns bigint language sql stable set search_path = '' as $$
  select coalesce(sum(p.amount_cents), 0)::bigint
  from public.payments p where p.booking_id = paid_cents.booking_id and p.status in ('completed', 'refunded')
$$;

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

create function private.applied_cents_left(booking_id uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(sum(l.own_cents), 0)::bigint from private.refundable(booking_id) l
  );
end $$;

create function private.is_by_hand(payment_id uuid) returns boolean language sql stable set search_path = '' as $$
  select exists (select 1 from public.payments p where p.id = payment_id and p.recorded_by is not null)
$$;

create function private.has_stray_money(booking_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select private.surplus(has_stray_money.booking_id) > 0 or exists (
      select 1 from public.refunds r where r.booking_id = has_stray_money.booking_id
        and (r.status = 'failed' or r.status = 'pending' and private.is_by_hand(r.payment_id))
    )
  );
end $$;

create function private.overpaid(booking_id uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select greatest(0, -private.balance(booking_id, 'receivable') - private.surplus(booking_id))
  );
end $$;

create function private.newest_applied_payment(booking_id uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select p.id from public.payments p where p.booking_id = newest_applied_payment.booking_id and p.status = 'completed'
      and p.applied_cents > 0
    order by p.paid_at desc, p.id limit 1
  );
end $$;

create function private.balance_day(booking public.bookings) returns date
language plpgsql stable set search_path = '' as $$
begin
  return (
    select case when booking.channel <> 'own' then null when planned > private.today() then planned
      else greatest(private.today(), booking.check_in) end
    from (select booking.check_in - coalesce((booking.terms #>> '{plan,balance_days_before}')::integer, 0) as planned) plan
  );
end $$;

-- Locks the booking before its payments, because inserting a payment locks the booking through the foreign key.
create function private.lock_booking(booking_id uuid) returns public.bookings
language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
begin
  select b.* into booking from public.bookings b where b.id = lock_booking.booking_id for update;
  perform 1 from public.payments p where p.booking_id = lock_booking.booking_id order by p.id for update;
  return booking;
end
$$;

create function private.surplus(booking_id uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(l.left_cents - l.own_cents), 0)::bigint from private.refundable(booking_id) l
$$;

create function private.surplus_reason(booking_id uuid) returns text language sql stable set search_path = '' as $$
  select format('paid_too_much:%s', to_char(private.surplus(booking_id) / 100.0, 'FM999,999,990.00'))
$$;

create function private.update_surplus_flag(booking_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  surplus constant bigint := private.surplus(booking_id);
  stale constant text[] := array(
    select reason from public.bookings b, unnest(string_to_array(b.attention_reason, '. ')) reason
    where b.id = booking_id and starts_with(reason, 'paid_') and (surplus = 0 or case split_part(reason, ':', 1)
      when 'paid_too_much' then replace(substring(reason from '[0-9][0-9,.]*$'), ',', '')::numeric * 100 > surplus
      when 'paid_twice' then b.status = 'confirmed' and not exists (
        select 1 from private.refundable(b.id) l where l.left_cents > 0 and l.own_cents = 0
      )
      else b.status = 'confirmed' end)
  );
begin
  if cardinality(stale) > 0 then
    perform private.remove_attention_reasons(booking_id, stale);
    perform private.flag_booking(booking_id, private.surplus_reason(booking_id)) where surplus > 0;
    update public.payments p set needs_attention = false
    from public.bookings b where b.id = p.booking_id and b.id = update_surplus_flag.booking_id and not b.needs_attention;
  end if;
end
$$;

create function private.apply_money(booking_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  fits bigint;
  stray record;
begin
  fits := private.surplus(booking_id) + least(0, private.balance(booking_id, 'receivable'));
  for stray in
    select l.payment_id, l.left_cents - l.own_cents as cents from private.refundable(booking_id) l
    where l.left_cents > l.own_cents order by l.paid_at desc, l.payment_id
  loop
    exit when fits <= 0;
    update public.payments p set applied_cents = p.applied_cents + least(fits, stray.cents) where p.id = stray.payment_id;
    fits := fits - stray.cents;
  end loop;
  perform private.update_surplus_flag(booking_id);
end
$$;

create function private.erased_payer_reason() returns text language sql immutable set search_path = '' as $$
  select 'paid_after_erasure'
$$;

create function private.refund_by_hand_reason() returns text language sql immutable set search_path = '' as $$
  select 'refund_by_hand'
$$;

create function private.failed_refund_reason() returns text language sql immutable set search_path = '' as $$
  select 'refund_failed'
$$;

create function private.voided_card_reason() returns text language sql immutable set search_path = '' as $$
  select 'card_voided'
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

create function private.flag_booking(booking_id uuid, reason text) returns void
language sql security definer set search_path = '' as $$
  update public.bookings b set needs_attention = true, attention_reason = concat_ws('. ', b.attention_reason, reason)
  where b.id = booking_id and strpos(coalesce(b.attention_reason, ''), reason) = 0
$$;

create function private.remove_attention_reasons(booking_id uuid, beginnings text[]) returns void
language sql security definer set search_path = '' as $$
  update public.bookings b set attention_reason = rest.reason, needs_attention = rest.reason is not null
  from (
    select string_agg(r.reason, '. ' order by r.place) filter (where not exists (
      select 1 from unnest(beginnings) dropped where starts_with(r.reason, dropped)
    )) as reason
    from public.bookings o, unnest(string_to_array(o.attention_reason, '. ')) with ordinality r (reason, place)
    where o.id = booking_id
  ) rest
  where b.id = booking_id and rest.reason is distinct from b.attention_reason
$$;

create function private.lift_refund_flag(booking_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.remove_attention_reasons(booking_id, array[private.refund_by_hand_reason(), private.failed_refund_reason()])
    where not private.has_stray_money(booking_id)
$$;

-- Keeps the reasons that end by a verb of their own.
create function private.clear_attention(booking_id uuid) returns void
language sql security definer set search_path = '' as $$
  update public.bookings b set needs_attention = rest.reason is not null, attention_reason = rest.reason
  from (
    select nullif(concat_ws('. ', case when strpos(o.attention_reason, private.voided_card_reason()) > 0
      then private.voided_card_reason() end, private.double_refund_of(o.id)), '') as reason
    from public.bookings o where o.id = booking_id
  ) rest
  where b.id = booking_id and b.needs_attention
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
end
$$;
