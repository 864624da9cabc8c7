-- The payment that paid for a booking; a second one, paid by mistake, is the operator's to give back.
create function private.paying_payment(booking_id uuid)
returns public.payments
language sql
stable
security definer
set search_path = ''
as $$
  select p from public.payments p where p.booking_id = $1 and p.status = 'completed' order by p.paid_at limit 1
$$;

create function private.refund_today(booking public.bookings)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.refund_for(
    booking.terms,
    case when booking.status = 'confirmed' then coalesce((private.paying_payment(booking.id)).amount_cents, 0) else 0 end,
    booking.guests, booking.check_in, private.today()
  ) || jsonb_build_object('as_of', private.today())
$$;

create function private.cancel_quote(booking_id uuid, token text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.refund_today(b) from public.bookings b where b.id = $1 and private.holds_token($1, $2)
$$;
grant execute on function private.cancel_quote(uuid, text) to anon, authenticated, service_role;

create function public.cancel_quote(booking_id uuid, token text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.cancel_quote(booking_id, token)
$$;
grant execute on function public.cancel_quote(uuid, text) to anon, authenticated, service_role;

-- The one way a booking is cancelled: seats back, refund promised, mail queued. The booking row is locked by the caller.
create function private.cancel_locked(booking public.bookings, refund_cents bigint, reason text, asked_by uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  paid public.payments := private.paying_payment(booking.id);
begin
  update public.bookings b set status = 'cancelled', cancelled_at = now(), expires_at = null where b.id = booking.id;
  perform private.give_seats_back(booking);
  if refund_cents > 0 then
    insert into public.refunds (payment_id, booking_id, amount_cents, reason, requested_by)
    values (paid.id, booking.id, refund_cents, reason, asked_by);
  end if;
  perform private.queue_booking_mail(booking, 'booking_cancelled', paid.id,
    private.next_mail_version(booking.id, 'booking_cancelled'), jsonb_build_object('refund_cents', refund_cents));
end
$$;

create function private.cancel_my_booking(booking_id uuid, token text, expected_refund_cents bigint)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.bookings;
  today jsonb;
begin
  if not private.holds_token($1, $2) then
    return private.refusal('not_found', null, 'Booking not found');
  end if;
  -- Payment rows first, as everywhere: whoever locks both does it in this order.
  perform 1 from public.payments p where p.booking_id = $1 order by p.id for update;
  select * into strict booking from public.bookings b where b.id = $1 for update;
  -- Asked again after a lost answer.
  if booking.status = 'cancelled' then
    return jsonb_build_object('ok', true, 'booking', private.booking_view(booking.id));
  end if;
  if booking.status not in ('pending', 'confirmed') or booking.check_in < private.today() then
    return private.refusal('not_cancellable', null, 'This booking can no longer be cancelled');
  end if;
  today := private.refund_today(booking);
  if (today ->> 'refund_cents')::bigint <> coalesce(expected_refund_cents, 0) then
    return private.refusal('refund_changed', null, 'The refund is not what you were shown') || today;
  end if;
  perform private.cancel_locked(booking, (today ->> 'refund_cents')::bigint, 'Cancelled by the traveller', null);
  return jsonb_build_object('ok', true, 'booking', private.booking_view(booking.id));
end
$$;
grant execute on function private.cancel_my_booking(uuid, text, bigint) to anon, authenticated, service_role;

create function public.cancel_my_booking(booking_id uuid, token text, expected_refund_cents bigint)
returns jsonb
language sql
set search_path = ''
as $$
  select private.cancel_my_booking(booking_id, token, expected_refund_cents)
$$;
grant execute on function public.cancel_my_booking(uuid, text, bigint) to anon, authenticated, service_role;
