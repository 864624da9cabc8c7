create function private.payment_view(payment public.payments)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', payment.id, 'payment_id', payment.payment_id, 'external_id', payment.external_id,
    'status', payment.status, 'amount_cents', payment.amount_cents, 'currency', payment.currency,
    'redirect_url', payment.redirect_url, 'created_at', payment.created_at, 'paid_at', payment.paid_at,
    'checked_at', payment.checked_at, 'confirmation_sent', payment.confirmation_sent
  )
$$;

-- The day plan of a package: its tours one after the other.
create function private.package_itinerary(package_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg((plan.first_day + day.key::integer)::text, day.value), '{}')
  from (
    select t.itinerary, coalesce(sum(t.duration_days) over (
      order by listed.place rows between unbounded preceding and 1 preceding
    ), 0) as first_day
    from public.packages p, unnest(p.tour_ids) with ordinality listed (id, place)
    join public.tours t on t.id = listed.id
    where p.id = $1
  ) plan, jsonb_each_text(plan.itinerary) day
  where day.key ~ '^[0-9]{1,3}$'
$$;

-- What the holder of a token may see: the whole trip, and nothing of anybody else's.
create function private.booking_view(booking_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', b.id, 'reference', b.reference, 'status', b.status, 'needs_attention', b.needs_attention,
    'item_type', case when b.tour_id is null then 'package' else 'tour' end,
    'item_id', coalesce(b.tour_id, b.package_id), 'title', b.title, 'image_url', b.image_url, 'guests', b.guests,
    'check_in', b.check_in, 'check_out', b.check_out, 'ends_on', b.ends_on, 'duration_days', b.duration_days,
    'quote', b.quote, 'total_cents', (b.total_price * 100)::bigint,
    'customer_name', b.customer_name, 'customer_email', b.customer_email, 'customer_phone', b.customer_phone,
    'special_requests', b.special_requests, 'expires_at', b.expires_at, 'server_time', now(),
    'created_at', b.created_at, 'terms', b.terms,
    'itinerary', coalesce(t.itinerary, private.package_itinerary(b.package_id)),
    'meeting_point', m.meeting_point, 'meeting_latitude', m.meeting_latitude,
    'meeting_longitude', m.meeting_longitude, 'meeting_time', m.meeting_time, 'contact_phone', m.contact_phone,
    'includes', coalesce(to_jsonb(t.includes), to_jsonb(p.includes), '[]'),
    'payment', (
      select private.payment_view(x) from public.payments x where x.booking_id = b.id
      -- The one that was paid, else the newest.
      order by (x.status in ('completed', 'refunded')) desc, x.created_at desc limit 1
    ),
    'refund', (
      select jsonb_build_object('amount_cents', sum(r.amount_cents), 'status', case
        when bool_or(r.status = 'failed') then 'failed'
        when bool_and(r.status = 'succeeded') then 'succeeded'
        else 'pending' end)
      from public.refunds r where r.booking_id = b.id having count(*) > 0
    )
  )
  from public.bookings b
  left join public.tours t on t.id = b.tour_id
  left join public.packages p on p.id = b.package_id
  -- A package meets where its first tour meets.
  left join public.tours m on m.id = coalesce(b.tour_id, p.tour_ids[1])
  where b.id = $1
$$;
