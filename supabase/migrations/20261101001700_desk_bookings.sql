create function private.desk_row(b public.bookings)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', b.id, 'reference', b.reference, 'status', b.status, 'source', b.source,
    'needs_attention', b.needs_attention, 'attention_reason', b.attention_reason,
    'item_type', b.item_type, 'item_id', b.item_id, 'title', b.title, 'guests', b.guests, 'check_in', b.check_in,
    'total_cents', (b.total_price * 100)::bigint, 'paid_cents', private.paid_cents(b.id),
    'refunded_cents', private.refunded_cents(b.id), 'owed_cents', private.owed(b.id),
    'called_off', private.is_called_off(b),
    'customer_first_name', b.customer_first_name, 'customer_last_name', b.customer_last_name,
    'customer_name', b.customer_name, 'customer_email', b.customer_email, 'customer_phone', b.customer_phone,
    'special_requests', b.special_requests, 'options', coalesce(b.quote -> 'options', '[]'), 'created_at', b.created_at, 'expires_at', b.expires_at
  )
$$;

create function private.admin_booking(booking_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  booking public.bookings;
begin
  perform private.require_admin();
  select b.* into booking from public.bookings b where b.id = booking_id;
  if booking.id is null then
    return null;
  end if;
  return private.desk_row(booking) || jsonb_build_object(
    'travellers', private.travellers_of(booking.id), 'confirmed_at', booking.confirmed_at, 'cancelled_at',
      booking.cancelled_at, 'quote', booking.quote,
    'ends_on', booking.ends_on, 'guide_note', booking.guide_note, 'refund_today_cents', (private.refund_today(booking) ->> 'refund_cents')::bigint,
    'balance_due_on', booking.balance_due_on, 'ways', private.refundable_by_method(booking.id),
    'standing', private.refund_standing(booking),
    'left_cents', (select coalesce(sum(l.left_cents), 0) from private.refundable(booking.id) l),
    'statement', private.statement(booking.id), 'documents', private.documents_of(booking.id),
    'claims', coalesce((
      select jsonb_agg(private.claim_view(c) order by c.received_at)
      from public.guide_cash c where c.booking_id = booking.id and private.cash_state(c.id) = 'waiting'
    ), '[]'),
    'payments', coalesce((
      select jsonb_agg(jsonb_build_object('payment_id', p.id, 'status', p.status, 'method', p.method,
        'recorded_by', p.recorded_by, 'note', p.note, 'charged', private.handed_over(p),
        'amount_cents', p.amount_cents, 'refunded_cents', p.refunded_cents, 'created_at', p.created_at)
        order by p.created_at)
      from public.payments p where p.booking_id = booking.id
    ), '[]'),
    'refunds', coalesce((
      select jsonb_agg(private.refund_row(r, p.method) order by r.created_at)
      from public.refunds r join public.payments p on p.id = r.payment_id where r.booking_id = booking.id
    ), '[]'),
    'mails', coalesce((
      select jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'to_address', m.to_address, 'status', m.status,
        'subject', m.payload ->> 'subject', 'last_error', m.last_error, 'created_at', m.created_at, 'sent_at', m.sent_at) order by m.created_at)
      from public.email_outbox m where m.booking_id = booking.id
    ), '[]'),
    'notes', private.notes_of(booking.id),
    'history', coalesce((
      select jsonb_agg(jsonb_build_object('id', a.id, 'at', a.at, 'actor_email', a.actor_email, 'action', a.action, 'entity', a.entity,
        'details', a.details) order by a.id)
      from public.audit_log a
      where (a.entity = 'booking' and a.entity_id = booking.id::text) or (a.entity = 'payment' and a.entity_id in (
        select p.id::text from public.payments p where p.booking_id = booking.id))
    ), '[]')
  );
end
$$;

create function private.admin_manifest(item uuid, departs_on date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_admin();
  select jsonb_build_object(
    'title', coalesce(t.title, p.title), 'max_guests',
      coalesce((private.departure_of(item, departs_on)).places, t.max_guests, p.max_guests),
    'departure_id', (private.departure_of(item, departs_on)).id,
    'waiting', private.waiting_figures((private.departure_of(item, departs_on)).id),
    'meeting_point', w.meeting ->> 'point', 'meeting_time', w.meeting ->> 'time', 'contact_phone', m.contact_phone,
    'rows', coalesce((
      select jsonb_agg(private.desk_row(b) || jsonb_build_object('travellers', private.travellers_of(b.id))
        order by b.customer_name, b.id)
      from public.bookings b
      where (b.tour_id = item or b.package_id = item) and b.check_in = departs_on and b.has_seats
    ), '[]')
  )
  from (select 1) always
  left join public.tours t on t.id = item
  left join public.packages p on p.id = item
  left join public.tours m on m.id = coalesce(t.id, p.tour_ids[1])
  cross join lateral (
    -- A day without bookings may have no departure yet and meets as the item does.
    select case when d.id is null then private.item_meeting(t.id, p.id) else private.meeting_of(d) end as meeting
    from (values (1)) one (row) left join public.departures d on d.id = (private.departure_of(item, departs_on)).id
  ) w
  where coalesce(t.id, p.id) is not null;
$$;

-- `up_to` keeps the list stable while new entries arrive.
create function private.admin_audit(
  search text default null, up_to bigint default null, skip integer default 0, how_many integer default 50,
  who text default null, what text default null, from_day date default null, to_day date default null,
  sort text default null, descending boolean default false
)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_admin();
  with found as materialized (
    select a.id, case sort when 'who' then coalesce(lower(a.actor_email), '') when 'about' then a.entity end as words
    from public.audit_log a
    where (up_to is null or a.id <= up_to)
      and (who is null or case when who = 'system' then a.actor_email is null
        else strpos(lower(a.actor_email), lower(who)) > 0 end)
      and (what is null or a.entity = what)
      and (from_day is null or a.at >= from_day::timestamp at time zone 'Asia/Tashkent')
      and (to_day is null or a.at < (to_day + 1)::timestamp at time zone 'Asia/Tashkent')
      and (search is null or strpos(lower(concat_ws(' ', a.actor_email, a.action, a.entity, a.entity_id)), lower(search)) > 0)
  )
  select jsonb_build_object(
    'count', (select count(*) from found),
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', a.id, 'at', a.at, 'actor_email', a.actor_email, 'action', a.action, 'entity', a.entity,
        'entity_id', a.entity_id, 'details', a.details,
        'label', case a.entity
          when 'booking' then (select b.reference || ', ' || b.title from public.bookings b where b.id = a.entity_id::uuid)
          when 'review' then (select b.reference || ', ' || b.title from public.bookings b where b.id = a.entity_id::uuid)
          when 'payment' then (
            select b.reference || ', ' || b.title from public.payments p join public.bookings b on b.id = p.booking_id
            where p.id::text = a.entity_id
          )
          when 'trip_request' then (select r.name from public.requests r where r.kind = a.entity and r.id::text = a.entity_id)
          when 'contact_message' then (select r.name from public.requests r where r.kind = a.entity and r.id::text = a.entity_id)
          when 'tour' then (select t.title from public.tours t where t.id = a.entity_id::uuid)
          when 'package' then (select k.title from public.packages k where k.id = a.entity_id::uuid)
          when 'departure' then (
            select coalesce(t.title, k.title) || ', ' || to_char(d.start_date, 'FMDD Mon YYYY') from public.departures d
            left join public.tours t on t.id = d.tour_id left join public.packages k on k.id = d.package_id
            where d.id = a.entity_id::uuid
          )
          when 'code' then (select c.code from public.codes c where c.id = a.entity_id::uuid)
          when 'gift card' then (select 'gift card for ' || c.to_name from public.gift_cards c where c.id = a.entity_id::uuid)
          when 'guide' then (select g.name from public.guides g where g.id = a.entity_id::uuid)
          when 'destination' then (select d.name from public.destinations d where d.id = a.entity_id::uuid)
        end
      ) order by g.place)
      from (
        select f.id, row_number() over (
          order by case when not descending then f.words end, case when descending then f.words end desc nulls last,
            case when sort = 'when' and not descending then f.id end, f.id desc
        ) as place
        from found f order by place limit least(greatest(how_many, 1), 1000) offset greatest(skip, 0)
      ) g
      join public.audit_log a on a.id = g.id
    ), '[]')
  );
$$;
