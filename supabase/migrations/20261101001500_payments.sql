-- One row per attempt to pay. payment_id is ours (the provider's idempotency key), external_id the provider's.
create table public.payments (
  id uuid primary key default gen_random_uuid(),
  payment_id text not null unique default gen_random_uuid()::text,
  external_id text unique,
  booking_id uuid not null references public.bookings (id),
  status text not null default 'pending' check (
    status in ('pending', 'wait_user_action', 'processing', 'completed', 'failed', 'cancelled', 'refunded')
  ),
  amount_cents bigint not null check (amount_cents between 1 and 5000000),
  amount numeric(10, 2) generated always as (amount_cents / 100.0) stored,
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  -- What the provider charges: frozen when the session is opened, in minor units of its currency.
  settlement_currency text check (settlement_currency ~ '^[A-Z]{3}$'),
  settlement_amount bigint check (settlement_amount > 0),
  settlement_rate numeric,
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
  -- When the provider last answered about it.
  checked_at timestamptz,
  -- When somebody last set out to ask.
  refresh_claimed_at timestamptz,
  next_check_at timestamptz not null default now() + interval '1 minute',
  checks integer not null default 0
);
create index payments_booking on public.payments (booking_id);
create index payments_created on public.payments (created_at desc);
create index payments_status on public.payments (status, created_at desc);
create index payments_due on public.payments (next_check_at)
  where status in ('pending', 'wait_user_action', 'processing');
-- Two tabs, two presses: one attempt.
create unique index payments_one_open on public.payments (booking_id)
  where status in ('pending', 'wait_user_action', 'processing');
alter table public.payments enable row level security;
grant select on public.payments to authenticated, service_role;

-- The payment logs.
create policy payments_select_admin on public.payments
  for select to authenticated
  using ((select private.is_admin()));

-- Every word of a provider is kept before it is judged.
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
grant select on public.payment_events to authenticated, service_role;

-- The detail panel of the payment logs.
create policy payment_events_select_admin on public.payment_events
  for select to authenticated
  using ((select private.is_admin()));

create table private.payment_transitions (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
alter table private.payment_transitions enable row level security;
-- failed and cancelled may still complete: money that came late is money. Nothing else goes backwards.
insert into private.payment_transitions values
  ('pending', 'wait_user_action'), ('pending', 'processing'), ('pending', 'completed'), ('pending', 'failed'),
  ('pending', 'cancelled'),
  ('wait_user_action', 'processing'), ('wait_user_action', 'completed'), ('wait_user_action', 'failed'),
  ('wait_user_action', 'cancelled'),
  ('processing', 'completed'), ('processing', 'failed'), ('processing', 'cancelled'),
  ('failed', 'completed'), ('cancelled', 'completed'),
  ('completed', 'refunded');

create function private.guard_payment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if new.status <> old.status and not exists (
      select 1 from private.payment_transitions t where t.from_status = old.status and t.to_status = new.status
    ) then
      raise exception 'A % payment cannot become %', old.status, new.status using errcode = '23514';
    end if;
    if (new.id, new.payment_id, new.booking_id, new.amount_cents, new.currency)
      is distinct from (old.id, old.payment_id, old.booking_id, old.amount_cents, old.currency)
      or (old.external_id is not null and new.external_id is distinct from old.external_id) then
      raise exception 'What a payment is for cannot change' using errcode = '23514';
    end if;
    new.updated_at := now();
  end if;
  new.search_text := lower(concat_ws(
    ' ', new.payment_id, new.external_id, new.customer_data ->> 'email', to_char(new.amount_cents / 100.0, 'FM9999990.00')
  ));
  return new;
end
$$;
create trigger guard before insert or update on public.payments
  for each row execute function private.guard_payment();
