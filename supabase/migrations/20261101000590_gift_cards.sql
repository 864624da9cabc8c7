-- What is left on a card is the sum of its ledger lines, stored nowhere else.
create table public.gift_cards (
  id uuid primary key,
  -- 15 characters of 31, 74 bits, cannot be guessed.
  code text not null unique check (code ~ '^[A-HJ-NP-Z2-9]{5}(-[A-HJ-NP-Z2-9]{5}){2}$'),
  amount_cents bigint not null check (amount_cents between 100 and 5000000),
  -- Null if the operator gave it away.
  sold_for text check (sold_for in ('cash', 'bank_transfer')),
  to_name text not null check (length(to_name) between 1 and 100),
  to_address text check (length(to_address) between 3 and 254),
  valid_until date,
  made_by text not null check (length(made_by) between 1 and 254),
  made_at timestamptz not null default now(),
  voided_at timestamptz,
  voided_by text check (length(voided_by) between 1 and 254),
  void_reason text check (length(void_reason) between 1 and 1000),
  check (num_nonnulls(voided_at, voided_by, void_reason) in (0, 3))
);
create index gift_cards_page on public.gift_cards (made_at desc, id);
alter table public.gift_cards enable row level security;
grant select on public.gift_cards to service_role;

create function private.guard_gift_card()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (new.id, new.code, new.amount_cents, new.sold_for, new.made_by, new.made_at)
    is distinct from (old.id, old.code, old.amount_cents, old.sold_for, old.made_by, old.made_at) then
    raise exception 'What a gift card is worth cannot change' using errcode = '23514';
  end if;
  if coalesce(new.valid_until, 'infinity') > coalesce(old.valid_until, 'infinity') then
    raise exception 'A gift card is never prolonged' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger guard before update on public.gift_cards
  for each row execute function private.guard_gift_card();

-- Formats XXXXX-XXXXX-XXXXX without look-alikes.
create function private.new_card_code()
returns text
language sql
volatile
set search_path = ''
as $$
  select regexp_replace(string_agg(
    substr('ABCDEFGHJKMNPQRSTUVWXYZ23456789', 1 + get_byte(seed, place) % 31, 1), '' order by place
  ), '^(.{5})(.{5})(.{5})$', '\1-\2-\3')
  from (
    select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as seed offset 0
  ) r, generate_series(0, 14) place
$$;

-- Ignores case, blanks and hyphens, as people type codes.
create function private.card_named(typed text)
returns public.gift_cards
language sql
stable
security definer
set search_path = ''
as $$
  select c.* from public.gift_cards c where c.code = regexp_replace(
    upper(regexp_replace(typed, '[^A-Za-z0-9]', '', 'g')), '^(.{5})(.{5})(.{5})$', '\1-\2-\3'
  )
$$;
