-- What a traveller reads out at a desk: XXXX-XXXX from 31 signs without look-alikes (no I, L, O, 0, 1).
-- The last sign is a check digit modulo 31 (prime), so any one wrong sign and any two swapped are noticed.
create function private.reference_check(body text)
returns text
language sql
immutable
set search_path = ''
as $$
  select substr(signs, 1 + (sum(strpos(signs, substr(body, place, 1)) * (place + 1))::integer % 31), 1)
  from (select 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'::text as signs) a, generate_series(1, 7) place
  group by signs
$$;

create function private.new_reference()
returns text
language sql
volatile
set search_path = ''
as $$
  select substr(body, 1, 4) || '-' || substr(body, 5, 3) || private.reference_check(body)
  from (
    -- A uuid's first six bytes are random; 48 bits hold 31^7 almost evenly.
    select string_agg(
      substr('ABCDEFGHJKMNPQRSTUVWXYZ23456789', 1 + ((seed / (31 ^ place)::bigint) % 31)::integer, 1), ''
    ) as body
    from (select ('x' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 12))::bit(48)::bigint as seed offset 0) r,
      generate_series(0, 6) place
  ) b
$$;
