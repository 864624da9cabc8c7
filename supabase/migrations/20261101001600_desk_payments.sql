-- The payment logs, page by page, and the charts.
-- 'pending' means every attempt that may still be paid, in the cards, in the list and in the file alike.
create function private.admin_payment_summary(
  status text default null, from_time timestamptz default null, to_time timestamptz default null,
  search text default null
)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_admin();
  select jsonb_build_object(
    'count', count(*),
    'revenue_cents', coalesce(sum(p.amount_cents) filter (where p.status = 'completed'), 0),
    'refunded_cents', coalesce(sum(p.refunded_cents), 0),
    'completed', count(*) filter (where p.status = 'completed'),
    'pending', count(*) filter (where p.is_open),
    'failed', count(*) filter (where p.status = 'failed'),
    'refunded', count(*) filter (where p.status = 'refunded')
  )
  from public.payments p
  where ($1 is null or p.status = $1 or ($1 = 'pending' and p.is_open))
    and ($2 is null or p.created_at >= $2) and ($3 is null or p.created_at <= $3)
    and ($4 is null or strpos(p.search_text, lower($4)) > 0);
$$;

-- The newest first. Pages are counted from a moment the caller names (to_time), so that what comes in meanwhile
-- does not push rows from one page to the next.
create function private.admin_payments(
  status text default null, from_time timestamptz default null, to_time timestamptz default null,
  search text default null, skip integer default 0, how_many integer default 50
)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_admin();
  select coalesce(jsonb_agg(jsonb_build_object(
    'payment_id', f.id, 'method', f.method, 'recorded_by', f.recorded_by, 'charged', private.handed_over(f),
    'provider_payment_id', f.provider_payment_id, 'status', f.status,
    'amount_cents', f.amount_cents, 'refunded_cents', f.refunded_cents, 'currency', f.currency,
    'confirmation_sent', f.confirmation_sent, 'needs_attention', f.needs_attention, 'booking_id', f.booking_id,
    'customer_name', concat_ws(' ', f.customer_data ->> 'first_name', f.customer_data ->> 'last_name'),
    'customer_email', f.customer_data ->> 'email',
    'title', f.booking_data ->> 'title',
    'created_at', f.created_at, 'paid_at', f.paid_at
  ) order by f.created_at desc, f.id), '[]')
  from (
    select p.* from public.payments p
    where ($1 is null or p.status = $1 or ($1 = 'pending' and p.is_open))
      and ($2 is null or p.created_at >= $2) and ($3 is null or p.created_at <= $3)
      and ($4 is null or strpos(p.search_text, lower($4)) > 0)
    order by p.created_at desc, p.id
    limit least(greatest($6, 1), 1000) offset greatest($5, 0)
  ) f;
$$;

create function private.refund_row(refund public.refunds, method text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('id', refund.id, 'payment_id', refund.payment_id, 'method', $2,
    'amount_cents', refund.amount_cents, 'done_cents', refund.done_cents, 'status', refund.status, 'reason', refund.reason,
    'last_error', refund.last_error, 'created_at', refund.created_at, 'given_by', refund.given_by,
    'updated_at', refund.updated_at)
$$;

-- One payment with all that is known of it: what the provider said, what went back, what was mailed.
create function private.admin_payment(payment_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_admin();
  select jsonb_build_object(
    'payment_id', p.id, 'method', p.method, 'recorded_by', p.recorded_by, 'note', p.note,
    'settlement_rate', p.settlement_rate, 'provider', p.provider, 'provider_payment_id', p.provider_payment_id, 'status', p.status,
    'amount_cents', p.amount_cents, 'refunded_cents', p.refunded_cents, 'currency', p.currency,
    'settlement_currency', p.settlement_currency, 'settlement_amount', p.settlement_amount,
    'payment_method', p.payment_method, 'confirmation_sent', p.confirmation_sent,
    'needs_attention', p.needs_attention, 'created_at', p.created_at, 'paid_at', p.paid_at, 'checked_at', p.checked_at,
    'customer', p.customer_data,
    'booking', (
      select jsonb_build_object('id', b.id, 'reference', b.reference, 'status', b.status, 'title', b.title,
        'guests', b.guests, 'check_in', b.check_in, 'special_requests', b.special_requests)
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
      from public.email_outbox m where m.payment_id = p.id
    ), '[]')
  )
  from public.payments p where p.id = $1;
$$;

-- Twelve months of revenue, and where people go: a package counts at every destination it visits.
create function private.admin_charts()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_admin();
  select jsonb_build_object(
    'months', (
      select jsonb_agg(jsonb_build_object('month', to_char(m.first_day, 'YYYY-MM'),
        'revenue_cents', coalesce(s.revenue, 0), 'refunded_cents', coalesce(s.refunded, 0),
        'payments', coalesce(s.payments, 0)) order by m.first_day)
      from (
        select n.months_ago, (date_trunc('month', now() at time zone 'Asia/Tashkent')
          - make_interval(months => n.months_ago)) as first_day
        from generate_series(0, 11) n (months_ago)
      ) m
      left join (
        select date_trunc('month', p.paid_at at time zone 'Asia/Tashkent') as first_day,
          sum(p.amount_cents) filter (where p.status = 'completed') as revenue,
          sum(p.refunded_cents) as refunded, count(*) as payments
        from public.payments p
        where p.status in ('completed', 'refunded') and p.paid_at >= now() - interval '13 months'
        group by 1
      ) s on s.first_day = m.first_day
    ),
    'destinations', coalesce((
      select jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'bookings', d.bookings, 'guests', d.guests)
        order by d.bookings desc, d.name)
      from (
        select v.id, v.name, count(*) as bookings, sum(v.guests) as guests
        from (
          select distinct b.id as booking, b.guests, place.id, place.name
          from public.bookings b
          left join public.packages k on k.id = b.package_id
          join public.tours t on t.id = b.tour_id or t.id = any (k.tour_ids)
          join public.destinations place on place.id = t.destination_id
          where b.status = 'confirmed'
        ) v
        group by v.id, v.name
      ) d
    ), '[]')
  );
$$;

create function private.admin_figures()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_admin();
  select jsonb_build_object(
    'bookings_today', (select count(*) from public.bookings b
      where (b.created_at at time zone 'Asia/Tashkent')::date = (now() at time zone 'Asia/Tashkent')::date),
    'holds', (select count(*) from public.bookings b where b.status = 'pending'),
    'needs_attention', (select count(*) from public.bookings b where b.needs_attention),
    'revenue_today_cents', (select coalesce(sum(p.amount_cents), 0) from public.payments p
      where p.status = 'completed'
        and (p.paid_at at time zone 'Asia/Tashkent')::date = (now() at time zone 'Asia/Tashkent')::date),
    'new_requests', (select count(*) from public.requests r where r.status = 'new'),
    'new_reviews', (select count(*) from public.reviews r where r.status = 'waiting')
  );
$$;
