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
alter table private.channels enable row level security;

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
alter table private.news_deliveries enable row level security;

create table private.push_key (
  only_one boolean primary key default true check (only_one),
  key text not null check (key ~ '^[A-Za-z0-9_-]{87}$')
);
alter table private.push_key enable row level security;

insert into private.settings (key, value, unit) values
  ('channels_per_person', '5', 'phones and chats that get the news of one person'),
  ('push_hosts', 'fcm.googleapis.com *.push.services.mozilla.com *.push.apple.com *.notify.windows.com',
    'push services that browsers subscribe at; the server sends to no other host');
insert into private.rate_rules (purpose, capacity, seconds_per_token) values ('news', 120, 5);

create function private.push_key() returns text language sql stable security definer set search_path = '' as $$
  select k.key from private.push_key k
$$;

create function private.tell_push_key(key text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if key is null then
    delete from private.push_key;
  elsif key is distinct from private.push_key() then
    insert into private.push_key (key) values (tell_push_key.key)
    on conflict (only_one) do update set key = excluded.key;
  end if;
end
$$;

create function private.queue_deliveries(news public.news) returns void
language sql security definer set search_path = '' as $$
  insert into private.news_deliveries (reader_id, channel_id, kind, turn, next_try_at)
  select r.id, c.id, c.kind, t.turn,
    case when news.is_urgent then now() else private.awake_at(now()) end + make_interval(mins => t.turn::integer - 1)
  from public.news_readers r
  cross join lateral (
    select x.*, row_number() over (order by x.used_at desc, x.id) as turn from private.channels x
    where case when r.companion_id is not null then x.companion_id = r.companion_id
      else x.booking_id = news.booking_id or x.waiting_id = news.waiting_id end
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
end
$$;

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
end
$$;
