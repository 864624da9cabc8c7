-- Locks the booking, its payments, then the card, which gets its money back if the hold ends before full payment.

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
  in_cash constant bigint := private.card_cash_left_cents(booking.id, card);
begin
  return case
    when owed = 0 and booking.status in ('confirmed', 'refunded')
      then private.refusal('already_paid', null, 'This booking is already paid')
    when private.sold_by(booking) is not null
      then private.refusal('sold_by_channel', null, 'The channel that sold this booking collects its price')
    when booking.status = 'confirmed' and private.is_called_off(booking)
      then private.refusal('called_off', null, 'This departure was cancelled')
    when not booking.has_seats or booking.expires_at < now()
      then private.refusal('hold_over', null, 'The places are no longer held. Please book again.')
    when card.id is null then private.refusal('card_unknown', 'code', 'There is no such gift card')
    when card.voided_at is not null then private.refusal('card_voided', 'code', 'This gift card was taken back')
    when card.valid_until < private.today() then private.refusal('card_over', 'code', 'This gift card is not valid any more')
    when rest = 0 then private.refusal('card_empty', 'code', 'Nothing is left of this gift card')
    when in_cash = 0 then private.refusal('cash_ceiling', 'code', 'More cash than the law allows for one sale')
    else jsonb_build_object('ok', true, 'left_cents', rest, 'takes_cents', least(rest, owed, in_cash), 'owed_cents', owed,
      'status', booking.status) end;
end
$$;

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
  perform private.return_code_token((private.gift_card_by_code(code)).id is not null);
  select * into booking from public.bookings b where b.id = booking_id and private.holds_token(booking_id, token);
  if booking.id is null then
    return private.refusal('not_found', null, 'Booking not found');
  end if;
  return private.card_outlook(booking, private.gift_card_by_code(code));
end
$$;

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
  perform private.return_code_token((private.gift_card_by_code(use_gift_card.code)).id is not null);
  if not private.holds_token(booking_id, token) then
    return private.refusal('not_found', null, 'Booking not found');
  end if;
  booking := private.lock_booking(booking_id);
  -- Erased while this call waited for the lock.
  if booking.erased_at is not null then
    return private.refusal('not_found', null, 'Booking not found');
  end if;
  select * into payment from public.payments p where p.id = payment_id;
  if payment.id is not null then
    return case when payment.booking_id = booking.id and payment.method = 'gift_card'
      then jsonb_build_object('ok', true, 'taken_cents', payment.amount_cents, 'booking', private.booking_view(booking.id))
      else private.refusal('id_taken', 'payment_id', 'This payment already exists') end;
  end if;
  select * into card from public.gift_cards c where c.id = (private.gift_card_by_code(use_gift_card.code)).id for update;
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

-- Runs as a separate round, because dropping a hold locks no payments.
create function private.return_card_balances()
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

create function private.admin_gift_cards(
  search text default null, state text default null, skip integer default 0, how_many integer default 50,
  sort text default null, descending boolean default false
)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_admin();
  with credit as (
    select e.gift_card_id, -sum(e.cents)::bigint as cents from public.ledger_entries e
    where e.gift_card_id is not null and e.account = 'credit' group by 1
  ), cards as (
    select c.*, coalesce(l.cents, 0) as left_cents, case
      when c.voided_at is not null then 'voided' when coalesce(l.cents, 0) = 0 then 'used_up'
      when c.valid_until < private.today() then 'over' else 'active' end as state
    from public.gift_cards c left join credit l on l.gift_card_id = c.id
  ), texts as materialized (
    select c.id, private.search_text_of(c.to_name, concat_ws(' ', c.code, replace(c.code, '-', ''), c.to_address)) as folded
    from public.gift_cards c where search is not null
  ), looked_for as (
    select case when exists (select from texts t where t.folded ~ all ((select private.search_patterns(search))::text[]))
      then private.search_patterns(search) else private.search_patterns(search, true) end as patterns
  ), found as materialized (
    select c.*, case sort when 'code' then c.code when 'for' then lower(c.to_name) when 'status' then c.state
        when 'until' then coalesce(c.valid_until::text, '9999') end as words,
      case sort when 'left' then c.left_cents when 'worth' then c.amount_cents
        when 'made' then extract(epoch from c.made_at) end as figure
    from cards c
    where (admin_gift_cards.state is null or c.state = admin_gift_cards.state) and (search is null or c.id in (
      select t.id from texts t where t.folded ~ all ((select l.patterns from looked_for l)::text[])))
  )
  select jsonb_build_object(
    'count', (select count(*) from found), 'sums',
      jsonb_build_object('left_cents', (select coalesce(sum(f.left_cents), 0) from found f)),
    'rows', coalesce((
      select jsonb_agg(to_jsonb(g) - array['words', 'figure', 'place'] || jsonb_build_object('documents', (
        select coalesce(jsonb_agg(jsonb_build_object('name', d.name, 'kind', d.kind, 'cents', d.cents) order by d.made_at), '[]')
        from public.documents d where d.gift_card_id = g.id
      )) order by g.place)
      from (
        select f.*, row_number() over (
          order by case when not descending then f.words end, case when descending then f.words end desc nulls last,
            case when not descending then f.figure end, case when descending then f.figure end desc nulls last,
              f.made_at desc, f.id
        ) as place
        from found f order by place limit least(greatest(how_many, 1), 1000) offset greatest(skip, 0)
      ) g
    ), '[]')
  )
$$;

create function private.make_gift_card(card jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor uuid := private.require_admin();
  to_name text := btrim(private.strip_markup(card ->> 'to_name'));
  to_address text := nullif(btrim(card ->> 'to_address'), '');
  made public.gift_cards;
  refused constant jsonb := private.check_shape(card, 'invalid_card', '{"id": "uuid", "amount_cents": "any", "sold_for": "any",
    "to_name": "any", "to_address": "any", "valid_until": "any", "language": "any"}', 'Invalid gift card');
  wrong text;
begin
  if refused is not null then
    return refused;
  end if;
  wrong := case
    when coalesce(card ->> 'amount_cents', '') !~ '^[0-9]{3,7}$' or (card ->> 'amount_cents')::integer not between 100 and 5000000
      then 'amount_cents'
    when coalesce(card ->> 'sold_for', 'cash') not in ('cash', 'bank_transfer') then 'sold_for'
    when coalesce(length(to_name), 0) not between 1 and 100 or private.has_control_characters(card ->> 'to_name', false)
      then 'to_name'
    when to_address is not null and private.check_email(to_address) is not null then 'to_address'
    when card ->> 'valid_until' is not null and (private.as_date(card ->> 'valid_until') is null
      or private.as_date(card ->> 'valid_until') < private.today()) then 'valid_until'
  end;
  if wrong is not null then
    return private.refusal('invalid_card', wrong, 'Invalid gift card');
  end if;
  if card ->> 'sold_for' = 'cash' and (card ->> 'amount_cents')::bigint / 100.0 * private.som_rate(private.today())
    > (select s.cash_ceiling_som from private.shop_settings s)::bigint then
    return private.refusal('cash_ceiling', 'amount_cents', 'More cash than the law allows for one sale');
  end if;
  -- A card that no one paid for is money given away.
  if card ->> 'sold_for' is null then
    perform private.require_owner();
  end if;
  perform pg_advisory_xact_lock(hashtextextended(card ->> 'id', 4));
  select * into made from public.gift_cards c where c.id = (card ->> 'id')::uuid;
  if made.id is null then
    insert into public.gift_cards (id, code, amount_cents, sold_for, to_name, to_address, language, valid_until, made_by)
    values ((card ->> 'id')::uuid, private.new_card_code(), (card ->> 'amount_cents')::bigint, card ->> 'sold_for', to_name,
      to_address, private.as_language(card ->> 'language'), (card ->> 'valid_until')::date, private.actor_name())
    returning * into strict made;
    if to_address is not null then
      insert into public.email_outbox (kind, about, to_name, to_address, payload)
      values ('gift_card', made.id, made.to_name, to_address, jsonb_build_object(
        'code', made.code, 'amount_cents', made.amount_cents, 'valid_until', made.valid_until
      ));
    end if;
    perform private.audit('made', 'gift_card', made.id::text,
      jsonb_build_object('by', actor, 'amount_cents', made.amount_cents, 'sold_for', made.sold_for, 'to_name', made.to_name));
  end if;
  return jsonb_build_object('ok', true, 'code', made.code);
end
$$;

create function private.void_gift_card(card_id uuid, reason text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  card public.gift_cards;
  rest bigint;
begin
  perform private.require_owner();
  perform private.require_reason(reason);
  select * into card from public.gift_cards c where c.id = card_id for update;
  if card.id is null then
    return private.refusal('not_found', null, 'There is no such gift card');
  end if;
  rest := private.card_left(card.id);
  update public.gift_cards c set voided_at = coalesce(c.voided_at, now()), void_reason = coalesce(c.void_reason, reason),
    voided_by = coalesce(c.voided_by, private.actor_name())
  where c.id = card.id;
  -- The money of a card sold online stays with the shop until the provider reports its refund.
  perform private.post_card(card, -rest, case when card.sold_for = 'provider' then 'goodwill' end);
  perform private.audit('voided', 'gift_card', card.id::text, jsonb_build_object('reason', reason, 'left_cents', rest));
  return jsonb_build_object('ok', true, 'left_cents', rest);
end
$$;
