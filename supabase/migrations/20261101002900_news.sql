-- Holds news of a trip, their readers, their channels and their deliveries.
-- Relies on `bookings`, `travelers`, `waiting_lists`, `meetings` and `limits`.
-- Called by anyone, the desk and edge functions.
set check_function_bodies = off;

create table public.news (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('meeting_changed', 'departure_cancelled', 'waiting_offer', 'balance_due', 'names_wanted',
    'day_before', 'payment_settled')),
  booking_id uuid references public.bookings (id) on delete cascade,
  waiting_id uuid references public.waiting_entries (id) on delete cascade,
  change_id uuid references public.meeting_changes (id) on delete cascade,
  occasion text not null,
  is_urgent boolean not null,
  at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  check (num_nonnulls(booking_id, waiting_id) = 1),
  check ((kind = 'waiting_offer') = (waiting_id is not null)),
  check ((kind = 'meeting_changed') = (change_id is not null)),
  unique (booking_id, occasion)
);
create unique index news_waiting on public.news (waiting_id);
create index news_change on public.news (change_id);
create index news_old on public.news (at);

create table public.news_readers (
  id uuid primary key default gen_random_uuid(),
  news_id uuid not null references public.news (id) on delete cascade,
  companion_id uuid references public.companions (id) on delete cascade,
  seen_at timestamptz,
  seen_by text check (seen_by in ('push', 'page', 'mail', 'telegram')),
  received_at timestamptz,
  check (num_nonnulls(seen_at, seen_by, received_at) in (0, 3)),
  unique nulls not distinct (news_id, companion_id)
);
create index news_readers_companion on public.news_readers (companion_id);

insert into private.settings (key, value, unit) values
  ('quiet_from', '22:00', 'time in Tashkent from which news waits for the morning'),
  ('quiet_until', '07:00', 'time in Tashkent at which waiting news is sent');

create table private.channels (
  id uuid primary key,
  booking_id uuid references public.bookings (id) on delete cascade,
  companion_id uuid references public.companions (id) on delete cascade,
  waiting_id uuid references public.waiting_entries (id) on delete cascade,
  kind text not null check (kind in ('push', 'telegram')),
  endpoint text check (length(endpoint) <= 1000),
  p256dh text check (length(p256dh) = 87),
  auth text check (length(auth) = 22),
  chat_id bigint,
  off text[] not null default '{}',
  language text not null default 'en' check (language = any (private.languages())),
  made_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  check (num_nonnulls(booking_id, companion_id, waiting_id) = 1),
  check (case kind when 'push' then num_nonnulls(endpoint, p256dh, auth) = 3 and chat_id is null
    else num_nonnulls(endpoint, p256dh, auth) = 0 and chat_id is not null end)
);
create index channels_booking on private.channels (booking_id);
create index channels_companion on private.channels (companion_id);
create index channels_waiting on private.channels (waiting_id);
create index channels_endpoint on private.channels (endpoint);

create table private.news_deliveries (
  id uuid primary key default gen_random_uuid(),
  reader_id uuid not null references public.news_readers (id) on delete cascade,
  -- Null after the channel was removed; the delivery stays, because the desk lists every attempt.
  channel_id uuid references private.channels (id) on delete set null,
  kind text not null check (kind in ('push', 'telegram')),
  turn integer not null,
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed', 'dropped')),
  attempts integer not null default 0,
  next_try_at timestamptz not null,
  lease uuid,
  leased_until timestamptz,
  sent_at timestamptz,
  last_error text,
  unique (reader_id, channel_id)
);
create index news_deliveries_due on private.news_deliveries (next_try_at) where status in ('queued', 'sending');
create index news_deliveries_channel on private.news_deliveries (channel_id);

create table private.push_key (
  only_one boolean primary key default true check (only_one),
  key text not null check (key ~ '^[A-Za-z0-9_-]{87}$')
);

insert into private.settings (key, value, unit) values
  ('channels_per_person', '5', 'phones and chats that get the news of one person'),
  ('push_hosts', 'fcm.googleapis.com *.push.services.mozilla.com *.push.apple.com *.notify.windows.com',
    'push services that browsers subscribe at; the server sends to no other host');

insert into private.rate_rules (purpose, capacity, seconds_per_token) values ('news', 120, 5);

grant select on public.news to service_role;
grant select on public.news_readers to service_role;

create function private.awake_at(at timestamptz) returns timestamptz language sql stable set search_path = '' as $$
  select case
    when l.local::time >= private.setting('quiet_from')::time
      then (l.local::date + 1 + private.setting('quiet_until')::time) at time zone 'Asia/Tashkent'
    when l.local::time < private.setting('quiet_until')::time
      then (l.local::date + private.setting('quiet_until')::time) at time zone 'Asia/Tashkent'
    else at
  end
  from (select at at time zone 'Asia/Tashkent' as local) l
$$;

create function private.news_kind(mail_kind text) returns text language sql immutable set search_path = '' as $$
  select case
    when mail_kind in ('meeting_changed', 'departure_cancelled', 'names_wanted', 'waiting_offer') then mail_kind
    when mail_kind in ('balance_7', 'balance_1') then 'balance_due'
    when mail_kind = 'reminder_1' then 'day_before'
    when mail_kind in ('booking_confirmed', 'balance_paid') then 'payment_settled'
  end
$$;

create function private.is_companion_now(companion_id uuid, booking public.bookings) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.companions c where c.id = companion_id and c.booking_id = booking.id and c.revoked_at is null
      and c.position <= booking.guests
  );
end $$;

create function private.is_news_current(news public.news, companion_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  booking public.bookings;
begin
  if news.expires_at <= now() then
    return false;
  end if;
  if news.waiting_id is not null then
    return exists (
      select from public.waiting_entries w where w.id = news.waiting_id and w.state = 'offered' and w.offered_until > now()
    );
  end if;
  select b.* into booking from public.bookings b where b.id = news.booking_id;
  return booking.has_seats
    and (companion_id is null or private.is_companion_now(companion_id, booking))
    and private.is_called_off(booking) = (news.kind = 'departure_cancelled')
    and case news.kind
      when 'meeting_changed' then exists (
        select from public.meeting_changes c where c.id = news.change_id and c.departure_id = booking.departure_id
      )
      when 'balance_due' then private.owed(booking.id) > 0
      when 'names_wanted' then case when companion_id is null then private.lacks_names(booking) else exists (
        select from public.companions c where c.id = companion_id and c.details_saved_at is null
      ) end
      when 'day_before' then booking.check_in = private.today() + 1
      else true
    end;
end $$;

create function private.add_readers(news public.news) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if news.kind <> 'payment_settled' then
    update public.news n set expires_at = now()
    where n.booking_id = news.booking_id and n.kind = news.kind and n.id <> news.id and n.expires_at > now();
  end if;
  insert into public.news_readers (news_id) values (news.id);
  if news.kind in ('meeting_changed', 'departure_cancelled', 'day_before', 'names_wanted') then
    insert into public.news_readers (news_id, companion_id)
    select news.id, c.id from public.companions c join public.bookings b on b.id = c.booking_id
    where c.booking_id = news.booking_id and private.is_companion_now(c.id, b)
      and (news.kind <> 'names_wanted' or c.details_saved_at is null);
  end if;
  perform private.queue_deliveries(news);
end $$;

-- Makes the news once, however often it is called; returns null if no news belongs to this mail.
create function private.queue_news(booking public.bookings, mail_kind text, payment uuid, version integer) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.news;
  news public.news;
  meets time;
begin
  wanted.kind := private.news_kind(mail_kind);
  if wanted.kind is null or (wanted.kind in ('balance_due', 'payment_settled') and booking.channel <> 'own')
    or (mail_kind = 'booking_confirmed'
      and (payment is null or coalesce(version, private.next_mail_version(booking.id, mail_kind)) <> 1)) then
    return null;
  end if;
  if wanted.kind = 'meeting_changed' then
    select c.id into strict wanted.change_id from public.meeting_changes c
    where c.departure_id = booking.departure_id order by c.at desc limit 1;
  end if;
  wanted.occasion := concat_ws(':', mail_kind, coalesce(version::text, wanted.change_id::text,
    case when wanted.kind = 'payment_settled' then payment::text end, gen_random_uuid()::text));
  select coalesce((private.meeting_of(d) ->> 'time')::time, '00:00') into meets
  from public.departures d where d.id = booking.departure_id;
  insert into public.news (kind, booking_id, change_id, occasion, is_urgent, expires_at)
  values (wanted.kind, booking.id, wanted.change_id, wanted.occasion,
    wanted.kind = 'payment_settled' or (wanted.kind in ('meeting_changed', 'departure_cancelled')
      and (booking.check_in + meets) at time zone 'Asia/Tashkent' <= now() + interval '24 hours'),
    case when wanted.kind = 'payment_settled' then now() + interval '3 days'
      else (booking.check_in + 1)::timestamp at time zone 'Asia/Tashkent' end)
  on conflict on constraint news_booking_id_occasion_key do nothing
  returning * into news;
  if news.id is null then
    return (select n.id from public.news n where n.booking_id = booking.id and n.occasion = wanted.occasion);
  end if;
  perform private.add_readers(news);
  return news.id;
end $$;

create function private.queue_waiting_news(entry public.waiting_entries) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  news public.news;
begin
  insert into public.news (kind, waiting_id, occasion, is_urgent, expires_at)
  values ('waiting_offer', entry.id, 'waiting_offer', true, entry.offered_until)
  on conflict (waiting_id) do nothing
  returning * into news;
  if news.id is not null then
    perform private.add_readers(news);
  end if;
  return (select n.id from public.news n where n.waiting_id = entry.id);
end $$;

create function private.news_facts(news public.news) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select jsonb_build_object('title', b.title, 'check_in', b.check_in) || case
      when news.kind in ('meeting_changed', 'day_before')
        then jsonb_build_object('point', w.meeting ->> 'point', 'time', w.meeting ->> 'time')
      when news.kind in ('balance_due', 'payment_settled')
        then jsonb_build_object('owed_cents', private.owed(b.id), 'due_on', b.balance_due_on)
      else '{}' end
    from public.bookings b join public.departures d on d.id = b.departure_id
    cross join lateral (select private.meeting_of(d) as meeting) w
    where b.id = news.booking_id
  ), (
    select jsonb_build_object('title', coalesce(t.title, p.title), 'check_in', d.start_date, 'guests', w.guests,
      'offered_until', w.offered_until, 'item_type', d.item_type, 'item_id', d.item_id)
    from public.waiting_entries w join public.departures d on d.id = w.departure_id
    left join public.tours t on t.id = d.tour_id
    left join public.packages p on p.id = d.package_id
    where w.id = news.waiting_id
  ));
end $$;

create function private.news_of(booking_id uuid, companion_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'kind', n.kind, 'at', n.at, 'seen_at', r.seen_at)
      order by n.at desc), '[]')
    from public.news n
    join public.news_readers r on r.news_id = n.id and r.companion_id is not distinct from news_of.companion_id
    where n.booking_id = news_of.booking_id and n.at > now() - interval '30 days'
  );
end $$;

create function private.holds_reader(reader jsonb) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  person constant uuid := (reader ->> 'id')::uuid;
  token constant text := reader ->> 'token';
begin
  return coalesce(case reader ->> 'as'
    when 'booking' then private.holds_token(person, token)
    when 'companion' then (private.working_companion(person, token)).id is not null
    else (private.waiting_of(token)).id = person
  end, false);
end $$;

create function private.note_seen(reader uuid, seen_at timestamptz, by text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  seen public.news_readers;
begin
  -- Clamps the time, because a phone's clock may be years off.
  update public.news_readers r set seen_at = least(now(), greatest(n.at, note_seen.seen_at)), seen_by = by, received_at = now()
  from public.news n where n.id = r.news_id and r.id = reader and r.seen_at is null
  returning r.* into seen;
  if seen.id is not null and seen.companion_id is null then
    delete from public.email_outbox m where m.id in (
      select q.id from public.email_outbox q
      where q.news_id = seen.news_id and q.status = 'queued' and q.kind in ('meeting_changed', 'reminder_1', 'names_wanted')
      for update skip locked
    );
  end if;
end $$;

create function private.push_key() returns text language sql stable security definer set search_path = '' as $$
  select k.key from private.push_key k
$$;

create function private.queue_deliveries(news public.news) returns void
language sql security definer set search_path = '' as $$
  insert into private.news_deliveries (reader_id, channel_id, kind, turn, next_try_at)
  select r.id, c.id, c.kind, t.turn,
    case when news.is_urgent then now() else private.awake_at(now()) end + make_interval(mins => t.turn::integer - 1)
  from public.news_readers r
  cross join lateral (
    select x.*, row_number() over (order by x.used_at desc, x.id) as turn from private.channels x
    where (x.companion_id = r.companion_id
        or r.companion_id is null and (x.booking_id = news.booking_id or x.waiting_id = news.waiting_id))
      and news.kind <> all (x.off)
  ) c
  cross join lateral (select c.turn) t
  where r.news_id = news.id
$$;

-- A mail waits two minutes if the person has a channel, because reading the news there makes the mail needless.
create function private.mail_waits(news uuid) returns interval
language sql stable security definer set search_path = '' as $$
  select case when exists (
    select from private.news_deliveries d join public.news_readers r on r.id = d.reader_id
    where r.news_id = news and r.companion_id is null
  ) then interval '2 minutes' else interval '0' end
$$;

-- Only a list keeps the server from sending to private addresses: any name may resolve to one.
create function private.is_push_endpoint(address text) returns boolean language sql stable set search_path = '' as $$
  select length(address) <= 1000 and exists (
    select from regexp_match(address, '^https://([a-z0-9.-]+)(:443)?/[!-~]*$') host,
      string_to_table(private.setting('push_hosts'), ' ') known
    where host[1] = known or (known like '*.%' and right(host[1], length(known) - 1) = substr(known, 2))
  )
$$;

create function private.remove_channel(channel uuid) returns void
language sql security definer set search_path = '' as $$
  update private.news_deliveries d set status = 'dropped', lease = null, leased_until = null
  where d.channel_id = channel and d.status in ('queued', 'sending');
  delete from private.channels c where c.id = channel;
$$;

create function private.check_channel(channel jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return coalesce(
    private.check_shape(channel, 'invalid_channel', '{"id": "uuid", "token": "token",
      "as": "string ^(booking|companion|waiting)$", "channel_id": "uuid", "endpoint": "string",
      "p256dh": "string ^[A-Za-z0-9_-]{87}$", "auth": "string ^[A-Za-z0-9_-]{22}$", "off": "array", "language": "any"}'),
    private.refusal('invalid_channel', 'endpoint', case
      when not private.is_push_endpoint(channel ->> 'endpoint') then 'Invalid information' end),
    private.refusal('invalid_channel', 'off', case
      when jsonb_array_length(private.as_array(channel -> 'off')) > 20 or channel ->> 'off' ~ '[^a-z0-9_",\s\[\]]'
        then 'Invalid information' end)
  );
end $$;

create function private.person_columns(
  reader jsonb, out booking uuid, out companion uuid, out waiting uuid
) language sql immutable set search_path = '' as $$
  select case reader ->> 'as' when 'booking' then (reader ->> 'id')::uuid end,
    case reader ->> 'as' when 'companion' then (reader ->> 'id')::uuid end,
    case reader ->> 'as' when 'waiting' then (reader ->> 'id')::uuid end
$$;

create function private.was_just_told(delivery private.news_deliveries) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.news_deliveries x
    join public.news_readers r on r.id = x.reader_id
    left join private.channels c on c.id = x.channel_id
    where x.id <> delivery.id and r.news_id = (select own.news_id from public.news_readers own where own.id = delivery.reader_id)
      and (x.reader_id = delivery.reader_id
        or exists (
          select from private.channels own
          where own.id = delivery.channel_id and (own.endpoint = c.endpoint or own.chat_id = c.chat_id)
        ))
      and (x.sent_at > now() - interval '1 minute' or (x.status = 'sending' and x.leased_until > now()))
  );
end $$;

create function private.not_reached(departure_id uuid, last_day date) returns jsonb
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
      and case when not_reached.departure_id is null then b.check_in between private.today() and not_reached.last_day
        else b.departure_id = not_reached.departure_id end
      and private.is_news_current(n, r.companion_id)
  );
end $$;

create function private.acknowledge_news(ack jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refused constant jsonb := private.check_shape(ack, 'invalid_ack', '{"id": "uuid", "token": "token",
    "as": "string ^(booking|companion|waiting)$", "news_id": "uuid", "seen_at": "milliseconds",
    "by": "string ^(push|page|mail)$"}');
  reader uuid;
begin
  if refused is not null then
    return refused;
  end if;
  perform private.require_token('news');
  if private.holds_reader(ack) then
    select r.id into reader from public.news_readers r join public.news n on n.id = r.news_id
    where n.id = (ack ->> 'news_id')::uuid and (ack ->> 'id')::uuid = coalesce(r.companion_id, n.booking_id, n.waiting_id)
      and (ack ->> 'as' = 'companion') = (r.companion_id is not null);
  end if;
  if reader is null then
    return private.refusal('not_found', null, 'This news is not known');
  end if;
  perform private.note_seen(reader, to_timestamp((ack ->> 'seen_at')::bigint / 1000.0), ack ->> 'by');
  return '{"ok": true}';
end $$;
comment on function private.acknowledge_news is 'Notes that the person saw it; the first time stays. Refuses invalid_ack, not_found.';

create function private.tell_push_key(key text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if key is null then
    delete from private.push_key;
  elsif key is distinct from private.push_key() then
    insert into private.push_key (key) values (tell_push_key.key)
    on conflict (only_one) do update set key = excluded.key;
  end if;
end $$;
comment on function private.tell_push_key is 'Stores the VAPID public key; null removes it.';

create function private.follow_news(channel jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refused constant jsonb := private.check_channel(channel);
  made private.channels;
  known private.channels;
begin
  if refused is not null then
    return refused;
  end if;
  perform private.require_token('news');
  if not private.holds_reader(channel) then
    return private.refusal('not_found', null, 'This trip is not known');
  end if;
  select booking, companion, waiting into made.booking_id, made.companion_id, made.waiting_id
  from private.person_columns(channel);
  perform pg_advisory_xact_lock(hashtextextended(channel ->> 'id', 5));
  select c.* into known from private.channels c where c.id = (channel ->> 'channel_id')::uuid;
  if known.id is not null and (known.kind <> 'push' or (known.booking_id, known.companion_id, known.waiting_id)
    is distinct from (made.booking_id, made.companion_id, made.waiting_id)) then
    return private.refusal('invalid_channel', 'channel_id', 'This id is taken');
  end if;
  perform private.remove_channel(c.id) from (
    select x.id, x.endpoint, row_number() over (order by x.used_at desc, x.id) as place from private.channels x
    where x.id is distinct from (channel ->> 'channel_id')::uuid
      and (x.booking_id = made.booking_id or x.companion_id = made.companion_id or x.waiting_id = made.waiting_id)
  ) c
  where c.endpoint = channel ->> 'endpoint' or c.place >= private.setting('channels_per_person')::integer;
  insert into private.channels as c (id, booking_id, companion_id, waiting_id, kind, endpoint, p256dh, auth, off, language)
  values ((channel ->> 'channel_id')::uuid, made.booking_id, made.companion_id, made.waiting_id, 'push', channel ->> 'endpoint',
    channel ->> 'p256dh', channel ->> 'auth', array(select jsonb_array_elements_text(channel -> 'off')),
    private.as_language(channel ->> 'language'))
  on conflict (id) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth,
    off = excluded.off, language = excluded.language, used_at = now();
  return '{"ok": true}';
end $$;
comment on function private.follow_news is 'Sends a person''s news to this browser too, but not the kinds in off. Refuses invalid_channel, not_found.';

create function private.unfollow_news(channel jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refused constant jsonb := private.check_shape(channel, 'invalid_channel', '{"id": "uuid", "token": "token",
    "as": "string ^(booking|companion|waiting)$", "channel_id": "uuid"}');
begin
  if refused is not null then
    return refused;
  end if;
  perform private.require_token('news');
  if not private.holds_reader(channel) then
    return private.refusal('not_found', null, 'This trip is not known');
  end if;
  perform private.remove_channel(c.id) from private.channels c, private.person_columns(channel) p
  where c.id = (channel ->> 'channel_id')::uuid
    and (c.booking_id = p.booking or c.companion_id = p.companion or c.waiting_id = p.waiting);
  return '{"ok": true}';
end $$;
comment on function private.unfollow_news is 'Ends a channel of the person, also a Telegram chat. Refuses invalid_channel, not_found.';

create function private.claim_news(
  how_many integer default 50, lease_seconds integer default 60, channel_kind text default 'push'
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  claimed jsonb := '[]';
  delivery private.news_deliveries;
  channel private.channels;
  reader public.news_readers;
  news public.news;
begin
  for delivery in
    select d.* from private.news_deliveries d
    join public.news_readers r on r.id = d.reader_id
    join public.news n on n.id = r.news_id
    where d.next_try_at <= now() and d.kind = channel_kind and d.channel_id is not null
      and (d.status = 'queued' or (d.status = 'sending' and d.leased_until < now()))
      and (n.is_urgent or private.awake_at(now()) = now())
      and not private.was_just_told(d)
    order by d.next_try_at, d.turn, d.id
    limit greatest(1, least(how_many, 200))
    -- Locks the reader too, so that two senders never pick two devices of one person at once.
    for update of d, r skip locked
  loop
    select r.* into strict reader from public.news_readers r where r.id = delivery.reader_id;
    select n.* into strict news from public.news n where n.id = reader.news_id;
    select c.* into channel from private.channels c where c.id = delivery.channel_id;
    if reader.seen_at is not null or channel.id is null or news.kind = any (channel.off)
      or not private.is_news_current(news, reader.companion_id) then
      update private.news_deliveries d set status = 'dropped', lease = null, leased_until = null where d.id = delivery.id;
      continue;
    end if;
    continue when private.was_just_told(delivery);
    update private.news_deliveries d set status = 'sending', lease = gen_random_uuid(), attempts = d.attempts + 1,
      leased_until = now() + make_interval(secs => greatest(lease_seconds, 5))
    where d.id = delivery.id returning d.* into delivery;
    claimed := claimed || jsonb_build_object(
      'id', delivery.id, 'lease', delivery.lease, 'news_id', news.id, 'kind', news.kind, 'language', channel.language,
      'as', case when reader.companion_id is not null then 'companion' when news.waiting_id is not null then 'waiting'
        else 'booking' end,
      'reader', coalesce(reader.companion_id, news.booking_id, news.waiting_id), 'facts', private.news_facts(news),
      'expires_at', news.expires_at, 'endpoint', channel.endpoint, 'p256dh', channel.p256dh, 'auth', channel.auth,
      'chat_id', channel.chat_id,
      'link_token', case when news.waiting_id is not null then private.waiting_link_token(news.waiting_id) end
    );
  end loop;
  return claimed;
end $$;
comment on function private.claim_news is 'Leases deliveries, so that another sender takes over; drops what was seen or is outdated. Answers what to send.';

create function private.mark_news_sent(delivery uuid, lease uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  sent private.news_deliveries;
begin
  update private.news_deliveries d set status = 'sent', sent_at = clock_timestamp(), lease = null, leased_until = null,
    last_error = null
  where d.id = delivery and d.lease = mark_news_sent.lease and d.status = 'sending'
  returning d.* into sent;
  update private.channels c set used_at = now() where c.id = sent.channel_id;
  return sent.id is not null;
end $$;
comment on function private.mark_news_sent is 'Answers false if the lease was lost.';

create function private.mark_news_failed(
  delivery uuid, lease uuid, error text, gone boolean default false, retry_seconds integer default null
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  failed private.news_deliveries;
begin
  update private.news_deliveries d set
    status = case when gone or d.attempts >= 12 then 'failed' else 'queued' end,
    next_try_at = now() + make_interval(secs => greatest(coalesce(retry_seconds, 0),
      60 * least(60, 2 ^ least(d.attempts - 1, 6))::integer)),
    lease = null, leased_until = null, last_error = left(error, 500)
  where d.id = delivery and d.lease = mark_news_failed.lease and d.status = 'sending'
  returning d.* into failed;
  if failed.id is null then
    return false;
  end if;
  if gone then
    perform private.remove_channel(failed.channel_id);
  end if;
  update private.news_deliveries d set next_try_at = now()
  where d.id = (
    select x.id from private.news_deliveries x
    where x.reader_id = failed.reader_id and x.status = 'queued' and x.attempts = 0 and x.turn > failed.turn
      and x.channel_id is not null
    order by x.turn limit 1
  ) and d.next_try_at > now();
  return true;
end $$;
comment on function private.mark_news_failed is 'Removes a gone channel and tries the next; else retries after 1, 2, 4 ... 60 minutes. Answers as mark_news_sent.';

create function private.admin_not_reached(departure_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.not_reached(departure_id, 'infinity');
end $$;
comment on function private.admin_not_reached is 'Answers who has not seen a changed meeting or call-off, with phone and tries; by default of all departures to come.';
