-- Holds bookings, manifests, audit log and search as the desk lists them, with saved views.
-- Relies on `bookings`, `desk_people`, `refunds`, `catalogue` and `departures`.
-- Called by the desk.
set check_function_bodies = off;

create table public.desk_views (
  id uuid primary key,
  owner uuid not null references auth.users (id) on delete cascade,
  list text not null check (list ~ '^[a-z_]{1,40}$'),
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) <= 1000),
  created_at timestamptz not null default now()
);
create index desk_views_owner on public.desk_views (owner, list);

-- The desk makes the operation's id, so that a retry changes nothing and gets the same response.
create table private.desk_operations (
  id uuid primary key,
  actor uuid not null,
  asked jsonb not null,
  answer jsonb,
  created_at timestamptz not null default now()
);
create index desk_operations_made on private.desk_operations (created_at);
grant select on public.desk_views to service_role;

create function private.desk_row(b public.bookings) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', b.id, 'reference', b.reference, 'status', b.status, 'source', b.source,
    'needs_attention', b.needs_attention, 'attention_reason', b.attention_reason,
    'item_type', b.item_type, 'item_id', b.item_id, 'title', b.title, 'guests', b.guests, 'check_in', b.check_in,
    'total_cents', (b.total_price * 100)::bigint, 'paid_cents', private.paid_cents(b.id),
    'refunded_cents', private.refunded_cents(b.id), 'owed_cents', private.owed(b.id),
    'called_off', private.is_called_off(b),
    'customer_first_name', b.customer_first_name, 'customer_last_name', b.customer_last_name,
    'customer_name', b.customer_name, 'customer_email', coalesce(b.customer_email, ''), 'customer_phone', b.customer_phone,
    'special_requests', b.special_requests, 'options', coalesce(b.quote -> 'options', '[]'), 'created_at', b.created_at,
      'expires_at', b.expires_at, 'channel', b.channel, 'agency', b.agency, 'commission_percent', b.commission_percent,
      'commission_cents', private.commission_cents(b)
  )
$$;

create function private.names_of(name text) returns text language sql immutable set search_path = '' as $$
  select private.fold_accents(name) || ' ' || private.fold_spelling(name)
$$;

-- Finds similar spellings only where no booking has the typed one.
create function private.booking_patterns(search text) returns text[]
language sql stable security definer set search_path = '' as $$
  select case when exists (
    select from public.bookings b where b.search_text ~ all ((select private.search_patterns(search))::text[])
  ) then private.search_patterns(search) else private.search_patterns(search, true) end
$$;

create function private.find_guides(patterns text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(f) order by f.name, f.id), '[]')
  from (
    select g.id, g.name from public.guides g
    where concat_ws(' ', private.names_of(g.name), private.fold_accents(g.email), g.phone,
      regexp_replace(g.phone, '[^0-9]', '', 'g')) ~ all (patterns)
    order by g.archived, g.name, g.id limit 3
  ) f
$$;

create function private.mark_booking(booking public.bookings, attention boolean, words text) returns void
language sql security definer set search_path = '' as $$
  update public.bookings b set needs_attention = attention, attention_reason = case
    when attention and strpos(coalesce(b.attention_reason, ''), words) > 0 then b.attention_reason
    when attention then concat_ws('. ', b.attention_reason, words) end
  where b.id = booking.id;
  select private.audit(case when attention then 'marked' else 'unmarked' end, 'booking', booking.id::text,
    jsonb_build_object('reason', words));
$$;

create function private.admin_booking(booking_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  booking public.bookings;
begin
  perform private.require_admin();
  select b.* into booking from public.bookings b where b.id = booking_id;
  if booking.id is null then
    return null;
  end if;
  return private.desk_row(booking) || jsonb_build_object(
    'travelers', private.known_travelers(booking.id, true), 'answers', booking.answers, 'companions', private.companions_of(booking),
    'confirmed_at', booking.confirmed_at, 'cancelled_at',
      booking.cancelled_at, 'quote', booking.quote,
    'ends_on', booking.ends_on, 'language', booking.language, 'guide_note', booking.guide_note, 'refund_today_cents',
      (private.refund_today(booking) ->> 'refund_cents')::bigint,
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
        'subject', m.payload ->> 'subject', 'last_error', m.last_error, 'created_at', m.created_at, 'sent_at', m.sent_at)
          order by m.created_at)
      from public.email_outbox m where m.booking_id = booking.id
    ), '[]'),
    'notes', (select coalesce(jsonb_agg(to_jsonb(n) - 'booking_id' - 'author' order by n.made_at, n.id), '[]')
      from public.booking_notes n where n.booking_id = booking.id),
    'history', coalesce((
      select jsonb_agg(jsonb_build_object('id', a.id, 'at', a.at, 'actor_email', a.actor_email, 'action', a.action, 'entity',
        a.entity,
        'details', a.details) order by a.id)
      from public.audit_log a
      where (a.entity = 'booking' and a.entity_id = booking.id::text) or (a.entity = 'payment' and a.entity_id in (
        select p.id::text from public.payments p where p.booking_id = booking.id))
    ), '[]')
  );
end $$;
comment on function private.admin_booking is 'Answers one booking with all that the desk shows of it; null if unknown.';

create function private.admin_manifest(item uuid, departs_on date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  select jsonb_build_object(
    'title', coalesce(t.title, p.title), 'max_guests',
      coalesce((private.departure_of(item, departs_on)).places, t.max_guests, p.max_guests),
    'departure_id', (private.departure_of(item, departs_on)).id,
    'waiting', private.waiting_figures((private.departure_of(item, departs_on)).id),
    'meeting_point', w.meeting ->> 'point', 'meeting_time', w.meeting ->> 'time', 'contact_phone', m.contact_phone,
    'rows', coalesce((
      select jsonb_agg(private.desk_row(b) || jsonb_build_object('travelers', private.known_travelers(b.id, true),
        'companions', private.companions_of(b), 'answers', b.answers)
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
comment on function private.admin_manifest is 'Answers who travels on a day, for the print.';

create function private.admin_audit(
  search text default null, up_to bigint default null, skip integer default 0, how_many integer default 50,
  who text default null, what text default null, from_day date default null, to_day date default null,
  sort text default null, descending boolean default false
) returns jsonb language sql stable security definer set search_path = '' as $$
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
      and (search is null or strpos(
        lower(translate(concat_ws(' ', a.actor_email, a.action, a.entity, a.entity_id), '_', ' ')), lower(translate(search, '_', ' '))
      ) > 0)
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
            select coalesce(b.reference || ', ' || b.title, p.booking_data ->> 'title')
            from public.payments p left join public.bookings b on b.id = p.booking_id where p.id::text = a.entity_id
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
          when 'gift_card' then (select c.to_name from public.gift_cards c where c.id = a.entity_id::uuid)
          when 'guide' then (select g.name from public.guides g where g.id = a.entity_id::uuid)
          when 'member' then (select m.email from public.desk_members m where m.id = a.entity_id::uuid)
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
comment on function private.admin_audit is 'Answers {count, rows}; up_to is the first page''s newest id.';

create function private.admin_bookings(
  status text default null, from_day date default null, to_day date default null, item uuid default null,
  attention boolean default false, search text default null, skip integer default 0, how_many integer default 25,
  due boolean default false, sort text default null, descending boolean default false
) returns jsonb language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  with found as materialized (
    select b.id, b.created_at, b.guests, f.total_cents, f.paid_cents, f.refunded_cents, f.owed_cents,
      case sort
        when 'name' then lower(b.customer_last_name || ' ' || b.customer_first_name) when 'reference' then b.reference
        when 'trip' then b.title when 'status' then b.status
      end as words,
      case sort
        when 'departs' then b.check_in - date '2000-01-01' when 'guests' then b.guests when 'total' then f.total_cents
        when 'paid' then f.paid_cents when 'refunded' then f.refunded_cents when 'owed' then f.owed_cents
        when 'due' then b.balance_due_on - date '2000-01-01' when 'booked' then extract(epoch from b.created_at)
      end as figure
    from public.bookings b
    -- Sums per booking by index, because with stale estimates the planner would join grouped sums in nested loops.
    cross join lateral (
      select (b.total_price * 100)::bigint as total_cents,
        coalesce((
          select sum(p.amount_cents) from public.payments p
          where p.booking_id = b.id and p.status in ('completed', 'refunded')), 0) as paid_cents,
        coalesce((select sum(r.amount_cents) from public.refunds r where r.booking_id = b.id), 0) as refunded_cents,
        -- Repeats private.owed inline, because a call per row is slow.
        case when b.has_seats then greatest(0, coalesce((
          select sum(e.cents) from public.ledger_entries e where e.booking_id = b.id and e.account = 'receivable'), 0)
          + case when b.status = 'pending' then (b.total_price * 100)::bigint else 0 end) else 0 end as owed_cents
    ) f
    where (admin_bookings.status is null or b.status = admin_bookings.status)
      and (from_day is null or b.check_in >= from_day) and (to_day is null or b.check_in <= to_day)
      and (item is null or b.item_id = item)
      and (not coalesce(attention, false) or b.needs_attention)
      and (not coalesce(due, false) or b.status = 'confirmed' and b.channel = 'own' and f.owed_cents > 0)
      and (search is null or b.search_text ~ all ((select private.booking_patterns(search))::text[]))
  ), page as (
    select g.id, row_number() over () as place
    from (
      select f.id from found f
      order by case when not descending then f.words end, case when descending then f.words end desc nulls last,
        case when not descending then f.figure end, case when descending then f.figure end desc nulls last,
          f.created_at desc, f.id
      limit least(greatest(how_many, 1), 1000) offset greatest(skip, 0)
    ) g
  ), sums as (
    select count(*) as bookings, coalesce(sum(f.guests), 0) as guests, coalesce(sum(f.total_cents), 0) as total_cents,
      coalesce(sum(f.paid_cents), 0) as paid_cents, coalesce(sum(f.refunded_cents), 0) as refunded_cents,
      coalesce(sum(f.owed_cents), 0) as owed_cents from found f
  )
  select jsonb_build_object(
    'count', s.bookings, 'sums', to_jsonb(s) - 'bookings',
    'rows', coalesce((
      select jsonb_agg(private.desk_row(b) || jsonb_build_object(
        'departure_id', b.departure_id, 'departure_revision', d.revision, 'balance_due_on', b.balance_due_on) order by g.place)
      from page g join public.bookings b on b.id = g.id join public.departures d on d.id = b.departure_id
    ), '[]')
  )
  from sums s;
$$;
comment on function private.admin_bookings is 'Answers {count, sums of all found, rows}.';

create function private.admin_find(query text, on_day date default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  with asked as (
    select t.patterns, cardinality(t.patterns) > 0 as has_words, (
      select array_agg('\m' || private.as_literal(private.fold_accents(w.word)))
      from regexp_split_to_table(trim(query), '\s+') w (word)
    ) as beginnings
    from private.booking_patterns(query) t (patterns)
  ), bookings as (
    select b.id, b.reference, b.customer_name, coalesce(b.customer_email, '') as customer_email, b.title, b.check_in, b.status, b.guests,
      case
        when n.names ~ any (a.patterns) then 'name'
        when private.fold_accents(b.reference || ' ' || replace(b.reference, '-', '')) ~ any (a.patterns) then 'reference'
        when private.fold_accents(b.customer_email) ~ any (a.patterns) then 'email'
        when private.fold_accents(b.title) ~ all (a.patterns) then 'trip'
        else 'phone'
      end as matched,
      n.names ~ all (a.patterns) or private.fold_accents(b.reference) = private.fold_accents(trim(query)) as wholly,
      private.fold_accents(b.customer_name) ~ all (a.beginnings) as begins
    -- OFFSET 0 keeps the planner from folding each name four times, which takes most of the time for a word that every booking has.
    from public.bookings b, asked a, lateral (select private.names_of(b.customer_name) as names offset 0) n
    where b.search_text ~ all ((select x.patterns from asked x)::text[])
      and (select x.has_words from asked x) and (on_day is null or b.check_in = on_day)
  ), departures as (
    select d.id, d.item_id, coalesce(t.title, p.title) as title, d.start_date, d.state, d.taken
    from public.departures d
    left join public.tours t on t.id = d.tour_id
    left join public.packages p on p.id = d.package_id
    cross join asked a
    where d.start_date = on_day and (d.taken > 0 or not d.private and d.state <> 'cancelled')
      and private.fold_accents(coalesce(t.title, p.title)) ~ all (a.patterns)
    order by d.taken desc, title, d.id limit 8
  ), items as (
    select i.kind, i.id, i.title, i.archived
    from (
      select 'tour' as kind, t.id, t.title, t.archived from public.tours t
      union all select 'package', p.id, p.title, p.archived from public.packages p
      union all select 'destination', d.id, d.name, d.archived from public.destinations d
    ) i, asked a
    where a.has_words and on_day is null and private.fold_accents(i.title) ~ all (a.patterns)
    order by i.archived, i.title, i.id limit 4
  )
  select jsonb_build_object(
    'bookings', coalesce((
      select jsonb_agg(to_jsonb(f) - 'place' - 'wholly' - 'begins' order by f.place) from (
        select b.*, row_number() over (
          -- A match in one name comes before a match spread over several fields.
          order by not b.wholly, not b.begins, b.matched = 'trip', b.status not in ('pending', 'confirmed'),
            b.check_in < private.today(), abs(b.check_in - private.today()), b.customer_name, b.id
        ) as place from bookings b order by place limit 8
      ) f
    ), '[]'),
    'departures', coalesce((select jsonb_agg(to_jsonb(d) order by d.taken desc, d.title, d.id) from departures d), '[]'),
    'items', coalesce((select jsonb_agg(to_jsonb(i) order by i.archived, i.title, i.id) from items i), '[]'),
    'guides', coalesce((select private.find_guides(a.patterns) from asked a where a.has_words and on_day is null), '[]')
  );
$$;
comment on function private.admin_find is 'Answers {bookings, departures, items, guides}: at most 8 bookings, with what matched.';

create function private.admin_views(list text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'name', w.name, 'query', w.query) order by w.name, w.id), '[]')
  from public.desk_views w where w.owner = auth.uid() and w.list = admin_views.list;
$$;
comment on function private.admin_views is 'Answers the caller''s saved views of a list.';

create function private.admin_save_view(view jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
  refused constant jsonb := private.check_shape(view, 'invalid_view', '{"id": "uuid", "list": "any", "name": "any",
    "query": "any"}', 'Invalid view');
  wrong text;
begin
  if refused is not null then
    return refused;
  end if;
  wrong := case
    when coalesce(view ->> 'list', '') !~ '^[a-z_]{1,40}$' then 'list'
    when coalesce(length(btrim(private.strip_markup(view ->> 'name'))), 0) not between 1 and 60 then 'name'
    when length(coalesce(view ->> 'query', '')) > 1000 then 'query'
  end;
  if wrong is not null then
    return private.refusal('invalid_view', wrong, 'Invalid view');
  end if;
  perform pg_advisory_xact_lock(hashtextextended(actor::text, 21));
  if (select count(*) from public.desk_views w where w.owner = actor and w.id <> (view ->> 'id')::uuid) >= 100 then
    return private.refusal('too_many_views', null, 'There are too many views');
  end if;
  insert into public.desk_views as w (id, owner, list, name, query)
  values ((view ->> 'id')::uuid, actor, view ->> 'list', btrim(private.strip_markup(view ->> 'name')),
    coalesce(view ->> 'query', ''))
  on conflict (id) do update set name = excluded.name, query = excluded.query where w.owner = actor;
  return '{"ok": true}';
end $$;
comment on function private.admin_save_view is 'Saves a view of the caller''s own. Refuses invalid_view, too_many_views.';

create function private.admin_drop_view(view_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  delete from public.desk_views w where w.id = view_id and w.owner = auth.uid();
  return '{"ok": true}';
end $$;
comment on function private.admin_drop_view is 'Drops a view of the caller''s own.';

create function private.admin_mark_bookings(marking jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
  words text := btrim(private.strip_markup(marking ->> 'reason'));
  earlier private.desk_operations;
  booking public.bookings;
  attention boolean;
  wanted uuid;
  trouble text;
  refused constant jsonb := private.check_shape(marking, 'invalid_selection',
    '{"id": "uuid", "attention": "boolean", "booking_ids": "array", "reason": "any"}', 'Invalid selection');
  failed jsonb := '[]';
begin
  if refused is not null then
    return refused;
  end if;
  if jsonb_array_length(marking -> 'booking_ids') not between 1 and 200
    or exists (select 1 from jsonb_array_elements_text(marking -> 'booking_ids') b where not private.is_uuid(b)) then
    return private.refusal('invalid_selection', 'booking_ids', 'Between 1 and 200 bookings at a time');
  end if;
  if coalesce(length(words), 0) not between 1 and 500 then
    return private.refusal('reason_missing', 'reason', 'Please say why');
  end if;
  attention := marking -> 'attention';
  insert into private.desk_operations (id, actor, asked) values ((marking ->> 'id')::uuid, actor, marking) on conflict do nothing;
  select o.* into earlier from private.desk_operations o where o.id = (marking ->> 'id')::uuid for update;
  if earlier.actor <> actor or earlier.asked <> marking then
    return private.refusal('other_operation', 'id', 'This id was used for something else');
  end if;
  if earlier.answer is not null then
    return earlier.answer;
  end if;
  -- A fixed order prevents deadlocks between two admins.
  for wanted in select distinct b::uuid as id from jsonb_array_elements_text(marking -> 'booking_ids') b order by id loop
    booking := private.lock_booking(wanted);
    trouble := case
      when booking.id is null then 'not_found'
      when not attention and (private.has_stray_money(booking.id) or private.double_refund_of(booking.id) is not null)
        then 'stray_money'
    end;
    if trouble is not null then
      failed := failed || jsonb_build_object('id', wanted, 'code', trouble);
    elsif attention or booking.needs_attention then
      perform private.mark_booking(booking, attention, words);
    end if;
  end loop;
  -- After the bookings, since erasing locks a booking before its operations.
  delete from private.desk_operations o where o.created_at < now() - interval '7 days';
  update private.desk_operations o set answer = jsonb_build_object('ok', true, 'failed', failed)
  where o.id = earlier.id returning o.* into earlier;
  return earlier.answer;
end $$;
comment on function private.admin_mark_bookings is 'Once for an id. Answers {failed: [{id, code}]}. Refuses invalid_selection, reason_missing, other_operation.';
