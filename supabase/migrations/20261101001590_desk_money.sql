create function private.actor_name()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((select u.email from auth.users u where u.id = auth.uid()), 'the desk')
$$;

create function private.admin_record_money(
  booking_id uuid, payment_id uuid, method text, amount_cents bigint, note text default null,
  currency text default null, amount bigint default null, rate numeric default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.bookings := private.booking_for_desk(booking_id, 'Money recorded');
  answer jsonb := private.record_money(booking, payment_id, method, amount_cents, private.actor_name(),
    nullif(btrim(note), ''), currency, amount, rate);
begin
  if not (answer ->> 'ok')::boolean then
    return answer;
  end if;
  if answer ->> 'outcome' <> 'duplicate' then
    perform private.audit('recorded money', 'payment', payment_id::text, jsonb_strip_nulls(jsonb_build_object(
      'method', method, 'amount_cents', amount_cents, 'handed_over', trim_scale(amount / 100.0) || ' ' || currency, 'rate',
        rate, 'note', note)));
  end if;
  return answer || jsonb_build_object('booking', private.booking_view(booking_id));
end
$$;

create function private.admin_void_money(payment_id uuid, reason text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.bookings := private.booking_for_desk((select p.booking_id from public.payments p where p.id = payment_id),
    reason);
  answer jsonb := private.void_money(booking, payment_id, reason);
begin
  if not (answer ->> 'ok')::boolean then
    return answer;
  end if;
  perform private.audit('voided', 'payment', payment_id::text, jsonb_build_object('reason', reason));
  return answer || jsonb_build_object('booking', private.booking_view(booking.id));
end
$$;

create function private.admin_send_refund_again(refund_id uuid, reason text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.bookings := private.booking_for_desk((select r.booking_id from public.refunds r where r.id = refund_id), reason);
  was_failed constant boolean := exists (select 1 from public.refunds r where r.id = refund_id and r.status = 'failed');
  answer jsonb := private.send_refund_again(refund_id);
begin
  if not (answer ->> 'ok')::boolean or not was_failed then
    return answer;
  end if;
  return private.desk_answer(booking.id, 'sent a refund again', jsonb_build_object(
    'refund_id', refund_id, 'amount_cents', (select r.amount_cents from public.refunds r where r.id = refund_id), 'reason',
      reason));
end
$$;

create function private.admin_give_by_hand(refund_id uuid, note text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.bookings := private.booking_for_desk((select r.booking_id from public.refunds r where r.id = refund_id), note);
  answer jsonb := private.give_by_hand(refund_id, private.actor_name());
begin
  if not (answer ->> 'ok')::boolean then
    return answer;
  end if;
  return private.desk_answer(booking.id, 'gave back by hand', jsonb_build_object(
    'refund_id', refund_id, 'amount_cents', (select r.amount_cents from public.refunds r where r.id = refund_id), 'reason',
      note));
end
$$;
