-- Each admin sees only their own views.
create table public.desk_views (
  id uuid primary key,
  owner uuid not null references auth.users (id) on delete cascade,
  list text not null check (list ~ '^[a-z_]{1,40}$'),
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) <= 1000),
  created_at timestamptz not null default now()
);
create index desk_views_owner on public.desk_views (owner, list);
alter table public.desk_views enable row level security;
grant select on public.desk_views to service_role;

create function private.admin_views(list text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_admin();
  select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'name', w.name, 'query', w.query) order by w.name, w.id), '[]')
  from public.desk_views w where w.owner = auth.uid() and w.list = admin_views.list;
$$;

-- Safe to repeat. Leaves other admins' views alone.
create function private.admin_save_view(view jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor uuid := private.require_admin();
  refused constant jsonb := private.check_shape(view, 'invalid_view', '{"id": "uuid", "list": "any", "name": "any",
    "query": "any"}', 'Invalid view');
  wrong text;
begin
  if refused is not null then
    return refused;
  end if;
  wrong := case
    when coalesce(view ->> 'list', '') !~ '^[a-z_]{1,40}$' then 'list'
    when coalesce(length(btrim(private.strip_markup(view ->> 'name'))), 0) not between 1 and 60 then 'name'
    when length(coalesce(view ->> 'query', '')) > 1000 then 'query'
  end;
  if wrong is not null then
    return private.refusal('invalid_view', wrong, 'Invalid view');
  end if;
  perform pg_advisory_xact_lock(hashtextextended(actor::text, 21));
  if (select count(*) from public.desk_views w where w.owner = actor and w.id <> (view ->> 'id')::uuid) >= 100 then
    return private.refusal('too_many_views', null, 'There are too many views');
  end if;
  insert into public.desk_views as w (id, owner, list, name, query)
  values ((view ->> 'id')::uuid, actor, view ->> 'list', btrim(private.strip_markup(view ->> 'name')), coalesce(view ->> 'query', ''))
  on conflict (id) do update set name = excluded.name, query = excluded.query where w.owner = actor;
  return '{"ok": true}';
end
$$;

-- Safe to repeat.
create function private.admin_drop_view(view_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from public.desk_views w where w.id = view_id and w.owner = auth.uid();
  return '{"ok": true}';
end
$$;
