-- Token buckets per address and purpose. Addresses are kept as salted hashes that change every day.
create table private.rate_limits (
  bucket text primary key,
  tokens double precision not null,
  filled_at timestamptz not null
);
alter table private.rate_limits enable row level security;

create table private.rate_rules (
  purpose text primary key,
  capacity integer not null check (capacity > 0),
  seconds_per_token double precision not null check (seconds_per_token > 0)
);
alter table private.rate_rules enable row level security;
-- Bookings are generous: a whole hotel may share one address.
insert into private.rate_rules values
  ('booking', 60, 6), ('form', 10, 60), ('links', 5, 60);

-- The caller's address as the gateway tells it. It can be forged in part: good for limits, never for rights.
create function private.caller_address()
returns text
language sql
stable
set search_path = ''
as $$
  select nullif(btrim(split_part(coalesce(h ->> 'cf-connecting-ip', h ->> 'x-forwarded-for', ''), ',', 1)), '')
  from (select coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb as h) headers
$$;

-- Seconds to wait, 0 when a token was taken. Callers without an address (SQL, tests) are not limited.
create function private.take_token(purpose text, who text)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  rule private.rate_rules;
  left_over double precision;
begin
  if who is null then
    return 0;
  end if;
  select * into strict rule from private.rate_rules r where r.purpose = take_token.purpose;
  insert into private.rate_limits as l (bucket, tokens, filled_at)
  values (
    encode(sha256(convert_to(concat_ws('|', purpose, who, private.setting('rate_salt'), private.today()), 'UTF8')), 'hex'),
    rule.capacity - 1, clock_timestamp()
  )
  on conflict (bucket) do update set
    -- Below zero by at most one, so that a refusal can tell how long to wait.
    tokens = greatest(-1, least(rule.capacity, l.tokens
      + extract(epoch from clock_timestamp() - l.filled_at) / rule.seconds_per_token) - 1),
    filled_at = clock_timestamp()
  returning tokens into left_over;
  return case when left_over >= 0 then 0 else greatest(1, ceil(-left_over * rule.seconds_per_token))::integer end;
end
$$;

-- HTTP 429 through the REST server.
create function private.require_token(purpose text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  wait integer := private.take_token(purpose, private.caller_address());
begin
  if wait > 0 then
    raise exception 'rate_limited'
      using errcode = 'PT429', detail = wait::text, hint = format('Too many requests. Please try again in %s seconds.', wait);
  end if;
end
$$;
