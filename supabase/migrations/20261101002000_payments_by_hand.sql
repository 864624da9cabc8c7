-- Holds payments in cash or by transfer, and the cash ceiling.
-- Relies on `payments`, `bookings`, `partial_payments`, `exchange_rates` and `shop_settings`.
-- Called by the desk.
set check_function_bodies = off;

-- The law forbids cash above a ceiling for one sale, so all cash of a booking counts together, each at the rate of its day. A gift
-- card that was sold for cash counts as cash where it is used, else several cards would pay a trip in cash.
create function private.som_rate(day date) returns numeric
language sql stable security definer set search_path = '' as $$
  select r.per_dollar from public.exchange_rates r where r.currency = 'UZS'
  order by r.day > som_rate.day, case when r.day > som_rate.day then r.day end, r.day desc limit 1
$$;

create function private.som_of(cents bigint, currency text, amount bigint, at timestamptz) returns numeric
language sql stable set search_path = '' as $$
  select case when currency = 'UZS' then amount / 100.0
    else cents / 100.0 * private.som_rate((at at time zone 'Asia/Tashkent')::date) end
$$;

-- Null if no rate is known, because dollars cannot be compared with som then.
create function private.cash_left_som(booking_id uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select floor((select s.cash_ceiling_som from private.shop_settings s)::bigint - coalesce(sum(
    private.som_of(p.amount_cents, p.settlement_currency, p.settlement_amount, coalesce(c.made_at, p.paid_at))
    * (p.amount_cents - p.refunded_cents) / p.amount_cents
  ), 0))::bigint
  from public.payments p left join public.gift_cards c on c.id = p.gift_card_id
  where p.booking_id = cash_left_som.booking_id and 'cash' in (p.method, c.sold_for) and p.status <> 'voided'
  having private.som_rate(private.today()) is not null
$$;

create function private.card_cash_left_cents(booking_id uuid, card public.gift_cards) returns bigint
language sql stable security definer set search_path = '' as $$
  select greatest(0, floor(private.cash_left_som(booking_id) * 100
    / private.som_rate((card.made_at at time zone 'Asia/Tashkent')::date)))::bigint
  where card.sold_for = 'cash' and private.cash_left_som(booking_id) is not null
$$;

-- Twin of isAboveCashCeiling in src/domain/payment/cash-ceiling.ts.
create function private.is_above_cash_ceiling(
  booking_id uuid, cents bigint, currency text, amount bigint, at timestamptz
) returns boolean language sql stable security definer set search_path = '' as $$
  select coalesce(private.som_of(cents, currency, amount, at) > private.cash_left_som(booking_id), false)
$$;

create function private.record_payment(
  booking public.bookings, payment_id uuid, method text, amount_cents bigint, recorded_by text default null,
  note text default null, currency text default null, amount bigint default null, rate numeric default null,
  card_id uuid default null
) returns text language plpgsql security definer set search_path = '' as $$
declare
  payment public.payments;
  judged text;
begin
  insert into public.payments (
    id, booking_id, method, status, amount_cents, purpose, recorded_by, note, gift_card_id,
    settlement_currency, settlement_amount, settlement_rate, customer_data, booking_data, paid_at
  )
  values (
    payment_id, booking.id, method, 'completed', amount_cents, case when booking.status = 'confirmed' then 'balance'
      else 'full' end, recorded_by, note, card_id,
    currency, amount, rate, private.payer_of(booking), private.booking_data_of(booking), coalesce((
      -- A guide's cash counts from when it was taken, as far as the phone's clock can be right.
      select least(greatest(c.seen_at, booking.created_at), now()) from public.guide_cash c where c.id = payment_id
    ), now())
  )
  returning * into strict payment;
  judged := case when card_id is not null and booking.status = 'pending' and private.owed(booking.id) > 0 then 'stored'
    else private.settle_booking(booking, payment) end;
  update public.payments p set superseded = true
  where p.booking_id = booking.id and p.is_open and not p.superseded and p.amount_cents <> private.owed(booking.id);
  insert into public.payment_events (payment_id, dedupe_key, status, source, payload, outcome)
  values (payment.id, 'in:' || payment.id, 'completed', case when card_id is null then 'desk' else 'card' end,
    jsonb_strip_nulls(jsonb_build_object('by', recorded_by, 'reason', note)), judged);
  return judged;
end $$;

-- The device makes the id, so that a retry records the money once; a foreign amount is in hundredths of its currency.
create function private.record_money(
  booking public.bookings, payment_id uuid, method text, amount_cents bigint, recorded_by text, note text,
  currency text, amount bigint, rate numeric
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  known public.payments;
  usual numeric;
  judged text;
begin
  select p.* into known from public.payments p where p.id = payment_id;
  if known.id is not null then
    return case when known.booking_id = booking.id
      then '{"ok": true, "outcome": "duplicate"}'
      else private.refusal('invalid_money', 'payment_id', 'This payment is another booking''s') end;
  end if;
  if method is null or method not in ('cash', 'bank_transfer') then
    return private.refusal('invalid_money', 'method', 'Cash or a bank transfer');
  elsif amount_cents is null or amount_cents not between 1 and 5000000 then
    return private.refusal('invalid_money', 'amount_cents', 'An amount up to $50,000.00');
  elsif length(note) not between 1 and 1000 then
    return private.refusal('invalid_money', 'note', 'At most 1000 characters');
  elsif payment_id is null or num_nonnulls(record_money.currency, amount, rate) not in (0, 3) then
    return private.refusal('invalid_money', 'currency', 'A currency, its amount and its rate, or none of them');
  elsif record_money.currency is not null then
    select r.per_dollar into usual from public.exchange_rates r where r.currency = record_money.currency order by r.day desc
      limit 1;
    if usual is null then
      return private.refusal('unknown_currency', 'currency', 'There is no rate of this currency yet');
    elsif rate not between usual / 1.2 and usual * 1.2 then
      return private.refusal('rate_jump', 'rate', 'More than a fifth from the newest rate');
    elsif amount not between 1 and 5000000000000 or abs(amount / rate - amount_cents) > 1 then
      return private.refusal('invalid_money', 'amount', 'This is not what it is in dollars');
    end if;
  end if;
  if method = 'cash' and private.is_above_cash_ceiling(booking.id, amount_cents, record_money.currency, amount,
    coalesce((select c.seen_at from public.guide_cash c where c.id = payment_id), now())) then
    return private.refusal('cash_ceiling', 'amount_cents', 'More cash than the law allows for one sale');
  end if;
  judged := private.record_payment(booking, payment_id, method, amount_cents, recorded_by, note, record_money.currency,
    amount, rate);
  return jsonb_build_object('ok', true, 'outcome', judged);
end $$;

create function private.admin_record_money(
  booking_id uuid, payment_id uuid, method text, amount_cents bigint, note text default null,
  currency text default null, amount bigint default null, rate numeric default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings := private.booking_for_desk(booking_id, 'Money recorded');
  answer jsonb := private.record_money(booking, payment_id, method, amount_cents, private.actor_name(),
    nullif(btrim(note), ''), currency, amount, rate);
begin
  if answer ->> 'outcome' <> 'duplicate' then
    perform private.audit('money_recorded', 'payment', payment_id::text, jsonb_strip_nulls(jsonb_build_object(
      'method', method, 'amount_cents', amount_cents, 'handed_over', trim_scale(amount / 100.0) || ' ' || currency, 'rate',
        rate, 'note', note)));
  end if;
  return answer;
end $$;
comment on function private.admin_record_money is 'Once for a payment_id. Answers {outcome}. Refuses invalid_money, unknown_currency, rate_jump, cash_ceiling.';

create function private.admin_void_money(payment_id uuid, reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := private.require_owner();
  booking public.bookings := private.booking_for_desk((select p.booking_id from public.payments p where p.id = payment_id),
    reason);
  payment public.payments;
begin
  select p.* into strict payment from public.payments p where p.id = payment_id;
  if payment.recorded_by is null then
    return private.refusal('not_found', 'payment_id', 'This was not recorded by hand');
  elsif payment.status = 'voided' then
    return '{"ok": true}';
  elsif payment.status <> 'completed' or exists (
    select 1 from public.refunds r where r.payment_id = payment.id and r.status <> 'failed'
  ) then
    return private.refusal('given_back', 'payment_id', 'Some of this was given back or promised back already');
  end if;
  update public.payments p set status = 'voided', needs_attention = false where p.id = payment.id;
  insert into public.payment_events (payment_id, dedupe_key, status, source, payload, outcome)
  values (payment.id, 'void:' || payment.id, 'voided', 'desk', jsonb_build_object('reason', reason), 'applied');
  perform private.apply_money(booking.id);
  if booking.status = 'confirmed' then
    update public.bookings b set balance_due_on = case when private.owed(b.id) > 0
      then coalesce(b.balance_due_on, private.balance_day(b)) end
    where b.id = booking.id;
  end if;
  perform private.queue_booking_mail(booking, 'payment_voided', payment.id, null, null);
  perform private.audit('voided', 'payment', payment.id::text, jsonb_build_object('reason', reason));
  return '{"ok": true}';
end $$;
comment on function private.admin_void_money is 'Voids a payment recorded by hand. Refuses not_found, given_back.';
