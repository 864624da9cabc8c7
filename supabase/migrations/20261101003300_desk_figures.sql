-- The five cards of the payment logs for the filters in force, and today's figures of the dashboard.
-- Invoker rights: row level security shows admins everything and others nothing.
create function public.admin_payment_summary(
  status text default null, from_time timestamptz default null, to_time timestamptz default null, search text default null
)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'count', count(*),
    'revenue_cents', coalesce(sum(p.amount_cents) filter (where p.status = 'completed'), 0),
    'refunded_cents', coalesce(sum(p.refunded_cents), 0),
    'completed', count(*) filter (where p.status = 'completed'),
    'pending', count(*) filter (where p.status in ('pending', 'wait_user_action', 'processing')),
    'failed', count(*) filter (where p.status = 'failed'),
    'refunded', count(*) filter (where p.status = 'refunded')
  )
  from public.payments p
  where ($1 is null or p.status = $1) and ($2 is null or p.created_at >= $2) and ($3 is null or p.created_at <= $3)
    and ($4 is null or strpos(p.search_text, lower($4)) > 0)
$$;

create function public.admin_figures()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'bookings_today', (select count(*) from public.bookings b
      where (b.created_at at time zone 'Asia/Tashkent')::date = (now() at time zone 'Asia/Tashkent')::date),
    'holds', (select count(*) from public.bookings b where b.status = 'pending'),
    'needs_attention', (select count(*) from public.bookings b where b.needs_attention),
    'revenue_today_cents', (select coalesce(sum(p.amount_cents), 0) from public.payments p
      where p.status = 'completed'
        and (p.paid_at at time zone 'Asia/Tashkent')::date = (now() at time zone 'Asia/Tashkent')::date),
    'new_requests', (select count(*) from public.trip_requests t where t.status = 'new')
      + (select count(*) from public.contact_messages c where c.status = 'new')
  )
$$;

grant execute on function public.admin_payment_summary(text, timestamptz, timestamptz, text), public.admin_figures()
  to authenticated;
