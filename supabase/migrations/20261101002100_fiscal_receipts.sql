-- Holds fiscal receipts, their baskets and the answers of the provider.
-- Relies on `shop_settings`, `payments`, `catalogue`, `bookings` and `refunds`.
-- Called by edge functions.
set check_function_bodies = off;

-- The provider registers a fiscal receipt with the state for each payment and refund by card, from the basket we send.
-- Amounts are in hundredths of the currency charged, and the lines of a receipt sum to it.
create table public.fiscal_receipts (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id),
  payment_id uuid not null references public.payments (id),
  refund_id uuid references public.refunds (id),
  step integer,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  lines jsonb not null,
  provider_refund_id text check (length(provider_refund_id) <= 100),
  terminal_id text check (length(terminal_id) between 1 and 50),
  receipt_number text check (length(receipt_number) between 1 and 50),
  fiscal_sign text check (length(fiscal_sign) between 1 and 50),
  qr_url text check (qr_url ~ '^https://' and length(qr_url) <= 500),
  issued_at timestamptz,
  fetched_at timestamptz,
  attempts integer not null default 0,
  next_try_at timestamptz not null default now(),
  last_error text check (length(last_error) <= 500),
  created_at timestamptz not null default now(),
  unique nulls not distinct (payment_id, refund_id, step),
  unique (terminal_id, receipt_number),
  check ((refund_id is null) = (step is null)),
  check (num_nonnulls(terminal_id, receipt_number, fiscal_sign, qr_url, fetched_at) in (0, 5))
);
create index fiscal_receipts_booking on public.fiscal_receipts (booking_id);
create index fiscal_receipts_refund on public.fiscal_receipts (refund_id);
create index fiscal_receipts_due on public.fiscal_receipts (next_try_at) where fetched_at is null;
grant select on public.fiscal_receipts to service_role;

create function private.shop_fiscal_code() returns jsonb language sql stable set search_path = '' as $$
  select f.code
  from private.shop_settings s cross join lateral jsonb_build_object(
    'mxik', s.fiscal_mxik, 'package_code', s.fiscal_package_code, 'vat', s.fiscal_vat = 'yes'
  ) f (code)
  where private.is_fiscal(f.code)
$$;

-- Rounds against the running total, so that the parts sum to the amount and none exceeds its own share rounded up.
create function private.split_amount(amount bigint, weights bigint[]) returns bigint[]
language sql immutable set search_path = '' as $$
  select array_agg((round(amount * w.upto / w.total) - round(amount * (w.upto - w.weight) / w.total))::bigint order by w.place)
  from (
    select x.place, x.weight, sum(x.weight) over (order by x.place) as upto, sum(x.weight) over () as total
    from unnest(weights) with ordinality x (weight, place)
  ) w
$$;

-- Discounts and fees belong to the trip's line, which is what the options leave of the total.
create function private.priced_lines(
  booking public.bookings
) returns table (key text, place integer, name text, cents bigint, code jsonb)
language sql stable security definer set search_path = '' as $$
  with item as (
    select t.fiscal, t.options from public.tours t where t.id = booking.tour_id
    union all
    select p.fiscal, p.options from public.packages p where p.id = booking.package_id
  ), option as (
    select o ->> 'id' as id, place, o ->> 'name' as name, (o ->> 'cents')::bigint * (o ->> 'count')::integer as cents
    from jsonb_array_elements(private.as_array(booking.quote -> 'options')) with ordinality x (o, place)
  ), whole as (
    select (booking.total_price * 100)::bigint as total, coalesce(sum(o.cents), 0)::bigint as options from option o
  ), line as (
    select 'trip' as key, 0 as place, booking.title as name,
      greatest(w.total - w.options, case when w.total + w.options = 0 then 1 else 0 end) as cents, null::jsonb as own
    from whole w
    union all
    select o.id, o.place::integer, o.name, o.cents, (
      select nullif(x -> 'fiscal', 'null') from item, jsonb_array_elements(item.options) x where x ->> 'id' = o.id
    )
    from option o
  )
  select l.key, l.place, l.name, l.cents, coalesce(l.own, (select item.fiscal from item), private.shop_fiscal_code())
  from line l
$$;

-- Weighs each line by its unpaid rest, so that the last part of a price is the remainder of each line.
create function private.fiscal_basket(booking public.bookings, cents bigint) returns jsonb
language sql stable security definer set search_path = '' as $$
  with line as (
    select p.*, greatest(0, p.cents - coalesce((
      select sum((x ->> 'cents')::bigint * case when r.refund_id is null then 1 else -1 end)
      from public.fiscal_receipts r, jsonb_array_elements(r.lines) x
      where r.booking_id = booking.id and x ->> 'key' = p.key
    ), 0))::bigint as lacks
    from private.priced_lines(booking) p
  ), weighed as (
    select l.*, case when sum(l.lacks) over () >= fiscal_basket.cents then l.lacks else l.cents end as weight,
      row_number() over (order by l.place) as nth
    from line l
  ), split as (
    select private.split_amount(fiscal_basket.cents, array_agg(w.weight order by w.nth)) as parts from weighed w
  )
  select case when bool_and(w.code is not null) then jsonb_agg(
    jsonb_build_object('key', w.key, 'name', w.name, 'cents', s.parts[w.nth]) || w.code order by w.nth
  ) end
  from weighed w cross join split s where s.parts[w.nth] > 0
$$;

create function private.charged_lines(basket jsonb, amount bigint) returns jsonb
language sql immutable set search_path = '' as $$
  with line as (
    select x.line, x.nth from jsonb_array_elements(basket) with ordinality x (line, nth)
  ), split as (
    select private.split_amount(amount, array_agg((l.line ->> 'cents')::bigint order by l.nth)) as parts from line l
  )
  select jsonb_agg(l.line || jsonb_build_object('amount', s.parts[l.nth]) order by l.nth)
  from line l cross join split s where s.parts[l.nth] > 0
$$;

create function private.units_of(payment public.payments) returns bigint
language sql immutable set search_path = '' as $$
  select coalesce(payment.settlement_amount, payment.amount_cents)
$$;

-- Frozen with the payment, because the provider fixes all parameters when its page opens.
create function private.freeze_basket() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if (select s.tax_number from private.shop_settings s) <> '' then
    new.basket := (select private.fiscal_basket(b, new.amount_cents) from public.bookings b where b.id = new.booking_id);
  end if;
  return new;
end $$;
create trigger freeze_basket before insert on public.payments
  for each row when (new.method = 'provider') execute function private.freeze_basket();

create function private.add_sale_receipt() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.fiscal_receipts (booking_id, payment_id, currency, amount, lines)
  values (new.booking_id, new.id, coalesce(new.settlement_currency, new.currency), private.units_of(new),
    private.charged_lines(new.basket, private.units_of(new)))
  on conflict on constraint fiscal_receipts_payment_id_refund_id_step_key do nothing;
  return null;
end $$;
create trigger fiscal_sale after insert or update of status on public.payments
  for each row when (new.basket is not null and new.status = 'completed') execute function private.add_sale_receipt();

-- Fires on what left to the traveler's card, whichever verb recorded it; cash handed out instead is no refund of the card.
create function private.add_refund_receipt() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sale public.fiscal_receipts;
  amount constant bigint := new.settlement_sent - old.settlement_sent;
  cents constant bigint := new.done_cents - old.done_cents + new.twice_cents - old.twice_cents;
begin
  select r.* into sale from public.fiscal_receipts r where r.payment_id = new.payment_id and r.refund_id is null;
  if sale.id is null then
    return null;
  end if;
  insert into public.fiscal_receipts (booking_id, payment_id, refund_id, step, currency, amount, lines)
  with line as (
    select x.line, x.nth, (x.line ->> 'amount')::bigint as paid, (x.line ->> 'amount')::bigint - coalesce((
      select sum((y ->> 'amount')::bigint) from public.fiscal_receipts r, jsonb_array_elements(r.lines) y
      where r.payment_id = new.payment_id and r.refund_id is not null and y -> 'key' = x.line -> 'key'
    ), 0)::bigint as remains
    from jsonb_array_elements(sale.lines) with ordinality x (line, nth)
  ), weighed as (
    select l.line, l.nth, case when sum(l.remains) over () >= amount then greatest(0, l.remains) else l.paid end as weight from line l
  ), split as (
    select private.split_amount(amount, array_agg(w.weight order by w.nth)) as amounts,
      private.split_amount(cents, array_agg(w.weight order by w.nth)) as cents
    from weighed w
  )
  select new.booking_id, new.payment_id, new.id, old.step, sale.currency, amount, jsonb_agg(
    w.line || jsonb_build_object('amount', s.amounts[w.nth], 'cents', s.cents[w.nth]) order by w.nth
  )
  from weighed w cross join split s where s.amounts[w.nth] > 0;
  return null;
end $$;
create trigger fiscal_refund after update of settlement_sent on public.refunds
  for each row when (new.settlement_sent > old.settlement_sent) execute function private.add_refund_receipt();

create function private.fiscal_receipts_of(booking_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'payment_id', r.payment_id,
    'kind', case when r.refund_id is null then 'sale' else 'refund' end, 'currency', r.currency, 'amount', r.amount,
    'lines', (select jsonb_agg(x - 'key' - 'cents' order by nth) from jsonb_array_elements(r.lines) with ordinality l (x, nth)),
    'terminal_id', r.terminal_id, 'receipt_number', r.receipt_number, 'fiscal_sign', r.fiscal_sign, 'qr_url', r.qr_url,
    'issued_at', r.issued_at, 'created_at', r.created_at) order by r.created_at, r.refund_id nulls first, r.step), '[]')
  from public.fiscal_receipts r where r.booking_id = fiscal_receipts_of.booking_id
$$;

create function private.fiscal_state() returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'has_tin', (select s.tax_number from private.shop_settings s) <> '',
    'has_code', private.shop_fiscal_code() is not null,
    'lacking', coalesce((
      select jsonb_agg(i.title order by i.title) from (
        select t.title from public.tours t where not t.archived and t.fiscal is null
        union all
        select p.title from public.packages p where not p.archived and p.fiscal is null
      ) i
      where private.shop_fiscal_code() is null
    ), '[]'),
    'late', (select count(*) from public.fiscal_receipts r
      where r.fetched_at is null and r.refund_id is null and r.created_at < now() - interval '1 day'),
    'late_refunds', (select count(*) from public.fiscal_receipts r
      where r.fetched_at is null and r.refund_id is not null and r.created_at < now() - interval '1 day')
  )
$$;

create function private.claim_fiscal_receipts(how_many integer default 10) returns jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select r.id from public.fiscal_receipts r join public.payments p on p.id = r.payment_id
    where r.fetched_at is null and r.next_try_at <= now()
      and (case when r.refund_id is null then p.provider_payment_id else r.provider_refund_id end) is not null
    order by r.next_try_at
    limit greatest(1, least(how_many, 50))
    for update of r skip locked
  ), claimed as (
    update public.fiscal_receipts r set attempts = r.attempts + 1,
      next_try_at = now() + least(interval '6 hours', interval '1 minute' * 2 ^ least(r.attempts, 9))
    from due, public.payments p where r.id = due.id and p.id = r.payment_id
    returning jsonb_build_object('id', r.id, 'provider', p.provider,
      'provider_id', coalesce(r.provider_refund_id, p.provider_payment_id)) as view
  )
  select coalesce(jsonb_agg(claimed.view), '[]') from claimed
$$;
comment on function private.claim_fiscal_receipts is 'Answers [{id, provider, provider_id}] to ask for, again after 1, 2, 4 minutes ... 6 hours.';

create function private.record_fiscal_receipt(
  receipt_id uuid, receipt jsonb default null, error text default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
begin
  if receipt is null then
    update public.fiscal_receipts r set last_error = left(error, 500) where r.id = receipt_id and r.fetched_at is null;
    return '{"ok": true}';
  end if;
  update public.fiscal_receipts r set terminal_id = receipt ->> 'terminal_id', receipt_number = receipt ->> 'receipt_number',
    fiscal_sign = receipt ->> 'fiscal_sign', qr_url = receipt ->> 'qr_url',
    issued_at = (receipt ->> 'issued_at')::timestamptz, fetched_at = now(), last_error = null
  where r.id = receipt_id and r.fetched_at is null;
  return '{"ok": true}';
exception when unique_violation then
  update public.fiscal_receipts r set last_error = 'This receipt belongs to another payment' where r.id = receipt_id;
  return private.refusal('receipt_taken', null, 'This receipt belongs to another payment');
end $$;
comment on function private.record_fiscal_receipt is 'Stores it once, for one payment, or why there is none. Refuses receipt_taken.';
