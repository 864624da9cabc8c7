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
