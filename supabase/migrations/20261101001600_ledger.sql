-- Holds the journals of all money: sales, payments, refunds, moves and gift cards.
-- Relies on `payments`, `bookings`, `partial_payments` and `refunds`.
-- Called by other subjects only; no verb.
set check_function_bodies = off;

-- Holds a shared lock on its month until commit, so that reading a closed month waits for its last lines.
create function private.posting_time() returns timestamptz language plpgsql volatile set search_path = '' as $$
declare
  moment timestamptz := nullif(current_setting('books.posting_time', true), '')::timestamptz;
begin
  if moment is not null then
    return moment;
  end if;
  loop
    moment := clock_timestamp();
    perform pg_advisory_xact_lock_shared(7203410, private.month_key(moment));
    exit when private.month_key(clock_timestamp()) = private.month_key(moment);
  end loop;
  perform set_config('books.posting_time', moment::text, true);
  return moment;
end $$;

create table public.ledger_entries (
  id bigint primary key generated always as identity,
  -- Identifies the event, so that retries post it once: 'paid:<payment>', 'sale:<booking>:0', 'promise:<refund>', ...
  journal text not null check (length(journal) <= 120),
  account text not null check (account in (
    'receivable', 'revenue', 'fees', 'provider', 'cash', 'bank', 'refunds_due', 'credit', 'goodwill', 'exchange', 'refunded_twice'
  )),
  booking_id uuid references public.bookings (id),
  gift_card_id uuid references public.gift_cards (id),
  payment_id uuid references public.payments (id),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  cents bigint not null check (cents <> 0),
  rate numeric,
  created_at timestamptz not null default private.posting_time(),
  unique (journal, account, currency),
  check (num_nonnulls(booking_id, gift_card_id) > 0),
  check (account <> 'credit' or gift_card_id is not null)
);
create index ledger_entries_booking on public.ledger_entries (booking_id, account);
create index ledger_entries_month on public.ledger_entries (created_at, id);
create index ledger_entries_gift_card on public.ledger_entries (gift_card_id, account);
create index ledger_entries_payment on public.ledger_entries (payment_id, account);
grant select on public.ledger_entries to service_role;

-- Triggers post double-entry journals (positive is debit) within the status change, so that no action forgets one.
create function private.month_key(at timestamptz) returns integer language sql stable set search_path = '' as $$
  select to_char(at at time zone 'Asia/Tashkent', 'YYYYMM')::integer
$$;

create function private.protect_ledger() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'A ledger line cannot change; post a reversal instead' using errcode = '23514';
end $$;
create trigger insert_only before update or delete on public.ledger_entries
  for each row execute function private.protect_ledger();
create trigger refuse_truncate before truncate on public.ledger_entries
  for each statement execute function private.protect_ledger();

create function private.balance_journal() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if (select sum(e.cents) from public.ledger_entries e where e.journal = new.journal and e.currency = new.currency) <> 0 then
    raise exception 'Journal % does not sum to zero', new.journal using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger check_balance after insert on public.ledger_entries
  deferrable initially deferred for each row execute function private.balance_journal();

create function private.balance(booking_id uuid, account text) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(sum(e.cents), 0)::bigint from public.ledger_entries e where e.booking_id = balance.booking_id
      and e.account = balance.account
  );
end $$;

create function private.money_account(method text) returns text language plpgsql immutable set search_path = '' as $$
begin
  return (select case method when 'cash' then 'cash' when 'bank_transfer' then 'bank' when 'gift_card' then 'credit' else 'provider' end);
end $$;

-- Skips a known journal as a retry; `at` dates an earlier event, as long as its month is still open.
create function private.post_journal(
  journal text, booking_id uuid, lines jsonb, payment_id uuid default null, rate numeric default null,
  at timestamptz default null
) returns void language sql set search_path = '' as $$
  insert into public.ledger_entries (journal, account, booking_id, payment_id, cents, rate, created_at)
  select post_journal.journal, line.key, post_journal.booking_id, post_journal.payment_id, line.value::bigint, case
    when line.key in ('provider', 'cash', 'bank') then post_journal.rate end,
    case when private.month_key(post_journal.at) = private.month_key(private.posting_time()) then post_journal.at
      else private.posting_time() end
  from jsonb_each_text(lines) line
  where line.value::bigint <> 0 and not exists (select 1 from public.ledger_entries e where e.journal = post_journal.journal)
$$;

create function private.next_journal(kind text, booking_id uuid) returns text
language sql stable set search_path = '' as $$
  select format('%s:%s:%s', next_journal.kind, next_journal.booking_id, count(distinct e.journal))
  from public.ledger_entries e where e.booking_id = next_journal.booking_id and e.journal like next_journal.kind || ':%'
$$;

create function private.split_unearned(booking_id uuid, cents bigint) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object('revenue', cents - share.fees, 'fees', share.fees)
    from (select -private.balance(booking_id, 'revenue') as revenue, -private.balance(booking_id, 'fees') as fees) earned,
      lateral (select round(cents * earned.fees / nullif(earned.revenue + earned.fees, 0)::numeric)::bigint as fees) parted,
      lateral (select coalesce(parted.fees, 0) as fees) share
  );
end $$;

-- Refunds unearned money first, but leaves a surplus that belongs to the booking.
create function private.post_promised_refund(
  journal text, booking_id uuid, cents bigint, payment_id uuid, surplus bigint
) returns void language sql set search_path = '' as $$
  select private.post_journal(journal, booking_id, jsonb_build_object('receivable', cents - taken.back, 'refunds_due', -cents)
    || private.split_unearned(booking_id, taken.back), payment_id)
  from (
    select least(
      greatest(0, cents + least(0, private.balance(booking_id, 'receivable') + surplus)),
      -private.balance(booking_id, 'revenue') - private.balance(booking_id, 'fees')
    ) as back
  ) taken
$$;

-- A booking that ended before full payment never earned the amount it still owes.
create function private.write_off(booking_id uuid) returns void language sql set search_path = '' as $$
  select private.post_journal(private.next_journal('written_off', booking_id), booking_id,
    jsonb_build_object('receivable', -owed.cents) || private.split_unearned(booking_id, owed.cents))
  from (select private.balance(booking_id, 'receivable') as cents) owed
  where owed.cents > 0
$$;

create function private.post_booking() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  total constant bigint := (new.total_price * 100)::bigint;
  fees constant bigint := coalesce((new.quote ->> 'fees_cents')::bigint, 0);
  earned_revenue constant bigint := private.balance(new.id, 'revenue');
  earned_fees constant bigint := private.balance(new.id, 'fees');
begin
  if new.status = 'confirmed' then
    perform private.post_journal(private.next_journal('sale', new.id), new.id, jsonb_build_object(
      'receivable', total + earned_revenue + earned_fees,
      'revenue', fees - total - earned_revenue, 'fees', -fees - earned_fees
    ));
  else
    perform private.write_off(new.id);
  end if;
  return null;
end $$;
create trigger post_sale after insert on public.bookings
  for each row when (new.status = 'confirmed') execute function private.post_booking();
create trigger post_change after update of status on public.bookings
  for each row when (new.status <> old.status and 'confirmed' in (new.status, old.status))
  execute function private.post_booking();

create function private.post_move() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  earned_fees constant bigint := -private.balance(new.id, 'fees');
  earned constant bigint := earned_fees - private.balance(new.id, 'revenue');
  earns constant bigint := greatest(0, earned + ((new.total_price - old.total_price) * 100)::bigint);
  fees constant bigint := coalesce(round(earns * (new.quote ->> 'fees_cents')::bigint / nullif(new.total_price * 100, 0)),
    0)::bigint;
begin
  perform private.post_journal(
    format('%s:%s:%s', case when new.departure_id = old.departure_id then 'changed' else 'moved' end, new.id, new.moves),
      new.id, jsonb_build_object(
    'receivable', earns - earned, 'revenue', earned - earned_fees - earns + fees, 'fees', earned_fees - fees
  ));
  perform private.apply_money(new.id);
  return null;
end $$;
create trigger post_move after update of moves on public.bookings
  for each row when (new.moves <> old.moves) execute function private.post_move();

create function private.post_payment() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  account constant text := private.money_account(new.method);
  back constant bigint := new.refunded_cents - case when tg_op = 'UPDATE' then old.refunded_cents else 0 end;
begin
  if new.status in ('completed', 'refunded') then
    perform private.post_journal(format('paid:%s', new.id), new.booking_id,
      jsonb_build_object(account, new.amount_cents, 'receivable', -new.amount_cents),
      new.id, new.settlement_rate, case when new.recorded_by is not null and new.paid_at < now() then new.paid_at end);
  else
    perform private.post_journal(format('voided:%s', new.id), new.booking_id,
      jsonb_build_object(account, -new.amount_cents, 'receivable', new.amount_cents),
      new.id, new.settlement_rate);
    perform private.write_off(new.booking_id)
    from public.bookings b where b.id = new.booking_id and b.status <> 'confirmed';
  end if;
  if back > 0 then
    perform private.post_journal(format('returned:%s:%s', new.id, new.refunded_cents), new.booking_id,
      jsonb_build_object(account, -back, 'refunds_due', back), new.id, new.settlement_rate);
  end if;
  return null;
end $$;
create trigger post_money after insert or update of status, refunded_cents on public.payments
  for each row when (new.booking_id is not null and new.status in ('completed', 'refunded', 'voided'))
  execute function private.post_payment();

create function private.post_refund() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- A surplus replaces money that the provider took back.
  perform private.post_promised_refund(format('promise:%s', new.id), new.booking_id, new.amount_cents, new.payment_id,
    case when new.unrequested then 0 else private.surplus(new.booking_id) end);
  return null;
end $$;
create trigger post_promise after insert on public.refunds
  for each row execute function private.post_refund();

create function private.statement(booking_id uuid) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', j.kind, 'at', j.at, 'cents', j.cents, 'due_cents', j.due_cents, 'twice_cents', j.twice_cents, 'payment_id', p.id, 'method', p.method,
        'charged', private.handed_over(p),
      'taken_at', case when j.kind = 'paid' and p.recorded_by is not null
        and private.month_key(p.paid_at) < private.month_key(j.at) then p.paid_at end
    ) order by j.first), '[]')
    from (
      select split_part(e.journal, ':', 1) as kind, min(e.created_at) as at, min(e.id) as first,
        max(e.payment_id::text)::uuid as payment_id,
          coalesce(sum(e.cents) filter (where e.account in ('receivable', 'refunds_due')), 0) as cents,
        coalesce(sum(e.cents) filter (where e.account = 'refunds_due'), 0) as due_cents,
        coalesce(sum(e.cents) filter (where e.account = 'refunded_twice'), 0) as twice_cents
      from public.ledger_entries e where e.booking_id = statement.booking_id
      group by e.journal
      union all
      select 'held', b.created_at, 0, null, (b.total_price * 100)::bigint, 0, 0
      from public.bookings b where b.id = statement.booking_id and b.status = 'pending'
    ) j
    left join public.payments p on p.id = j.payment_id
  );
end $$;

-- A card's own journals have no booking, so every credit line names its card.

create function private.post_card(
  card public.gift_cards, cents bigint, held text default null, owed text default 'credit'
) returns void language sql set search_path = '' as $$
  insert into public.ledger_entries (journal, account, gift_card_id, cents, rate)
  select format('%s:%s:%s', case when post_card.cents > 0 then 'card' else 'card_voided' end, card.id, before.times),
    line.account, card.id, line.cents, case when line.account = 'provider' then (
      select p.settlement_rate from public.payments p where p.id = card.id
    ) end
  from (
    select count(distinct e.journal) as times from public.ledger_entries e where e.gift_card_id = card.id and e.booking_id is null
  ) before, (values
    (coalesce(held, case when card.sold_for is null then 'goodwill' else private.money_account(card.sold_for) end), post_card.cents),
      (owed, -post_card.cents)
  ) line (account, cents)
  where post_card.cents <> 0
$$;

create function private.post_new_card() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.post_card(new, new.amount_cents);
  return null;
end $$;
create trigger post_card after insert on public.gift_cards
  for each row execute function private.post_new_card();

create function private.name_card() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.gift_card_id := (select p.gift_card_id from public.payments p where p.id = new.payment_id);
  return new;
end $$;
create trigger name_card before insert on public.ledger_entries
  for each row when (new.account = 'credit' and new.payment_id is not null) execute function private.name_card();

create function private.card_left(card_id uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select coalesce(-sum(e.cents), 0)::bigint from public.ledger_entries e where e.gift_card_id = card_id and e.account = 'credit');
end $$;
