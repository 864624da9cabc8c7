create function private.not_reached(departure_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'booking_id', b.id, 'reference', b.reference, 'item_id', b.item_id,
      'title', b.title, 'check_in', b.check_in, 'kind', n.kind, 'at', n.at, 'name', coalesce(c.label, b.customer_name),
      'booked_by', case when c.id is not null then b.customer_name end, 'phone', b.customer_phone, 'tried', (
        select coalesce(jsonb_agg(jsonb_build_object('by', t.by, 'status', t.status) order by t.by, t.status), '[]') from (
          select d.kind as by, d.status from private.news_deliveries d
          where d.reader_id = r.id and d.status in ('queued', 'sending', 'sent', 'failed')
          union
          select 'mail', m.status from public.email_outbox m where m.news_id = n.id and c.id is null
        ) t
      )) order by b.check_in, n.at, b.customer_name, c.position nulls first, r.id), '[]')
    from public.news n
    join public.news_readers r on r.news_id = n.id and r.seen_at is null
    join public.bookings b on b.id = n.booking_id and b.status = 'confirmed'
    left join public.companions c on c.id = r.companion_id
    where n.kind in ('meeting_changed', 'departure_cancelled') and n.expires_at > now()
      and case when not_reached.departure_id is null then b.check_in between private.today() and private.today() + 1
        else b.departure_id = not_reached.departure_id end
      and private.is_news_current(n, r.companion_id)
  );
end $$;

create function private.admin_not_reached(departure_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.not_reached(departure_id);
end
$$;
