-- Holds signed voucher codes and the keys that verify them.
-- Relies on `bookings`, `travelers`, `departures` and `seats`.
-- Called by edge functions.
set check_function_bodies = off;

-- A device checks vouchers offline with these public keys; the private keys are secrets of the edge functions.
create table public.voucher_keys (
  id integer primary key check (id between 1 and 255),
  public_key text not null unique check (public_key ~ '^[A-Za-z0-9_-]{43}$'),
  made_at timestamptz not null default now(),
  revoked_at timestamptz
);

create table public.vouchers (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  -- A booking that moved needs another voucher, so this stores the signed departure and guests.
  departure_id uuid not null,
  guests integer not null check (guests between 1 and 255),
  key_id integer not null references public.voucher_keys (id),
  code text not null check (code ~ '^JTU:[0-9A-Z $%*+./:-]{149}$'),
  signed_at timestamptz not null default now()
);
create index vouchers_key on public.vouchers (key_id);

create table public.companion_vouchers (
  companion_id uuid primary key references public.companions (id) on delete cascade,
  departure_id uuid not null,
  position integer not null check (position between 2 and 255),
  serial integer not null check (serial between 1 and 255),
  key_id integer not null references public.voucher_keys (id),
  code text not null check (code ~ '^JTU:[0-9A-Z $%*+./:-]{150}$'),
  signed_at timestamptz not null default now()
);
create index companion_vouchers_key on public.companion_vouchers (key_id);
grant select on public.voucher_keys to service_role;
grant select on public.vouchers to service_role;

create function private.mirrored_voucher_keys() returns json
language sql stable security definer set search_path = '' as $$
  select coalesce(json_agg(json_build_object('id', k.id, 'key', k.public_key) order by k.id), '[]')
  from public.voucher_keys k where k.revoked_at is null
$$;

create function private.voucher_of(booking public.bookings) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select v.code
    from public.vouchers v
    join public.voucher_keys k on k.id = v.key_id and k.revoked_at is null
    join public.departures d on d.id = booking.departure_id and d.state <> 'cancelled'
    where booking.status = 'confirmed' and v.booking_id = booking.id
      and v.departure_id = booking.departure_id and v.guests = booking.guests
  );
end $$;

create function private.companion_voucher_of(companion public.companions, booking public.bookings) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select v.code
    from public.companion_vouchers v
    join public.voucher_keys k on k.id = v.key_id and k.revoked_at is null
    join public.departures d on d.id = booking.departure_id and d.state <> 'cancelled'
    where booking.status = 'confirmed' and v.companion_id = companion.id and v.departure_id = booking.departure_id
      and v.position = companion.position and v.serial = companion.serial
  );
end $$;

create function private.companion_vouchers_to_sign(booking_id uuid, how_many integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('booking_id', w.booking_id, 'departure_id', w.departure_id,
      'companion_id', w.companion_id, 'position', w.position, 'serial', w.serial)), '[]')
    from (
      select b.id as booking_id, b.departure_id, c.id as companion_id, c.position, c.serial
      from public.companions c join public.bookings b on b.id = c.booking_id
      where b.status = 'confirmed' and c.revoked_at is null and c.position <= least(b.guests, 255)
        and (companion_vouchers_to_sign.booking_id is null or b.id = companion_vouchers_to_sign.booking_id)
        and b.ends_on >= private.today() and not private.is_called_off(b) and private.companion_voucher_of(c, b) is null
      order by b.check_in, c.id limit least(how_many, 500)
    ) w
  );
end $$;

create function private.vouchers_to_sign(
  key_id integer, public_key text, booking_id uuid, how_many integer default 100
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  known public.voucher_keys;
  parties jsonb;
begin
  insert into public.voucher_keys (id, public_key) values (key_id, public_key) on conflict do nothing;
  select k.* into known from public.voucher_keys k where k.id = key_id;
  if known.public_key is distinct from public_key then
    return private.refusal('key_taken', null, 'This number or this key is known for another one');
  end if;
  if known.revoked_at is not null then
    return private.refusal('key_revoked', null, 'This key was revoked');
  end if;
  parties := coalesce((
    select jsonb_agg(jsonb_build_object('booking_id', w.id, 'departure_id', w.departure_id, 'guests', w.guests))
    from (
      select b.id, b.departure_id, b.guests from public.bookings b
      join public.departures d on d.id = b.departure_id and d.state <> 'cancelled'
      where b.status = 'confirmed' and b.guests <= 255 and (booking_id is null or b.id = booking_id)
        and (booking_id is not null or b.ends_on >= private.today())
        and not exists (
          select from public.vouchers v join public.voucher_keys k on k.id = v.key_id and k.revoked_at is null
          where v.booking_id = b.id and v.departure_id = b.departure_id and v.guests = b.guests
        )
      order by b.check_in, b.id limit least(how_many, 500)
    ) w
  ), '[]');
  return jsonb_build_object('ok', true, 'wanted',
    parties || private.companion_vouchers_to_sign(booking_id, how_many - jsonb_array_length(parties)));
end $$;
comment on function private.vouchers_to_sign is 'Makes the key known. Answers {wanted: [{booking_id, departure_id, guests}]}. Refuses key_taken, key_revoked.';

create function private.store_vouchers(key_id integer, vouchers jsonb) returns integer
language sql security definer set search_path = '' as $$
  with kept_companions as (
    insert into public.companion_vouchers as v (companion_id, departure_id, position, serial, key_id, code)
    select c.id, b.departure_id, c.position, c.serial, key_id, s.code
    from jsonb_to_recordset(vouchers) s (companion_id uuid, departure_id uuid, position integer, serial integer, code text)
    join public.companions c on c.id = s.companion_id and c.revoked_at is null
      and (c.position, c.serial) = (s.position, s.serial)
    join public.bookings b on b.id = c.booking_id and b.status = 'confirmed' and b.departure_id = s.departure_id
    order by c.id
    on conflict (companion_id) do update set departure_id = excluded.departure_id, position = excluded.position,
      serial = excluded.serial, key_id = excluded.key_id, code = excluded.code, signed_at = now()
    returning 1
  ),
  kept as (
    insert into public.vouchers as v (booking_id, departure_id, guests, key_id, code)
    select b.id, b.departure_id, b.guests, key_id, s.code
    from jsonb_to_recordset(vouchers) s (booking_id uuid, departure_id uuid, guests integer, code text)
    join public.bookings b on b.id = s.booking_id and b.status = 'confirmed'
      and b.departure_id = s.departure_id and b.guests = s.guests
    -- The foreign key locks the bookings in this order, as in every function that locks several.
    order by b.id
    on conflict (booking_id) do update set departure_id = excluded.departure_id, guests = excluded.guests,
      key_id = excluded.key_id, code = excluded.code, signed_at = now()
    returning 1
  )
  select ((select count(*) from kept) + (select count(*) from kept_companions))::integer
$$;
comment on function private.store_vouchers is 'Stores [{booking_id, departure_id, guests, code}] where they still fit. Answers how many.';
