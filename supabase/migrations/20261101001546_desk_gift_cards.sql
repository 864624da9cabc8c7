-- Computes all balances in one query.
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
  ), found as materialized (
    select c.*, case sort when 'code' then c.code when 'for' then lower(c.to_name) when 'status' then c.state
        when 'until' then coalesce(c.valid_until::text, '9999') end as words,
      case sort when 'left' then c.left_cents when 'worth' then c.amount_cents
        when 'made' then extract(epoch from c.made_at) end as figure
    from cards c
    where (admin_gift_cards.state is null or c.state = admin_gift_cards.state) and (search is null or strpos(
      lower(concat_ws(' ', c.code, replace(c.code, '-', ''), c.to_name, c.to_address)), lower(search)) > 0)
  )
  select jsonb_build_object(
    'count', (select count(*) from found), 'sums', jsonb_build_object('left_cents', (select coalesce(sum(f.left_cents), 0) from found f)),
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

-- The caller makes the id, so a retry makes no second card. Returns the code, which is made here.
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
    "to_name": "any", "to_address": "any", "valid_until": "any"}', 'Invalid gift card');
  wrong text;
begin
  if refused is not null then
    return refused;
  end if;
  wrong := case
    when coalesce(card ->> 'amount_cents', '') !~ '^[0-9]{3,7}$' or (card ->> 'amount_cents')::integer not between 100 and 5000000
      then 'amount_cents'
    when coalesce(card ->> 'sold_for', 'cash') not in ('cash', 'bank_transfer') then 'sold_for'
    when coalesce(length(to_name), 0) not between 1 and 100 then 'to_name'
    when to_address is not null and private.check_email(to_address) is not null then 'to_address'
    when card ->> 'valid_until' is not null and (private.as_date(card ->> 'valid_until') is null
      or private.as_date(card ->> 'valid_until') < private.today()) then 'valid_until'
  end;
  if wrong is not null then
    return private.refusal('invalid_card', wrong, 'Invalid gift card');
  end if;
  perform pg_advisory_xact_lock(hashtextextended(card ->> 'id', 4));
  select * into made from public.gift_cards c where c.id = (card ->> 'id')::uuid;
  if made.id is null then
    insert into public.gift_cards (id, code, amount_cents, sold_for, to_name, to_address, valid_until, made_by)
    values ((card ->> 'id')::uuid, private.new_card_code(), (card ->> 'amount_cents')::bigint, card ->> 'sold_for', to_name,
      to_address, (card ->> 'valid_until')::date, private.actor_name())
    returning * into strict made;
    if to_address is not null then
      insert into public.email_outbox (kind, about, to_name, to_address, payload)
      values ('gift_card', made.id, made.to_name, to_address, jsonb_build_object(
        'code', made.code, 'amount_cents', made.amount_cents, 'valid_until', made.valid_until
      ));
    end if;
    perform private.audit('made', 'gift card', made.id::text,
      jsonb_build_object('by', actor, 'amount_cents', made.amount_cents, 'sold_for', made.sold_for, 'to_name', made.to_name));
  end if;
  return jsonb_build_object('ok', true, 'code', made.code);
end
$$;

-- What is left is refunded, by hand if the card was sold.
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
  perform private.require_admin();
  perform private.require_reason(reason);
  select * into card from public.gift_cards c where c.id = card_id for update;
  if card.id is null then
    return private.refusal('not_found', null, 'There is no such gift card');
  end if;
  rest := private.card_left(card.id);
  update public.gift_cards c set voided_at = coalesce(c.voided_at, now()), void_reason = coalesce(c.void_reason, reason),
    voided_by = coalesce(c.voided_by, private.actor_name())
  where c.id = card.id;
  perform private.post_card(card, -rest);
  perform private.audit('took back', 'gift card', card.id::text, jsonb_build_object('reason', reason, 'left_cents', rest));
  return jsonb_build_object('ok', true, 'left_cents', rest);
end
$$;
