-- Holds the amounts owed, paid and left of a booking, stray money, missed balances and flags for the desk.
-- Relies on `bookings`, `payments`, `refunds`, `ledger` and `seats`.
-- Called by other subjects only; no verb.
set check_function_bodies = off;

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

create function private.applied_cents_left(booking_id uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select coalesce(sum(l.own_cents), 0)::bigint from private.refundable(booking_id) l);
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
end $$;

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
end $$;

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
end $$;

create function private.erased_payer_reason() returns text language sql immutable set search_path = '' as $$
  select 'paid_after_erasure'
$$;

create function private.voided_card_reason() returns text language sql immutable set search_path = '' as $$
  select 'card_voided'
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

create function private.missed_balance_reason() returns text language sql immutable set search_path = '' as $$
  select 'balance_missed'
$$;

-- Runs after every change of the amount owed or its due day, so that no function can forget it.
create function private.clear_missed_balance() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  about constant uuid := case tg_table_name when 'bookings' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'booking_id' end;
begin
  perform private.remove_attention_reasons(b.id, array[private.missed_balance_reason()])
  from public.bookings b
  where b.id = about and b.needs_attention
    and not coalesce(b.balance_due_on < private.today() and private.owed(b.id) > 0, false);
  return null;
end $$;
create trigger clear_missed_balance after insert on public.ledger_entries
  for each row when (new.account = 'receivable') execute function private.clear_missed_balance();
create trigger clear_missed_balance after update of balance_due_on on public.bookings
  for each row when (new.needs_attention and new.balance_due_on is distinct from old.balance_due_on)
  execute function private.clear_missed_balance();

-- A missed balance is reported to both sides but never cancels the booking.
create function private.remind_of_balances() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
  queued integer := 0;
  missed boolean;
begin
  for booking in
    select b.* from public.bookings b
    where b.balance_due_on <= private.today() + 7 and b.status = 'confirmed' and private.owed(b.id) > 0
      and not private.is_called_off(b)
      and b.confirmed_at < now() - interval '1 day'
    order by b.id
    for update skip locked
  loop
    missed := booking.balance_due_on < private.today();
    -- Counts from a fixed day, so that another due day gets another mail.
    continue when private.queue_booking_mail(booking, case
      when missed then 'balance_missed'
      when booking.balance_due_on <= private.today() + 1 then 'balance_1'
      else 'balance_7' end, null, booking.balance_due_on - date '2020-01-01', null) is null;
    queued := queued + 1;
    if missed then
      perform private.flag_booking(booking.id, private.missed_balance_reason());
      perform private.queue_booking_mail(booking, 'attention_operator', null, null,
        jsonb_build_object('reason', private.missed_balance_reason()));
    end if;
  end loop;
  return queued;
end $$;
