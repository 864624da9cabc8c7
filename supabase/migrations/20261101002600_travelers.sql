-- Holds the list of travelers of a booking, and the companions with links of their own.
-- Relies on `bookings`, `limits`, `news`, `vouchers` and `seats`.
-- Called by anyone and the desk.
set check_function_bodies = off;

create table public.travelers (
  booking_id uuid not null references public.bookings (id) on delete cascade,
  position integer not null check (position between 1 and 500),
  name text check (length(name) between 1 and 101),
  birth_year integer check (birth_year >= 1900),
  nationality text check (length(nationality) between 1 and 50),
  diet text check (length(diet) between 1 and 100),
  note text check (length(note) between 1 and 300),
  primary key (booking_id, position),
  check (num_nonnulls(name, birth_year, nationality, diet, note) > 0)
);

create table public.companions (
  id uuid primary key,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  position integer not null check (position between 2 and 500),
  label text check (length(label) between 1 and 50),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  serial integer not null check (serial between 1 and 255),
  made_at timestamptz not null default now(),
  opened_at timestamptz,
  revoked_at timestamptz,
  details_saved_at bigint,
  check ((label is null) = (revoked_at is not null)),
  unique (booking_id, position, serial)
);
create unique index companions_position on public.companions (booking_id, position) where revoked_at is null;

create table public.companion_details (
  companion_id uuid primary key references public.companions (id) on delete cascade,
  name text not null check (length(name) between 1 and 101),
  birth_year integer check (birth_year >= 1900),
  nationality text check (length(nationality) between 1 and 50),
  passport text check (length(passport) between 1 and 20),
  diet text check (length(diet) between 1 and 100),
  note text check (length(note) between 1 and 300)
);

insert into private.rate_rules (purpose, capacity, seconds_per_token) values ('companions', 120, 5);

grant select on public.travelers to service_role;

create function private.travelers_of(booking_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(t) - 'booking_id' order by t.position), '[]')
    from public.travelers t where t.booking_id = travelers_of.booking_id
  );
end $$;

create function private.wrong_traveler_key(guest jsonb) returns text language plpgsql stable set search_path = '' as $$
begin
  return (
    select case
      when wrong is not null then coalesce(nullif(wrong, ''), 'travelers')
      when btrim(guest ->> 'name') <> '' and private.check_name('Name', guest ->> 'name', 101) is not null then 'name'
      when (guest ->> 'birth_year')::integer not between 1900 and extract(year from private.today()) then 'birth_year'
      else (
        select t.field from (values ('nationality', 50), ('diet', 100), ('note', 300)) t (field, longest)
        where length(guest ->> t.field) > t.longest or private.has_control_characters(guest ->> t.field, true)
        limit 1
      )
    end
    from (
      select private.wrong_key(guest, '{"position": "number ^[1-9][0-9]{0,2}$", "name": "string?",
        "birth_year": "number? ^[0-9]{4}$", "nationality": "string?", "diet": "string?", "note": "string?"}') as wrong
    ) shape
  );
end $$;

create function private.check_travelers(list jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  wrong text;
begin
  wrong := case when pg_column_size(list) > private.setting('list_bytes')::integer then ''
    else private.wrong_key(list, '{"id": "uuid", "token": "token", "saved_at": "milliseconds", "travelers": "array"}') end;
  if wrong is null then
    select g.wrong into wrong
    from (
      select private.wrong_traveler_key(t.guest) as wrong, t.place
      from jsonb_array_elements(list -> 'travelers') with ordinality t (guest, place)
    ) g
    where g.wrong is not null order by g.place limit 1;
  end if;
  if wrong is null and (select count(*) > count(distinct (t ->> 'position')::integer)
    from jsonb_array_elements(list -> 'travelers') t) then
    wrong := 'position';
  end if;
  return case when wrong is not null then private.refusal('invalid_travelers', nullif(wrong, ''), 'Invalid information') end;
end $$;

create function private.companions_of(booking public.bookings) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'position', c.position, 'label', c.label, 'made_at', c.made_at,
      'opened_at', c.opened_at, 'details_saved_at', c.details_saved_at) order by c.position), '[]')
    from public.companions c where c.booking_id = booking.id and c.revoked_at is null
  );
end $$;

create function private.next_serial(booking_id uuid, place integer) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(max(c.serial), 0) + 1 from public.companions c
    where c.booking_id = next_serial.booking_id and c.position = place
  );
end $$;

-- Ends a link and deletes what belongs to its person.
create function private.end_companion(companion_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.companion_details d where d.companion_id = end_companion.companion_id;
  delete from public.companion_vouchers v where v.companion_id = end_companion.companion_id;
  delete from public.news_readers r where r.companion_id = end_companion.companion_id;
  delete from private.telegram_starts s where s.companion_id = end_companion.companion_id;
  delete from private.channels c where c.companion_id = end_companion.companion_id;
  update public.companions c set revoked_at = coalesce(c.revoked_at, now()), label = null, details_saved_at = null
  where c.id = end_companion.companion_id;
end $$;

create function private.working_companion(companion_id uuid, token text) returns public.companions
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select c from public.companions c join public.bookings b on b.id = c.booking_id
    where c.id = companion_id and c.token_hash = private.token_hash(token) and c.revoked_at is null
      and c.position <= b.guests and b.ends_on + 2 >= private.today()
  );
end $$;

-- Names what a companion may see, so that a new field of the lead's view stays with the lead.
create function private.companion_view(companion public.companions, booking public.bookings) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_object_agg(f.key, f.value) from jsonb_each(private.booking_view(booking.id)) f
    where f.key in ('title', 'image_url', 'item_type', 'item_id', 'check_in', 'ends_on', 'duration_days', 'itinerary', 'includes',
      'meeting_point', 'meeting_latitude', 'meeting_longitude', 'meeting_time', 'contact_phone', 'language',
      'server_time')
  ) || jsonb_build_object(
    'id', companion.id, 'position', companion.position, 'label', companion.label, 'first_name', booking.customer_first_name,
    'state', case when private.is_called_off(booking) then 'called_off' when booking.status = 'confirmed' then 'confirmed'
      else 'cancelled' end,
    'voucher', private.companion_voucher_of(companion, booking), 'details_saved_at', companion.details_saved_at,
    'meeting_change', private.meeting_change_of(booking, companion.id), 'news', private.news_of(booking.id, companion.id)
  );
end $$;

create function private.check_details(details jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  refused jsonb := private.check_shape(details, 'invalid_details',
    '{"id": "uuid", "token": "token", "saved_at": "milliseconds", "name": "string", "birth_year": "any", "nationality": "any",
      "passport": "string? ^([A-Za-z0-9][A-Za-z0-9 /-]{0,19})?$", "diet": "any", "note": "any"}');
  wrong text;
begin
  if refused is not null then
    return refused;
  end if;
  wrong := case when btrim(details ->> 'name') = '' then 'name'
    else private.wrong_traveler_key((details - '{id,token,saved_at,passport}'::text[]) || '{"position": 1}') end;
  return private.refusal('invalid_details', nullif(wrong, ''), case when wrong is not null then 'Invalid information' end);
end $$;

create function private.known_travelers(booking_id uuid, with_passport boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    with own as (
      select to_jsonb(d) - 'companion_id' - case when with_passport then '' else 'passport' end
        || jsonb_build_object('position', c.position) as traveler, c.position
      from public.companions c join public.companion_details d on d.companion_id = c.id
      where c.booking_id = known_travelers.booking_id and c.revoked_at is null
    )
    select coalesce(jsonb_agg(k.traveler order by k.position), '[]') from (
      select o.traveler, o.position from own o
      union all
      select to_jsonb(t) - 'booking_id', t.position from public.travelers t
      where t.booking_id = known_travelers.booking_id and t.position not in (select o.position from own o)
    ) k
  );
end $$;

create function private.companions_to_meet(booking_id uuid, guests integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('position', l.position, 'serial', l.serial, 'name', l.name)
      order by l.position), '[]')
    from (
      select distinct on (c.position) c.position, c.serial,
        case when c.position <= guests then coalesce(d.name, t.name, c.label) end as name
      from public.companions c
      left join public.companion_details d on d.companion_id = c.id
      left join public.travelers t on t.booking_id = c.booking_id and t.position = c.position and c.revoked_at is null
      where c.booking_id = companions_to_meet.booking_id order by c.position, c.serial desc
    ) l
  );
end $$;

create function private.named_travelers(booking_id uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select count(*) from jsonb_array_elements(private.known_travelers(booking_id, false)) t where t ->> 'name' is not null);
end $$;

-- Lists a booking again if its travelers still lack names after three days.
create function private.lacks_names(booking public.bookings) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return booking.guests > private.named_travelers(booking.id) and not exists (
    select 1 from public.email_outbox m
    where m.booking_id = booking.id and m.kind = 'names_wanted' and m.created_at > now() - interval '3 days'
  );
end $$;

create function private.save_travelers(list jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refused jsonb := private.check_travelers(list);
  booking public.bookings;
begin
  if refused is not null then
    return refused;
  end if;
  perform private.require_token('travelers');
  select b.* into booking from public.bookings b
  where b.id = (list ->> 'id')::uuid and private.holds_token(b.id, list ->> 'token')
  for update;
  if booking.id is null then
    return private.refusal('not_found', null, 'This booking is not known');
  end if;
  if not booking.has_seats or booking.ends_on < private.today() then
    return private.refusal('trip_over', null, 'This trip has ended or was cancelled');
  end if;
  if booking.travelers_saved_at > (list ->> 'saved_at')::bigint then
    return private.refusal('newer_list', null, 'A newer list of travelers was saved meanwhile');
  end if;
  if exists (
    select 1 from jsonb_array_elements(list -> 'travelers') t where (t ->> 'position')::integer > booking.guests
  ) then
    return private.refusal('too_many_travelers', 'position', format('This booking is for %s people', booking.guests));
  end if;
  delete from public.travelers t where t.booking_id = booking.id;
  insert into public.travelers (booking_id, position, name, birth_year, nationality, diet, note)
  select booking.id, t.* from (
    select (g ->> 'position')::integer, nullif(btrim(g ->> 'name'), ''), (g ->> 'birth_year')::integer,
      nullif(private.strip_markup(g ->> 'nationality'), '') as nationality,
      nullif(private.strip_markup(g ->> 'diet'), '') as diet, nullif(private.strip_markup(g ->> 'note'), '') as note
    from jsonb_array_elements(list -> 'travelers') g
  ) t (position, name, birth_year, nationality, diet, note)
  where num_nonnulls(t.name, t.birth_year, t.nationality, t.diet, t.note) > 0;
  update public.bookings b set travelers_saved_at = (list ->> 'saved_at')::bigint where b.id = booking.id;
  return '{"ok": true}';
end $$;
comment on function private.save_travelers is 'The latest saved_at wins, even if it arrives first. Refuses invalid_travelers, not_found, trip_over, newer_list, too_many_travelers.';

create function private.share_trip(share jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refused constant jsonb := private.check_shape(share, 'invalid_share',
    '{"id": "uuid", "token": "token", "companion_id": "uuid", "position": "guests", "label": "string",
      "companion_token": "token"}');
  called constant text := private.strip_markup(share ->> 'label');
  place constant integer := (case when refused is null then share ->> 'position' end)::integer;
  hash constant text := private.token_hash(share ->> 'companion_token');
  booking public.bookings;
  known public.companions;
  next_serial integer;
begin
  if refused is not null then
    return refused;
  end if;
  if length(called) not between 1 and 50 or private.has_control_characters(share ->> 'label', false) then
    return private.refusal('invalid_share', 'label', 'Invalid information');
  end if;
  perform private.require_token('companions');
  select b.* into booking from public.bookings b
  where b.id = (share ->> 'id')::uuid and private.holds_token(b.id, share ->> 'token')
  for update;
  if booking.id is null then
    return private.refusal('not_found', null, 'This booking is not known');
  end if;
  if not booking.has_seats or booking.ends_on < private.today() or private.is_called_off(booking) then
    return private.refusal('trip_over', null, 'This trip has ended or was cancelled');
  end if;
  if booking.status <> 'confirmed' then
    return private.refusal('not_confirmed', null, 'This booking is not confirmed yet');
  end if;
  if place not between 2 and booking.guests then
    return private.refusal('invalid_share', 'position', 'This booking has no such traveler');
  end if;
  select c.* into known from public.companions c where c.id = (share ->> 'companion_id')::uuid;
  if known.id is not null then
    if (known.booking_id, known.position, known.token_hash) is distinct from (booking.id, place, hash)
      or known.revoked_at is not null then
      return private.refusal('invalid_share', 'companion_id', 'This link was made before');
    end if;
    update public.companions c set label = called where c.id = known.id;
    return jsonb_build_object('ok', true, 'companions', private.companions_of(booking));
  end if;
  if exists (
    select 1 from public.companions c where c.booking_id = booking.id and c.position = place and c.revoked_at is null
  ) then
    return private.refusal('position_taken', 'position', 'This traveler has a link already');
  end if;
  if exists (select 1 from public.companions c where c.token_hash = hash) then
    return private.refusal('invalid_share', 'companion_token', 'This link was made before');
  end if;
  next_serial := private.next_serial(booking.id, place);
  if next_serial > 255 then
    return private.refusal('invalid_share', 'position', 'Too many links were made for this traveler');
  end if;
  insert into public.companions (id, booking_id, position, label, token_hash, serial)
  values ((share ->> 'companion_id')::uuid, booking.id, place, called, hash, next_serial);
  return jsonb_build_object('ok', true, 'companions', private.companions_of(booking));
end $$;
comment on function private.share_trip is 'The lead makes or renames a link. Answers {companions}. Refuses invalid_share, not_found, position_taken, not_confirmed, trip_over.';

create function private.revoke_companion(link jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refused constant jsonb := private.check_shape(link, 'invalid_share',
    '{"id": "uuid", "token": "token", "companion_id": "uuid"}');
  booking public.bookings;
begin
  if refused is not null then
    return refused;
  end if;
  perform private.require_token('companions');
  select b.* into booking from public.bookings b
  where b.id = (link ->> 'id')::uuid and private.holds_token(b.id, link ->> 'token')
  for update;
  if booking.id is null then
    return private.refusal('not_found', null, 'This booking is not known');
  end if;
  perform private.end_companion(c.id) from public.companions c
  where c.id = (link ->> 'companion_id')::uuid and c.booking_id = booking.id;
  return jsonb_build_object('ok', true, 'companions', private.companions_of(booking));
end $$;
comment on function private.revoke_companion is 'Ends the link and deletes what that person wrote. Answers {companions}. Refuses invalid_share, not_found.';

create function private.companion_trip(companion_id uuid, token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  companion public.companions := private.working_companion(companion_id, token);
  booking public.bookings;
begin
  if companion.id is null then
    return null;
  end if;
  update public.companions c set opened_at = now() where c.id = companion.id and c.opened_at is null;
  select b.* into booking from public.bookings b where b.id = companion.booking_id;
  return private.companion_view(companion, booking);
end $$;
comment on function private.companion_trip is 'Answers the CompanionView; null if unknown, revoked or over for two days.';

create function private.save_companion_details(details jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refused constant jsonb := private.check_details(details);
  companion public.companions;
  booking public.bookings;
begin
  if refused is not null then
    return refused;
  end if;
  perform private.require_token('companions');
  companion := private.working_companion((details ->> 'id')::uuid, details ->> 'token');
  select b.* into booking from public.bookings b where b.id = companion.booking_id for update;
  -- Reads again under the lock, because the lead may have revoked the link meanwhile.
  companion := private.working_companion((details ->> 'id')::uuid, details ->> 'token');
  if companion.id is null then
    return private.refusal('not_found', null, 'This link is not valid');
  end if;
  if not booking.has_seats or booking.ends_on < private.today() then
    return private.refusal('trip_over', null, 'This trip has ended or was cancelled');
  end if;
  if companion.details_saved_at > (details ->> 'saved_at')::bigint then
    return private.refusal('newer_details', null, 'Newer details were saved meanwhile');
  end if;
  insert into public.companion_details as d (companion_id, name, birth_year, nationality, passport, diet, note)
  values (companion.id, btrim(details ->> 'name'), (details ->> 'birth_year')::integer,
    nullif(private.strip_markup(details ->> 'nationality'), ''), nullif(btrim(details ->> 'passport'), ''),
    nullif(private.strip_markup(details ->> 'diet'), ''), nullif(private.strip_markup(details ->> 'note'), ''))
  on conflict (companion_id) do update set name = excluded.name, birth_year = excluded.birth_year,
    nationality = excluded.nationality, passport = excluded.passport, diet = excluded.diet, note = excluded.note;
  update public.companions c set details_saved_at = (details ->> 'saved_at')::bigint where c.id = companion.id;
  return '{"ok": true}';
end $$;
comment on function private.save_companion_details is 'For the operator alone. Refuses invalid_details, not_found, trip_over, newer_details.';

create function private.admin_ask_names(booking_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
begin
  perform private.require_admin();
  booking := private.lock_booking(booking_id);
  if booking.id is null then
    return private.refusal('not_found', null, 'Not found');
  elsif booking.status <> 'confirmed' then
    return private.refusal('not_confirmed', null, 'This booking is not confirmed');
  elsif private.check_email(booking.customer_email) is not null then
    return private.refusal('no_address', null, 'This booking has no email address');
  elsif not private.lacks_names(booking) then
    return private.refusal('names_wanted_already', null, 'The names are here or were asked for within three days');
  end if;
  perform private.queue_booking_mail(booking, 'names_wanted', null, null, '{}');
  perform private.audit('names_asked', 'booking', booking.id::text, '{}');
  return '{"ok": true}';
end $$;
comment on function private.admin_ask_names is 'Mails the traveler. Refuses not_found, not_confirmed, no_address, names_wanted_already.';
