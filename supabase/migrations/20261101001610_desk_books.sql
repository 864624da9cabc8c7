-- Months are Tashkent's.
create function private.month_of(day date)
returns tstzrange
language sql
stable
set search_path = ''
as $$
  select tstzrange(
    date_trunc('month', day::timestamp) at time zone 'Asia/Tashkent',
    (date_trunc('month', day::timestamp) + interval '1 month') at time zone 'Asia/Tashkent'
  )
$$;

-- Returns each account's opening balance, movements and closing balance; positive is debit. Waits for open transactions
-- that posted into a closed month.
create function private.admin_books(month date)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  span constant tstzrange := private.month_of(month);
  closed constant boolean := upper(span) <= clock_timestamp();
begin
  perform private.require_admin();
  if closed then
    perform pg_advisory_xact_lock(7203410, private.month_key(lower(span)));
  end if;
  return (
    with line as (
      select e.id, e.account, e.currency, e.cents, e.created_at >= lower(span) as within
      from public.ledger_entries e where e.created_at < upper(span)
    )
    select jsonb_build_object(
      'closed', closed,
      'first_day', (select min(e.created_at at time zone 'Asia/Tashkent')::date from public.ledger_entries e),
      'lines', (select count(*) from line l where l.within),
      'up_to', (select coalesce(max(l.id), 0) from line l where l.within),
      'accounts', coalesce((
        select jsonb_agg(to_jsonb(a) order by a.account, a.currency)
        from (
          select l.account, l.currency,
            coalesce(sum(l.cents) filter (where not l.within), 0) as opening_cents,
            coalesce(sum(l.cents) filter (where l.within and l.cents > 0), 0) as debit_cents,
            coalesce(-sum(l.cents) filter (where l.within and l.cents < 0), 0) as credit_cents,
            sum(l.cents) as closing_cents
          from line l group by l.account, l.currency
        ) a
      ), '[]')
    )
  );
end
$$;

-- `after` and `up_to` keep pages stable while lines are posted.
create function private.admin_ledger(month date, up_to bigint, after bigint default null, how_many integer default 500)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_admin();
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', e.id, 'at', e.created_at, 'journal', e.journal, 'account', e.account, 'cents', e.cents, 'currency', e.currency,
    'rate', e.rate, 'reference', b.reference, 'gift_card', right(c.code, 5), 'counterpart', coalesce(b.customer_name, c.to_name),
    'document', (
      select string_agg(d.name, ', ' order by d.name) from public.documents d
      where d.journal = e.journal and d.side = coalesce(private.document_side(e.account), d.side)
    )
  ) order by e.created_at, e.id), '[]')
  from (
    select l.* from public.ledger_entries l, (select private.month_of(month) as span) m
    where l.created_at >= lower(m.span) and l.created_at < upper(m.span) and l.id <= up_to
      and (after is null or (l.created_at, l.id) > (select x.created_at, x.id from public.ledger_entries x where x.id = after))
    order by l.created_at, l.id
    limit least(greatest(how_many, 1), 1000)
  ) e
  left join public.bookings b on b.id = e.booking_id
  left join public.gift_cards c on c.id = e.gift_card_id;
$$;
