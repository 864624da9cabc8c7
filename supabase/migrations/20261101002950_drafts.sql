-- A draft is archived too, so that no sync, page or booking reaches it before it is published.

create table private.draft_previews (
  item_type text not null check (item_type in ('tour', 'package')),
  item_id uuid not null,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null,
  primary key (item_type, item_id)
);
alter table private.draft_previews enable row level security;

insert into private.settings (key, value, unit) values ('preview_link_days', '14', 'days a link to a draft works');

create function private.draft_row(item_type text, item_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select to_jsonb(t) from public.tours t where item_type = 'tour' and t.id = draft_row.item_id and t.draft
  union all
  select to_jsonb(p) from public.packages p where item_type = 'package' and p.id = draft_row.item_id and p.draft
$$;

create function private.admin_preview_link(item_type text, item_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  token constant text := private.new_token();
  expires constant timestamptz := now() + make_interval(days => private.setting('preview_link_days')::integer);
begin
  perform private.require_admin();
  if private.draft_row(item_type, item_id) is null then
    return private.refusal('not_found', null, 'This draft does not exist');
  end if;
  insert into private.draft_previews as v (item_type, item_id, token_hash, expires_at)
  values (admin_preview_link.item_type, admin_preview_link.item_id, private.token_hash(token), expires)
  on conflict on constraint draft_previews_pkey do update
    set token_hash = excluded.token_hash, expires_at = excluded.expires_at;
  perform private.audit('preview_link_made', item_type, item_id::text, '{}');
  return jsonb_build_object('ok', true, 'token', token, 'expires_at', expires);
end
$$;

create function private.preview_draft(item_type text, item_id uuid, token text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.draft_row(v.item_type, v.item_id) from private.draft_previews v
  where v.item_type = preview_draft.item_type and v.item_id = preview_draft.item_id
    and v.token_hash = private.token_hash(token) and v.expires_at > now()
$$;

-- An item that cannot be published, because a place or tour it needs is archived, stays a draft that the desk shows as late.
create function private.publish_due_items()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  due record;
  published integer := 0;
begin
  for due in
    select 'tour' as kind, t.id from public.tours t where t.publish_at <= now()
    union all
    select 'package', p.id from public.packages p where p.publish_at <= now()
  loop
    begin
      update public.tours t set archived = false, draft = false, publish_at = null
      where due.kind = 'tour' and t.id = due.id and t.publish_at <= now();
      update public.packages p set archived = false, draft = false, publish_at = null
      where due.kind = 'package' and p.id = due.id and p.publish_at <= now();
      perform private.audit('published_on_schedule', due.kind, due.id::text, '{}');
      published := published + 1;
    exception when check_violation or foreign_key_violation then
      continue;
    end;
  end loop;
  delete from private.draft_previews v where v.expires_at < now() or private.draft_row(v.item_type, v.item_id) is null;
  return published;
end
$$;
