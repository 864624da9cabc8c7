-- Holds payments, books, ledger and the monthly statement as the desk lists them.
-- Relies on `bookings`, `desk_people`, `payments`, `refunds` and `ledger`.
-- Called by the desk.
set check_function_bodies = off;

create function private.payment_patterns(search text) returns text[] language sql stable set search_path = '' as $$
  select case when exists (
    select from public.payments p left join public.bookings b on b.id = p.booking_id
    where concat_ws(' ', p.search_text, b.search_text) ~ all ((select private.search_patterns(search))::text[])
  ) then private.search_patterns(search) else private.search_patterns(search, true) end
$$;

create function private.refund_row(refund public.refunds, method text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', refund.id, 'method', case when refund.handed_cents > 0 then 'cash' else method end,
    'amount_cents', refund.amount_cents, 'done_cents', refund.done_cents, 'status', refund.status, 'reason', refund.reason,
    'last_error', refund.last_error, 'created_at', refund.created_at,
    'given_by', case when refund.status = 'succeeded' then refund.given_by end,
    'twice_cents', refund.twice_cents, 'unsettled_cents', refund.twice_cents - refund.settled_cents,
    'updated_at', refund.updated_at)
$$;

create function private.month_of(day date) returns tstzrange language sql stable set search_path = '' as $$
  select tstzrange(
    date_trunc('month', day::timestamp) at time zone 'Asia/Tashkent',
    (date_trunc('month', day::timestamp) + interval '1 month') at time zone 'Asia/Tashkent'
  )
$$;

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

create function private.admin_payment_summary(
  status text default null, from_time timestamptz default null, to_time timestamptz default null,
  search text default null
) returns jsonb language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  select jsonb_build_object(
    'count', count(*),
    'revenue_cents', coalesce(sum(p.amount_cents) filter (where p.status = 'completed' and p.method <> 'gift_card'), 0),
    'refunded_cents', coalesce(sum(p.refunded_cents) filter (where p.method <> 'gift_card'), 0),
    'by_gift_card_cents', coalesce(sum(p.amount_cents - p.refunded_cents)
      filter (where p.status in ('completed', 'refunded') and p.method = 'gift_card'), 0),
    'completed', count(*) filter (where p.status = 'completed'),
    'pending', count(*) filter (where p.is_open),
    'failed', count(*) filter (where p.status = 'failed'),
    'refunded', count(*) filter (where p.status = 'refunded')
  )
  from public.payments p left join public.bookings b on b.id = p.booking_id
  where (admin_payment_summary.status is null or p.status = admin_payment_summary.status
    or (admin_payment_summary.status = 'pending' and p.is_open))
    and (from_time is null or p.created_at >= from_time) and (to_time is null or p.created_at <= to_time)
    and (search is null or concat_ws(' ', p.search_text, b.search_text) ~ all ((select private.payment_patterns(search))::text[]));
$$;
comment on function private.admin_payment_summary is 'Answers the five cards; a gift card''s payment is apart, since it was counted when the card was sold.';

create function private.admin_payments(
  status text default null, from_time timestamptz default null, to_time timestamptz default null,
  search text default null, skip integer default 0, how_many integer default 50, sort text default 'created',
  descending boolean default true
) returns jsonb language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  select coalesce(jsonb_agg(jsonb_build_object(
    'payment_id', f.id, 'method', f.method, 'recorded_by', f.recorded_by, 'charged', private.handed_over(f.payment),
    'provider_payment_id', f.provider_payment_id, 'status', f.status,
    'amount_cents', f.amount_cents, 'refunded_cents', f.refunded_cents, 'currency', f.currency,
    'confirmation_sent', f.confirmation_sent, 'needs_attention', f.needs_attention, 'booking_id', f.booking_id,
    'reference', (select b.reference from public.bookings b where b.id = f.booking_id),
    'customer_name', f.customer_name,
    'customer_email', f.customer_data ->> 'email',
    'title', f.title,
    'created_at', f.created_at, 'paid_at', f.paid_at
  ) order by f.place), '[]')
  from (
    select found.*, row_number() over () as place
    from (
      select p.*, p as payment, p.booking_data ->> 'title' as title,
        concat_ws(' ', p.customer_data ->> 'first_name', p.customer_data ->> 'last_name') as customer_name
      from public.payments p left join public.bookings b on b.id = p.booking_id
      where (admin_payments.status is null or p.status = admin_payments.status
        or (admin_payments.status = 'pending' and p.is_open))
        and (from_time is null or p.created_at >= from_time) and (to_time is null or p.created_at <= to_time)
        and (search is null or concat_ws(' ', p.search_text, b.search_text) ~ all ((select private.payment_patterns(search))::text[]))
      order by
        case when descending then case sort when 'title' then lower(p.booking_data ->> 'title') when 'status' then p.status
          when 'name' then lower(concat_ws(' ', p.customer_data ->> 'last_name', p.customer_data ->> 'first_name')) end end desc,
        case when not descending then case sort when 'title' then lower(p.booking_data ->> 'title') when 'status' then p.status
          when 'name' then lower(concat_ws(' ', p.customer_data ->> 'last_name', p.customer_data ->> 'first_name')) end end,
        case when sort = 'amount' then p.amount_cents * case when descending then -1 else 1 end end,
        case when sort = 'created' and not descending then p.created_at end,
        p.created_at desc, p.id
      limit least(greatest(how_many, 1), 1000) offset greatest(skip, 0)
    ) found
  ) f;
$$;
comment on function private.admin_payments is 'Answers {count, rows}; to_time is the newest row''s created_at, so that new payments shift no page.';

create function private.admin_payment(payment_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  select jsonb_build_object(
    'payment_id', p.id, 'method', p.method, 'recorded_by', p.recorded_by, 'note', p.note,
    'settlement_rate', p.settlement_rate, 'provider_payment_id', p.provider_payment_id, 'status', p.status,
    'amount_cents', p.amount_cents, 'refunded_cents', p.refunded_cents, 'currency', p.currency,
    'settlement_currency', p.settlement_currency, 'settlement_amount', p.settlement_amount,
    'payment_method', p.payment_method, 'confirmation_sent', p.confirmation_sent,
    'needs_attention', p.needs_attention, 'created_at', p.created_at, 'paid_at', p.paid_at, 'checked_at', p.checked_at,
    'customer', p.customer_data,
    'fiscal', (
      select coalesce(jsonb_agg(x order by nth), '[]')
      from jsonb_array_elements(private.fiscal_receipts_of(p.booking_id)) with ordinality f (x, nth)
      where x ->> 'payment_id' = p.id::text
    ),
    'booking', (
      select jsonb_build_object('id', b.id, 'reference', b.reference, 'status', b.status, 'title', b.title,
        'guests', b.guests, 'check_in', b.check_in, 'special_requests', b.special_requests,
        'refunded_cents', private.refunded_cents(b.id), 'standing', private.refund_standing(b))
      from public.bookings b where b.id = p.booking_id
    ),
    'events', coalesce((
      select jsonb_agg(jsonb_build_object('id', e.id, 'status', e.status, 'source', e.source, 'outcome', e.outcome,
        'reason', e.payload ->> 'reason', 'received_at', e.received_at) order by e.id)
      from public.payment_events e where e.payment_id = p.id
    ), '[]'),
    'refunds', coalesce((
      select jsonb_agg(private.refund_row(r, p.method) order by r.created_at)
      from public.refunds r where r.payment_id = p.id
    ), '[]'),
    'mails', coalesce((
      select jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'to_address', m.to_address, 'status', m.status,
        'last_error', m.last_error, 'created_at', m.created_at, 'sent_at', m.sent_at) order by m.created_at)
      from public.email_outbox m where m.payment_id = p.id or (p.booking_id is null and m.about = p.id)
    ), '[]')
  )
  from public.payments p where p.id = payment_id;
$$;
comment on function private.admin_payment is 'Answers one payment with its events, refunds and mails.';

create function private.admin_figures() returns jsonb language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  with today as materialized (
    select private.today()::timestamp at time zone 'Asia/Tashkent' as began
  )
  select jsonb_build_object(
    'bookings_today', (select count(*) from public.bookings b where b.created_at >= (select t.began from today t)),
    'holds', (select count(*) from public.bookings b where b.status = 'pending'),
    'needs_attention', (select count(*) from public.bookings b where b.needs_attention),
    'revenue_today_cents', (select coalesce(sum(p.amount_cents), 0) from public.payments p
      where p.status = 'completed' and p.method <> 'gift_card'
        and p.paid_at >= (select t.began from today t)),
    'new_requests', (select count(*) from public.requests r where r.status = 'new'),
    'new_reviews', (select count(*) from public.reviews r where r.status = 'waiting'),
    'not_reached', jsonb_array_length(private.not_reached(null, 'infinity'))
  );
$$;
comment on function private.admin_figures is 'Answers what waits, to show beside the desk''s places.';

create function private.admin_channels(month date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  select coalesce(jsonb_agg(to_jsonb(c) order by c.channel, c.agency), '[]')
  from (
    select b.channel, b.agency, count(*) as bookings, sum(b.guests) as guests,
      sum((b.total_price * 100)::bigint) as total_cents, sum(private.commission_cents(b)) as commission_cents,
      sum(private.paid_cents(b.id) - private.refunded_cents(b.id)) as paid_cents, sum(private.owed(b.id)) as owed_cents
    from public.bookings b
    where b.channel <> 'own' and b.status = 'confirmed'
      and b.check_in >= date_trunc('month', admin_channels.month::timestamp)
      and b.check_in < date_trunc('month', admin_channels.month::timestamp) + interval '1 month'
    group by b.channel, b.agency
  ) c
$$;
comment on function private.admin_channels is 'Answers what each channel sold, its commission and what is owed, by the month of the trip; none of a cancelled booking.';

create function private.admin_books(month date) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
end $$;
comment on function private.admin_books is 'Answers each account of the ledger with its opening and closing sums of a month.';

create function private.admin_ledger(
  month date, up_to bigint, after bigint default null, how_many integer default 500
) returns jsonb language sql stable security definer set search_path = '' as $$
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
comment on function private.admin_ledger is 'Answers the lines of a month up to an id; after is the last page''s.';

create function private.admin_vouchers(month date, after uuid default null, how_many integer default 500) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  select coalesce(jsonb_agg(jsonb_build_object(
    'booking_id', b.id, 'issued_at', r.signed_at, 'reference', b.reference, 'title', b.title, 'starts_on', b.check_in,
    'ends_on', b.ends_on, 'guests', r.guests, 'customer_name', b.customer_name, 'travelers', private.known_travelers(b.id, false),
    'includes', coalesce(to_jsonb(t.includes), to_jsonb(p.includes), '[]'), 'options', coalesce(b.quote -> 'options', '[]'),
    'total_cents', (b.total_price * 100)::bigint, 'status', b.status
  ) order by r.signed_at, r.booking_id), '[]')
  from (
    select v.* from public.vouchers v, (select private.month_of(month) as span) m
    where v.signed_at >= lower(m.span) and v.signed_at < upper(m.span) and (after is null or (v.signed_at, v.booking_id)
      > (select x.signed_at, x.booking_id from public.vouchers x where x.booking_id = after))
    order by v.signed_at, v.booking_id
    limit least(greatest(how_many, 1), 1000)
  ) r
  join public.bookings b on b.id = r.booking_id
  left join public.tours t on t.id = b.tour_id
  left join public.packages p on p.id = b.package_id;
$$;
comment on function private.admin_vouchers is 'Answers the register of vouchers signed in a month, as the law asks; signed again, one moves to the new day.';

create function private.admin_payments_between(
  from_time timestamptz, to_time timestamptz, after uuid default null, how_many integer default 1000
) returns jsonb language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  select coalesce(jsonb_agg(jsonb_build_object(
    'payment_id', f.id, 'provider_payment_id', f.provider_payment_id, 'status', f.status,
    'amount_cents', f.amount_cents, 'currency', f.currency,
    'settlement_amount', f.settlement_amount, 'settlement_currency', f.settlement_currency,
    'created_at', f.created_at, 'paid_at', f.paid_at,
    'booking_id', f.booking_id, 'reference', b.reference,
    'customer_name', coalesce(b.customer_name, f.customer_data ->> 'first_name', ''),
    'title', coalesce(b.title, f.booking_data ->> 'title'),
    'refunds', case when f.booking_id is null and f.refunded_cents > 0
      then jsonb_build_array(jsonb_build_object('cents', f.refunded_cents, 'at', f.updated_at)) else coalesce((
      select jsonb_agg(jsonb_build_object('cents', s.cents, 'at', r.updated_at) order by r.updated_at)
      from public.refunds r, lateral (select r.done_cents - r.handed_cents + r.twice_cents as cents) s
      where r.payment_id = f.id and s.cents > 0
    ), '[]') end,
    'refunded_cents', f.refunded_cents
  ) order by f.id), '[]')
  from (
    select p.* from public.payments p
    where p.method = 'provider' and (after is null or p.id > after)
      and (
        p.created_at between from_time and to_time or p.paid_at between from_time and to_time
        or exists (select 1 from public.refunds r where r.payment_id = p.id and r.updated_at between from_time and to_time)
      )
    order by p.id
    limit least(greatest(how_many, 1), 1000)
  ) f
  left join public.bookings b on b.id = f.booking_id;
$$;
comment on function private.admin_payments_between is 'Answers what the provider took in that time, with refunds, by id; after is the last one''s.';

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
end $$;
comment on function private.admin_statement is 'Answers sales, money in, refunds and gift cards of a month of the ledger, with its departures.';
