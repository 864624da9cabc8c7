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
alter table public.travelers enable row level security;
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
end
$$;

-- The newest list wins even if it arrives first: each device dates its list later than every list it has seen.
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
end
$$;
