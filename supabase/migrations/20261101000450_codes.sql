-- Uses of a code are counted from the bookings that carry it and stored nowhere else.
create table public.codes (
  id uuid primary key,
  code text not null unique check (code ~ '^[A-Z0-9-]{4,24}$'),
  percent integer check (percent between 1 and 100),
  amount_cents integer check (amount_cents between 1 and 5000000),
  -- The days on which it can be used to book, both included.
  valid_from date,
  valid_until date check (valid_until >= valid_from),
  -- The tours and packages it applies to; null means all.
  item_ids uuid[] check (cardinality(item_ids) > 0),
  use_limit integer check (use_limit between 1 and 100000),
  once_per_email boolean not null default true,
  archived boolean not null default false,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  check (num_nonnulls(percent, amount_cents) = 1)
);
alter table public.codes enable row level security;
grant select on public.codes to service_role;

-- Ignores case and surrounding blanks, as people type codes.
create function private.code_named(typed text)
returns public.codes
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select c from public.codes c where c.code = upper(btrim(typed))
  );
end $$;

-- Counts bookings that hold seats or were ever confirmed. A hold that expires frees its use; cancelling a paid booking
-- does not.
create function private.code_uses(code_id uuid)
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select count(*) from public.bookings b
    where b.code_id = code_uses.code_id and (b.status = 'pending' or b.confirmed_at is not null)
  );
end
$$;

create function private.code_is_used_by(code_id uuid, address text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select 1 from public.bookings b
    where b.code_id = code_is_used_by.code_id and (b.status = 'pending' or b.confirmed_at is not null)
      and private.mailbox_of(b.customer_email) = private.mailbox_of(address)
  );
end
$$;

-- Returns {code, percent} or {code, amount_cents}, or a refusal.
create function private.usable_code(typed text, item_id uuid, address text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_code public.codes := private.code_named(typed);
begin
  return case
    when found_code.id is null then private.refusal('code_unknown', 'code', 'There is no such code')
    when found_code.archived
      or not private.today() between coalesce(found_code.valid_from, '-infinity') and coalesce(found_code.valid_until, 'infinity')
      then private.refusal('code_over', 'code', 'This code is not valid today')
    when item_id <> all (found_code.item_ids) then private.refusal('code_elsewhere', 'code', 'This code is for other trips')
    when found_code.use_limit is not null and private.code_uses(found_code.id) >= found_code.use_limit
      then private.refusal('code_used_up', 'code', 'This code was used as often as it can be')
    when found_code.once_per_email and private.code_is_used_by(found_code.id, address)
      then private.refusal('code_unusable', 'code', 'This code cannot be used for this booking')
    else jsonb_build_object('ok', true, 'code', jsonb_strip_nulls(jsonb_build_object(
      'code', found_code.code, 'percent', found_code.percent, 'amount_cents', found_code.amount_cents)))
  end;
end
$$;

-- Wrong guesses use up tokens; a right code gives its token back, so that travelers behind one network are not locked
-- out.
create function private.give_code_token_back(right_one boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if right_one then
    perform private.give_tokens_back('code', private.bucket_of('code', private.caller_network()), 1);
  end if;
end
$$;

-- Takes no address: otherwise anybody could ask whether an address used a code.
create function private.check_code(code text, item_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_token('code');
  perform private.give_code_token_back((private.code_named(code)).id is not null);
  return private.usable_code(code, item_id, null);
end
$$;

-- Locks the code until the booking is committed; null without a code. Checking an address costs a token before the
-- lookup, so that guessing addresses stops at used and unused ones alike.
create function private.take_code(typed text, item_id uuid, address text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_code public.codes := private.code_named(typed);
  answer jsonb;
begin
  if typed is null then
    return null;
  end if;
  perform private.require_token('code');
  perform private.give_code_token_back(found_code.id is not null);
  if found_code.once_per_email then
    perform private.require_token('code_address');
  end if;
  perform 1 from public.codes c where c.id = found_code.id for no key update;
  answer := private.usable_code(typed, item_id, address);
  if found_code.once_per_email and answer ->> 'code' is distinct from 'code_unusable' then
    perform private.give_tokens_back('code_address', private.bucket_of('code_address', private.caller_network()), 1);
  end if;
  return answer;
end
$$;
