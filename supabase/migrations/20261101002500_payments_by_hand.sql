create function private.record_payment(
  booking public.bookings, payment_id uuid, method text, amount_cents bigint, recorded_by text default null,
  note text default null, currency text default null, amount bigint default null, rate numeric default null,
  card_id uuid default null
)
returns text
language plpgsql
security definer
set search_path = ''
as $$
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
end
$$;

-- The device makes the id, so that a retry records the money once; a foreign amount is in hundredths of its currency.
create function private.record_money(
  booking public.bookings, payment_id uuid, method text, amount_cents bigint, recorded_by text,
  note text, currency text, amount bigint, rate numeric
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.payments;
  usual numeric;
  judged text;
begin
  select p.* into known from public.payments p where p.id = payment_id;
  if known.id is not null then
    return case when known.booking_id = booking.id
      then jsonb_build_object('ok', true, 'outcome', 'duplicate', 'payment', private.payment_view(known))
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
  return jsonb_build_object('ok', true, 'outcome', judged,
    'payment', (select private.payment_view(p) from public.payments p where p.id = payment_id));
end
$$;

create function private.void_money(booking public.bookings, payment_id uuid, reason text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  payment public.payments;
begin
  select p.* into payment from public.payments p where p.id = void_money.payment_id and p.booking_id = booking.id;
  if payment.recorded_by is null then
    return private.refusal('not_found', 'payment_id', 'This was not recorded by hand');
  elsif payment.status = 'voided' then
    return '{"ok": true}';
  elsif payment.status <> 'completed' or exists (
    select 1 from public.refunds r where r.payment_id = void_money.payment_id and r.status <> 'failed'
  ) then
    return private.refusal('given_back', 'payment_id', 'Some of this was given back or promised back already');
  end if;
  update public.payments p set status = 'voided', needs_attention = false where p.id = void_money.payment_id;
  insert into public.payment_events (payment_id, dedupe_key, status, source, payload, outcome)
  values (void_money.payment_id, 'void:' || void_money.payment_id, 'voided', 'desk', jsonb_build_object('reason', reason),
    'applied');
  perform private.apply_money(booking.id);
  if booking.status = 'confirmed' then
    update public.bookings b set balance_due_on = case when private.owed(b.id) > 0
      then coalesce(b.balance_due_on, private.balance_day(b)) end
    where b.id = booking.id;
  end if;
  perform private.queue_booking_mail(booking, 'payment_voided', void_money.payment_id, null, null);
  return '{"ok": true}';
end
$$;

create function private.is_refunded_by_provider(payment_id uuid, cents bigint)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p.amount_cents - p.refunded_cents < cents from public.payments p where p.id = payment_id
$$;

-- Uses a new step number, because the provider repeats its response to an old one.
create function private.send_refund_again(refund_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  refund public.refunds;
begin
  select r.* into refund from public.refunds r where r.id = refund_id for update;
  if refund.id is null or private.is_by_hand(refund.payment_id) then
    return private.refusal('not_found', 'refund_id', 'There is no such refund at the provider');
  elsif refund.status <> 'failed' then
    return '{"ok": true}';
  elsif private.is_refunded_by_provider(refund.payment_id, refund.amount_cents - refund.done_cents) then
    return private.refusal('sent_already', 'refund_id', 'The provider has given this money back already');
  end if;
  update public.refunds r set status = 'pending', step = r.step + 1, attempts = 0, next_try_at = now(), last_error = null
  where r.id = refund_id;
  return '{"ok": true}';
end
$$;

create function private.record_refund_by_hand(refund_id uuid, given_by text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  refund public.refunds;
  unsent bigint;
begin
  perform private.lock_booking((select r.booking_id from public.refunds r where r.id = refund_id));
  select r.* into refund from public.refunds r join public.payments p on p.id = r.payment_id
  where r.id = refund_id and (p.recorded_by is not null or r.status = 'failed' or r.handed_cents > 0) for update of r;
  if refund.id is null then
    return private.refusal('not_found', 'refund_id', 'Nothing to be given back by hand');
  elsif refund.status in ('pending', 'failed') then
    unsent := refund.amount_cents - refund.done_cents;
    if private.is_refunded_by_provider(refund.payment_id, unsent) then
      return private.refusal('sent_already', 'refund_id', 'The provider has given this money back already');
    end if;
    update public.refunds r set status = 'succeeded', done_cents = r.amount_cents, given_by = record_refund_by_hand.given_by,
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
  return '{"ok": true}';
end
$$;

-- A traveler who was refunded twice returns the second amount, or the desk waives it (`method` is null).
create function private.settle_double_refund(refund_id uuid, cents bigint, method text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  refund public.refunds;
  unsettled bigint;
begin
  select r.* into refund from public.refunds r where r.id = refund_id for update;
  unsettled := refund.twice_cents - refund.settled_cents;
  if coalesce(refund.twice_cents, 0) = 0 then
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
    refund.booking_id, jsonb_build_object('refunded_twice', -unsettled,
      case when method is null then 'goodwill' else private.money_account(method) end, unsettled));
  if private.double_refund_of(refund.booking_id) is null then
    perform private.remove_attention_reasons(refund.booking_id, array[private.double_refund_reason()]);
  end if;
  return '{"ok": true}';
end
$$;

create function private.actor_name()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((select u.email from auth.users u where u.id = auth.uid()), 'the desk')
$$;

create function private.admin_record_money(
  booking_id uuid, payment_id uuid, method text, amount_cents bigint, note text default null,
  currency text default null, amount bigint default null, rate numeric default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.bookings := private.booking_for_desk(booking_id, 'Money recorded');
  answer jsonb := private.record_money(booking, payment_id, method, amount_cents, private.actor_name(),
    nullif(btrim(note), ''), currency, amount, rate);
begin
  if not (answer ->> 'ok')::boolean then
    return answer;
  end if;
  if answer ->> 'outcome' <> 'duplicate' then
    perform private.audit('money_recorded', 'payment', payment_id::text, jsonb_strip_nulls(jsonb_build_object(
      'method', method, 'amount_cents', amount_cents, 'handed_over', trim_scale(amount / 100.0) || ' ' || currency, 'rate',
        rate, 'note', note)));
  end if;
  return answer || jsonb_build_object('booking', private.booking_view(booking_id));
end
$$;

create function private.admin_void_money(payment_id uuid, reason text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.require_owner();
  booking public.bookings := private.booking_for_desk((select p.booking_id from public.payments p where p.id = payment_id),
    reason);
  answer jsonb := private.void_money(booking, payment_id, reason);
begin
  if not (answer ->> 'ok')::boolean then
    return answer;
  end if;
  perform private.audit('voided', 'payment', payment_id::text, jsonb_build_object('reason', reason));
  return answer || jsonb_build_object('booking', private.booking_view(booking.id));
end
$$;

create function private.admin_send_refund_again(refund_id uuid, reason text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.require_owner();
  booking public.bookings := private.booking_for_desk((select r.booking_id from public.refunds r where r.id = refund_id), reason);
  was_failed constant boolean := exists (select 1 from public.refunds r where r.id = refund_id and r.status = 'failed');
  answer jsonb := private.send_refund_again(refund_id);
begin
  if not (answer ->> 'ok')::boolean or not was_failed then
    return answer;
  end if;
  return private.desk_answer(booking.id, 'refund_resent', jsonb_build_object(
    'refund_id', refund_id, 'amount_cents', (select r.amount_cents from public.refunds r where r.id = refund_id), 'reason',
      reason));
end
$$;

create function private.admin_record_refund_by_hand(refund_id uuid, note text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.require_owner();
  booking public.bookings := private.booking_for_desk((select r.booking_id from public.refunds r where r.id = refund_id), note);
  answer jsonb := private.record_refund_by_hand(refund_id, private.actor_name());
begin
  if not (answer ->> 'ok')::boolean then
    return answer;
  end if;
  return private.desk_answer(booking.id, 'refunded_by_hand', jsonb_build_object(
    'refund_id', refund_id, 'amount_cents', (select r.amount_cents from public.refunds r where r.id = refund_id), 'reason',
      note));
end
$$;

create function private.admin_settle_double_refund(refund_id uuid, cents bigint, reason text, method text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.require_owner();
  booking public.bookings := private.booking_for_desk((select r.booking_id from public.refunds r where r.id = refund_id), reason);
  was_settled constant boolean := exists (
    select 1 from public.refunds r where r.id = refund_id and r.settled_cents = r.twice_cents
  );
  answer jsonb := private.settle_double_refund(refund_id, cents, method);
begin
  if not (answer ->> 'ok')::boolean or was_settled then
    return answer;
  end if;
  return private.desk_answer(booking.id, 'double_refund_settled', jsonb_build_object(
    'refund_id', refund_id, 'amount_cents', cents, 'method', method, 'reason', reason));
end
$$;
