-- Holds the price of a trip, its fees, deposit and price locks.
-- Relies on `catalogue`, `shop_settings`, `bookings`, `departures` and `seats`.
-- Called by anyone.
set check_function_bodies = off;

-- A lock is a quote signed by the server, so that a late booking still gets the price and terms shown; only used locks
-- are stored.
insert into private.settings (key, value, unit) values
  ('price_lock_hours', '24', 'hours a price holds that was shown with a lock'),
  ('price_lock_inner', gen_random_uuid()::text || gen_random_uuid()::text, 'secret'),
  ('price_lock_outer', gen_random_uuid()::text || gen_random_uuid()::text, 'secret');

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

-- Nests two keys as HMAC does, so that a caller cannot extend a signed text.
create function private.sign_price_lock(body text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select encode(sha256(convert_to(private.setting('price_lock_outer') || encode(
      sha256(convert_to(private.setting('price_lock_inner') || body, 'UTF8')), 'hex'
    ), 'UTF8')), 'hex')
  );
end $$;

create function private.lock_subject(
  item_type text, item_id uuid, guests integer, check_in date, options jsonb
) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object('item_type', item_type, 'item_id', item_id, 'guests', guests, 'check_in', check_in, 'options', (
    select coalesce(jsonb_agg(o order by o ->> 'id'), '[]')
      from jsonb_array_elements(private.as_array(options)) o
  ))
$$;

create function private.locked_price(lock text, subject jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  coded constant text := translate(split_part(lock, '.', 2), '-_', '+/');
  body text;
  held jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended(lock, 3));
  begin
    body := convert_from(decode(rpad(coded, (length(coded) + 3) / 4 * 4, '='), 'base64'), 'UTF8');
  exception when others then
    return null;
  end;
  if private.sign_price_lock(body) = split_part(lock, '.', 1) then
    held := body::jsonb;
  end if;
  return case when held -> 'subject' = subject and (held ->> 'until')::bigint >= extract(epoch from now())
    and not exists (select 1 from public.bookings b where b.price_lock = (held ->> 'id')::uuid) then held end;
end $$;

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
comment on function private.quote is 'Answers the price of a day or of the item, and what can be had of the options; null if not offered.';

create function private.lock_price(
  item_type text, item_id uuid, guests integer, check_in date, options jsonb default null
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  until constant timestamptz := now() + make_interval(hours => private.setting('price_lock_hours')::integer);
  price jsonb;
  body text;
begin
  if not private.are_choices(options) then
    return private.refusal('invalid_booking', 'options', 'Invalid booking information');
  end if;
  price := private.quote(item_type, item_id, guests, check_in, options);
  if price is null or not private.is_offered(item_type, item_id, check_in)
    or not private.are_chosen(price -> 'options', options) then
    return private.refusal('not_offered', null, 'There is no price to hold');
  end if;
  body := jsonb_build_object('id', gen_random_uuid(), 'subject',
    private.lock_subject(item_type, item_id, guests, check_in, options),
    'quote', price, 'terms', private.current_terms(), 'until', extract(epoch from until)::bigint)::text;
  return jsonb_build_object('ok', true, 'quote', price, 'until', until, 'lock',
    private.sign_price_lock(body) || '.' || translate(encode(convert_to(body, 'UTF8'), 'base64'), E'+/\n=', '-_'));
end $$;
comment on function private.lock_price is 'Answers {quote, until, lock}: a price that create_booking holds until then. Refuses invalid_booking, not_offered.';
