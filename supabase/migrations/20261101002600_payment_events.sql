-- What money means for the booking. Called with payment and booking locked, once per completed payment.
create function private.settle_booking(booking public.bookings, payment public.payments)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  capacity integer;
  kind text := case when booking.tour_id is null then 'package' else 'tour' end;
  item uuid := coalesce(booking.tour_id, booking.package_id);
  seated boolean := booking.status = 'pending';
  trouble text;
begin
  if booking.status = 'expired' then
    select coalesce(t.max_guests, p.max_guests) into capacity
    from (select 1) always
    left join public.tours t on t.id = booking.tour_id
    left join public.packages p on p.id = booking.package_id;
    seated := booking.check_in > private.today()
      and private.take_seats(kind, item, booking.check_in, booking.guests, capacity);
    trouble := 'Paid after the hold ran out, and the places are taken';
  elsif booking.status = 'cancelled' then
    trouble := 'Paid after the booking was cancelled';
  elsif booking.status in ('confirmed', 'refunded') then
    trouble := 'Paid a second time';
  end if;
  if seated then
    update public.bookings b set status = 'confirmed', confirmed_at = now(), expires_at = null where b.id = booking.id;
    perform private.queue_booking_mail(booking, 'booking_confirmed', payment.id, 1, null);
    return case when booking.status = 'pending' then 'applied' else 'applied_late' end;
  end if;
  update public.bookings b set needs_attention = true, attention_reason = trouble where b.id = booking.id;
  update public.payments p set needs_attention = true where p.id = payment.id;
  perform private.queue_booking_mail(booking, 'attention_operator', payment.id,
    private.next_mail_version(booking.id, 'attention_operator'), jsonb_build_object('reason', trouble));
  perform private.queue_booking_mail(booking, 'attention_traveller', payment.id,
    private.next_mail_version(booking.id, 'attention_traveller'), jsonb_build_object('reason', trouble));
  return case when booking.status in ('confirmed', 'refunded') then 'applied_double' else 'applied_attention' end;
end
$$;

-- The one path by which a payment changes. Webhook, poll, housekeeping and desk all come through here.
-- Outcomes: applied, applied_late, applied_attention, applied_double, noop, ignored, wrong_amount, stored, duplicate.
create function private.apply_payment_event(
  payment uuid, new_status text, source text, dedupe_key text, payload jsonb, amount bigint
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  row public.payments;
  booking public.bookings;
  event_id bigint;
  judged text;
begin
  select * into row from public.payments p where p.id = $1 for update;
  if row.id is null then
    return private.refusal('not_found', null, 'Payment not found');
  end if;
  insert into public.payment_events (payment_id, dedupe_key, status, source, payload, outcome)
  values (row.id, $4, $2, $3, coalesce($5, '{}'), 'stored')
  on conflict on constraint payment_events_dedupe_key_key do nothing
  returning id into event_id;
  -- The provider answered, whatever it said: holds may be judged by it.
  if source <> 'desk' then
    update public.payments p set checked_at = clock_timestamp() where p.id = row.id;
  end if;
  if event_id is null then
    judged := 'duplicate';
  elsif $2 is null then
    judged := 'stored';
  elsif row.status = $2 then
    judged := 'noop';
  elsif not exists (
    select 1 from private.payment_transitions t where t.from_status = row.status and t.to_status = $2
  ) then
    judged := 'ignored';
  elsif $2 = 'completed' and $6 is not null and $6 <> coalesce(row.settlement_amount, row.amount_cents) then
    judged := 'wrong_amount';
    update public.payments p set needs_attention = true where p.id = row.id;
  else
    update public.payments p set
      status = $2,
      paid_at = case when $2 = 'completed' then now() else p.paid_at end,
      refunded_cents = case when $2 = 'refunded' then p.amount_cents else p.refunded_cents end
    where p.id = row.id
    returning * into strict row;
    judged := 'applied';
  end if;
  if judged in ('applied', 'wrong_amount') then
    select * into strict booking from public.bookings b where b.id = row.booking_id for update;
    if judged = 'wrong_amount' then
      update public.bookings b set needs_attention = true, attention_reason = 'The provider reports another amount'
      where b.id = booking.id;
      perform private.queue_booking_mail(booking, 'attention_operator', row.id,
        private.next_mail_version(booking.id, 'attention_operator'),
        jsonb_build_object('reason', 'The provider reports another amount'));
    elsif row.status = 'completed' then
      judged := private.settle_booking(booking, row);
    elsif row.status = 'failed' and booking.status = 'pending' then
      perform private.queue_booking_mail(booking, 'payment_failed', row.id,
        private.next_mail_version(booking.id, 'payment_failed'), null);
    elsif row.status = 'refunded' and booking.status = 'confirmed' then
      update public.bookings b set status = 'refunded', cancelled_at = now() where b.id = booking.id;
      perform private.give_seats_back(booking);
    end if;
  end if;
  if event_id is not null then
    update public.payment_events e set outcome = judged where e.id = event_id;
  end if;
  return jsonb_build_object('ok', true, 'outcome', judged, 'payment', private.payment_view(row),
    'booking_status', (select b.status from public.bookings b where b.id = row.booking_id),
    'needs_attention', (select b.needs_attention from public.bookings b where b.id = row.booking_id));
end
$$;
grant execute on function private.apply_payment_event(uuid, text, text, text, jsonb, bigint) to service_role;

create function public.apply_payment_event(
  payment uuid, new_status text, source text, dedupe_key text, payload jsonb default '{}', amount bigint default null
)
returns jsonb
language sql
set search_path = ''
as $$
  select private.apply_payment_event(payment, new_status, source, dedupe_key, payload, amount)
$$;
grant execute on function public.apply_payment_event(uuid, text, text, text, jsonb, bigint) to service_role;

-- The provider answered with nothing that is an event (still open, or never heard of it).
create function private.mark_payment_checked(payment uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.payments p set checked_at = clock_timestamp() where p.id = $1
$$;
grant execute on function private.mark_payment_checked(uuid) to service_role;

create function public.mark_payment_checked(payment uuid)
returns void
language sql
set search_path = ''
as $$
  select private.mark_payment_checked(payment)
$$;
grant execute on function public.mark_payment_checked(uuid) to service_role;
