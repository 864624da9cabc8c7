-- The price formula of src/domain/pricing in numeric, exact to the cent, half up. A test holds both together.
create function private.price(unit_price_cents bigint, guests integer)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'unit_price_cents', unit_price_cents,
    'guests', guests,
    'subtotal_cents', s.subtotal,
    'discount_percent', s.percent,
    'discount_cents', s.subtotal - d.discounted,
    'discounted_cents', d.discounted,
    'fees_cents', round(d.discounted * 0.1)::bigint,
    'total_cents', d.discounted + round(d.discounted * 0.1)::bigint
  )
  from (
    select unit_price_cents * guests as subtotal,
      trim_scale(case
        when guests < 2 then 0
        when guests >= 30 then 30
        else round(1 + (guests - 2) * 29 / 28.0, 1)
      end) as percent
  ) s,
  lateral (select round(s.subtotal * (100 - s.percent) / 100)::bigint as discounted) d
$$;

create function private.quote(item_type text, item_id uuid, guests integer)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.price((i.price * 100)::bigint, $3)
  from (
    select t.price from public.tours t where $1 = 'tour' and t.id = $2 and not t.archived
    union all
    select p.price from public.packages p where $1 = 'package' and p.id = $2 and not p.archived
  ) i
  where $3 between 1 and 500
$$;
grant execute on function private.quote(text, uuid, integer) to anon, authenticated, service_role;

create function public.quote(item_type text, item_id uuid, guests integer)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.quote(item_type, item_id, guests)
$$;
grant execute on function public.quote(text, uuid, integer) to anon, authenticated, service_role;
