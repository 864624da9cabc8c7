-- A lock is a quote signed by the server, so that a late booking still gets the price and terms shown; only used locks
-- are stored.
insert into private.settings (key, value, unit) values
  ('price_lock_hours', '24', 'hours a price holds that was shown with a lock'),
  ('price_lock_inner', gen_random_uuid()::text || gen_random_uuid()::text, 'secret'),
  ('price_lock_outer', gen_random_uuid()::text || gen_random_uuid()::text, 'secret');

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
end
$$;

create function private.locked_price(lock text, subject jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  coded constant text := translate(split_part(lock, '.', 2), '-_', '+/');
  body text;
  held jsonb;
begin
  if lock is null then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(lock, 3));
  begin
    body := convert_from(decode(rpad(coded, (length(coded) + 3) / 4 * 4, '='), 'base64'), 'UTF8');
  exception when others then
    return '{"refused": "altered"}';
  end;
  if private.sign_price_lock(body) is distinct from split_part(lock, '.', 1) then
    return '{"refused": "altered"}';
  end if;
  held := body::jsonb;
  return case
    when held -> 'subject' <> subject then '{"refused": "foreign"}'
    when (held ->> 'until')::bigint < extract(epoch from now()) then '{"refused": "over"}'
    when exists (select 1 from public.bookings b where b.price_lock = (held ->> 'id')::uuid) then '{"refused": "used"}'
    else held end;
end
$$;
