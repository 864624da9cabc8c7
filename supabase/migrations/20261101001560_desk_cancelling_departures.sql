-- Paid bookings may choose another date or a full refund; holds are released.
create function private.cancel_departure(departure_id uuid, reason text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor uuid := private.require_admin();
  departure public.departures;
  booking public.bookings;
  held uuid[];
  told integer := 0;
  trouble constant text := 'The departure was cancelled';
begin
  perform private.require_reason(reason);
  perform private.lock_catalogue_now();
  -- Locks bookings by id, then the departure, like every verb that frees seats. A booking that arrives while this waits
  -- for the departure needs another try: its transaction may hold the booking and wait for the departure.
  loop
    begin
      held := array(select (private.lock_booking(b.id)).id from (
        select x.id from public.bookings x where x.departure_id = cancel_departure.departure_id and x.has_seats order by x.id
      ) b);
      select d.* into departure from public.departures d where d.id = cancel_departure.departure_id for update;
      exit when not exists (
        select 1 from public.bookings b where b.departure_id = cancel_departure.departure_id and b.has_seats
          and b.id <> all (held)
      );
      raise sqlstate 'JT001';
    exception when sqlstate 'JT001' then
      null;
    end;
  end loop;
  if departure.id is null then
    return private.refusal('not_found', null, 'There is no such departure');
  end if;
  if departure.state <> 'cancelled' then
    update public.departures d set state = 'cancelled' where d.id = cancel_departure.departure_id returning * into departure;
    for booking in
      select b.* from public.bookings b where b.departure_id = cancel_departure.departure_id and b.has_seats
        order by b.id for update
    loop
      if booking.status = 'pending' then
        perform private.cancel_locked(booking, 0, trouble, actor);
      else
        update public.bookings b set needs_attention = true,
          attention_reason = concat_ws('. ', b.attention_reason, trouble)
        where b.id = booking.id;
        perform private.queue_booking_mail(booking, 'departure_cancelled', private.newest_applied_payment(booking.id),
          null, private.refund_today(booking) || jsonb_build_object('ways', private.refundable_by_method(booking.id), 'nearest_dates',
            private.nearest_dates(booking.item_type, booking.item_id, booking.check_in, booking.guests)));
      end if;
      perform private.audit('departure cancelled', 'booking', booking.id::text, jsonb_build_object('reason', reason));
      told := told + 1;
    end loop;
    perform private.update_waiting_list(departure.id);
    perform private.list_departures(departure.tour_id);
    perform private.audit('cancelled', 'departure', departure.id::text, jsonb_build_object('reason', reason, 'bookings', told));
  end if;
  select d.* into strict departure from public.departures d where d.id = cancel_departure.departure_id;
  return jsonb_build_object('ok', true, 'departure', private.departure_view(departure), 'bookings', told);
end
$$;
