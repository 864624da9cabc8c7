-- Holds the tasks of the day at the desk, and the first steps of a new shop.
-- Relies on `catalogue`, `departures`, `bookings`, `guide_reports` and `desk_people`.
-- Called by the desk.
set check_function_bodies = off;

create function private.is_offered(tour_id uuid, package_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return (
    select exists (select 1 from public.tours t where t.id = tour_id and not t.archived)
      or exists (select 1 from public.packages k where k.id = package_id and not k.archived)
  );
end $$;

create function private.first_rows(all_rows jsonb, how_many integer) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('count', jsonb_array_length(all_rows), 'rows', coalesce((
    select jsonb_agg(r.line order by r.place) from jsonb_array_elements(all_rows) with ordinality r (line, place)
    where r.place <= how_many
  ), '[]'))
$$;

create function private.today_booking(b public.bookings) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('id', b.id, 'reference', b.reference, 'name', b.customer_name, 'title', b.title,
    'check_in', b.check_in, 'guests', b.guests, 'phone', b.customer_phone)
$$;

create function private.sales_figures(from_time timestamptz, to_time timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'bookings', booked.bookings, 'guests', booked.guests,
    'revenue_cents', (select coalesce(sum(p.amount_cents), 0) from public.payments p
      where p.status in ('completed', 'refunded') and p.method <> 'gift_card' and p.paid_at >= from_time and p.paid_at < to_time),
    'cancellations', (select count(*) from public.bookings b
      where b.cancelled_at >= from_time and b.cancelled_at < to_time and b.confirmed_at is not null)
  )
  from (
    select count(*) as bookings, coalesce(sum(b.guests), 0) as guests from public.bookings b
    where b.confirmed_at >= from_time and b.confirmed_at < to_time
  ) booked
$$;

create function private.compare_last_week(since timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('now', private.sales_figures(since, now()),
    'before', private.sales_figures(since - interval '7 days', now() - interval '7 days'))
$$;

create function private.departures_of_today() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'item_id', d.item_id, 'title', coalesce(t.title, p.title),
    'start_date', d.start_date, 'revision', d.revision, 'state', d.state, 'guide_name', g.name, 'guide_phone', g.phone, 'last_contact_at',
      (select max(x.last_contact_at) from private.guide_devices x where x.guide_id = g.id and x.revoked_at is null))
    || private.booking_counts(d.id) || private.check_in_figures(d.id) order by d.start_date, coalesce(t.title, p.title),
      d.id), '[]')
  from public.departures d
  left join public.tours t on t.id = d.tour_id
  left join public.packages p on p.id = d.package_id
  left join public.guides g on g.id = d.guide_id
  where d.start_date between private.today() and private.today() + 1 and d.taken > 0 and d.state <> 'cancelled'
$$;

create function private.departures_to_settle(what text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'item_id', d.item_id, 'title', coalesce(t.title, p.title),
    'start_date', d.start_date, 'taken', d.taken, 'min_guests', d.min_guests, 'closes_days', d.closes_days, 'revision', d.revision)
    order by d.start_date - case what when 'below' then d.closes_days else 0 end, d.start_date, d.id), '[]')
  from public.departures d
  left join public.tours t on t.id = d.tour_id
  left join public.packages p on p.id = d.package_id
  where case what
    when 'below' then d.start_date between private.today() and private.today() + 372 and not d.private and d.state = 'open'
      and d.taken < d.min_guests and d.start_date - d.closes_days <= private.today() + 7
    else d.start_date between private.today() and private.today() + 7 and d.state <> 'cancelled' and d.taken > 0
      and not exists (select 1 from public.guides g where g.id = d.guide_id and not g.archived) end
$$;

create function private.refunds_to_settle() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.today_booking(b) || jsonb_build_object('refund_id', r.id,
    'left_cents', r.amount_cents - r.done_cents, 'method', p.method, 'why', r.last_error) order by r.created_at, r.id), '[]')
  from public.refunds r
  join public.payments p on p.id = r.payment_id
  join public.bookings b on b.id = r.booking_id
  where r.status = 'failed' or (r.status = 'pending' and p.method in ('cash', 'bank_transfer'))
$$;

create function private.unpaid_bookings(what text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.today_booking(b) || jsonb_build_object('due_on', coalesce(b.balance_due_on, b.check_in), 'owed_cents', o.cents)
    order by case when what in ('leaving', 'left') then b.check_in else b.balance_due_on end, b.id), '[]')
  from public.bookings b, lateral (select private.owed(b.id) as cents) o
  where coalesce(b.balance_due_on, b.check_in) <= private.today() + 7 and b.status = 'confirmed' and b.channel = 'own'
    and b.ends_on >= private.today() - 90 and o.cents > 0 and what = case
      when b.check_in < private.today() then 'left'
      when b.check_in <= private.today() + 7 then 'leaving'
      when b.balance_due_on < private.today() then 'overdue'
      else 'due' end
$$;

create function private.new_requests(kind text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(r) - 'answered_by' - 'language' order by r.created_at), '[]')
  from public.requests r where r.status = 'new' and r.kind = new_requests.kind
$$;

create function private.admin_first_steps() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  select jsonb_build_object(
    'destinations', (select count(*) from public.destinations d where not d.archived),
    'tours', (select count(*) from public.tours t where not t.archived),
    'newest_tour', (select t.id from public.tours t where not t.archived order by t.created_at desc, t.id limit 1),
    'departures', (
      select count(*) from public.departures d
      where not d.private and d.state in ('open', 'guaranteed') and d.start_date > private.today()
        and private.is_offered(d.tour_id, d.package_id)
    ),
    'bookings', (
      select count(*) from public.bookings b
      where b.confirmed_at is not null and private.is_offered(b.tour_id, b.package_id)
    )
  );
$$;
comment on function private.admin_first_steps is 'Answers how far a new shop has come.';

create function private.admin_today() returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  most constant integer := 12;
  midnight constant timestamptz := private.today()::timestamp at time zone 'Asia/Tashkent';
begin
  perform private.require_admin();
  return jsonb_build_object(
    'today', private.today(),
    'figures', jsonb_build_object('day', private.compare_last_week(midnight), 'week',
      private.compare_last_week(midnight - interval '6 days')),
    'departures', private.departures_of_today(),
    'holds', private.first_rows((
      select coalesce(jsonb_agg(private.today_booking(b) || jsonb_build_object('until', b.expires_at,
        'total_cents', (b.total_price * 100)::bigint) order by b.expires_at), '[]')
      from public.bookings b where b.status = 'pending' and b.expires_at > now()
    ), most),
    'leaving_unpaid', private.first_rows(private.unpaid_bookings('leaving'), most),
    'overdue', private.first_rows(private.unpaid_bookings('overdue'), most),
    'left_unpaid', private.first_rows(private.unpaid_bookings('left'), most),
    'balances', private.first_rows(private.unpaid_bookings('due'), most),
    'attention', private.first_rows((
      select coalesce(jsonb_agg(private.today_booking(b) || jsonb_build_object('why', b.attention_reason)
        order by b.check_in < private.today(), b.check_in, b.id), '[]')
      from public.bookings b
      where b.needs_attention and (b.attention_reason is null
        -- The lists of refunds and of unpaid bookings show these reasons.
        or not string_to_array(b.attention_reason, '. ') <@ array[private.refund_by_hand_reason(), private.failed_refund_reason(),
          case when b.channel = 'own' and b.ends_on >= private.today() - 90 then private.missed_balance_reason() end])
    ), most),
    'claims', private.first_rows((
      select coalesce(jsonb_agg(private.today_booking(b) || private.claim_view(c) order by c.received_at), '[]')
      from private.waiting_cash() c join public.bookings b on b.id = c.booking_id
    ), most),
    'requests', private.first_rows(private.new_requests('trip_request'), most),
    'messages', private.first_rows(private.new_requests('contact_message'), most),
    'unnamed', private.first_rows((
      select coalesce(jsonb_agg(private.today_booking(b) || jsonb_build_object('named', private.named_travelers(b.id)) order by b.check_in, b.id), '[]')
      from public.bookings b
      where b.status = 'confirmed' and b.check_in between private.today() and private.today() + 14 and private.lacks_names(b)
    ), most),
    'reviews', private.first_rows((
      select coalesce(jsonb_agg(jsonb_build_object('id', v.booking_id, 'name', b.customer_name, 'title', b.title,
        'rating', v.rating, 'created_at', v.created_at) order by v.created_at), '[]')
      from public.reviews v join public.bookings b on b.id = v.booking_id where v.status = 'waiting'
    ), most),
    'mails', private.first_rows((
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'to_address', m.to_address, 'status', m.status,
        'last_error', m.last_error, 'booking_id', m.booking_id, 'created_at', m.created_at) order by m.created_at desc), '[]')
      from public.email_outbox m
      where (m.status = 'failed' and m.created_at > now() - interval '14 days')
        or (m.status in ('queued', 'sending') and m.attempts > 2 and m.last_error is not null)
    ), most),
    'refunds', private.first_rows(private.refunds_to_settle(), most),
    'below', private.first_rows(private.departures_to_settle('below'), most),
    'unguided', private.first_rows(private.departures_to_settle('unguided'), most),
    'not_reached', private.first_rows(private.not_reached(null, private.today() + 1), most)
  );
end $$;
comment on function private.admin_today is 'Answers all of the morning: departures of two days, what waits (at most 12 rows each), figures of today and of 7 days.';

create function private.admin_next_days(days integer default 14) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  select coalesce(jsonb_agg(jsonb_build_object('item_id', d.item_id, 'day', d.start_date,
    'manifest', private.admin_manifest(d.item_id, d.start_date)) order by d.start_date, d.id), '[]')
  from public.departures d
  where d.start_date between private.today() and private.today() + least(greatest(days, 0), 31) and d.taken > 0
    and d.state <> 'cancelled'
$$;
comment on function private.admin_next_days is 'Answers [{item_id, day, manifest}], for a desk without a network.';
