-- A booking is paid in parts. Which part of a payment is the booking's own stands on the payment (applied_cents); the rest
-- came in beside it, by mistake or too late, and is stray: the operator's to give back.

-- What is still to be paid: of a hold by what came in, of a booking by the ledger. What ended owes nothing.
create function private.owed(booking_id uuid)
returns bigint
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select case when b.has_seats then greatest(0, private.balance(b.id, 'receivable')
      + case when b.status = 'pending' then (b.total_price * 100)::bigint else 0 end) else 0 end
    from public.bookings b where b.id = $1
  );
end $$;

-- Everything that came in, whatever went back since: 'Paid' on every screen and list.
create function private.paid_cents(booking_id uuid)
returns bigint
language sql
stable
set search_path = ''
as $$
  select coalesce(sum(p.amount_cents), 0)::bigint
  from public.payments p where p.booking_id = $1 and p.status in ('completed', 'refunded')
$$;

-- Promised or sent, 'Refunded' beside it.
create function private.refunded_cents(booking_id uuid)
returns bigint
language sql
stable
set search_path = ''
as $$
  select coalesce(sum(r.amount_cents), 0)::bigint
  from public.refunds r where r.booking_id = $1
$$;

-- What is left of each payment to give back: promised is gone, also where the refund failed. What is given back is taken off
-- the stray part first. A booking has a few payments: told to the planner, which else expects a thousand and reads all there are.
create function private.refundable(booking_id uuid)
returns table (payment_id uuid, paid_at timestamptz, left_cents bigint, own_cents bigint)
language plpgsql
stable
security definer
rows 2
set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    select p.id, p.paid_at, l.cents, least(l.cents, p.applied_cents)
    from public.payments p, lateral (
      select p.amount_cents - coalesce(sum(r.amount_cents), 0)::bigint as cents
      from public.refunds r where r.payment_id = p.id
    ) l
    where p.booking_id = $1 and p.status = 'completed';
end $$;

-- What is still here of what paid for it: some may have been given back before, out of goodwill.
create function private.paid_and_kept(booking_id uuid)
returns bigint
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select coalesce(sum(l.own_cents), 0)::bigint from private.refundable($1) l
  );
end $$;

-- Recorded by somebody: no provider sends it back.
create function private.is_by_hand(payment_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select 1 from public.payments p where p.id = $1 and p.recorded_by is not null)
$$;

-- Something is still to be given back by us: the flag stays until it is. What was paid beside the booking, or was promised and
-- goes by hand, or did not go through.
create function private.has_stray_money(booking_id uuid)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select exists (select 1 from private.refundable($1) l where l.left_cents > l.own_cents) or exists (
      select 1 from public.refunds r where r.booking_id = $1
        and (r.status = 'failed' or r.status = 'pending' and private.is_by_hand(r.payment_id))
    )
  );
end $$;

-- What its own payments are more than it costs, as after a move to a cheaper departure: whoever moves it gives this back.
create function private.overpaid(booking_id uuid)
returns bigint
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select greatest(0, -private.balance($1, 'receivable') - coalesce(sum(l.left_cents - l.own_cents), 0))::bigint
    from private.refundable($1) l
  );
end $$;

-- The newest payment that is the booking's own: what mails about its money are about.
create function private.own_payment(booking_id uuid)
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select p.id from public.payments p where p.booking_id = $1 and p.status = 'completed' and p.applied_cents > 0
    order by p.paid_at desc, p.id limit 1
  );
end $$;

-- By when the rest is to be paid of what is not paid with the confirmation: by the plan, or, when that day is past, on the first
-- day of the trip.
create function private.balance_day(booking public.bookings)
returns date
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select case when planned > private.today() then planned else greatest(private.today(), booking.check_in) end
    from (select booking.check_in - coalesce((booking.terms #>> '{plan,balance_days_before}')::integer, 0) as planned) plan
  );
end $$;

-- The one lock of a booking, taken first by every verb that touches its money or state. The booking's row comes before its
-- payments: inserting a payment, refund or mail locks the booking through the foreign key, so the other order deadlocks.
create function private.lock_booking(booking_id uuid)
returns public.bookings
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.bookings;
begin
  select b.* into booking from public.bookings b where b.id = $1 for update;
  perform 1 from public.payments p where p.booking_id = $1 order by p.id for update;
  return booking;
end
$$;

-- What came in is a confirmed booking's own as far as it pays what is owed, the newest first; beyond that it is stray.
create function private.apply_money(booking_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  fits bigint;
  stray record;
begin
  select coalesce(sum(l.left_cents - l.own_cents), 0) + least(0, private.balance($1, 'receivable')) into fits
  from private.refundable($1) l;
  for stray in
    select l.payment_id, l.left_cents - l.own_cents as cents from private.refundable($1) l
    where l.left_cents > l.own_cents order by l.paid_at desc, l.payment_id
  loop
    exit when fits <= 0;
    update public.payments p set applied_cents = p.applied_cents + least(fits, stray.cents) where p.id = stray.payment_id;
    fits := fits - stray.cents;
  end loop;
end
$$;

create function private.hand_reason()
returns text
language sql
immutable
set search_path = ''
as $$
  select 'Money is to be given back by hand'
$$;

create function private.unsent_reason()
returns text
language sql
immutable
set search_path = ''
as $$
  select 'The refund failed at the provider'
$$;

create function private.dead_card_reason()
returns text
language sql
immutable
set search_path = ''
as $$
  select 'Money came back to a gift card that pays nothing any more'
$$;

create function private.flag_booking(booking_id uuid, reason text)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.bookings b set needs_attention = true, attention_reason = concat_ws('. ', b.attention_reason, $2)
  where b.id = $1 and strpos(coalesce(b.attention_reason, ''), $2) = 0
$$;

-- Drops the reasons that begin with one of these; the others stay.
create function private.drop_reasons(booking_id uuid, beginnings text[])
returns void
language sql
security definer
set search_path = ''
as $$
  update public.bookings b set attention_reason = rest.reason, needs_attention = rest.reason is not null
  from (
    select string_agg(r.reason, '. ' order by r.place) filter (where not exists (
      select 1 from unnest($2) dropped where starts_with(r.reason, dropped)
    )) as reason
    from public.bookings o, unnest(string_to_array(o.attention_reason, '. ')) with ordinality r (reason, place)
    where o.id = $1
  ) rest
  where b.id = $1 and rest.reason is distinct from b.attention_reason
$$;

-- Once nothing is left to be given back, the flag for it goes.
create function private.lift_refund_flag(booking_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.drop_reasons($1, array[private.hand_reason(), private.unsent_reason()]) where not private.has_stray_money($1)
$$;

-- A verb that settles a booking answers every reason except this one: only the desk decides about money on a dead card.
create function private.clear_attention(booking_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.bookings b set needs_attention = strpos(coalesce(b.attention_reason, ''), private.dead_card_reason()) > 0,
    attention_reason = case when strpos(b.attention_reason, private.dead_card_reason()) > 0 then private.dead_card_reason() end
  where b.id = $1 and b.needs_attention
$$;

-- What could be given back of each payment, the newest first, by the way it came in.
create function private.ways_of(booking_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('method', p.method, 'own_cents', l.own_cents, 'left_cents', l.left_cents)
      order by l.paid_at desc, l.payment_id), '[]')
    from private.refundable($1) l join public.payments p on p.id = l.payment_id
    where l.left_cents > 0
  );
end $$;

-- What was promised back since then, by the way it came in and goes: in this transaction since now().
create function private.ways_back(booking_id uuid, since timestamptz default '-infinity')
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(w) order by w.cents desc, w.method), '[]')
    from (
      select g.method, sum(r.amount_cents) as cents, case
        when bool_or(r.status = 'failed') then 'failed' when bool_and(r.status = 'succeeded') then 'succeeded' else 'pending' end as status
      from public.refunds r join public.payments p on p.id = r.payment_id,
        lateral (select case when r.handed then 'cash' else p.method end as method) g
      where r.booking_id = $1 and r.created_at >= $2
      group by g.method
    ) w
  );
end $$;

-- Gives so much back of what was paid, the newest payment first, of each no more than is left of it. What is stray is touched
-- only when asked for, and then all of it before anything of the booking's own. The caller holds the booking's lock.
create function private.give_back(
  booking public.bookings, cents bigint, reason text, asked_by uuid, with_stray boolean default false
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  still bigint := cents;
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
      sum(greatest(0, least(part.there, $2 - part.earlier)))::bigint as going
    from part group by part.payment_id, part.is_mixed
    order by min(part.earlier), part.payment_id
  loop
    continue when paid.going = 0;
    insert into public.refunds (payment_id, booking_id, amount_cents, reason, requested_by)
    values (paid.payment_id, booking.id, paid.going, reason, asked_by);
    -- What is stray of the same payment stays so: a part of the booking's own went, not of that.
    if not with_stray and paid.is_mixed then
      update public.payments p set applied_cents = p.applied_cents - paid.going where p.id = paid.payment_id;
    end if;
    still := still - paid.going;
    by_hand := by_hand or paid.by_hand;
  end loop;
  -- Nobody but us sends it: not to be forgotten.
  if by_hand then
    update public.bookings b set needs_attention = true, attention_reason = concat_ws('. ', b.attention_reason, private.hand_reason())
    where b.id = booking.id and b.status <> 'confirmed' and strpos(coalesce(b.attention_reason, ''), private.hand_reason()) = 0;
    if asked_by is null then
      perform private.queue_booking_mail(booking, 'attention_operator', null, null,
        jsonb_build_object('reason', private.hand_reason()));
    end if;
  end if;
  if still > 0 then
    raise exception 'This refund is more than what is left of the payments' using errcode = '23514';
  end if;
end
$$;
