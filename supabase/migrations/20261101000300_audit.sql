-- Who did what and when. Written by definer functions and triggers only; nobody edits or deletes it.
create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor uuid,
  actor_email text,
  action text not null,
  entity text not null,
  entity_id text not null,
  details jsonb not null default '{}'
);
create index audit_log_at on public.audit_log (at desc);
create index audit_log_entity on public.audit_log (entity, entity_id);
alter table public.audit_log enable row level security;
grant select on public.audit_log to authenticated, service_role;

-- The desk shows it to admins.
create policy audit_log_select_admin on public.audit_log
  for select to authenticated
  using ((select private.is_admin()));

create function private.audit(action text, entity text, entity_id text, details jsonb)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.audit_log (actor, actor_email, action, entity, entity_id, details)
  select auth.uid(), (select u.email from auth.users u where u.id = auth.uid()), $1, $2, $3, coalesce($4, '{}')
$$;
