create function private.admin_guides()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_admin();
  select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'phone', g.phone, 'email', g.email,
    'archived', g.archived, 'revision', g.revision, 'account', private.guide_account(g)) order by g.archived, g.name, g.id), '[]')
  from public.guides g
$$;

-- The caller makes the id, so a retry changes nothing; `revision` detects a concurrent edit. Archiving ends the
-- account.
create function private.save_guide(guide jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor uuid := private.require_admin();
  refused constant jsonb := private.check_shape(guide, 'invalid_guide', '{"id": "uuid", "name": "any", "phone": "any",
    "email": "any", "archived": "any", "revision": "any"}', 'Invalid guide');
  wrong text;
  known public.guides;
begin
  if refused is not null then
    return refused;
  end if;
  wrong := private.check_name('Name', guide ->> 'name', 100);
  if wrong is not null then
    return private.refusal('invalid_guide', 'name', wrong);
  end if;
  if guide ->> 'phone' !~ '^[0-9 +()-]{3,20}$' then
    return private.refusal('invalid_guide', 'phone', 'Invalid phone number format');
  end if;
  if guide ->> 'email' is not null and private.check_email(guide ->> 'email') is not null then
    return private.refusal('invalid_guide', 'email', private.check_email(guide ->> 'email'));
  end if;
  if guide ? 'archived' and not private.fits(guide -> 'archived', 'boolean') then
    return private.refusal('invalid_guide', 'archived', 'Invalid guide');
  end if;
  select g.* into known from public.guides g where g.id = (guide ->> 'id')::uuid for update;
  if (known.name, known.phone, known.email, known.archived) is not distinct from (btrim(guide ->> 'name'), guide ->> 'phone',
    btrim(guide ->> 'email'), coalesce((guide ->> 'archived')::boolean, false)) then
    return '{"ok": true}';
  end if;
  if guide ->> 'revision' <> coalesce(known.revision, 0)::text then
    return private.refusal('changed', null, 'Somebody changed this guide meanwhile')
      || jsonb_build_object('now', jsonb_build_object('revision', coalesce(known.revision, 0)));
  end if;
  insert into public.guides as g (id, name, phone, email, archived)
  values ((guide ->> 'id')::uuid, btrim(guide ->> 'name'), guide ->> 'phone', btrim(guide ->> 'email'),
    coalesce((guide ->> 'archived')::boolean, false))
  on conflict (id) do update set name = excluded.name, phone = excluded.phone, email = excluded.email, archived = excluded.archived,
    revision = g.revision + 1;
  -- Withdraws an invitation that went to a wrong address.
  if (guide ->> 'archived')::boolean or (known.user_id is null and known.email is distinct from btrim(guide ->> 'email')) then
    perform private.end_account((guide ->> 'id')::uuid);
  end if;
  perform private.audit(case when known.id is null then 'created' else 'saved' end, 'guide', guide ->> 'id',
    jsonb_build_object('by', actor, 'changes', private.differences(to_jsonb(known), (
      select to_jsonb(g) from public.guides g where g.id = (guide ->> 'id')::uuid
    ), array['id', 'revision', 'user_id', 'created_at', 'updated_at'])));
  return '{"ok": true}';
end
$$;
