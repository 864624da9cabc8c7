-- Counts a gift card's money in the month of its sale, not again when the card pays for a booking.
create function private.statement_figures(span tstzrange) returns jsonb language sql stable set search_path = '' as $$
  with line as (
    select e.journal, e.account, e.booking_id, e.cents, split_part(e.journal, ':', 1) as kind
    from public.ledger_entries e
    where e.currency = 'USD' and e.created_at >= lower(span) and e.created_at < upper(span)
  ), sale as (
    select -sum(l.cents) as cents from line l where l.account in ('revenue', 'fees') group by l.journal
  ), money as (
    select l.account, l.cents,
      l.kind in ('returned', 'returned_twice', 'recovered', 'handed', 'card_voided') as is_refund, l.kind = 'card' as is_card
    from line l where l.account in ('provider', 'cash', 'bank')
  )
  select to_jsonb(s) || to_jsonb(m) || to_jsonb(c) || to_jsonb(o)
  from (
    select coalesce(sum(x.cents) filter (where x.cents > 0), 0) as sold_cents,
      coalesce(-sum(x.cents) filter (where x.cents < 0), 0) as taken_back_cents,
      (select coalesce(-sum(l.cents), 0) from line l where l.account = 'fees') as fees_cents
    from sale x
  ) s, (
    select coalesce(sum(x.cents) filter (where not x.is_refund and not x.is_card and x.account = 'provider'), 0) as provider_cents,
      coalesce(sum(x.cents) filter (where not x.is_refund and not x.is_card and x.account = 'cash'), 0) as cash_cents,
      coalesce(sum(x.cents) filter (where not x.is_refund and not x.is_card and x.account = 'bank'), 0) as bank_cents,
      coalesce(sum(x.cents) filter (where x.is_card), 0) as cards_sold_cents,
      coalesce(-sum(x.cents) filter (where x.is_refund), 0) as refunded_cents
    from money x
  ) m, (
    select coalesce(sum(l.cents) filter (where l.account = 'credit' and l.booking_id is not null), 0) as cards_used_cents,
      coalesce(sum(l.cents) filter (where l.account = 'credit' and l.kind = 'card_voided'), 0) as cards_voided_cents,
      coalesce(sum(l.cents) filter (where l.account = 'goodwill' and l.kind = 'card'), 0) as cards_given_cents
    from line l
  ) c, (
    select coalesce(-sum(e.cents) filter (where e.account = 'credit'), 0) as cards_left_cents,
      coalesce(sum(e.cents) filter (where e.account = 'receivable'), 0) as owed_cents,
      coalesce(-sum(e.cents) filter (where e.account = 'refunds_due'), 0) as refunds_due_cents
    from public.ledger_entries e
    where e.currency = 'USD' and e.created_at < upper(span) and e.account in ('credit', 'receivable', 'refunds_due')
  ) o
$$;

create function private.departures_between(first_day date, end_day date) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('departure_id', d.id, 'item_id', d.item_id, 'start_date', d.start_date,
    'title', d.title, 'guests', d.guests) || private.departure_margin(d.id) order by d.start_date, d.title, d.id), '[]')
  from (
    select x.id, x.item_id, x.start_date, coalesce(t.title, p.title) as title, coalesce((
      select sum(b.guests) from public.bookings b where b.departure_id = x.id and b.status = 'confirmed'), 0) as guests
    from public.departures x
    left join public.tours t on t.id = x.tour_id
    left join public.packages p on p.id = x.package_id
    where x.start_date >= first_day and x.start_date < end_day and (
      exists (select 1 from public.departure_costs c where c.departure_id = x.id and c.removed_at is null)
      or exists (select 1 from public.bookings b where b.departure_id = x.id and b.confirmed_at is not null)
    )
  ) d
$$;

create function private.admin_statement(month date) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  first_day constant date := date_trunc('month', month::timestamp)::date;
  span constant tstzrange := private.month_of(month);
  closed constant boolean := upper(span) <= clock_timestamp();
begin
  perform private.require_admin();
  if closed then
    perform pg_advisory_xact_lock(7203410, private.month_key(lower(span)));
  end if;
  return private.statement_figures(span) || jsonb_build_object(
    'closed', closed,
    'first_day', (select min(e.created_at at time zone 'Asia/Tashkent')::date from public.ledger_entries e),
    'departures', private.departures_between(first_day, (first_day + interval '1 month')::date)
  );
end
$$;
