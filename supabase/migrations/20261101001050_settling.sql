-- Decides what a completed payment does to its booking. Runs once per payment, under the booking's lock.
create function private.settle_booking(booking public.bookings, payment public.payments)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  seated boolean := booking.has_seats;
  stray bigint;
  trouble text;
begin
  if booking.status = 'expired' then
    seated := booking.check_in > private.today() and private.take_seats(booking.departure_id, booking.guests);
  end if;
  if seated then
    update public.bookings b set status = 'confirmed', confirmed_at = coalesce(b.confirmed_at, now()), expires_at = null
    where b.id = booking.id;
    perform private.apply_money(booking.id);
    update public.bookings b set balance_due_on = case
      when private.owed(b.id) = 0 then null
      when booking.status = 'confirmed' then b.balance_due_on
      else private.balance_day(b) end
    where b.id = booking.id;
    if booking.status <> 'confirmed' then
      perform private.queue_booking_mail(booking, 'booking_confirmed', payment.id, 1, null);
    end if;
  end if;
  perform private.return_card_money(booking.id);
  select p.amount_cents - p.applied_cents into strict stray from public.payments p where p.id = payment.id;
  if booking.status = 'confirmed' and stray < payment.amount_cents then
    perform private.queue_booking_mail(booking, 'balance_paid', payment.id, null,
      jsonb_build_object('paid_cents', payment.amount_cents - stray));
  end if;
  if stray = 0 then
    return case when booking.status = 'expired' then 'applied_late' else 'applied' end;
  end if;
  trouble := case
    when booking.status = 'cancelled' then 'Paid after the booking was cancelled'
    when not seated and booking.status = 'expired' then 'Paid after the hold ran out, and the places are taken'
    when stray = payment.amount_cents and (stray = (booking.total_price * 100)::bigint or exists (
      select 1 from public.payments p where p.booking_id = booking.id and p.id <> payment.id and p.status = 'completed'
        and p.applied_cents > 0 and p.amount_cents = stray and p.purpose = payment.purpose
    )) then 'Paid a second time'
    else format('Paid more than was owed: $%s too much', (
      select to_char(sum(l.left_cents - l.own_cents) / 100, 'FM999,990.00') from private.refundable(booking.id) l
    )) end;
  -- The newest sum names everything that is too much.
  perform private.remove_attention_reasons(booking.id, array['Paid more than was owed'])
  where starts_with(trouble, 'Paid more than was owed');
  perform private.flag_booking(booking.id, trouble);
  update public.payments p set needs_attention = true where p.id = payment.id;
  perform private.queue_booking_mail(booking, 'attention_operator', payment.id, null, jsonb_build_object('reason', trouble));
  perform private.queue_booking_mail(booking, 'attention_traveller', payment.id, null,
    jsonb_build_object('reason', trouble, 'stray_cents', stray));
  return case when booking.status in ('confirmed', 'refunded') then 'applied_double' else 'applied_attention' end;
end
$$;
