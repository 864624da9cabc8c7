-- Who is an admin. Written by the operator in SQL only, never through the API.
create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role = 'admin'),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
alter table public.user_roles enable row level security;
grant select on public.user_roles to authenticated;
grant select on public.user_roles to service_role;

-- Everybody signed in may see the own roles: the client asks whether to show the Admin link.
create policy user_roles_select_own on public.user_roles
  for select to authenticated
  using (user_id = (select auth.uid()));

create function private.is_admin()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles r where r.user_id = (select auth.uid()) and r.role = 'admin'
  )
$$;
grant execute on function private.is_admin() to anon, authenticated, service_role;

-- Edge functions ask it under the caller's own token.
create function public.is_admin()
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.is_admin()
$$;
grant execute on function public.is_admin() to anon, authenticated, service_role;

-- First line of every admin verb.
create function private.require_admin()
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Admins only' using errcode = '42501';
  end if;
  return auth.uid();
end
$$;
