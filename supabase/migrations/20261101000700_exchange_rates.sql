-- Holds the rate of each currency, with its source and time.
-- Relies on `desk_people`.
-- Called by the desk and edge functions.
set check_function_bodies = off;

-- Rates are per dollar: screens show them beside prices, and providers that settle in another currency charge by them.
create table public.exchange_rates (
  currency text not null check (currency in ('EUR', 'UZS', 'RUB', 'GBP')),
  day date not null,
  per_dollar numeric not null check (per_dollar > 0 and per_dollar < 1000000),
  source text not null check (source in ('desk', 'bank')),
  received_at timestamptz not null default now(),
  primary key (currency, day)
);

create table private.rate_requests (
  only_one boolean primary key default true check (only_one),
  asked_at timestamptz not null
);
grant select on public.exchange_rates to service_role;

create function private.current_rates() returns json language sql stable security definer set search_path = '' as $$
  select coalesce(json_agg(json_build_object('currency', r.currency, 'per_dollar', r.per_dollar, 'day', r.day)
    order by r.currency), '[]')
  -- Takes one index step per currency, because every sync calls this and the table grows daily.
  from (values ('EUR'), ('UZS'), ('RUB'), ('GBP')) known (currency)
  cross join lateral (
    select e.currency, e.per_dollar, e.day from public.exchange_rates e
    where e.currency = known.currency order by e.day desc limit 1
  ) r
$$;

-- Uses the age limits of usableRates in src/domain/pricing/orientation.ts.
create function private.usable_rate(currency text) returns numeric
language sql stable security definer set search_path = '' as $$
  select r.per_dollar
  from (select e.per_dollar, e.day from public.exchange_rates e where e.currency = usable_rate.currency order by e.day desc
    limit 1) r
  where r.day >= private.today() - 30
$$;

-- Refuses an automatic rate that jumps by more than a fifth, since the bank's feed may be wrong; the desk may set any.
create function private.take_rates(rates jsonb, source text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  rate record;
  known numeric;
begin
  if jsonb_typeof(rates) is distinct from 'array' or jsonb_array_length(rates) not between 1 and 4 then
    return private.refusal('invalid_rates', null, 'One to four rates');
  end if;
  if exists (select 1 from jsonb_array_elements(rates) r
    where private.wrong_key(r, '{"currency": "any", "per_dollar": "any", "day": "any"}') is not null) then
    return private.refusal('invalid_rates', null, 'Not a rate');
  end if;
  for rate in select * from jsonb_to_recordset(rates) r (currency text, per_dollar numeric, day date) loop
    if rate.currency is null or rate.currency not in ('EUR', 'UZS', 'RUB', 'GBP')
      or rate.per_dollar is null or not (rate.per_dollar > 0 and rate.per_dollar < 1000000) then
      return private.refusal('invalid_rates', rate.currency, 'Not a rate');
    end if;
    -- The bank publishes Monday's rates on Friday.
    if rate.day is null or rate.day not between private.today() - 10 and private.today() + 5 then
      return private.refusal('invalid_day', rate.currency, 'Not a day of now');
    end if;
    select e.per_dollar into known from public.exchange_rates e where e.currency = rate.currency order by e.day desc limit 1;
    if source = 'bank' and known is not null and rate.per_dollar not between known / 1.2 and known * 1.2 then
      return private.refusal('rate_jump', rate.currency, 'More than a fifth from the rate before');
    end if;
  end loop;
  insert into public.exchange_rates as e (currency, per_dollar, day, source)
  select distinct on (r.currency) r.currency, r.per_dollar, r.day, source
  from jsonb_to_recordset(rates) r (currency text, per_dollar numeric, day date)
  on conflict (currency, day) do update
    set per_dollar = excluded.per_dollar, source = excluded.source, received_at = now()
    where excluded.source = 'desk' or e.source = 'bank';
  return '{"ok": true}';
end $$;

create function private.rates_by_currency() returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(r ->> 'currency', r -> 'per_dollar'), '{}')
  from jsonb_array_elements(private.current_rates()::jsonb) r
$$;

create function private.claim_rates() returns boolean language sql security definer set search_path = '' as $$
  with claimed as (
    insert into private.rate_requests as a (asked_at) values (now())
    on conflict (only_one) do update set asked_at = excluded.asked_at where a.asked_at < now() - interval '3 hours'
    returning 1
  )
  select exists (select 1 from claimed)
$$;
comment on function private.claim_rates is 'Answers true to one caller in three hours, who asks the bank.';

create function private.store_rates(rates jsonb) returns jsonb language sql security definer set search_path = '' as $$
  select private.take_rates(rates, 'bank')
$$;
comment on function private.store_rates is 'Stores the bank''s rates. Refuses invalid_rates, invalid_day, rate_jump.';

create function private.admin_rates() returns json language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  select private.current_rates();
$$;
comment on function private.admin_rates is 'Answers the newest exchange rates.';

create function private.admin_save_rates(rates jsonb, seen jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer jsonb;
  before jsonb;
begin
  perform private.require_owner();
  perform pg_advisory_xact_lock(7203410002);
  before := private.rates_by_currency();
  if seen is not null and before <> seen and exists (
    select 1 from jsonb_to_recordset(private.as_array(rates)) r (currency text,
      per_dollar numeric)
    where (before ->> r.currency)::numeric is distinct from r.per_dollar
  ) then
    return private.refusal('changed', null, 'Somebody set rates meanwhile') || jsonb_build_object('now', before);
  end if;
  answer := private.take_rates(rates, 'desk');
  if (answer ->> 'ok')::boolean then
    perform private.audit('rates_set', 'rates', 'rates', jsonb_build_object(
      'changes', private.differences(before, private.rates_by_currency()), 'rates', rates));
  end if;
  return answer;
end $$;
comment on function private.admin_save_rates is 'Takes [{currency, per_dollar, day}] and the rates as seen. Refuses those of store_rates, changed.';
