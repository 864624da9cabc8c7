-- For comparing with the provider's settlement file. Ordered by id, so that pages stay stable.
create function private.admin_payments_between(
  from_time timestamptz, to_time timestamptz, after uuid default null, how_many integer default 1000
)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_admin();
  select coalesce(jsonb_agg(jsonb_build_object(
    'payment_id', f.id, 'provider_payment_id', f.provider_payment_id, 'status', f.status,
    'amount_cents', f.amount_cents, 'currency', f.currency,
    'settlement_amount', f.settlement_amount, 'settlement_currency', f.settlement_currency,
    'created_at', f.created_at, 'paid_at', f.paid_at,
    'booking_id', f.booking_id, 'reference', b.reference, 'customer_name', b.customer_name, 'title', b.title,
    'refunds', coalesce((
      select jsonb_agg(jsonb_build_object('cents', r.done_cents, 'at', r.updated_at) order by r.updated_at)
      from public.refunds r where r.payment_id = f.id and r.done_cents > 0
    ), '[]'),
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
  join public.bookings b on b.id = f.booking_id;
$$;
