-- Holds waiting parties, their offers and the order of offers.
-- Relies on `seats`, `departures`, `limits`, `bookings` and `catalogue`.
-- Called by anyone and edge functions.
set check_function_bodies = off;

create table public.waiting_entries (
  id uuid primary key,
  departure_id uuid not null references public.departures (id) on delete cascade,
  guests integer not null check (guests between 1 and 500),
  email text not null check (length(email) between 3 and 254),
  language text not null default 'en' check (language = any (private.languages())),
  mailbox text not null generated always as (private.mailbox_of(email)) stored,
  state text not null default 'waiting' check (state in ('waiting', 'offered', 'taken', 'lapsed', 'left')),
  is_live boolean not null generated always as (state in ('waiting', 'offered')) stored,
  offered_at timestamptz,
  offered_until timestamptz,
  booking_id uuid references public.bookings (id),
  created_at timestamptz not null default now(),
  check ((offered_at is null) = (offered_until is null)),
  check (state not in ('offered', 'taken') or offered_until is not null)
);
create unique index waiting_once on public.waiting_entries (departure_id, mailbox) where is_live;
create index waiting_turn on public.waiting_entries (departure_id, created_at, id);
create index waiting_offers on public.waiting_entries (mailbox, offered_at);
create index waiting_booking on public.waiting_entries (booking_id);

create table private.waiting_tokens (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  waiting_id uuid not null references public.waiting_entries (id) on delete cascade
);
create index waiting_tokens_entry on private.waiting_tokens (waiting_id);
grant select on public.waiting_entries to service_role;

create function private.waiting_of(token text) returns public.waiting_entries
language sql stable security definer set search_path = '' as $$
  select w from private.waiting_tokens t join public.waiting_entries w on w.id = t.waiting_id
  where t.token_hash = private.token_hash(token)
$$;

create function private.waiting_figures(departure_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'parties', count(*) filter (where w.state = 'waiting'),
    'people', coalesce(sum(w.guests) filter (where w.state = 'waiting'), 0),
    'offered', coalesce(sum(w.guests) filter (where w.state = 'offered'), 0)
  )
  from public.waiting_entries w where w.departure_id = waiting_figures.departure_id and w.is_live
$$;

create function private.closes_at(departure public.departures) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select (case when not departure.private then departure.start_date - departure.closes_days
    else coalesce((
      select max(d.start_date - d.closes_days)
      from public.packages p join public.departures d on d.tour_id = any (p.tour_ids)
      where p.id = departure.package_id and d.start_date = departure.start_date and not d.private
        and d.state in ('open', 'guaranteed')
    ), departure.start_date - private.setting('on_request_lead_days')::integer + 1)
  end)::timestamp at time zone 'Asia/Tashkent'
$$;

-- Limits entries and offers instead of the mailbox, because unrelated mails must not block an offer.
create function private.queue_waiting_mail(entry public.waiting_entries, kind text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  news constant uuid := case when kind = 'waiting_offer' then private.queue_waiting_news(entry) end;
begin
  insert into public.email_outbox (kind, about, to_address, news_id, next_try_at)
  values (kind, entry.id, entry.email, news, now() + private.mail_waits(news))
  on conflict on constraint email_outbox_about_kind_version_key do nothing;
end $$;

-- Is idempotent, because it reads the state and not the event; always locks the departure before its entries.
create function private.update_waiting_list(departure_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  departure public.departures;
  party public.waiting_entries;
  offers integer := 0;
begin
  if not exists (select 1 from public.waiting_entries w where w.departure_id = update_waiting_list.departure_id
    and w.is_live) then
    return 0;
  end if;
  select d.* into strict departure from public.departures d where d.id = update_waiting_list.departure_id for no key update;
  for party in
    update public.waiting_entries w set state = 'lapsed'
    where w.departure_id = update_waiting_list.departure_id and w.is_live
      and (w.offered_until <= now() or departure.state = 'cancelled' or departure.start_date <= private.today())
    returning w.*
  loop
    if party.offered_until is not null then
      update public.departures d set taken = d.taken - party.guests where d.id = update_waiting_list.departure_id;
    end if;
    if departure.state = 'cancelled' then
      perform private.queue_waiting_mail(party, 'waiting_cancelled');
    end if;
  end loop;
  if private.is_offered(departure.item_type, departure.item_id, departure.start_date) then
    loop
      select w.* into party from public.waiting_entries w
      where w.departure_id = update_waiting_list.departure_id and w.state = 'waiting'
        and w.guests <= (select private.seats_of(d) - d.taken from public.departures d
          where d.id = update_waiting_list.departure_id)
        and (
          select count(*) from public.waiting_entries o
          where o.mailbox = w.mailbox and o.offered_at > now() - interval '1 day'
        ) < private.setting('offers_per_day')::integer
      order by w.created_at, w.id
      limit 1;
      exit when not found or not private.take_seats(update_waiting_list.departure_id, party.guests);
      update public.waiting_entries w set state = 'offered', offered_at = now(), offered_until = least(
        now() + make_interval(hours => private.setting('offer_hours')::integer), private.closes_at(departure)
      )
      where w.id = party.id
      returning w.* into strict party;
      perform private.queue_waiting_mail(party, 'waiting_offer');
      perform private.audit('seats_offered', 'departure', update_waiting_list.departure_id::text,
        jsonb_build_object('waiting', party.id, 'guests', party.guests, 'until', party.offered_until));
      offers := offers + 1;
    end loop;
  end if;
  return offers;
end $$;

create function private.use_offer(entry_id uuid, departure_id uuid, guests integer) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  entry public.waiting_entries;
begin
  perform 1 from public.departures d where d.id = use_offer.departure_id for no key update;
  select w.* into entry from public.waiting_entries w
  where w.id = entry_id and w.departure_id = use_offer.departure_id and w.state = 'offered' and w.offered_until > now();
  if entry.id is null or (guests > entry.guests and not private.take_seats(use_offer.departure_id, guests - entry.guests)) then
    return null;
  end if;
  update public.waiting_entries w set state = 'taken' where w.id = entry.id;
  if guests < entry.guests then
    update public.departures d set taken = d.taken - (entry.guests - guests) where d.id = use_offer.departure_id;
    perform private.update_waiting_list(use_offer.departure_id);
  end if;
  return entry.id;
end $$;

create function private.take_offer(token text, departure_id uuid, guests integer) returns uuid
language sql security definer set search_path = '' as $$
  select private.use_offer(w.id, take_offer.departure_id, take_offer.guests) from private.waiting_of(token) w
    where w.departure_id = take_offer.departure_id
$$;

create function private.waiting_link_token(waiting_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  token text := private.new_token();
begin
  insert into private.waiting_tokens (waiting_id, token_hash) values (waiting_id, private.token_hash(token));
  return token;
end $$;

create function private.waiting_view(waiting_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'state', w.state, 'guests', w.guests, 'offered_until', w.offered_until, 'server_time', now(),
    'item_type', d.item_type, 'item_id', d.item_id, 'start_date', d.start_date,
    'title', private.text_in(coalesce(t.title, p.title), w.language, array[d.item_id])
  )
  from public.waiting_entries w join public.departures d on d.id = w.departure_id
  left join public.tours t on t.id = d.tour_id
  left join public.packages p on p.id = d.package_id
  where w.id = waiting_id
$$;

-- Responds the same for a mailbox that already waits, so that the response reveals no entry.
create function private.check_waiting(entry jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return coalesce(
    private.check_shape(entry, 'invalid_request', '{"id": "uuid", "check_in": "string", "email": "string",
      "tour_id": "any", "package_id": "any", "guests": "any", "language": "any"}'),
    private.refusal('invalid_request', 'tour_id', case
      when (private.is_uuid(entry ->> 'tour_id') and entry ->> 'package_id' is null)
        = (private.is_uuid(entry ->> 'package_id') and entry ->> 'tour_id' is null) then 'Invalid information' end),
    private.refusal('invalid_request', 'check_in', case
      when private.as_date(entry ->> 'check_in') is null then 'Please select a departure date' end),
    private.refusal('invalid_request', 'guests', case
      when not private.matches_rule(entry -> 'guests', 'guests') then 'Please tell how many people travel' end),
    private.refusal('invalid_request', 'email', private.check_email(entry ->> 'email'))
  );
end $$;

create function private.end_waiting(waiting_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  entry public.waiting_entries;
begin
  perform 1 from public.departures d
  where d.id = (select w.departure_id from public.waiting_entries w where w.id = waiting_id) for no key update;
  update public.waiting_entries w set state = 'left' where w.id = waiting_id and w.is_live
  returning w.* into entry;
  if found and entry.offered_until is not null then
    update public.departures d set taken = d.taken - entry.guests where d.id = entry.departure_id;
    perform private.update_waiting_list(entry.departure_id);
  end if;
end $$;

create function private.update_waiting_lists() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  departure uuid;
  offers integer := 0;
begin
  for departure in
    select d.id from public.departures d
    where exists (
      select 1 from public.waiting_entries w
      where w.departure_id = d.id and w.is_live and (
        w.offered_until <= now() or d.state = 'cancelled' or d.start_date <= private.today()
        or (w.state = 'waiting' and w.guests <= private.seats_of(d) - d.taken)
      )
    )
    order by d.id
    limit 500
    for no key update skip locked
  loop
    offers := offers + private.update_waiting_list(departure);
  end loop;
  return offers;
end $$;
comment on function private.update_waiting_lists is 'Ends offers that are over, and makes new ones. Answers how many it made.';

create function private.join_waiting_list(entry jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refused jsonb := private.check_waiting(entry);
  item_type text := case when entry ->> 'tour_id' is null then 'package' else 'tour' end;
  item uuid;
  day date;
  people integer;
  places integer;
  wait integer;
  departure public.departures;
  joined public.waiting_entries;
begin
  if refused is not null then
    return refused;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(entry ->> 'id', 1));
  if exists (select 1 from public.waiting_entries w where w.id = (entry ->> 'id')::uuid) then
    return '{"ok": true}';
  end if;
  item := coalesce(entry ->> 'tour_id', entry ->> 'package_id')::uuid;
  day := (entry ->> 'check_in')::date;
  people := (entry ->> 'guests')::integer;
  wait := private.take_tokens('waiting', private.bucket_of('waiting', private.caller_network()), people);
  if wait > 0 then
    perform private.raise_rate_limit('rate_limited', wait, 'Too many requests. Please try again in %s seconds.');
  end if;
  if not exists (select 1 from private.bookable(item_type, item)) then
    return private.refusal('item_gone', null, 'This trip is no longer offered');
  end if;
  if not private.is_offered(item_type, item, day) then
    return private.seat_refusal('date_gone', item_type, item, day, people, private.capacity_of(item_type, item),
      'This departure date is not offered');
  end if;
  -- Freed seats wait for this lock, and the list gets them first.
  departure := private.departure_of(item, day);
  select d.* into departure from public.departures d where d.id = departure.id for no key update;
  places := coalesce(private.seats_of(departure), private.capacity_of(item_type, item));
  if people > places then
    return private.seat_refusal('group_too_large', item_type, item, day, people, places,
      format('This trip takes up to %s people', places));
  end if;
  if coalesce(departure.taken, 0) + people <= places then
    return private.seat_refusal('has_room', item_type, item, day, people, places, 'There is room on this date: you can book it');
  end if;
  insert into public.waiting_entries as w (id, departure_id, guests, email, language)
  values ((entry ->> 'id')::uuid, departure.id, people, btrim(entry ->> 'email'), private.as_language(entry ->> 'language'))
  -- The address is unproven, so an existing entry stays unchanged and its mailbox gets the link that edits it.
  on conflict (departure_id, mailbox) where is_live do nothing;
  select w.* into strict joined from public.waiting_entries w
  where w.departure_id = departure.id and w.mailbox = private.mailbox_of(btrim(entry ->> 'email')) and w.is_live;
  if not private.mailbox_is_full(joined.email, 'unasked_mails_per_day') then
    insert into public.email_outbox (kind, about, version, to_address, unasked)
    values ('waiting_joined', joined.id, private.next_mail_version(joined.id, 'waiting_joined'), joined.email, true);
  end if;
  return '{"ok": true}';
end $$;
comment on function private.join_waiting_list is 'Joined again, the entry stays and its link is mailed. Refuses item_gone, date_gone, group_too_large, has_room, invalid_request.';

create function private.my_waiting(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.waiting_view(w.id) || jsonb_build_object('id', w.id) from private.waiting_of(token) w where w.id is not null
$$;
comment on function private.my_waiting is 'Answers {id, state, guests, offered_until, item_type, item_id, start_date, title} of a mail''s token, or null.';

create function private.leave_waiting_list(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entry public.waiting_entries;
begin
  perform private.require_token('links');
  entry := private.waiting_of(token);
  if entry.id is null then
    return private.refusal('not_found', null, 'This link is not known');
  end if;
  perform private.end_waiting(entry.id);
  return '{"ok": true}';
end $$;
comment on function private.leave_waiting_list is 'Takes a mail''s token, as often as one likes. Refuses not_found.';
