-- A gift card may pay part of a hold; the rest is due before the hold ends, else the card gets its money back. Locks
-- the booking, its payments, then the card.

create function private.card_outlook(booking public.bookings, card public.gift_cards)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  rest constant bigint := private.card_left(card.id);
  owed constant bigint := private.owed(booking.id);
begin
  return case
    when owed = 0 and booking.status in ('confirmed', 'refunded')
      then private.refusal('already_paid', null, 'This booking is already paid')
    when booking.status = 'confirmed' and private.is_called_off(booking)
      then private.refusal('called_off', null, 'This departure was cancelled')
    when not booking.has_seats or booking.expires_at < now()
      then private.refusal('hold_over', null, 'The places are no longer held. Please book again.')
    when card.id is null then private.refusal('card_unknown', 'code', 'There is no such gift card')
    when card.voided_at is not null then private.refusal('card_voided', 'code', 'This gift card was taken back')
    when card.valid_until < private.today() then private.refusal('card_over', 'code', 'This gift card is not valid any more')
    when rest = 0 then private.refusal('card_empty', 'code', 'Nothing is left of this gift card')
    else jsonb_build_object('ok', true, 'left_cents', rest, 'takes_cents', least(rest, owed), 'owed_cents', owed,
      'status', booking.status) end;
end
$$;

-- Wrong guesses use up the tokens of codes.
create function private.check_gift_card(booking_id uuid, token text, code text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.bookings;
begin
  perform private.require_token('code');
  perform private.give_code_token_back((private.card_named(code)).id is not null);
  select * into booking from public.bookings b where b.id = booking_id and private.holds_token(booking_id, token);
  if booking.id is null then
    return private.refusal('not_found', null, 'Booking not found');
  end if;
  return private.card_outlook(booking, private.card_named(code));
end
$$;

-- Charges exactly what was shown. The device makes the payment's id, so that a repeated request pays once.
create function private.use_gift_card(booking_id uuid, token text, code text, payment_id uuid, expected_cents bigint)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.bookings;
  card public.gift_cards;
  payment public.payments;
  outlook jsonb;
begin
  perform private.require_token('code');
  perform private.give_code_token_back((private.card_named(use_gift_card.code)).id is not null);
  if not private.holds_token(booking_id, token) then
    return private.refusal('not_found', null, 'Booking not found');
  end if;
  booking := private.lock_booking(booking_id);
  select * into payment from public.payments p where p.id = payment_id;
  if payment.id is not null then
    return case when payment.booking_id = booking.id and payment.method = 'gift_card'
      then jsonb_build_object('ok', true, 'taken_cents', payment.amount_cents, 'booking', private.booking_view(booking.id))
      else private.refusal('id_taken', 'payment_id', 'This payment already exists') end;
  end if;
  select * into card from public.gift_cards c where c.id = (private.card_named(use_gift_card.code)).id for update;
  outlook := private.card_outlook(booking, card);
  if outlook ->> 'ok' = 'false' then
    return outlook;
  end if;
  if (outlook ->> 'takes_cents')::bigint is distinct from expected_cents then
    return private.refusal('card_changed', null, 'This is not what you were shown') || jsonb_build_object('outlook', outlook);
  end if;
  perform private.record_payment(booking, payment_id, 'gift_card', expected_cents, card_id => card.id);
  return jsonb_build_object('ok', true, 'taken_cents', expected_cents, 'booking', private.booking_view(booking.id));
end
$$;

-- Returns stray card money to the card as soon as no hold waits for the rest. The caller holds the booking's lock.
create function private.return_card_money(booking_id uuid)
returns bigint
language sql
security definer
set search_path = ''
as $$
  with returned as (
    insert into public.refunds (payment_id, booking_id, amount_cents, reason)
    select l.payment_id, return_card_money.booking_id, l.left_cents - l.own_cents, 'Back to the gift card'
    from private.refundable(return_card_money.booking_id) l
    join public.payments p on p.id = l.payment_id and p.method = 'gift_card'
    join public.bookings b on b.id = return_card_money.booking_id and b.status <> 'pending'
    where l.left_cents > l.own_cents
    returning amount_cents
  )
  select coalesce(sum(r.amount_cents), 0)::bigint from returned r
$$;

-- A round of its own, because dropping a hold locks no payments.
create function private.return_card_rests()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  ended uuid;
  done integer := 0;
begin
  for ended in
    select distinct p.booking_id from public.payments p
    join public.bookings b on b.id = p.booking_id and b.status <> 'pending'
    join private.refundable(b.id) l on l.payment_id = p.id and l.left_cents > l.own_cents
    where p.gift_card_id is not null and p.status = 'completed'
    order by 1 limit 200
  loop
    -- Skips a locked booking, whose transaction may wait for a card that this round holds.
    perform 1 from public.bookings b where b.id = ended for update skip locked;
    continue when not found;
    perform private.lock_booking(ended);
    if private.return_card_money(ended) > 0 then
      done := done + 1;
    end if;
  end loop;
  return done;
end
$$;

-- A card's refund is complete once promised: nobody has to send it.
create function private.return_to_card()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  paid public.payments;
begin
  select * into strict paid from public.payments p where p.id = new.payment_id;
  if paid.method = 'gift_card' then
    update public.refunds r set done_cents = r.amount_cents, step = r.step + 1, status = 'succeeded' where r.id = new.id;
    perform private.record_sent_refund(paid.id, new.amount_cents);
    if exists (
      select 1 from public.gift_cards c
      where c.id = paid.gift_card_id and (c.voided_at is not null or c.valid_until < private.today())
    ) then
      perform private.flag_booking(new.booking_id, private.voided_card_reason());
      perform private.queue_booking_mail(b, 'attention_operator', paid.id, null,
        jsonb_build_object('reason', private.voided_card_reason()))
      from public.bookings b where b.id = new.booking_id;
    end if;
  end if;
  return null;
end
$$;
-- The name makes it fire after post_promise.
create trigger return_to_card after insert on public.refunds
  for each row execute function private.return_to_card();
