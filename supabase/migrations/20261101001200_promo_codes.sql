-- Holds promo codes, their uses and limits.
-- Relies on `limits`, `bookings`, `desk_people` and `catalogue`.
-- Called by anyone and the desk.
set check_function_bodies = off;

-- Code uses are counted from bookings instead of stored, so that the count cannot drift.
create table public.codes (
  id uuid primary key,
  code text not null unique check (code ~ '^[A-Z0-9-]{4,24}$'),
  percent integer check (percent between 1 and 100),
  amount_cents integer check (amount_cents between 1 and 5000000),
  valid_from date,
  valid_until date check (valid_until >= valid_from),
  item_ids uuid[] check (cardinality(item_ids) > 0),
  use_limit integer check (use_limit between 1 and 100000),
  once_per_email boolean not null default true,
  archived boolean not null default false,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  check (num_nonnulls(percent, amount_cents) = 1)
);
grant select on public.codes to service_role;

create function private.promo_code_by_name(typed text) returns public.codes
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select c from public.codes c where c.code = upper(btrim(typed)));
end $$;

create function private.code_uses(code_id uuid) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select count(*) from public.bookings b
    where b.code_id = code_uses.code_id and (b.status = 'pending' or b.confirmed_at is not null)
  );
end $$;

create function private.code_is_used_by(code_id uuid, address text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select 1 from public.bookings b
    where b.code_id = code_is_used_by.code_id and (b.status = 'pending' or b.confirmed_at is not null)
      and private.mailbox_of(b.customer_email) = private.mailbox_of(address)
  );
end $$;

create function private.usable_code(typed text, item_id uuid, address text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  found_code public.codes := private.promo_code_by_name(typed);
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
end $$;

-- Only wrong guesses use up tokens, so that travelers behind one network are not locked out.
create function private.return_code_token(right_one boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if right_one then
    perform private.return_tokens('code', private.bucket_of('code', private.caller_network()), 1);
  end if;
end $$;

-- Charges a token before the lookup, so that guessing reveals neither used nor unused addresses.
create function private.take_code(typed text, item_id uuid, address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found_code public.codes := private.promo_code_by_name(typed);
  answer jsonb;
begin
  if typed is null then
    return null;
  end if;
  perform private.require_token('code');
  perform private.return_code_token(found_code.id is not null);
  if found_code.once_per_email then
    perform private.require_token('code_address');
  end if;
  perform 1 from public.codes c where c.id = found_code.id for no key update;
  answer := private.usable_code(typed, item_id, address);
  if found_code.once_per_email and answer ->> 'code' is distinct from 'code_unusable' then
    perform private.return_tokens('code_address', private.bucket_of('code_address', private.caller_network()), 1);
  end if;
  return answer;
end $$;

create function private.wrong_code_key(code jsonb) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when coalesce(upper(btrim(code ->> 'code')), '') !~ '^[A-Z0-9-]{4,24}$' then 'code'
    when coalesce(code ->> 'percent', '1') !~ '^[0-9]{1,3}$' or (code ->> 'percent')::integer not between 1 and 100 then 'percent'
    when coalesce(code ->> 'amount_cents', '1') !~ '^[0-9]{1,7}$'
      or (code ->> 'amount_cents')::integer not between 1 and 5000000 then 'amount_cents'
    when num_nonnulls(code ->> 'percent', code ->> 'amount_cents') <> 1 then 'percent'
    when code ->> 'valid_from' is not null and private.as_date(code ->> 'valid_from') is null then 'valid_from'
    when code ->> 'valid_until' is not null and (private.as_date(code ->> 'valid_until') is null
      or private.as_date(code ->> 'valid_until') < private.as_date(code ->> 'valid_from')) then 'valid_until'
    when coalesce(code ->> 'use_limit', '1') !~ '^[0-9]{1,6}$'
      or (code ->> 'use_limit')::integer not between 1 and 100000 then 'use_limit'
    when exists (
      select 1 from jsonb_array_elements_text(private.as_array(code -> 'item_ids')) i
      where not exists (select 1 from public.tours t where t.id::text = i)
        and not exists (select 1 from public.packages p where p.id::text = i)
    ) then 'item_ids'
  end
$$;

create function private.changed_code(code jsonb, before public.codes) returns public.codes
language plpgsql stable security definer set search_path = '' as $$
declare
  after public.codes := before;
begin
  after.code := upper(btrim(code ->> 'code'));
  after.percent := code ->> 'percent';
  after.amount_cents := code ->> 'amount_cents';
  after.valid_from := code ->> 'valid_from';
  after.valid_until := code ->> 'valid_until';
  after.item_ids := (select array_agg(i::uuid) from jsonb_array_elements_text(private.as_array(code -> 'item_ids')) i);
  after.use_limit := code ->> 'use_limit';
  after.once_per_email := code -> 'once_per_email';
  after.archived := code -> 'archived';
  return after;
end $$;

create function private.check_code(code text, item_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_token('code');
  perform private.return_code_token((private.promo_code_by_name(code)).id is not null);
  return private.usable_code(code, item_id, null);
end $$;
comment on function private.check_code is 'Takes no email, as it would reveal its codes. Answers {code}. Refuses code_unknown, code_over, code_elsewhere, code_used_up.';

create function private.admin_codes() returns jsonb language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  select coalesce(jsonb_agg(to_jsonb(c) - 'created_at' || jsonb_build_object('uses', private.code_uses(c.id))
    order by c.archived, c.created_at desc, c.code), '[]')
  from public.codes c
$$;
comment on function private.admin_codes is 'Answers all promo codes, with their uses.';

create function private.save_code(code jsonb) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
  refused constant jsonb := private.check_shape(code, 'invalid_code', '{"id": "uuid", "code": "any", "percent": "any",
    "amount_cents": "any", "valid_from": "any", "valid_until": "any", "use_limit": "any", "once_per_email": "boolean",
    "archived": "boolean", "item_ids": "array?", "revision": "any"}', 'Invalid code');
  wrong text;
  known public.codes;
  after public.codes;
begin
  if refused is not null then
    return refused;
  end if;
  wrong := private.wrong_code_key(code);
  if wrong is not null then
    return private.refusal('invalid_code', wrong, 'Invalid code');
  end if;
  if exists (
    select 1 from public.codes c where c.code = upper(btrim(save_code.code ->> 'code'))
      and c.id <> (save_code.code ->> 'id')::uuid
  ) then
    return private.refusal('code_taken', 'code', 'There is another code of this name');
  end if;
  select c.* into known from public.codes c where c.id = (save_code.code ->> 'id')::uuid for update;
  after := private.changed_code(code, known);
  if after is not distinct from known then
    return '{"ok": true}';
  end if;
  if coalesce(code ->> 'revision', '0') <> coalesce(known.revision, 0)::text then
    return private.refusal('changed', null, 'Somebody changed this code meanwhile')
      || jsonb_build_object('now', jsonb_build_object('revision', coalesce(known.revision, 0)));
  end if;
  insert into public.codes as c (
    id, code, percent, amount_cents, valid_from, valid_until, item_ids, use_limit, once_per_email, archived
  )
  values (
    (save_code.code ->> 'id')::uuid, after.code, after.percent, after.amount_cents, after.valid_from, after.valid_until,
    after.item_ids, after.use_limit, after.once_per_email, after.archived
  )
  on conflict (id) do update set code = excluded.code, percent = excluded.percent, amount_cents = excluded.amount_cents,
    valid_from = excluded.valid_from, valid_until = excluded.valid_until, item_ids = excluded.item_ids,
    use_limit = excluded.use_limit, once_per_email = excluded.once_per_email, archived = excluded.archived,
    revision = c.revision + 1;
  perform private.audit(case when known.id is null then 'created' else 'saved' end, 'code', code ->> 'id',
    jsonb_build_object('by', actor, 'changes', private.differences(case when known.id is not null then to_jsonb(known) end, (
      select to_jsonb(c) from public.codes c where c.id = (save_code.code ->> 'id')::uuid
    ), array['id', 'revision', 'created_at', 'updated_at'])));
  return '{"ok": true}';
end $$;
comment on function private.save_code is 'Takes the whole code by its id. Refuses invalid_code, code_taken, changed.';
