-- Twin of src/domain/pricing, exact to the cent, rounding half up; the group discount excludes options, and a code
-- lowers the price to zero at most. An agreed price keeps its ratio to the list price when guests or options change.
create function private.price(
  unit_price_cents bigint, guests integer, options jsonb default '[]', code jsonb default null,
  fees_percent integer default 10, agreed jsonb default null
) returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  subtotal constant bigint := unit_price_cents * guests;
  discount_percent constant numeric := trim_scale(case
    when guests < 2 then 0
    when guests >= 30 then 30
    else round(1 + (guests - 2) * 29 / 28.0, 1)
  end);
  discounted constant bigint := round(subtotal * (100 - discount_percent) / 100);
  options_cents constant bigint := (
    select coalesce(sum((o ->> 'cents')::bigint * (o ->> 'count')::integer), 0) from jsonb_array_elements(options) o
  );
  code_cents constant bigint := greatest(0, least(
    discounted, coalesce((code ->> 'amount_cents')::bigint, round(discounted * (code ->> 'percent')::integer / 100.0)::bigint, 0)
  ));
  list_net constant bigint := discounted - code_cents + options_cents;
  list_total constant bigint := list_net + round(list_net * fees_percent / 100.0);
  total constant bigint := coalesce(
    round(list_total * (agreed ->> 'total_cents')::numeric / (agreed ->> 'list_cents')::bigint), list_total);
  net constant bigint := case when agreed ->> 'total_cents' is null then list_net
    else round(total * 100.0 / (100 + fees_percent)) end;
begin
  return jsonb_build_object(
    'unit_price_cents', unit_price_cents,
    'guests', guests,
    'subtotal_cents', subtotal,
    'discount_percent', discount_percent,
    'discount_cents', subtotal - discounted,
    'discounted_cents', discounted,
    'code', code,
    'code_cents', code_cents,
    'options', options,
    'options_cents', options_cents,
    'fees_percent', fees_percent,
    'fees_cents', total - net,
    'total_cents', total
  ) || case when agreed ->> 'total_cents' is null then '{}'
    else jsonb_build_object('agreed', agreed, 'agreed_cents', net - list_net) end;
end $$;

create function private.is_amount(total_cents bigint, quote jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(total_cents between case when (quote ->> 'code_cents')::bigint > 0 then 0 else 1 end and 5000000, false)
$$;

create function private.quote(
  item_type text, item_id uuid, guests integer, check_in date default null, options jsonb default null
) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select private.price(coalesce((
      select d.price_cents from public.departures d where d.item_id = quote.item_id and d.start_date = check_in
        and d.state <> 'cancelled'
    ), (i.price * 100)::bigint), guests, private.options_now(i.options, quote.options, guests), null, private.fees_percent())
    from (
      select t.price, t.options from public.tours t where item_type = 'tour' and t.id = quote.item_id and not t.archived
      union all
      select p.price, p.options from public.packages p where item_type = 'package' and p.id = quote.item_id and not p.archived
    ) i
    where guests between 1 and 500 and private.are_choices(quote.options)
  );
end $$;

-- A booking keeps the fees of its quote; quotes made before the fees could be set lack them.
create function private.fees_of(quote jsonb) returns integer language sql immutable set search_path = '' as $$
  select coalesce((quote ->> 'fees_percent')::integer, 10)
$$;

create function private.with_code(quote jsonb, code jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select case when quote is null or code is null then quote
      else private.price((quote ->> 'unit_price_cents')::bigint, (quote ->> 'guests')::integer, quote -> 'options', code,
        private.fees_of(quote)) end
  );
end $$;

create function private.with_agreed_total(quote jsonb, total_cents bigint) returns jsonb
language sql immutable set search_path = '' as $$
  select private.price((quote ->> 'unit_price_cents')::bigint, (quote ->> 'guests')::integer, quote -> 'options',
    quote -> 'code', private.fees_of(quote),
    jsonb_build_object('list_cents', quote -> 'total_cents', 'total_cents', total_cents))
$$;

create function private.deposit_for(terms jsonb, total_cents bigint, check_in date, as_of date) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select jsonb_build_object('now_cents', p.now_cents, 'rest_cents', total_cents - p.now_cents, 'due_on', p.due_on)
    from (
      select round(total_cents * (terms #>> '{plan,deposit_percent}')::numeric / 100)::bigint as now_cents,
        check_in - (terms #>> '{plan,balance_days_before}')::integer as due_on
    ) p
    where total_cents > (terms #>> '{plan,over_cents}')::bigint and p.due_on > as_of
  );
end $$;

create function private.kept_of(
  terms jsonb, live_cents bigint, guests integer, floor_cents bigint, days integer
) returns bigint language plpgsql immutable set search_path = '' as $$
begin
  return (
    select greatest(least(floor_cents, live_cents), live_cents - greatest(0, t.cents, t.cents_after))
    from (select 1) always
    left join lateral (
      select step.cents, step.cents_after from (
        select tier.min_days, refund.cents, lead(refund.cents) over (order by tier.min_days desc) as cents_after
        from jsonb_to_recordset(terms -> 'tiers') as tier (min_days integer, percent numeric, fee_per_person_cents bigint),
          lateral (select round(live_cents * tier.percent / 100)::bigint - tier.fee_per_person_cents * guests as cents) refund
      ) step
      where step.min_days <= days
      order by step.min_days desc
      limit 1
    ) t on true
  );
end $$;

-- The floor grows with each move and a leaving part pays its cancellation fee, so that no sequence of changes refunds
-- more than cancelling.
create function private.kept_after(
  terms jsonb, days integer, before jsonb, stays jsonb, moves boolean, called_off boolean, waived boolean
) returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  live constant bigint := before -> 'live_cents';
  fee constant bigint := before -> 'fee_cents';
  paid constant bigint := before -> 'paid_cents';
  stays_live constant bigint := stays -> 'live_cents';
  old_floor constant bigint := least(live, (before -> 'floor_cents')::bigint);
  new_floor constant bigint := old_floor - coalesce(
    round(old_floor * greatest(0, live - stays_live) / nullif(live, 0)::numeric)::bigint, 0);
  today constant bigint := private.kept_of(terms, live, (before -> 'guests')::integer, old_floor, days);
  still constant bigint := private.kept_of(terms, stays_live, (stays -> 'guests')::integer, new_floor, days);
begin
  if called_off or moves and waived then
    return '{"fee_cents": 0, "floor_cents": 0}';
  end if;
  return jsonb_build_object(
    'fee_cents', fee + case when waived then 0 else least(greatest(0, today - still), greatest(0, paid - fee)) end,
    'floor_cents', case when moves then least(today, still) else new_floor end
  );
end $$;

-- Counts the owed amount as paid but never refunds it, so that a partly paid booking owes the same cancellation fee.
create function private.refund_for(
  terms jsonb, paid_cents bigint, guests integer, check_in date, as_of date, owed_cents bigint default 0,
  kept_cents bigint default 0, fee_cents bigint default 0
) returns jsonb language plpgsql immutable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'refund_cents', greatest(0, paid_cents - fee_cents - private.kept_of(
        terms, greatest(0, paid_cents + owed_cents - fee_cents), guests, kept_cents - fee_cents, check_in - as_of)),
      'percent', coalesce((
        select tier.percent from jsonb_to_recordset(terms -> 'tiers') as tier (min_days integer, percent numeric)
        where tier.min_days <= check_in - as_of order by tier.min_days desc limit 1
      ), 0),
      'days_before', check_in - as_of
    )
  );
end $$;
