-- Holds calendar addresses that follow a trip.
-- Relies on `bookings`, `travelers`, `limits` and `seats`.
-- Called by anyone and edge functions.
set check_function_bodies = off;

-- A calendar that follows one person's trip. `token_hash` is of the feed's address, `holder_hash` of the token that made it.
create table public.calendar_feeds (
  id uuid primary key,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  companion_id uuid references public.companions (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  holder_hash text not null check (holder_hash ~ '^[0-9a-f]{64}$'),
  shown_hash text not null check (shown_hash ~ '^[0-9a-f]{64}$'),
  sequence integer not null check (sequence >= 0),
  changed_at timestamptz not null default now(),
  made_at timestamptz not null default now(),
  read_at timestamptz,
  revoked_at timestamptz
);
create unique index calendar_feeds_holder on public.calendar_feeds (holder_hash) where revoked_at is null;
create index calendar_feeds_booking on public.calendar_feeds (booking_id);
create index calendar_feeds_companion on public.calendar_feeds (companion_id);

insert into private.rate_rules (purpose, capacity, seconds_per_token) values ('calendar', 60, 10);

create function private.calendar_entry(booking_id uuid, companion_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_object_agg(f.key, f.value) || jsonb_build_object('id', coalesce(companion_id, b.id), 'state',
      case when b.has_seats and not private.is_called_off(b) then 'confirmed' else 'cancelled' end)
    from public.bookings b, jsonb_each(private.booking_view(b.id)) f
    where b.id = booking_id and (f.key in ('title', 'check_in', 'ends_on', 'meeting_point', 'meeting_time', 'language')
      or (companion_id is null and f.key in ('reference', 'guests')))
    group by b.id
  );
end $$;

create function private.booking_of_person(person jsonb) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return case person ->> 'as'
    when 'companion' then (private.working_companion((person ->> 'id')::uuid, person ->> 'token')).booking_id
    else (
      select b.id from public.bookings b
      where b.id = (person ->> 'id')::uuid and private.holds_token(b.id, person ->> 'token')
        and b.ends_on + 2 >= private.today()
    )
  end;
end $$;

create function private.calendar_feed_answer(person jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  holder constant text := private.token_hash(person ->> 'token');
begin
  return (
    with own as (
      select f.* from public.calendar_feeds f where f.revoked_at is null
        and (f.companion_id = (person ->> 'id')::uuid or f.booking_id = (person ->> 'id')::uuid and f.companion_id is null)
    )
    select jsonb_build_object('ok', true,
      'feed', (select jsonb_build_object('id', o.id, 'made_at', o.made_at, 'read_at', o.read_at)
        from own o where o.holder_hash = holder),
      'others', (select count(*) from own o where o.holder_hash <> holder))
  );
end $$;

create function private.check_feed_person(person jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refused constant jsonb := private.check_shape(person, 'invalid_feed',
    '{"id": "uuid", "token": "token", "as": "string ^(booking|companion)$"}');
begin
  if refused is not null then
    return refused;
  end if;
  perform private.require_token('calendar');
  if private.booking_of_person(person) is null then
    return private.refusal('not_found', null, 'This trip is not known');
  end if;
  return null;
end $$;

create function private.calendar_feed(person jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refused constant jsonb := private.check_feed_person(person);
begin
  return coalesce(refused, private.calendar_feed_answer(person));
end $$;
comment on function private.calendar_feed is 'Answers {feed, others}: this token''s feed and how many others there are. Refuses invalid_feed, not_found.';

create function private.make_calendar_feed(feed jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refused constant jsonb := private.check_shape(feed, 'invalid_feed',
    '{"id": "uuid", "token": "token", "as": "string ^(booking|companion)$", "feed_id": "uuid", "feed_token": "token"}');
  holder constant text := private.token_hash(feed ->> 'token');
  companion constant uuid := (case when feed ->> 'as' = 'companion' and refused is null then feed ->> 'id' end)::uuid;
  booking public.bookings;
begin
  if refused is not null then
    return refused;
  end if;
  perform private.require_token('calendar');
  select b.* into booking from public.bookings b where b.id = private.booking_of_person(feed) for update;
  if booking.id is null or private.booking_of_person(feed) is null then
    return private.refusal('not_found', null, 'This trip is not known');
  end if;
  if not booking.has_seats or private.is_called_off(booking) then
    return private.refusal('trip_over', null, 'This trip was cancelled');
  end if;
  if booking.status <> 'confirmed' then
    return private.refusal('not_confirmed', null, 'This booking is not confirmed yet');
  end if;
  if exists (select from public.calendar_feeds f where f.holder_hash = holder and f.revoked_at is null) then
    return private.calendar_feed_answer(feed);
  end if;
  if exists (
    select from public.calendar_feeds f
    where f.id = (feed ->> 'feed_id')::uuid or f.token_hash = private.token_hash(feed ->> 'feed_token')
  ) then
    return private.refusal('invalid_feed', 'feed_id', 'This link was made before');
  end if;
  insert into public.calendar_feeds (id, booking_id, companion_id, token_hash, holder_hash, shown_hash, sequence)
  select (feed ->> 'feed_id')::uuid, booking.id, companion, private.token_hash(feed ->> 'feed_token'), holder,
    private.token_hash(private.calendar_entry(booking.id, companion)::text),
    -- A calendar ignores an event whose number is lower than one it saw before.
    coalesce(max(f.sequence) + 1, 0)
  from public.calendar_feeds f where f.booking_id = booking.id and f.companion_id is not distinct from companion;
  return private.calendar_feed_answer(feed);
end $$;
comment on function private.make_calendar_feed is 'A token has one feed. Answers {feed, others}. Refuses invalid_feed, not_found, not_confirmed, trip_over.';

create function private.revoke_calendar_feed(person jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refused constant jsonb := private.check_feed_person(person);
begin
  if refused is not null then
    return refused;
  end if;
  update public.calendar_feeds f set revoked_at = now()
  where f.revoked_at is null
    and (f.companion_id = (person ->> 'id')::uuid or f.booking_id = (person ->> 'id')::uuid and f.companion_id is null);
  return private.calendar_feed_answer(person);
end $$;
comment on function private.revoke_calendar_feed is 'Ends all feeds of the person, as a device may be lost. Answers {feed, others}. Refuses invalid_feed, not_found.';

create function private.read_calendar_feed(feed_id uuid, feed_token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  feed public.calendar_feeds;
  entry jsonb;
  hash text;
begin
  select f.* into feed from public.calendar_feeds f
  where f.id = feed_id and f.token_hash = private.token_hash(feed_token) and f.revoked_at is null
    and (f.companion_id is null or exists (
      select from public.companions c join public.bookings b on b.id = c.booking_id
      where c.id = f.companion_id and c.revoked_at is null and c.position <= b.guests and b.ends_on + 2 >= private.today()
    ))
  for update;
  if feed.id is null then
    return null;
  end if;
  entry := private.calendar_entry(feed.booking_id, feed.companion_id);
  hash := private.token_hash(entry::text);
  if hash <> feed.shown_hash then
    update public.calendar_feeds f set shown_hash = hash, sequence = f.sequence + 1, changed_at = now(), read_at = now()
    where f.id = feed.id returning f.* into feed;
  elsif feed.read_at is null or feed.read_at < now() - interval '1 hour' then
    update public.calendar_feeds f set read_at = now() where f.id = feed.id;
  end if;
  return jsonb_build_object('entry', entry - '{state,language}'::text[], 'state', entry -> 'state',
    'language', entry -> 'language', 'sequence', feed.sequence, 'changed_at', feed.changed_at);
end $$;
comment on function private.read_calendar_feed is 'Answers {entry, state, language, sequence, changed_at} or null; sequence grows when a reading finds a change.';
