-- Holds the bot of the shop and the chats that receive news.
-- Relies on `news`, `bookings`, `limits`, `travelers` and `waiting_lists`.
-- Called by anyone and edge functions.
set check_function_bodies = off;

create table private.telegram_bot (
  only_one boolean primary key default true check (only_one),
  name text not null check (name ~ '^[A-Za-z][A-Za-z0-9_]{4,31}$')
);

-- A link that opens the bot for one person. It keeps its channel, so that Telegram may repeat its update.
create table private.telegram_starts (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  booking_id uuid references public.bookings (id) on delete cascade,
  companion_id uuid references public.companions (id) on delete cascade,
  waiting_id uuid references public.waiting_entries (id) on delete cascade,
  channel_id uuid references private.channels (id) on delete cascade,
  language text not null default 'en' check (language = any (private.languages())),
  expires_at timestamptz not null,
  check (num_nonnulls(booking_id, companion_id, waiting_id) = 1)
);
create index telegram_starts_booking on private.telegram_starts (booking_id);
create index telegram_starts_companion on private.telegram_starts (companion_id);
create index telegram_starts_waiting on private.telegram_starts (waiting_id);
create index telegram_starts_channel on private.telegram_starts (channel_id);
create index telegram_starts_old on private.telegram_starts (expires_at);
create index channels_chat on private.channels (chat_id);

insert into private.rate_rules (purpose, capacity, seconds_per_token) values ('telegram', 60, 10);

create function private.telegram_answer(person jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object('ok', true, 'bot', (select b.name from private.telegram_bot b), 'chats', (
    select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'made_at', c.made_at) order by c.made_at), '[]')
    from private.channels c, private.person_columns(person) p
    where c.kind = 'telegram' and (c.booking_id = p.booking or c.companion_id = p.companion or c.waiting_id = p.waiting)
  ));
end $$;

create function private.tell_telegram_bot(name text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if name is null then
    delete from private.telegram_bot;
  elsif name is distinct from (select b.name from private.telegram_bot b) then
    insert into private.telegram_bot (name) values (tell_telegram_bot.name)
    on conflict (only_one) do update set name = excluded.name;
  end if;
end $$;
comment on function private.tell_telegram_bot is 'Stores the bot''s name; null: there is none.';

create function private.news_ways() returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('push_key', private.push_key(), 'bot', (select b.name from private.telegram_bot b))
$$;
comment on function private.news_ways is 'Answers {push_key, bot}: the VAPID public key and the Telegram bot''s name; null where the shop has none.';

create function private.my_telegram(reader jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refused constant jsonb := private.check_shape(reader, 'invalid_reader',
    '{"id": "uuid", "token": "token", "as": "string ^(booking|companion|waiting)$"}');
begin
  if refused is not null then
    return refused;
  end if;
  perform private.require_token('telegram');
  if not private.holds_reader(reader) then
    return private.refusal('not_found', null, 'This trip is not known');
  end if;
  return private.telegram_answer(reader);
end $$;
comment on function private.my_telegram is 'Answers {bot, chats: [{id, made_at}]}, the person''s chats. Refuses invalid_reader, not_found.';

create function private.start_telegram(start jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refused constant jsonb := private.check_shape(start, 'invalid_start', '{"id": "uuid", "token": "token",
    "as": "string ^(booking|companion|waiting)$", "start_token": "token", "language": "any"}');
  hash constant text := private.token_hash(start ->> 'start_token');
  person record;
begin
  if refused is not null then
    return refused;
  end if;
  perform private.require_token('telegram');
  if not private.holds_reader(start) then
    return private.refusal('not_found', null, 'This trip is not known');
  end if;
  if not exists (select from private.telegram_bot) then
    return private.refusal('no_bot', null, 'This shop has no Telegram bot');
  end if;
  select p.* into person from private.person_columns(start) p;
  perform pg_advisory_xact_lock(hashtextextended(start ->> 'id', 5));
  if exists (select from private.telegram_starts s where s.token_hash = hash
    and (s.booking_id, s.companion_id, s.waiting_id) is distinct from (person.booking, person.companion, person.waiting)) then
    return private.refusal('invalid_start', 'start_token', 'This link was made before');
  end if;
  delete from private.telegram_starts s where s.token_hash <> hash
    and (s.booking_id = person.booking or s.companion_id = person.companion or s.waiting_id = person.waiting);
  insert into private.telegram_starts (token_hash, booking_id, companion_id, waiting_id, language, expires_at)
  values (hash, person.booking, person.companion, person.waiting, private.as_language(start ->> 'language'),
    now() + interval '1 hour')
  on conflict (token_hash) do nothing;
  return private.telegram_answer(start);
end $$;
comment on function private.start_telegram is 'Opens a link for an hour, which ends the last one. Answers as my_telegram. Refuses invalid_start, no_bot, not_found.';

create function private.bind_telegram(start_token text, chat_id bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  start private.telegram_starts;
  channel private.channels;
begin
  perform pg_advisory_xact_lock(hashtextextended(coalesce(s.booking_id, s.companion_id, s.waiting_id)::text, 5))
  from private.telegram_starts s where s.token_hash = private.token_hash(start_token);
  select s.* into start from private.telegram_starts s
  where s.token_hash = private.token_hash(start_token) and s.expires_at > now() for update;
  select c.* into channel from private.channels c
  where c.kind = 'telegram' and c.chat_id = bind_telegram.chat_id
    and (c.booking_id = start.booking_id or c.companion_id = start.companion_id or c.waiting_id = start.waiting_id);
  if start.token_hash is null or (start.channel_id is not null and start.channel_id is distinct from channel.id) then
    return private.refusal('not_found', null, 'This link is not known');
  end if;
  if start.channel_id is null then
    perform private.remove_channel(c.id) from (
      select x.id, row_number() over (order by x.used_at desc, x.id) as place from private.channels x
      where x.id is distinct from channel.id
        and (x.booking_id = start.booking_id or x.companion_id = start.companion_id or x.waiting_id = start.waiting_id)
    ) c
    where c.place >= private.setting('channels_per_person')::integer;
    insert into private.channels as c (id, booking_id, companion_id, waiting_id, kind, chat_id, language)
    values (coalesce(channel.id, gen_random_uuid()), start.booking_id, start.companion_id, start.waiting_id, 'telegram',
      bind_telegram.chat_id, start.language)
    on conflict (id) do update set language = excluded.language, used_at = now()
    returning c.* into channel;
    update private.telegram_starts s set channel_id = channel.id where s.token_hash = start.token_hash;
  end if;
  return jsonb_build_object('ok', true, 'language', channel.language, 'title', coalesce(
    (select b.title from public.bookings b where b.id = start.booking_id),
    (select b.title from public.companions c join public.bookings b on b.id = c.booking_id where c.id = start.companion_id),
    (select coalesce(t.title, p.title) from public.waiting_entries w join public.departures d on d.id = w.departure_id
      left join public.tours t on t.id = d.tour_id left join public.packages p on p.id = d.package_id
      where w.id = start.waiting_id)
  ));
end $$;
comment on function private.bind_telegram is 'Alike for an unknown, old and used link, unless this chat used it. Answers {language, title}. Refuses not_found.';

create function private.stop_telegram(chat_id bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  last private.channels;
begin
  select c.* into last from private.channels c
  where c.kind = 'telegram' and c.chat_id = stop_telegram.chat_id order by c.used_at desc limit 1;
  perform private.remove_channel(c.id) from private.channels c
  where c.kind = 'telegram' and c.chat_id = stop_telegram.chat_id;
  return jsonb_build_object('ok', true, 'language', last.language);
end $$;
comment on function private.stop_telegram is 'Ends all news of a chat. Answers {language}; null if it had none.';

create function private.acknowledge_telegram(delivery_id uuid, chat_id bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  reader uuid;
  spoken text;
begin
  select d.reader_id, c.language into reader, spoken
  from private.news_deliveries d join private.channels c on c.id = d.channel_id
  where d.id = delivery_id and c.kind = 'telegram' and c.chat_id = acknowledge_telegram.chat_id;
  if reader is null then
    return private.refusal('not_found', null, 'This news is not known');
  end if;
  perform private.note_seen(reader, now(), 'telegram');
  return jsonb_build_object('ok', true, 'language', spoken);
end $$;
comment on function private.acknowledge_telegram is 'Notes that the chat''s reader saw the news. Answers {language}. Refuses not_found.';
