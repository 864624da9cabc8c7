-- On one departure, takes or frees only the difference. On two, takes all seats there before it frees those here.
create function private.take_changed_seats(booking public.bookings, departure_id uuid, people integer)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted public.bookings := booking;
begin
  wanted.guests := people;
  if departure_id <> booking.departure_id then
    return private.take_moving_seats(wanted, departure_id, true);
  end if;
  if people <= booking.guests or private.take_seats(departure_id, people - booking.guests) then
    return true;
  end if;
  perform private.free_departure(departure_id);
  return private.take_seats(departure_id, people - booking.guests);
end
$$;

-- Keeps the first travelers of the list that fit.
create function private.trim_travellers(booking_id uuid, people integer)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  beyond integer;
  free integer;
begin
  for beyond in select t.position from public.travellers t where t.booking_id = trim_travellers.booking_id
    and t.position > people order by 1 loop
    select min(n) into free from generate_series(1, people) n
    where not exists (select 1 from public.travellers t where t.booking_id = trim_travellers.booking_id and t.position = n);
    if free is null then
      delete from public.travellers t where t.booking_id = trim_travellers.booking_id and t.position = beyond;
    else
      update public.travellers t set position = free where t.booking_id = trim_travellers.booking_id and t.position = beyond;
    end if;
  end loop;
end
$$;
