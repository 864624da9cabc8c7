-- Money on its way back. A provider may cap one transfer, so a refund is paid out in numbered steps; the number
-- is part of the key the provider sees, so a repeated step pays once.
create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments (id),
  booking_id uuid not null references public.bookings (id),
  amount_cents bigint not null check (amount_cents > 0),
  done_cents bigint not null default 0 check (done_cents >= 0 and done_cents <= amount_cents),
  step integer not null default 1,
  status text not null default 'pending' check (status in ('pending', 'processing', 'succeeded', 'failed')),
  reason text not null check (length(reason) between 1 and 1000),
  requested_by uuid,
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
grant select on public.refunds to authenticated, service_role;

-- The payment logs show them.
create policy refunds_select_admin on public.refunds
  for select to authenticated
  using ((select private.is_admin()));

create function private.guard_refund()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  payment public.payments;
  promised bigint;
begin
  if tg_op = 'UPDATE' then
    if old.status in ('succeeded', 'failed') and new.status <> old.status then
      raise exception 'A % refund cannot become %', old.status, new.status using errcode = '23514';
    end if;
    new.updated_at := now();
    return new;
  end if;
  -- Two refunds of one payment queue here: together they never exceed what was paid.
  select * into strict payment from public.payments p where p.id = new.payment_id for update;
  select coalesce(sum(r.amount_cents), 0) into promised
  from public.refunds r where r.payment_id = new.payment_id and r.status <> 'failed';
  if payment.status <> 'completed' or promised + new.amount_cents > payment.amount_cents then
    raise exception 'This refund is more than what is left of the payment' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger guard before insert or update on public.refunds
  for each row execute function private.guard_refund();
