-- Holds the selling, use, return and voiding of gift cards; their table is in `payments`.
-- Relies on `payments`, `bookings`, `ledger`, `partial_payments` and `refunds`.
-- Called by anyone, the desk and edge functions.
set check_function_bodies = off;

create function private.new_card_code() returns text language sql volatile set search_path = '' as $$
  select regexp_replace(string_agg(
    substr('ABCDEFGHJKMNPQRSTUVWXYZ23456789', 1 + get_byte(seed, place) % 31, 1), '' order by place
  ), '^(.{5})(.{5})(.{5})$', '\1-\2-\3')
  from (
    select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as seed offset 0
  ) r, generate_series(0, 14) place
$$;

create function private.gift_card_by_code(typed text) returns public.gift_cards
language sql stable security definer set search_path = '' as $$
  select c.* from public.gift_cards c where c.code = regexp_replace(
    upper(regexp_replace(typed, '[^A-Za-z0-9]', '', 'g')), '^(.{5})(.{5})(.{5})$', '\1-\2-\3'
  )
$$;

-- Locks the booking, its payments, then the card, which gets its money back if the hold ends before full payment.

create function private.card_outlook(booking public.bookings, card public.gift_cards) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
    else jsonb_build_object('ok', true, 'left_cents', rest, 'takes_cents', least(rest, owed, in_cash), 'owed_cents', owed) end;
end $$;

create function private.return_card_money(booking_id uuid) returns bigint
language sql security definer set search_path = '' as $$
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

create function private.return_to_card() returns trigger language plpgsql security definer set search_path = '' as $$
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
end $$;

-- The name makes it fire after post_promise.
create trigger return_to_card after insert on public.refunds
  for each row execute function private.return_to_card();

create function private.make_sold_card(payment public.payments) returns public.gift_cards
language plpgsql security definer set search_path = '' as $$
declare
  sale constant jsonb := payment.booking_data;
  buyer constant jsonb := payment.customer_data;
  card public.gift_cards;
begin
  insert into public.gift_cards (id, code, amount_cents, sold_for, to_name, to_address, language, made_by)
  values (payment.id, private.new_card_code(), payment.amount_cents, 'provider', coalesce(sale ->> 'to_name', 'Erased'), sale ->> 'to_address',
    private.as_language(sale ->> 'language'), 'online')
  returning * into strict card;
  insert into public.email_outbox (kind, about, to_name, to_address, payload)
  select mail.kind, card.id, mail.to_name, mail.to_address, jsonb_build_object('code', card.code,
    'amount_cents', card.amount_cents, 'valid_until', card.valid_until) || mail.more
  from (values
    ('gift_card', card.to_name, card.to_address,
      jsonb_build_object('from_name', buyer ->> 'first_name', 'message', sale ->> 'message')),
    ('gift_card_bought', buyer ->> 'first_name', buyer ->> 'email',
      jsonb_build_object('for_name', card.to_name, 'mailed_to', card.to_address))
  ) mail (kind, to_name, to_address, more)
  where mail.to_address is not null;
  return card;
end $$;

-- The code of this card is mailed to no address, so the desk refunds it at the provider.
create function private.flag_card_of_nobody(card_id uuid) returns void
language sql security definer set search_path = '' as $$
  update public.payments p set needs_attention = true where p.id = card_id;
  insert into public.email_outbox (kind, recipient, about, payment_id, payload)
  values ('attention_operator', 'operator', card_id, card_id, jsonb_build_object('reason', private.erased_payer_reason(),
    'payment_id', card_id));
$$;

-- A refund by the provider lowers the card; the shop loses the part that was already spent. Answers how a sale turned out, null if
-- as usual.
create function private.settle_card_payment(payment public.payments, refunded bigint) returns text
language plpgsql security definer set search_path = '' as $$
declare
  card public.gift_cards;
  total constant bigint := case when payment.status = 'refunded' then payment.amount_cents else least(payment.amount_cents,
    round(refunded * payment.amount_cents / private.units_of(payment)::numeric)) end;
  back constant bigint := total - payment.refunded_cents;
  own bigint;
  outcome text;
begin
  if payment.status not in ('completed', 'refunded') then
    return null;
  end if;
  select * into card from public.gift_cards c where c.id = payment.id for update;
  if card.id is null then
    card := private.make_sold_card(payment);
    if private.is_erased(payment) then
      perform private.flag_card_of_nobody(card.id);
      outcome := 'applied_attention';
    end if;
  end if;
  if back <= 0 then
    return outcome;
  end if;
  own := least(back, private.card_left(card.id));
  perform private.post_card(card, -own);
  perform private.post_card(card, own - back, owed => 'goodwill');
  update public.payments p set refunded_cents = total, needs_attention = 0 < (
    select coalesce(sum(e.cents), 0) from public.ledger_entries e where e.gift_card_id = card.id and e.account = 'goodwill'
  )
  where p.id = payment.id;
  update public.gift_cards c set voided_at = now(), voided_by = 'the payment provider', void_reason = 'Refunded by the provider'
  where c.id = card.id and c.voided_at is null and total = payment.amount_cents;
  return outcome;
end $$;

create function private.card_orders_of(address text) returns setof public.payments
language sql stable security definer rows 5 set search_path = '' as $$
  select * from public.payments p
  where p.booking_id is null and private.address_key(p.customer_data ->> 'email') = private.address_key(address)
$$;

create function private.check_gift_card(booking_id uuid, token text, code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
end $$;
comment on function private.check_gift_card is 'Answers {left_cents, takes_cents, owed_cents}. Refuses not_found, card_unknown, card_voided, card_over, card_empty, cash_ceiling, already_paid, called_off, hold_over, sold_by_channel.';

create function private.use_gift_card(
  booking_id uuid, token text, code text, payment_id uuid, expected_cents bigint
) returns jsonb language plpgsql security definer set search_path = '' as $$
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
      then jsonb_build_object('ok', true, 'booking', private.booking_view(booking.id))
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
  return jsonb_build_object('ok', true, 'booking', private.booking_view(booking.id));
end $$;
comment on function private.use_gift_card is 'Answers {booking}. Refuses those of check_gift_card, card_changed, id_taken.';

create function private.return_card_balances() returns integer
language plpgsql security definer set search_path = '' as $$
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
end $$;
comment on function private.return_card_balances is 'Gives back what cards paid of ended holds; a round of its own, as dropping a hold locks no payments.';

create function private.admin_gift_cards(
  search text default null, state text default null, skip integer default 0, how_many integer default 50,
  sort text default null, descending boolean default false
) returns jsonb language sql stable security definer set search_path = '' as $$
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
      select jsonb_agg(to_jsonb(g) - array['words', 'figure', 'place', 'language'] || jsonb_build_object('documents', (
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
comment on function private.admin_gift_cards is 'Answers {count, sums, rows}, each card with left_cents and documents.';

create function private.make_gift_card(card jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
end $$;
comment on function private.make_gift_card is 'A card that is not sold is for owners. Answers {code}, again for the same id. Refuses invalid_card, cash_ceiling.';

create function private.void_gift_card(card_id uuid, reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
  return '{"ok": true}';
end $$;
comment on function private.void_gift_card is 'Takes back what is left of a card. Refuses not_found.';

create function private.order_gift_card(card jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  currency constant text := private.charged_currency();
  rate constant numeric := case when currency <> 'USD' then private.usable_rate(currency) end;
  buyer_name constant text := btrim(private.strip_markup(card ->> 'buyer_name'));
  buyer_email constant text := btrim(card ->> 'buyer_email');
  to_name constant text := btrim(private.strip_markup(card ->> 'to_name'));
  to_address constant text := nullif(btrim(card ->> 'to_address'), '');
  message constant text := nullif(btrim(private.strip_markup(card ->> 'message')), '');
  payer constant jsonb := jsonb_build_object('first_name', buyer_name, 'email', buyer_email);
  sale constant jsonb := jsonb_build_object('title', 'Gift card', 'to_name', to_name, 'to_address', to_address,
    'message', message, 'language', private.as_language(card ->> 'language'));
  refused constant jsonb := private.check_shape(card, 'invalid_card', '{"id": "uuid", "amount_cents": "any", "buyer_name": "any",
    "buyer_email": "any", "to_name": "any", "to_address": "any", "message": "any", "language": "any"}', 'Invalid gift card');
  wrong text;
  made public.payments;
begin
  perform private.require_token('gift_card');
  if refused is not null then
    return refused;
  end if;
  wrong := case
    when coalesce(card ->> 'amount_cents', '') !~ '^[0-9]{4,6}$' or (card ->> 'amount_cents')::integer not between 2500 and 200000
      then 'amount_cents'
    when coalesce(length(buyer_name), 0) not between 1 and 100 or private.has_control_characters(card ->> 'buyer_name', false)
      then 'buyer_name'
    when private.check_email(buyer_email) is not null then 'buyer_email'
    when coalesce(length(to_name), 0) not between 1 and 100 or private.has_control_characters(card ->> 'to_name', false)
      then 'to_name'
    when to_address is not null and private.check_email(to_address) is not null then 'to_address'
    when length(message) > 500 or private.has_control_characters(card ->> 'message', true) then 'message'
  end;
  if wrong is not null then
    return private.refusal('invalid_card', wrong, 'Invalid gift card');
  end if;
  if rate is null and currency <> 'USD' then
    return private.refusal('no_rate', null, 'There is no exchange rate to charge at');
  end if;
  insert into public.payments as p (
    id, amount_cents, purpose, settlement_currency, settlement_amount, settlement_rate, customer_data, booking_data
  )
  values ((card ->> 'id')::uuid, (card ->> 'amount_cents')::bigint, 'gift_card', case when rate is not null then currency end,
    round((card ->> 'amount_cents')::bigint * rate)::bigint, rate, payer, sale)
  on conflict (id) do nothing;
  select * into made from public.payments p where p.id = (card ->> 'id')::uuid;
  if made.booking_id is not null or made.customer_data <> payer or made.booking_data <> sale
    or made.amount_cents <> (card ->> 'amount_cents')::bigint then
    return private.refusal('id_taken', 'id', 'This payment already exists');
  end if;
  return '{"ok": true}';
end $$;
comment on function private.order_gift_card is 'The card is made when its money has come. Refuses invalid_card, id_taken, no_rate.';

create function private.open_card_payment(payment_id uuid, provider text default 'octo') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  payment public.payments;
begin
  update public.payments p set provider = open_card_payment.provider
  where p.id = payment_id and p.booking_id is null and p.is_open and p.provider_payment_id is null;
  select * into payment from public.payments p where p.id = payment_id and p.booking_id is null;
  if payment.id is null then
    return private.refusal('not_found', null, 'Payment not found');
  end if;
  if payment.status in ('completed', 'refunded') then
    return private.refusal('already_paid', null, 'This gift card is already paid');
  end if;
  if not payment.is_open or payment.created_at < now() - interval '1 hour' then
    return private.refusal('attempt_over', null, 'This order is over. Please order again.');
  end if;
  return jsonb_build_object('ok', true, 'payment', private.payment_view(payment),
    'settlement', jsonb_build_object('currency', coalesce(payment.settlement_currency, payment.currency),
      'amount', coalesce(payment.settlement_amount, payment.amount_cents), 'rate', payment.settlement_rate),
    'buyer', jsonb_build_object('email', payment.customer_data ->> 'email', 'language', payment.booking_data ->> 'language'),
    'pay_until', payment.created_at + interval '1 hour');
end $$;
comment on function private.open_card_payment is 'An order of the last hour has one page. Answers {payment, settlement, buyer, pay_until}. Refuses not_found, already_paid, attempt_over.';

create function private.gift_card_sale(payment_id text, token text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('payment_id', p.id, 'status', p.status, 'amount_cents', p.amount_cents, 'card', (
    select jsonb_build_object('code', c.code, 'to_name', c.to_name, 'to_address', c.to_address)
    from public.gift_cards c
    where c.id = p.id and c.voided_at is null and not private.is_erased(p)
      and replace(p.id::text, '-', '') = left(private.token_hash(token), 32)
  ))
  from private.payment_by_id(payment_id) p where p.id is not null and p.booking_id is null
$$;
comment on function private.gift_card_sale is 'Answers {payment_id, status, amount_cents, card} or null. The id is in the address bar, so card {code, to_name, to_address} needs the token whose hash the id is.';
