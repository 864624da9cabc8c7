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
alter table public.gift_cards enable row level security;
grant select on public.gift_cards to service_role;

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
end
$$;
create trigger guard before update on public.gift_cards
  for each row execute function private.guard_gift_card();

create function private.new_card_code() returns text language sql volatile set search_path = '' as $$
  select regexp_replace(string_agg(
    substr('ABCDEFGHJKMNPQRSTUVWXYZ23456789', 1 + get_byte(seed, place) % 31, 1), '' order by place
  ), '^(.{5})(.{5})(.{5})$', '\1-\2-\3')
  from (
    select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as seed offset 0
  ) r, generate_series(0, 14) place
$$;

create function private.gift_card_by_code(typed text) returns public.gift_cards
language sql stable security definer set search_path = '' as $$
  select c.* from public.gift_cards c where c.code = regexp_replace(
    upper(regexp_replace(typed, '[^A-Za-z0-9]', '', 'g')), '^(.{5})(.{5})(.{5})$', '\1-\2-\3'
  )
$$;

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
alter table public.payments enable row level security;
grant select on public.payments to service_role;

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
alter table public.payment_events enable row level security;
grant select on public.payment_events to service_role;

-- Messages of the provider contain names, and erasing runs only once.
create function private.drop_erased_payload() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.payments p where p.id = new.payment_id and private.is_erased(p)) then
    new.payload := '{}';
  end if;
  return new;
end
$$;
create trigger drop_erased before insert on public.payment_events
  for each row when (new.payload <> '{}') execute function private.drop_erased_payload();

create table private.payment_transitions (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
alter table private.payment_transitions enable row level security;
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
end
$$;
create trigger guard before insert or update on public.payments
  for each row execute function private.guard_payment();

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
alter table public.refunds enable row level security;
grant select on public.refunds to service_role;

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
end
$$;
create trigger guard before insert or update on public.refunds
  for each row execute function private.guard_refund();

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
      'settlement_amount', payment.settlement_amount, 'settlement_rate', payment.settlement_rate,
      'refunded_cents', payment.refunded_cents, 'checks', payment.checks
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
