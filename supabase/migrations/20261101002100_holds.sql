-- A hold whose open payment was not asked about after its end is never dropped: the money may be there already.
create function private.hold_is_over(booking public.bookings)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select booking.status = 'pending' and booking.expires_at < now() and not exists (
    select 1 from public.payments p
    where p.booking_id = booking.id and p.status in ('pending', 'wait_user_action', 'processing')
      and (p.checked_at is null or p.checked_at < booking.expires_at)
  )
$$;

create function private.drop_hold(booking public.bookings)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.bookings b set status = 'expired' where b.id = booking.id;
  perform private.give_seats_back(booking);
end
$$;

-- For one departure that looks full: seats of dead holds are free, also between two rounds of housekeeping.
create function private.free_departure(item_type text, item_id uuid, departs_on date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.bookings;
begin
  for booking in
    select b.* from public.bookings b
    where case when $1 = 'tour' then b.tour_id = $2 else b.package_id = $2 end
      and b.check_in = $3 and b.status = 'pending' and b.expires_at < now()
    order by b.id
    for update skip locked
  loop
    if private.hold_is_over(booking) then
      perform private.drop_hold(booking);
    end if;
  end loop;
end
$$;

-- Housekeeping's round; answers how many holds ended. Rows somebody else holds wait for the next round.
create function private.expire_holds()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.bookings;
  ended integer := 0;
begin
  for booking in
    select b.* from public.bookings b
    where b.status = 'pending' and b.expires_at < now()
    order by b.expires_at
    limit 500
    for update skip locked
  loop
    if private.hold_is_over(booking) then
      perform private.drop_hold(booking);
      ended := ended + 1;
    end if;
  end loop;
  delete from private.rate_limits l where l.filled_at < now() - interval '2 days';
  return ended;
end
$$;
grant execute on function private.expire_holds() to service_role;

create function public.expire_holds()
returns integer
language sql
set search_path = ''
as $$
  select private.expire_holds()
$$;
grant execute on function public.expire_holds() to service_role;
