-- Holds the rights of role `guide_reader`, and the roster of departures on a phone of a guide.
-- Relies on `departures`, `guide_reports`, `bookings`, `catalogue` and `guides`.
-- Called by guides.
set check_function_bodies = off;

-- Runs as a role that sees rows through policies only, so that a wrong where clause cannot reveal another guide's
-- travelers.
do $do$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'guide_reader') then
    create role guide_reader nologin noinherit;
  end if;
end
$do$;

-- The role that runs migrations must be able to own and call the functions of guide_reader.
grant guide_reader to current_user with inherit true, set true;
grant usage on schema public, private to guide_reader;

-- Grants columns by name, so that no email, price or token reaches a guide.
grant select (id, tour_id, package_id, item_type, item_id, start_date, end_date, state, note, guide_note, guide_id)
  on public.departures to guide_reader;
grant select (id, reference, departure_id, status, guests, customer_name, customer_phone, quote, special_requests, answers, guide_note, channel,
  balance_due_on, confirmed_at, cancelled_at, updated_at) on public.bookings to guide_reader;
grant select on public.booking_moves, public.check_ins, public.guide_cash to guide_reader;
grant select (id, title, duration_days, contact_phone) on public.tours to guide_reader;
grant select (id, title, duration_days, tour_ids) on public.packages to guide_reader;
grant execute on function private.my_guide_id, private.today, private.known_travelers, private.companions_to_meet, private.owed, private.cash_left_som
  to guide_reader;
create policy "Guides read the departures they lead" on public.departures for select to guide_reader
  using (guide_id = (select private.my_guide_id()));
create policy "Guides read moves away from their departures" on public.booking_moves for select to guide_reader
  using (from_departure in (select d.id from public.departures d));
create policy "Guides read bookings of their departures, also moved ones" on public.bookings for select to guide_reader
  using (
    departure_id in (select d.id from public.departures d) or id in (select m.booking_id from public.booking_moves m)
  );
create policy "Guides read check-ins of their departures" on public.check_ins for select to guide_reader
  using (departure_id in (select d.id from public.departures d));
create policy "Guides read cash of their departures" on public.guide_cash for select to guide_reader
  using (departure_id in (select d.id from public.departures d));
create policy "Guides read all tours" on public.tours for select to guide_reader using (true);
create policy "Guides read all packages" on public.packages for select to guide_reader using (true);

create function private.guide_of_device(device_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select g.name from private.guide_devices d join public.guides g on g.id = d.guide_id where d.id = device_id
$$;

create function private.cash_state(cash_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select case p.status when 'voided' then 'voided' else 'recorded' end from public.payments p where p.id = cash_id
  ), (select 'rejected' from private.claim_decisions x where x.claim_id = cash_id), 'waiting')
$$;

create function private.is_accepted(claim_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from private.claim_decisions x where x.claim_id = is_accepted.claim_id and x.accepted)
$$;

create function private.last_meeting_change(departure_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('meeting', private.meeting_of(d), 'meeting_change', (
    select jsonb_build_object('id', c.id, 'at', c.at,
      'was', jsonb_build_object('point', c.was ->> 'point', 'time', c.was ->> 'time'))
    from public.meeting_changes c where c.departure_id = d.id order by c.at desc limit 1
  ))
  from public.departures d where d.id = departure_id
$$;

create function private.meeting_seen_at(booking_id uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select coalesce(s.seen_at, case when j.joined > c.at then j.joined end)
  from public.bookings b
  cross join lateral (
    select coalesce((select max(m.made_at) from public.booking_moves m where m.booking_id = b.id), b.created_at) as joined
  ) j
  cross join lateral (
    select x.id, x.at from public.meeting_changes x where x.departure_id = b.departure_id order by x.at desc limit 1
  ) c
  left join public.news n on n.change_id = c.id and n.booking_id = b.id
  left join public.news_readers s on s.news_id = n.id and s.companion_id is null
  where b.id = meeting_seen_at.booking_id
$$;

create function private.check_ins_of(departure_id uuid) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'booking_id', c.booking_id, 'kind', c.kind,
    'guests', least(c.guests, b.guests), 'position', c.position,
    'late', c.late, 'by', c.by, 'seen_at', c.seen_at, 'received_at', c.received_at, 'status_seen', c.status_seen,
    'doubt', case when c.doubt is not null and not private.is_accepted(c.id) then c.doubt end,
    'guide_name', private.guide_of_device(c.device_id), 'device_id', c.device_id) order by c.seen_at, c.id), '[]')
  from public.check_ins c left join public.bookings b on b.id = c.booking_id where c.departure_id = check_ins_of.departure_id
$$;

create function private.guide_cash_of(departure_id uuid) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'booking_id', c.booking_id, 'amount_cents', c.amount_cents,
    'currency', c.currency, 'charged_minor', c.charged_minor, 'rate', c.rate, 'note', c.note, 'seen_at', c.seen_at,
    'received_at', c.received_at, 'guide_name', private.guide_of_device(c.device_id),
    'doubt', c.doubt, 'state', private.cash_state(c.id)) order by c.seen_at, c.id), '[]')
  from public.guide_cash c where c.departure_id = guide_cash_of.departure_id
$$;

grant execute on function private.guide_of_device, private.cash_state, private.is_accepted, private.check_ins_of,
  private.guide_cash_of, private.last_meeting_change,
  private.meeting_seen_at to guide_reader;

-- Includes bookings that were cancelled or moved away, without phone, diet and notes.
create function private.guest_list_of(departure_id uuid) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', b.id, 'reference', b.reference, 'status', b.status, 'guests', b.guests, 'customer_name', b.customer_name,
    'left_at', l.left_at, 'acknowledged_at', case when l.left_at is null then private.meeting_seen_at(b.id) end
  ) || case when l.left_at is null then jsonb_build_object(
    'customer_phone', b.customer_phone, 'options', coalesce(b.quote -> 'options', '[]'),
    'special_requests', b.special_requests, 'answers', (
      select coalesce(jsonb_agg(a.answer order by a.place), '[]')
      from jsonb_array_elements(b.answers) with ordinality a (answer, place) where a.answer -> 'for_guide' = 'true'
    ), 'guide_note', b.guide_note, 'travelers', private.known_travelers(b.id, false),
    'companions', private.companions_to_meet(b.id, b.guests),
    'owed_cents', case when b.channel = 'own' then private.owed(b.id) else 0 end, 'cash_left_som', private.cash_left_som(b.id), 'balance_due_on', b.balance_due_on
  ) else '{"customer_phone": null, "options": [], "special_requests": null, "answers": [], "guide_note": null, "travelers": [], "companions": [],
    "owed_cents": 0, "cash_left_som": null, "balance_due_on": null}' end order by b.customer_name, b.id), '[]')
  from (
    select x.id from public.bookings x where x.departure_id = guest_list_of.departure_id
    union
    select m.booking_id from public.booking_moves m where m.from_departure = guest_list_of.departure_id
  ) named
  join public.bookings b on b.id = named.id
  cross join lateral (
    select case
      when b.departure_id <> guest_list_of.departure_id then (
        select max(m.made_at) from public.booking_moves m where m.booking_id = b.id
          and m.from_departure = guest_list_of.departure_id
      )
      when b.status <> 'confirmed' then coalesce(b.cancelled_at, b.updated_at)
    end as left_at
  ) l
  where b.confirmed_at is not null and b.status in ('confirmed', 'cancelled', 'refunded')
$$;

grant execute on function private.guest_list_of to guide_reader;

-- Phones carry personal data only from two months before the departure to two days after it, which allows late reports.
create function private.guide_departures() returns table (id uuid, departure jsonb)
language sql stable security definer set search_path = '' as $$
  select d.id, jsonb_build_object(
    'id', d.id, 'item_type', d.item_type, 'item_id', d.item_id, 'title', coalesce(t.title, p.title),
    'start_date', d.start_date, 'end_date', l.last_day, 'state', d.state, 'note', d.note, 'guide_note', d.guide_note,
    'contact_phone', m.contact_phone,
    'bookings', private.guest_list_of(d.id), 'facts', private.check_ins_of(d.id), 'cash', private.guide_cash_of(d.id)
  ) || private.last_meeting_change(d.id)
  from public.departures d
  left join public.tours t on t.id = d.tour_id
  left join public.packages p on p.id = d.package_id
  left join public.tours m on m.id = coalesce(d.tour_id, p.tour_ids[1])
  cross join lateral (
    select coalesce(d.end_date, d.start_date + coalesce(t.duration_days, p.duration_days) - 1) as last_day
  ) l
  where d.guide_id = private.my_guide_id() and d.state <> 'cancelled'
    and d.start_date <= private.today() + 60 and l.last_day >= private.today() - 2
$$;
grant create on schema private to guide_reader;
alter function private.guide_departures() owner to guide_reader;
revoke create on schema private from guide_reader;

create function private.guide_roster(device_id uuid, device_key text, known jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  guide constant jsonb := private.my_guide();
  device private.guide_devices;
  wait integer;
begin
  if guide is null then
    return private.refusal('not_a_guide', null, 'This account is not a guide''s');
  end if;
  if device_id is null or length(device_key) is null or length(device_key) not between 20 and 200 then
    return private.refusal('unknown_device', null, 'This phone is not known');
  end if;
  if not exists (select 1 from private.guide_devices d where d.id = device_id) then
    wait := private.take_tokens('guide_phones', private.bucket_of('guide_phones', guide ->> 'id'), 1);
    if wait > 0 then
      perform private.raise_rate_limit('rate_limited', wait, 'Too many phones. Please try again in %s seconds.');
    end if;
  end if;
  insert into private.guide_devices as d (id, guide_id, key_hash)
  values (device_id, (guide ->> 'id')::uuid, private.token_hash(device_key))
  -- A returning guide's phone does not regain trust for reports about the time before.
  on conflict (id) do update set last_contact_at = now(), revoked_at = null,
    registered_at = case when d.revoked_at is null then d.registered_at else now() end
  where d.guide_id = excluded.guide_id and d.key_hash = excluded.key_hash
  returning d.* into device;
  if device.id is null then
    return private.refusal('unknown_device', null, 'This phone is another guide''s');
  end if;
  return (
    select jsonb_build_object(
      'server_time', now(), 'guide', guide, 'assigned',
        coalesce(jsonb_agg(d.id order by d.departure ->> 'start_date', d.id), '[]'),
      'departures', coalesce(jsonb_agg(d.departure || jsonb_build_object('hash', d.hash)
        order by d.departure ->> 'start_date', d.id)
        filter (where known ->> d.id::text is distinct from d.hash), '[]')
    )
    from (select g.id, g.departure, md5(g.departure::text) as hash from private.guide_departures() g) d
  );
end $$;
comment on function private.guide_roster is 'Answers {server_time, guide, assigned, departures}: those whose hash is not known. Refuses not_a_guide, unknown_device.';
