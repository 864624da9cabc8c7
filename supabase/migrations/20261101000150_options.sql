-- Options are extras of a tour or package, stored with it as [{id, name, price_cents, per: guest | booking, most,
-- retired}]. A booking stores what was agreed as [{id, name, cents, count}].

create function private.is_option(option jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case when private.wrong_key(option, '{"id": "string ^[a-z0-9-]{1,40}$", "name": "string ^.{1,80}$",
    "price_cents": "number ^[0-9]{1,7}$", "per": "string ^(guest|booking)$", "most": "guests", "retired": "boolean"}') is null
    then btrim(option ->> 'name') = option ->> 'name' and (option ->> 'price_cents')::integer between 1 and 5000000
    else false end
$$;

-- Allows 12 options on offer with distinct names, plus retired ones that were sold.
create function private.are_options(options jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select jsonb_typeof(options) = 'array' and coalesce((
    select count(*) <= 60 and bool_and(private.is_option(o)) and count(*) = count(distinct o ->> 'id')
      and count(*) filter (where o -> 'retired' = 'false') <= 12
      and count(*) filter (where o -> 'retired' = 'false')
        = count(distinct lower(o ->> 'name')) filter (where o -> 'retired' = 'false')
    from jsonb_array_elements(private.as_array(options)) o
  ), true)
$$;

-- A booked option is retired instead of removed, so that its id never gets another meaning.
create function private.with_sold_options(item_id uuid, options jsonb, before jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return options || coalesce((
    select jsonb_agg(o || '{"retired": true}')
    from jsonb_array_elements(before) o
    where not exists (select 1 from jsonb_array_elements(options) kept where kept -> 'id' = o -> 'id')
      and exists (
        select 1 from public.bookings b
        where (b.tour_id = with_sold_options.item_id or b.package_id = with_sold_options.item_id)
          and b.quote -> 'options' @> jsonb_build_array(jsonb_build_object('id', o -> 'id'))
      )
  ), '[]');
end
$$;

-- Returns which of the chosen options can be booked today, at today's price, with counts cut to what the option allows.
-- Twin of `optionsNow` in TypeScript.
create function private.options_now(options jsonb, chosen jsonb, guests integer)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', o -> 'id', 'name', o -> 'name', 'cents', o -> 'price_cents', 'count', had.count
    ) order by place), '[]')
    from jsonb_array_elements(options) with ordinality offered (o, place),
      lateral (
        select least((o ->> 'most')::integer, case when o ->> 'per' = 'guest' then guests end,
          coalesce(sum((c ->> 'count')::integer), 0)) as count
        from jsonb_array_elements(private.as_array(chosen)) c
        where c -> 'id' = o -> 'id' and c ->> 'count' ~ '^[0-9]{1,4}$'
      ) had
    where o -> 'retired' = 'false' and had.count > 0
  );
end $$;

create function private.are_chosen(options jsonb, chosen jsonb)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  return (
    select (select jsonb_object_agg(o ->> 'id', o -> 'count') from jsonb_array_elements(options) o)
      is not distinct from
      (select jsonb_object_agg(o ->> 'id', o -> 'count') from jsonb_array_elements(coalesce(chosen, '[]')) o)
  );
end $$;
