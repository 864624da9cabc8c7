-- A device checks vouchers offline with these public keys. The private keys are secrets of the edge functions and never
-- reach the database.
create table public.voucher_keys (
  id integer primary key check (id between 1 and 255),
  -- 32 bytes in base64url.
  public_key text not null unique check (public_key ~ '^[A-Za-z0-9_-]{43}$'),
  made_at timestamptz not null default now(),
  -- Vouchers signed with a revoked key are invalid and are signed again.
  revoked_at timestamptz
);
alter table public.voucher_keys enable row level security;
grant select on public.voucher_keys to service_role;

create function private.known_voucher_keys()
returns json
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(json_agg(json_build_object('id', k.id, 'key', k.public_key) order by k.id), '[]')
  from public.voucher_keys k where k.revoked_at is null
$$;
