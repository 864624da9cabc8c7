-- Holds payments and their events, the table of gift cards, and the steps from opening a payment page to its outcome.
-- Relies on `bookings`, `partial_payments`, `refunds`, `seats` and `shop_settings`.
-- Called by anyone and edge functions.
set check_function_bodies = off;

-- The balance is the sum of the card's ledger lines instead of a column, so that it cannot drift.
create table public.gift_cards (
  id uuid primary key,
  -- 15 characters of 31 make 74 bits, too many to guess.
  code text not null unique check (code ~ '^[A-HJ-NP-Z2-9]{5}(-[A-HJ-NP-Z2-9]{5}){2}$'),
  amount_cents bigint not null check (amount_cents between 100 and 5000000),
  sold_for text check (sold_for in ('cash', 'bank_transfer', 'provider')),
  to_name text not null check (length(to_name) between 1 and 100),
  to_address text check (length(to_address) between 3 and 254),
  language text not null default 'en' check (language = any (private.languages())),
  valid_until date,
  made_by text not null check (length(made_by) between 1 and 254),
  made_at timestamptz not null default now(),
  voided_at timestamptz,
  voided_by text check (length(voided_by) between 1 and 254),
  void_reason text check (length(void_reason) between 1 and 1000),
  check (num_nonnulls(voided_at, voided_by, void_reason) in (0, 3))
);
create index gift_cards_page on public.gift_cards (made_at desc, id);

-- `id` is the provider's idempotency key, called payment_id elsewhere; provider_payment_id is the provider's own id.
create table public.payments (
  id uuid primary key default gen_random_uuid(),
  -- Only provider payments are polled and refunded by the provider; all others start as completed.
  method text not null default 'provider' check (method in ('provider', 'cash', 'bank_transfer', 'gift_card')),
  recorded_by text check (length(recorded_by) between 1 and 254),
  note text check (length(note) between 1 and 1000),
  gift_card_id uuid references public.gift_cards (id),
  provider text not null default 'octo',
  provider_payment_id text,
  -- Null when it buys a gift card, which then takes the payment's id.
  booking_id uuid references public.bookings (id),
  status text not null default 'pending' check (
    status in ('pending', 'wait_user_action', 'processing', 'completed', 'failed', 'cancelled', 'refunded', 'voided')
  ),
  is_open boolean not null generated always as (status in ('pending', 'wait_user_action', 'processing')) stored,
  amount_cents bigint not null check (amount_cents between 1 and 5000000),
  amount numeric(10, 2) generated always as (amount_cents / 100.0) stored,
  applied_cents bigint not null default 0 check (applied_cents >= 0 and applied_cents <= amount_cents),
  purpose text not null default 'full' check (purpose in ('full', 'deposit', 'balance', 'gift_card')),
  -- The amount due changed, so new visitors get another page, but a traveler already on this one may still pay.
  superseded boolean not null default false,
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  -- Amounts are hundredths of the currency, fixed when the session opens.
  settlement_currency text check (settlement_currency ~ '^[A-Z]{3}$'),
  settlement_amount bigint check (settlement_amount > 0),
  settlement_rate numeric,
  basket jsonb,
  payment_method text,
  redirect_url text check (length(redirect_url) <= 4000),
  refunded_cents bigint not null default 0 check (refunded_cents >= 0 and refunded_cents <= amount_cents),
  confirmation_sent boolean not null default false,
  needs_attention boolean not null default false,
  customer_data jsonb not null,
  booking_data jsonb not null,
  search_text text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  paid_at timestamptz,
  checked_at timestamptz,
  refresh_claimed_at timestamptz,
  next_check_at timestamptz not null default now() + interval '20 seconds',
  checks integer not null default 0,
  -- The provider's page is closed from then on, and only its answer from after that is final.
  page_until timestamptz,
  unique (provider_payment_id, provider),
  check ((purpose = 'gift_card') = (booking_id is null)),
  check (booking_id is not null or method = 'provider'),
  check (method = 'provider' or status in ('completed', 'refunded', 'voided')),
  check ((method in ('cash', 'bank_transfer')) = (recorded_by is not null)),
  check ((method = 'gift_card') = (gift_card_id is not null)),
  check (status <> 'voided' or (recorded_by is not null and refunded_cents = 0))
);
create index payments_booking on public.payments (booking_id);
create index payments_card_buyer on public.payments (private.address_key(customer_data ->> 'email')) where booking_id is null;
create index payments_gift_card on public.payments (gift_card_id);
create index payments_page on public.payments (created_at desc, id);
create index payments_status on public.payments (status, created_at desc);
create index payments_due on public.payments (next_check_at) where is_open;
create index payments_completed on public.payments (next_check_at) where status = 'completed' and method = 'provider';
create index payments_closing on public.payments (page_until) where status in ('failed', 'cancelled');
create unique index payments_one_open on public.payments (booking_id) where is_open and not superseded;

create table public.payment_events (
  id bigint generated always as identity primary key,
  payment_id uuid not null references public.payments (id),
  dedupe_key text not null unique,
  status text,
  source text not null,
  payload jsonb not null default '{}',
  outcome text not null,
  received_at timestamptz not null default clock_timestamp()
);
create index payment_events_payment on public.payment_events (payment_id, id);

create table private.payment_transitions (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);

-- A failed or cancelled payment may still complete, because late money counts.
insert into private.payment_transitions values
  ('pending', 'wait_user_action'), ('pending', 'processing'), ('pending', 'completed'), ('pending', 'failed'),
  ('pending', 'cancelled'),
  ('wait_user_action', 'processing'), ('wait_user_action', 'completed'), ('wait_user_action', 'failed'),
  ('wait_user_action', 'cancelled'),
  ('processing', 'completed'), ('processing', 'failed'), ('processing', 'cancelled'),
  ('failed', 'completed'), ('cancelled', 'completed'),
  ('completed', 'refunded'),
  ('completed', 'voided');

grant select on public.gift_cards to service_role;
grant select on public.payments to service_role;
grant select on public.payment_events to service_role;

create function private.guard_gift_card() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if (new.id, new.code, new.amount_cents, new.sold_for, new.made_by, new.made_at)
    is distinct from (old.id, old.code, old.amount_cents, old.sold_for, old.made_by, old.made_at) then
    raise exception 'The value of a gift card cannot change' using errcode = '23514';
  end if;
  if coalesce(new.valid_until, 'infinity') > coalesce(old.valid_until, 'infinity') then
    raise exception 'The validity of a gift card cannot be extended' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger guard before update on public.gift_cards
  for each row execute function private.guard_gift_card();

create function private.is_erased(payment public.payments) returns boolean
language sql stable security definer set search_path = '' as $$
  select payment.customer_data = '{}'
    or exists (select from public.bookings b where b.id = payment.booking_id and b.erased_at is not null)
$$;

-- The desk may mark a payment as failed while its page is open. It counts as payable until a check after the page closed, or a day
-- later if the provider is silent.
create function private.may_be_paid(payment public.payments) returns boolean
language sql stable set search_path = '' as $$
  select payment.is_open or payment.status in ('failed', 'cancelled')
    and coalesce(payment.page_until > now() - interval '1 day' and coalesce(payment.checked_at < payment.page_until, true), false)
$$;

-- Messages of the provider contain names, and erasing runs only once.
create function private.drop_erased_payload() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.payments p where p.id = new.payment_id and private.is_erased(p)) then
    new.payload := '{}';
  end if;
  return new;
end $$;
create trigger drop_erased before insert on public.payment_events
  for each row when (new.payload <> '{}') execute function private.drop_erased_payload();

create function private.guard_payment() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if new.status <> old.status and not exists (
      select 1 from private.payment_transitions t where t.from_status = old.status and t.to_status = new.status
    ) then
      raise exception 'A % payment cannot become %', old.status, new.status using errcode = '23514';
    end if;
    if (new.id, new.booking_id, new.amount_cents, new.currency, new.method, new.recorded_by, new.gift_card_id, new.basket)
      is distinct from
      (old.id, old.booking_id, old.amount_cents, old.currency, old.method,
        case when private.is_erasing() then new.recorded_by else old.recorded_by end, old.gift_card_id, old.basket)
      or (old.provider_payment_id is not null and new.provider_payment_id is distinct from old.provider_payment_id) then
      raise exception 'The booking and amount of a payment cannot change' using errcode = '23514';
    end if;
    new.updated_at := now();
  end if;
  new.search_text := lower(concat_ws(
    ' ', new.id, replace(nullif(new.method, 'provider'), '_', ' '), new.provider_payment_id, new.customer_data ->> 'email',
      to_char(new.amount_cents / 100.0, 'FM9999990.00')
  ));
  return new;
end $$;
create trigger guard before insert or update on public.payments
  for each row execute function private.guard_payment();

create function private.payer_of(booking public.bookings) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object('first_name', booking.customer_first_name, 'last_name', booking.customer_last_name,
      'email', booking.customer_email, 'phone', booking.customer_phone)
  );
end $$;

create function private.booking_data_of(booking public.bookings) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object('id', booking.id, 'title',
        private.text_in(booking.title, booking.language, array[booking.item_id]), 'guests', booking.guests, 'check_in', booking.check_in,
      'check_out', booking.check_out, 'price', booking.total_price, 'special_requests', booking.special_requests)
  );
end $$;

create function private.payment_view(payment public.payments) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'payment_id', payment.id, 'method', payment.method, 'provider', payment.provider, 'provider_payment_id',
        payment.provider_payment_id,
      'status', payment.status, 'amount_cents', payment.amount_cents, 'currency', payment.currency,
      'redirect_url', payment.redirect_url, 'created_at', payment.created_at, 'paid_at', payment.paid_at,
      'checked_at', payment.checked_at, 'confirmation_sent', payment.confirmation_sent
    )
  );
end $$;

create function private.handed_over(payment public.payments) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select case when payment.recorded_by is not null and payment.settlement_currency is not null then jsonb_build_object(
      'currency', payment.settlement_currency, 'amount', payment.settlement_amount, 'rate', payment.settlement_rate
    ) end
  );
end $$;

create function private.provider_view(payment public.payments) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select private.payment_view(payment) || jsonb_build_object(
      'booking_id', payment.booking_id, 'settlement_currency', payment.settlement_currency,
      'settlement_amount', payment.settlement_amount, 'refunded_cents', payment.refunded_cents
    )
  );
end $$;

create function private.payment_by_id(payment_id text) returns public.payments
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select p from public.payments p
    where p.id = case when private.is_uuid(payment_id) then payment_id::uuid end or p.provider_payment_id = payment_id
    limit 1
  );
end $$;

-- Extends the hold for typing a card number, but only briefly, because other travelers want the seats.
create function private.pay_until(booking public.bookings) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return (
    select case when booking.status <> 'pending' then now() + interval '1 hour' else greatest(booking.expires_at, least(
      now() + make_interval(mins => private.setting('hold_minutes')::integer),
      booking.created_at + make_interval(mins => private.setting(
        case when private.is_scarce(booking.departure_id)
          then 'hold_minutes_longest_scarce' else 'hold_minutes_longest' end
      )::integer)
    )) end
  );
end $$;

-- A balance keeps the currency of its deposit, unless that currency has no usable rate any more.
create function private.currency_of_booking(booking_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select paid.currency from (
      select coalesce(p.settlement_currency, p.currency) as currency from public.payments p
      where p.booking_id = currency_of_booking.booking_id and p.method = 'provider' and p.status = 'completed'
      order by p.paid_at desc, p.id limit 1
    ) paid where paid.currency = 'USD' or private.usable_rate(paid.currency) is not null
  ), private.charged_currency())
$$;

-- Returns null for an event that is stored already, so that a provider may report one as often as it likes.
create function private.record_event(
  payment_id uuid, new_status text, source text, dedupe_key text, payload jsonb
) returns bigint language plpgsql security definer set search_path = '' as $$
declare
  event_id bigint;
begin
  insert into public.payment_events (payment_id, dedupe_key, status, source, payload, outcome)
  values (payment_id, dedupe_key, new_status, source, coalesce(payload, '{}'), 'stored')
  on conflict on constraint payment_events_dedupe_key_key do nothing
  returning id into event_id;
  if source <> 'desk' then
    update public.payments p set checked_at = clock_timestamp() where p.id = record_event.payment_id;
  end if;
  return event_id;
end $$;

create function private.is_refund_of_rest(payment public.payments, new_status text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return new_status = 'refunded' and payment.status in ('completed', 'refunded')
    and private.cents_at_provider(payment) > 0 and payment.booking_id is not null;
end $$;

create function private.judge_event(payment public.payments, new_status text, amount bigint) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case
    when new_status is null then 'stored'
    when private.is_refund_of_rest(payment, new_status) then 'applied'
    when payment.status = new_status then 'noop'
    when not exists (
      select 1 from private.payment_transitions t where t.from_status = payment.status and t.to_status = new_status
    ) then 'ignored'
    when new_status = 'completed' and amount <> coalesce(payment.settlement_amount, payment.amount_cents) then 'wrong_amount'
    else 'applied' end;
end $$;

create function private.record_judgment(payment public.payments, new_status text, judged text) returns public.payments
language plpgsql security definer set search_path = '' as $$
declare
  recorded public.payments;
begin
  if judged = 'applied' and private.is_refund_of_rest(payment, new_status) then
    perform private.note_provider_refund(payment, private.cents_at_provider(payment), private.units_at_provider(payment));
  elsif judged = 'applied' then
    update public.payments p set
      status = new_status,
      paid_at = case when new_status = 'completed' then now() else p.paid_at end,
      next_check_at = case when new_status = 'completed' then now() + interval '1 day' else p.next_check_at end
    where p.id = payment.id;
  elsif judged = 'wrong_amount' then
    update public.payments p set needs_attention = true where p.id = payment.id;
  end if;
  select * into strict recorded from public.payments p where p.id = payment.id;
  return recorded;
end $$;

create function private.settle_event(
  booking public.bookings, payment public.payments, judged text, refunded bigint
) returns text language plpgsql security definer set search_path = '' as $$
begin
  if payment.booking_id is null then
    return coalesce(private.settle_card_payment(payment, refunded), judged);
  end if;
  if judged in ('applied', 'wrong_amount') and payment.status = 'refunded' then
    perform private.apply_money(booking.id);
  end if;
  if judged <> 'applied' then
    return judged;
  end if;
  if payment.status = 'completed' then
    return private.settle_booking(booking, payment);
  end if;
  if payment.status = 'refunded' and payment.applied_cents > 0 then
    if booking.status = 'confirmed' and private.applied_cents_left(booking.id) = 0 then
      update public.bookings b set status = 'refunded', cancelled_at = now() where b.id = booking.id;
      perform private.release_seats(booking);
    else
      perform private.flag_provider_refund(payment);
    end if;
  end if;
  return judged;
end $$;

create function private.tell_event(booking public.bookings, payment public.payments, judged text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if payment.booking_id is null then
    return;
  end if;
  if judged = 'wrong_amount' then
    perform private.flag_booking(booking.id, 'amount_differs');
    perform private.queue_booking_mail(booking, 'attention_operator', payment.id, null,
      jsonb_build_object('reason', 'amount_differs'));
  elsif judged = 'applied' and payment.status = 'failed' and booking.status = 'pending' and not payment.superseded then
    perform private.queue_booking_mail(booking, 'payment_failed', payment.id, null, null);
  end if;
end $$;

-- A provider may report a refund of its own with any event, and only as the total of all refunds.
create function private.settle_refunded_total(payment_id uuid, refunded bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  paid public.payments;
begin
  select * into strict paid from public.payments p where p.id = payment_id;
  if paid.booking_id is null or paid.status not in ('completed', 'refunded')
    or private.note_refunded_total(paid, refunded) = 0 then
    return false;
  end if;
  select * into strict paid from public.payments p where p.id = payment_id;
  perform private.apply_money(paid.booking_id);
  perform private.flag_provider_refund(paid);
  return true;
end $$;

create function private.refuse_payment(booking public.bookings, due bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if booking.status in ('confirmed', 'refunded') and due = 0 then
    return private.refusal('already_paid', null, 'This booking is already paid')
      || jsonb_build_object('payment', private.booking_view(booking.id) -> 'payment');
  end if;
  if private.sold_by(booking) is not null then
    return private.refusal('sold_by_channel', null, 'The channel that sold this booking collects its price');
  end if;
  if booking.status = 'confirmed' and private.is_called_off(booking) then
    return private.refusal('called_off', null, 'This departure was cancelled');
  end if;
  if not booking.has_seats or booking.expires_at < now() then
    return private.refusal('hold_over', null, 'The places are no longer held. Please book again.');
  end if;
  return null;
end $$;

create function private.open_attempt(booking_id uuid, due bigint, rate numeric) returns public.payments
language plpgsql security definer set search_path = '' as $$
declare
  attempt public.payments;
begin
  update public.payments p set superseded = true
  where p.booking_id = open_attempt.booking_id and p.is_open and (p.amount_cents <> due
    -- No traveler saw a page that failed to open within a minute, so the next one may use today's rate.
    or p.provider_payment_id is null and p.settlement_rate is distinct from rate and p.created_at < now() - interval '1 minute');
  select p.* into attempt from public.payments p
  where p.booking_id = open_attempt.booking_id and p.is_open and not p.superseded;
  return attempt;
end $$;

create function private.payment_status(payment_id text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'payment_id', p.id, 'method', p.method, 'provider_payment_id', p.provider_payment_id, 'booking_id', p.booking_id,
      'status', p.status, 'amount_cents', p.amount_cents, 'currency', p.currency, 'title', shown.view ->> 'title', 'check_in', b.check_in,
      'check_out', b.check_out, 'guests', b.guests, 'options', coalesce(shown.view -> 'quote' -> 'options', '[]'), 'created_at',
        p.created_at, 'paid_at', p.paid_at, 'language', b.language,
      'booking_status', b.status, 'needs_attention', b.needs_attention, 'owed_cents', private.owed(b.id),
      'balance_due_on', b.balance_due_on
    )
    from private.payment_by_id(payment_id) p join public.bookings b on b.id = p.booking_id
    cross join lateral (
      select private.view_in(jsonb_build_object('title', b.title, 'quote', b.quote), b.language, array[b.item_id]) as view
    ) shown
  );
end $$;
comment on function private.payment_status is 'Answers no personal data, since the id is in the address bar and at the provider; null if unknown.';

create function private.open_payment(
  booking_id uuid, token text, provider text default 'octo', part text default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
  payment public.payments;
  due bigint;
  deposit jsonb;
  refused jsonb;
  currency constant text := private.currency_of_booking(booking_id);
  rate constant numeric := case when currency <> 'USD' then private.usable_rate(currency) end;
begin
  if not private.holds_token(booking_id, token) then
    return private.refusal('not_found', null, 'Booking not found');
  end if;
  booking := private.lock_booking(booking_id);
  -- Erased while this call waited for the lock.
  if booking.erased_at is not null then
    return private.refusal('not_found', null, 'Booking not found');
  end if;
  due := private.owed(booking.id);
  refused := private.refuse_payment(booking, due);
  if refused is not null then
    return refused;
  end if;
  if booking.status = 'pending' and coalesce(part, (
    select p.purpose from public.payments p where p.booking_id = booking.id and p.method = 'provider'
      order by p.created_at desc limit 1
  )) = 'deposit' then
    deposit := private.deposit_for(booking.terms, due, booking.check_in, private.today());
    if deposit is null then
      return private.refusal('no_deposit', null, 'This booking can no longer be paid in two parts');
    end if;
    due := (deposit ->> 'now_cents')::bigint;
  end if;
  payment := private.open_attempt(booking.id, due, rate);
  if payment.id is null and rate is null and currency <> 'USD' then
    return private.refusal('no_rate', null, 'There is no exchange rate to charge at');
  end if;
  if payment.id is null then
    insert into public.payments (
      booking_id, provider, amount_cents, purpose, settlement_currency, settlement_amount, settlement_rate, customer_data,
        booking_data
    )
    values (booking.id, provider, due, case when booking.status = 'confirmed' then 'balance'
      when deposit is null then 'full' else 'deposit' end,
      case when rate is not null then currency end, round(due * rate)::bigint, rate, private.payer_of(booking),
        private.booking_data_of(booking))
    returning * into strict payment;
  end if;
  return jsonb_build_object('ok', true, 'payment', private.payment_view(payment),
    'settlement', jsonb_build_object('currency', coalesce(payment.settlement_currency, payment.currency),
      'amount', coalesce(payment.settlement_amount, payment.amount_cents), 'rate', payment.settlement_rate),
    'basket', private.charged_lines(payment.basket, private.units_of(payment)), 'tin', (select s.tax_number from private.shop_settings s),
    'booking', private.booking_view(booking.id), 'pay_until', private.pay_until(booking));
end $$;
comment on function private.open_payment is 'Charges at the rate shown; a null part keeps the last choice. Answers {payment, settlement, basket, tin, booking, pay_until}. Refuses not_found, already_paid, sold_by_channel, called_off, hold_over, no_deposit, no_rate.';

create function private.attach_session(
  payment_id uuid, provider_payment_id text, redirect_url text, settlement_currency text default null,
  settlement_amount bigint default null, settlement_rate numeric default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  row public.payments;
begin
  perform private.lock_booking((select p.booking_id from public.payments p where p.id = payment_id));
  select * into row from public.payments p where p.id = payment_id;
  if row.id is null then
    return private.refusal('not_found', null, 'Payment not found');
  end if;
  if row.provider_payment_id is not null and row.provider_payment_id <> attach_session.provider_payment_id then
    return private.refusal('other_session', null, 'This payment already has another session');
  end if;
  update public.payments p set
    provider_payment_id = attach_session.provider_payment_id, redirect_url = attach_session.redirect_url,
    settlement_currency = coalesce(p.settlement_currency, attach_session.settlement_currency),
    settlement_amount = coalesce(p.settlement_amount, attach_session.settlement_amount),
    settlement_rate = coalesce(p.settlement_rate, attach_session.settlement_rate),
    -- The longest page that create-payment opens.
    page_until = coalesce(p.page_until, now() + interval '1 hour')
  where p.id = payment_id
  returning * into strict row;
  update public.bookings b set expires_at = private.pay_until(b) where b.id = row.booking_id and b.status = 'pending';
  return '{"ok": true}';
end $$;
comment on function private.attach_session is 'Once per attempt; prolongs the hold to pay_until. Refuses not_found, other_session.';

create function private.find_payment(payment_id text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select private.provider_view(p) from private.payment_by_id(payment_id) p where p.id is not null);
end $$;
comment on function private.find_payment is 'Takes our id or the provider''s. Answers the payment, or null.';

create function private.claim_payment_refresh(payment_id text, min_seconds integer default 2) returns jsonb
language sql security definer set search_path = '' as $$
  update public.payments p set refresh_claimed_at = clock_timestamp()
  where p.id = (private.payment_by_id(payment_id)).id and (p.is_open or p.status in ('failed', 'cancelled'))
    and (p.refresh_claimed_at is null or p.refresh_claimed_at < clock_timestamp() - make_interval(secs => greatest(min_seconds, 1)))
  returning private.provider_view(p)
$$;
comment on function private.claim_payment_refresh is 'Takes our id or the provider''s. Answers the payment to exactly one of many callers, else null.';

create function private.claim_due_payments(how_many integer default 50) returns jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select p.id from public.payments p left join public.bookings b on b.id = p.booking_id
    where p.is_open
      and (p.next_check_at <= now() or (
        b.expires_at < now() and (p.checked_at is null or p.checked_at < b.expires_at)
        and (p.refresh_claimed_at is null or p.refresh_claimed_at < now() - interval '30 seconds')
      ))
    order by p.next_check_at
    limit greatest(1, least(how_many, 200))
    for update of p skip locked
  ), closed as (
    select p.id from public.payments p
    where p.status in ('failed', 'cancelled') and p.page_until between now() - interval '1 day' and now()
      and private.may_be_paid(p) and p.next_check_at <= now()
    order by p.page_until
    limit 20
    for update skip locked
  ), completed as (
    select p.id from public.payments p
    where p.status = 'completed' and p.method = 'provider' and p.next_check_at <= now()
      and p.paid_at > now() - interval '180 days'
    order by p.next_check_at
    limit 5
    for update skip locked
  ), claimed as (
    update public.payments p set
      refresh_claimed_at = clock_timestamp(),
      checks = p.checks + 1,
      next_check_at = now() + case
        when p.status = 'completed' and p.paid_at > now() - interval '14 days' then interval '1 day'
        when p.status = 'completed' then interval '7 days'
        when p.created_at > now() - interval '70 minutes' then interval '30 seconds'
        when p.created_at > now() - interval '6 hours' then interval '15 minutes'
        else interval '60 minutes' end
    from (select due.id from due union all select closed.id from closed union all select completed.id from completed) c where p.id = c.id
    returning p.is_open, private.provider_view(p) as view
  )
  select coalesce(jsonb_agg(claimed.view order by claimed.is_open), '[]') from claimed
$$;
comment on function private.claim_due_payments is 'Answers payments to ask for, with backoff; also completed and closed ones, whose callback can get lost.';

create function private.apply_payment_event(
  payment_id uuid, new_status text, source text, dedupe_key text, payload jsonb default '{}',
  amount bigint default null, refunded bigint default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
  paid public.payments;
  event_id bigint;
  judged text;
  settled text;
begin
  booking := private.lock_booking((select p.booking_id from public.payments p where p.id = payment_id));
  select * into paid from public.payments p where p.id = payment_id for update;
  if paid.id is null then
    return private.refusal('not_found', null, 'Payment not found');
  end if;
  event_id := private.record_event(paid.id, new_status, source, dedupe_key, payload);
  judged := case when event_id is null then 'duplicate' else private.judge_event(paid, new_status, amount) end;
  paid := private.record_judgment(paid, new_status, judged);
  settled := private.settle_event(booking, paid, judged, coalesce(refunded, 0));
  perform private.tell_event(booking, paid, judged);
  if private.settle_refunded_total(paid.id, coalesce(refunded, 0)) then
    settled := 'applied';
  end if;
  if event_id is not null then
    update public.payment_events e set outcome = settled where e.id = event_id;
  end if;
  select * into strict paid from public.payments p where p.id = paid.id;
  return jsonb_build_object('ok', true, 'outcome', settled, 'payment', private.payment_view(paid));
end $$;
comment on function private.apply_payment_event is 'The only way a payment changes, so that money rules exist once. Answers {outcome, payment}. Refuses not_found.';

create function private.mark_payment_checked(payment_id uuid) returns void
language sql security definer set search_path = '' as $$
  update public.payments p set checked_at = clock_timestamp() where p.id = payment_id
$$;
comment on function private.mark_payment_checked is 'Notes that the provider answered nothing new.';

create function private.store_callback(payment_id uuid, dedupe_key text, payload jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.payment_events (payment_id, dedupe_key, status, source, payload, outcome)
  values (payment_id, dedupe_key, null, 'webhook', coalesce(payload, '{}'), 'stored')
  on conflict on constraint payment_events_dedupe_key_key do nothing;
  return found;
end $$;
comment on function private.store_callback is 'Stores a signed callback before it is judged; it ends no hold. Answers true if it is new.';
