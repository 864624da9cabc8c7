-- A card sold online starts as a payment without a booking; the card itself is made when the money has come.
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
  return jsonb_build_object('ok', true, 'payment_id', made.id);
end
$$;

-- An order has one page of the provider; after it closes, the buyer makes a new order.
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
end
$$;

-- The id appears in the address bar and at the provider, so this returns neither names nor the code.
create function private.gift_card_sale(payment_id text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('payment_id', p.id, 'status', p.status, 'amount_cents', p.amount_cents)
  from private.payment_by_id(payment_id) p where p.id is not null and p.booking_id is null
$$;

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
end
$$;

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
end
$$;

create function private.card_orders_of(address text) returns setof public.payments
language sql stable security definer set search_path = '' as $$
  select * from public.payments p
  where p.booking_id is null and private.address_key(p.customer_data ->> 'email') = private.address_key(address)
$$;
