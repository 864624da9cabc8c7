-- Tokens contain no role, so the end of an account counts at once.
create table public.desk_members (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  role text not null check (role in ('owner', 'office')),
  language text not null default 'en' check (language = any (private.languages())),
  user_id uuid references auth.users (id) on delete set null,
  invited_at timestamptz not null default now(),
  invited_by text,
  accepted_at timestamptz,
  ended_at timestamptz,
  ended_by text
);
create index desk_members_user on public.desk_members (user_id);
create unique index desk_members_one_per_user on public.desk_members (user_id) where ended_at is null;
create unique index desk_members_one_per_mailbox on public.desk_members (private.mailbox_of(email)) where ended_at is null;
alter table public.desk_members enable row level security;
grant select on public.desk_members to service_role;

create function private.desk_role() returns text language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select m.role from public.desk_members m where m.user_id = (select auth.uid()) and m.ended_at is null
  );
end $$;

create function private.is_admin() returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  return private.desk_role() is not null;
end $$;

create function private.desk_language() returns text language sql stable security definer set search_path = '' as $$
  select coalesce((
    select m.language from public.desk_members m where m.user_id = (select auth.uid()) and m.ended_at is null
  ), 'en')
$$;

create function private.require_admin() returns uuid language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Admins only' using errcode = '42501';
  end if;
  return auth.uid();
end
$$;

-- Owners alone pay out, change settings and rates, decide who works here, and erase persons.
create function private.require_owner() returns uuid language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if private.desk_role() <> 'owner' then
    raise exception 'Owners only' using errcode = 'PT403';
  end if;
  return auth.uid();
end
$$;
