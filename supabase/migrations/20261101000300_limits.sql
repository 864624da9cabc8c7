-- Holds how often one network may call which verb.
-- Relies on `foundation`.
-- Called by other subjects only; no verb.
set check_function_bodies = off;

-- Stores addresses as salted hashes that change every day, for privacy.
create table private.rate_limits (
  bucket text primary key,
  tokens double precision not null,
  filled_at timestamptz not null
);

create table private.rate_rules (
  purpose text primary key,
  capacity integer not null check (capacity > 0),
  seconds_per_token double precision not null check (seconds_per_token > 0)
);

-- Requests are generous, since a hotel may share one address; only payment or time restores seats, so that cancelling
-- in a loop gains none.
insert into private.rate_rules values
  ('booking', 120, 6), ('seats', 160, 300), ('form', 10, 60), ('links', 5, 60),
  ('travelers', 60, 5), ('waiting', 60, 600), ('moving', 30, 60), ('code', 30, 30), ('code_address', 5, 600), ('review', 20, 60),
  ('gift_card', 20, 120),
  -- A phone that reconnects may send 500 check-ins; an ended account sends fewer, because the desk decides about each.
  ('phone_facts', 600, 1), ('guide_facts', 3000, 30), ('ended_phone_facts', 100, 3600), ('guide_phones', 50, 1800);

-- A client can forge part of the address that the gateway reports: use it for limits, never for rights.
create function private.caller_address() returns text language plpgsql stable set search_path = '' as $$
begin
  return (
    select nullif(btrim(split_part(coalesce(h ->> 'cf-connecting-ip', h ->> 'x-forwarded-for', ''), ',', 1)), '')
    from (select coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb as h) headers
  );
end $$;

-- Counts an IPv6 /64 as one, because one machine has a whole /64.
create function private.network_of(address text) returns text language plpgsql stable set search_path = '' as $$
declare
  plain constant text := regexp_replace(address, '^::ffff:(?=[0-9.]+$)', '', 'i');
begin
  return case when family(plain::inet) = 6 then network(set_masklen(plain::inet, 64))::text else host(plain::inet) end;
exception when invalid_text_representation then
  return left(plain, 100);
end $$;

create function private.caller_network() returns text language sql stable set search_path = '' as $$
  select private.network_of(private.caller_address())
$$;

create function private.bucket_of(purpose text, who text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return (
    select encode(sha256(convert_to(
      concat_ws('|', purpose, who, private.setting('rate_salt'), private.today()), 'UTF8'
    )), 'hex') where who is not null
  );
end $$;

create function private.take_tokens(purpose text, bucket text, cost integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  rule private.rate_rules;
  price integer;
  available double precision;
begin
  if bucket is null then
    return 0;
  end if;
  select * into strict rule from private.rate_rules r where r.purpose = take_tokens.purpose;
  price := least(cost, rule.capacity);
  insert into private.rate_limits as l (bucket, tokens, filled_at)
  values (take_tokens.bucket, rule.capacity, clock_timestamp())
  on conflict on constraint rate_limits_pkey do update set
    tokens = least(rule.capacity, l.tokens + extract(epoch from clock_timestamp() - l.filled_at) / rule.seconds_per_token),
    filled_at = clock_timestamp()
  returning l.tokens into available;
  if available < price then
    return greatest(1, ceil((price - available) * rule.seconds_per_token))::integer;
  end if;
  update private.rate_limits l set tokens = l.tokens - price where l.bucket = take_tokens.bucket;
  return 0;
end $$;

create function private.return_tokens(purpose text, bucket text, cost integer) returns void
language sql security definer set search_path = '' as $$
  update private.rate_limits l set tokens = least(r.capacity, l.tokens + least(cost, r.capacity))
  from private.rate_rules r where r.purpose = return_tokens.purpose and l.bucket = return_tokens.bucket
$$;

create function private.raise_rate_limit(code text, seconds integer, sentence text) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using
    message = code, errcode = 'PT429', detail = seconds::text, hint = format(sentence, seconds);
end $$;

create function private.require_token(purpose text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wait integer := private.take_tokens(purpose, private.bucket_of(purpose, private.caller_network()), 1);
begin
  if wait > 0 then
    perform private.raise_rate_limit('rate_limited', wait, 'Too many requests. Please try again in %s seconds.');
  end if;
end $$;
