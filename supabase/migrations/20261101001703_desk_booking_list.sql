-- Returns sums over everything found, not only the page.

-- An unknown `sort` falls back to newest first.
create function private.admin_bookings(
  status text default null, from_day date default null, to_day date default null, item uuid default null,
  attention boolean default false, search text default null, skip integer default 0, how_many integer default 25,
  due boolean default false, sort text default null, descending boolean default false
)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_admin();
  with looked_for as (
    select private.word_patterns(search) as patterns
  ), found as materialized (
    select b.id, b.created_at, b.guests, f.total_cents, f.paid_cents, f.refunded_cents, f.owed_cents,
      case sort
        when 'name' then lower(b.customer_last_name || ' ' || b.customer_first_name) when 'reference' then b.reference
        when 'trip' then b.title when 'status' then b.status
      end as words,
      case sort
        when 'departs' then b.check_in - date '2000-01-01' when 'guests' then b.guests when 'total' then f.total_cents
        when 'paid' then f.paid_cents when 'refunded' then f.refunded_cents when 'owed' then f.owed_cents
        when 'due' then b.balance_due_on - date '2000-01-01' when 'booked' then extract(epoch from b.created_at)
      end as figure
    from public.bookings b
    -- Sums per booking by index: with stale estimates the planner would join grouped sums in nested loops.
    cross join lateral (
      select (b.total_price * 100)::bigint as total_cents,
        coalesce((
          select sum(p.amount_cents) from public.payments p
          where p.booking_id = b.id and p.status in ('completed', 'refunded')), 0) as paid_cents,
        coalesce((select sum(r.amount_cents) from public.refunds r where r.booking_id = b.id), 0) as refunded_cents,
        -- Same as private.owed, without a call per row.
        case when b.has_seats then greatest(0, coalesce((
          select sum(e.cents) from public.ledger_entries e where e.booking_id = b.id and e.account = 'receivable'), 0)
          + case when b.status = 'pending' then (b.total_price * 100)::bigint else 0 end) else 0 end as owed_cents
    ) f
    where (admin_bookings.status is null or b.status = admin_bookings.status)
      and (from_day is null or b.check_in >= from_day) and (to_day is null or b.check_in <= to_day)
      and (item is null or b.item_id = item)
      and (not coalesce(attention, false) or b.needs_attention)
      and (not coalesce(due, false) or b.balance_due_on is not null)
      and (search is null or b.search_text like all ((select l.patterns from looked_for l)::text[]))
  ), page as (
    select g.id, row_number() over () as place
    from (
      select f.id from found f
      order by case when not descending then f.words end, case when descending then f.words end desc nulls last,
        case when not descending then f.figure end, case when descending then f.figure end desc nulls last,
          f.created_at desc, f.id
      limit least(greatest(how_many, 1), 1000) offset greatest(skip, 0)
    ) g
  ), sums as (
    select count(*) as bookings, coalesce(sum(f.guests), 0) as guests, coalesce(sum(f.total_cents), 0) as total_cents,
      coalesce(sum(f.paid_cents), 0) as paid_cents, coalesce(sum(f.refunded_cents), 0) as refunded_cents,
      coalesce(sum(f.owed_cents), 0) as owed_cents from found f
  )
  select jsonb_build_object(
    'count', s.bookings, 'sums', to_jsonb(s) - 'bookings',
    'rows', coalesce((
      select jsonb_agg(private.desk_row(b) || jsonb_build_object(
        'departure_id', b.departure_id, 'departure_revision', d.revision, 'balance_due_on', b.balance_due_on) order by g.place)
      from page g join public.bookings b on b.id = g.id join public.departures d on d.id = b.departure_id
    ), '[]')
  )
  from sums s;
$$;
