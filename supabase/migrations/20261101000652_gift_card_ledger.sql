-- A card's own journals have no booking, and every credit line names its card.

-- A sold card is cash against credit, a given one goodwill against credit; voiding reverses it.
create function private.post_card(card public.gift_cards, cents bigint)
returns void
language sql
set search_path = ''
as $$
  insert into public.ledger_entries (journal, account, gift_card_id, cents)
  select format('%s:%s:%s', case when post_card.cents > 0 then 'card' else 'card_voided' end, card.id, before.times),
    line.account, card.id, line.cents
  from (
    select count(distinct e.journal) as times from public.ledger_entries e where e.gift_card_id = card.id and e.booking_id is null
  ) before, (values
    (case when card.sold_for is null then 'goodwill' else private.money_account(card.sold_for) end, post_card.cents),
      ('credit', -post_card.cents)
  ) line (account, cents)
  where post_card.cents <> 0
$$;

create function private.post_new_card()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.post_card(new, new.amount_cents);
  return null;
end
$$;
create trigger post_card after insert on public.gift_cards
  for each row execute function private.post_new_card();

create function private.name_card()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.gift_card_id := (select p.gift_card_id from public.payments p where p.id = new.payment_id);
  return new;
end
$$;
create trigger name_card before insert on public.ledger_entries
  for each row when (new.account = 'credit' and new.payment_id is not null) execute function private.name_card();

create function private.card_left(card_id uuid)
returns bigint
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(-sum(e.cents), 0)::bigint from public.ledger_entries e where e.gift_card_id = card_id and e.account = 'credit'
  );
end $$;
