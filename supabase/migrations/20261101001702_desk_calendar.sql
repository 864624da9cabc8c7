-- Without a state it lists departures that are on offer or have bookings; 'all' includes the rest.
create function private.admin_departures(
  from_day date, to_day date default null, item uuid default null, guide uuid default null, state text default null,
  show text default null, sort text default 'day', descending boolean default false, skip integer default 0, how_many integer default 25
)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_admin();
  with found as materialized (
    select d.id, d.item_id, d.start_date, d.state, d.taken, d.start_date - d.closes_days as closes_on,
      coalesce(t.archived, p.archived) as archived, g.name as guide_name,
      coalesce(t.title, p.title) as title, (coalesce(t.price, p.price) * 100)::bigint as item_price_cents,
      coalesce(t.max_guests, p.max_guests) as item_max_guests, coalesce(d.places, t.max_guests, p.max_guests) as max_guests
    from public.departures d
    left join public.tours t on t.id = d.tour_id
    left join public.packages p on p.id = d.package_id
    left join public.guides g on g.id = d.guide_id
    where d.start_date >= from_day and (to_day is null or d.start_date <= to_day)
      and (item is null or d.item_id = item) and (guide is null or d.guide_id = guide)
      and case when admin_departures.state is null then
        d.taken > 0 or (not d.private and d.state in ('open', 'guaranteed') and not coalesce(t.archived, p.archived))
        else admin_departures.state in ('all', d.state) and (d.taken > 0 or not d.private) end
      and case show
        when 'below' then d.state = 'open' and not d.private and d.taken < d.min_guests
        when 'unguided' then coalesce(g.archived, true) and d.state <> 'cancelled'
        when 'waiting' then exists (select 1 from public.waiting w where w.departure_id = d.id and w.is_live)
        else true end
  ), page as (
    select f.*, row_number() over (order by
      case when not descending then case sort when 'title' then f.title when 'guide' then f.guide_name
        when 'state' then f.state end end,
      case when descending then case sort when 'title' then f.title when 'guide' then coalesce(f.guide_name, '')
        when 'state' then f.state end end desc,
      case sort when 'fill' then f.taken::numeric / f.max_guests when 'closes' then f.closes_on - date '2020-01-01'
        when 'day' then f.start_date - date '2020-01-01' end * case when descending then -1 else 1 end,
      f.start_date, f.title, f.item_id, f.id) as place
    from found f
    order by place
    limit least(greatest(how_many, 1), 1000) offset greatest(skip, 0)
  )
  select jsonb_build_object(
    'count', (select count(*) from found),
    'sums', (select jsonb_build_object('places', coalesce(sum(f.max_guests), 0), 'taken', coalesce(sum(f.taken), 0)) from found f),
    'rows', coalesce((
      select jsonb_agg(private.departure_view(d) || private.booking_counts(d.id) || jsonb_build_object('title', g.title,
        'item_price_cents', g.item_price_cents, 'item_max_guests', g.item_max_guests, 'max_guests', g.max_guests,
        'guide_name', g.guide_name,
        'archived', g.archived) order by g.place)
      from page g join public.departures d on d.id = g.id
    ), '[]')
  );
$$;

create function private.admin_bookings_on(departures uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_admin();
  select coalesce(jsonb_agg(b.id order by b.check_in, b.id), '[]')
  from public.bookings b where b.departure_id = any (departures) and b.has_seats
$$;
