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
alter table public.news enable row level security;
grant select on public.news to service_role;

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
alter table public.news_readers enable row level security;
grant select on public.news_readers to service_role;

insert into private.settings (key, value, unit) values
  ('quiet_from', '22:00', 'time in Tashkent from which news waits for the morning'),
  ('quiet_until', '07:00', 'time in Tashkent at which waiting news is sent');

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
end
$$;

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
end
$$;

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
end
$$;

create function private.is_news_seen(news_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.news_readers r
    where r.news_id = is_news_seen.news_id and r.companion_id is null and r.seen_at is not null
  )
$$;

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
end
$$;

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
end
$$;

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
end
$$;

create function private.my_news(reader jsonb) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  refused constant jsonb := private.check_shape(reader, 'invalid_reader',
    '{"id": "uuid", "token": "token", "as": "string ^(booking|companion|waiting)$"}');
  person constant uuid := (case when refused is null then reader ->> 'id' end)::uuid;
begin
  if refused is not null then
    return refused;
  end if;
  if not private.holds_reader(reader) then
    return private.refusal('not_found', null, 'This trip is not known');
  end if;
  return jsonb_build_object('ok', true, 'news', coalesce((
    select jsonb_agg(jsonb_build_object('id', x.id, 'kind', x.kind, 'at', x.at, 'seen_at', x.seen_at,
      'is_current', x.is_current, 'facts', x.facts) order by x.at desc)
    from (
      select n.id, n.kind, n.at, r.seen_at, private.is_news_current(n, r.companion_id) as is_current,
        private.news_facts(n) as facts
      from public.news n join public.news_readers r on r.news_id = n.id
      where case reader ->> 'as' when 'companion' then r.companion_id = person
        when 'booking' then n.booking_id = person and r.companion_id is null else n.waiting_id = person end
      order by n.at desc limit 20
    ) x
  ), '[]'));
end
$$;
