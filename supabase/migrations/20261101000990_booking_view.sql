-- Joins the days of the package's tours and its own days between them. Twin of packageDays in
-- src/domain/catalogue/package-days.ts.
create function private.package_itinerary(package_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    with package as (
      select p.tour_ids, p.itinerary from public.packages p where p.id = package_id
    ), own as (
      select day.key::integer as number, btrim(day.value) as words
      from package, jsonb_each_text(package.itinerary) day
      where day.key ~ '^[1-9][0-9]{0,2}$' and btrim(day.value) <> ''
    ), theirs as (
      select row_number() over (order by listed.place, n) as place, t.itinerary ->> n::text as words
      from package, unnest(package.tour_ids) with ordinality listed (id, place)
      join public.tours t on t.id = listed.id
      cross join generate_series(1, t.duration_days) n
    ), free as (
      select row_number() over (order by n) as place, n as number
      from generate_series(1, (select count(*) from own) + (select count(*) from theirs)) n
      where n not in (select own.number from own)
    )
    select coalesce(jsonb_object_agg(day.number::text, day.words), '{}')
    from (
      select own.number, own.words from own
      union all
      select free.number, theirs.words from theirs join free using (place) where btrim(theirs.words) <> ''
    ) day
  );
end $$;

-- Shows the token's holder the whole trip and nothing of other bookings.
create function private.booking_view(booking_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', b.id, 'reference', b.reference, 'status', b.status, 'needs_attention', b.needs_attention,
      'item_type', b.item_type, 'item_id', b.item_id, 'departure_id', b.departure_id, 'title', b.title, 'image_url', b.image_url, 'guests', b.guests,
      'check_in', b.check_in, 'check_out', b.check_out, 'ends_on', b.ends_on, 'duration_days', b.duration_days,
      'quote', b.quote, 'total_cents', (b.total_price * 100)::bigint, 'owed_cents', private.owed(b.id),
      'own_cents', private.applied_cents_left(b.id), 'kept_cents', b.kept_cents, 'balance_due_on', b.balance_due_on,
      'statement', private.statement(b.id),
      'paid_cents', private.paid_cents(b.id),
      'customer_first_name', b.customer_first_name, 'customer_last_name', b.customer_last_name,
      'customer_name', b.customer_name, 'customer_email', b.customer_email, 'customer_phone', b.customer_phone,
      'special_requests', b.special_requests, 'expires_at', b.expires_at, 'server_time', now(),
      'created_at', b.created_at, 'terms', b.terms, 'called_off', private.is_called_off(b),
      'itinerary', coalesce(t.itinerary, private.package_itinerary(b.package_id)),
      'meeting_point', w.meeting ->> 'point', 'meeting_latitude', w.meeting -> 'latitude',
      'meeting_longitude', w.meeting -> 'longitude', 'meeting_time', w.meeting ->> 'time', 'contact_phone', m.contact_phone,
      'meeting_change', private.meeting_change_of(b), 'voucher', private.voucher_of(b),
      'includes', coalesce(to_jsonb(t.includes), to_jsonb(p.includes), '[]'),
      'travellers', private.travellers_of(b.id), 'travellers_saved_at', b.travellers_saved_at,
      'payment', (
        select private.payment_view(x) from public.payments x where x.booking_id = b.id and x.status <> 'voided'
        -- A gift card's part of a hold says nothing about the payment that follows.
        and (b.status <> 'pending' or x.method <> 'gift_card')
        -- The paid one, else the newest.
        order by (x.status in ('completed', 'refunded')) desc, x.created_at desc limit 1
      ),
      'refund', (
        select jsonb_build_object('amount_cents', sum(r.amount_cents), 'status', case
          when bool_or(r.status = 'failed') then 'failed'
          when bool_and(r.status = 'succeeded') then 'succeeded'
          else 'pending' end, 'requested_at', min(r.created_at))
        from public.refunds r where r.booking_id = b.id having count(*) > 0
      ),
      'documents', private.documents_of(b.id), 'review', private.review_of(b.id),
      'moved', (select private.move_view(v) from public.booking_moves v
        where v.booking_id = b.id and v.from_date <> v.to_date order by v.made_at desc limit 1),
      'ways', jsonb_build_object('own', private.refundable_by_method(b.id), 'back', private.refunds_by_method(b.id))
    -- jsonb_build_object takes at most fifty pairs, so two objects are joined.
    ) || jsonb_build_object('fee_cents', b.fee_cents)
    from public.bookings b
    left join public.tours t on t.id = b.tour_id
    left join public.packages p on p.id = b.package_id
    -- On the first day of a package the traveler calls its first tour's guide.
    left join public.tours m on m.id = coalesce(b.tour_id, p.tour_ids[1])
    join public.departures d on d.id = b.departure_id
    cross join lateral (select private.meeting_of(d) as meeting) w
    where b.id = booking_id
  );
end $$;
