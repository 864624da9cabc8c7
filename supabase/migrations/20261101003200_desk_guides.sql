create function private.invite_guide(guide uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor uuid := private.require_owner();
  invited public.guides;
begin
  select g.* into invited from public.guides g where g.id = guide for update;
  if invited.id is null or invited.archived then
    return private.refusal('unknown_guide', null, 'There is no such guide');
  elsif invited.user_id is not null then
    return private.refusal('has_account', null, 'This guide has an account already');
  elsif invited.email is null then
    return private.refusal('no_email', 'email', 'This guide has no email address');
  end if;
  -- A second click while the first mail is queued sends no second mail.
  insert into public.email_outbox (kind, about, version, to_name, to_address)
  select 'guide_invitation', invited.id, private.next_mail_version(invited.id, 'guide_invitation'), invited.name, invited.email
  where not exists (
    select 1 from public.email_outbox m
    where m.about = invited.id and m.kind = 'guide_invitation' and m.status = 'queued' and m.to_address = invited.email
  );
  perform private.audit('invited', 'guide', invited.id::text, jsonb_build_object('to', invited.email, 'by', actor));
  return jsonb_build_object('ok', true, 'to', invited.email);
end
$$;

-- Removes the refresh tokens too, so that a stolen one opens nothing; access tokens end within the hour.
create function private.end_sessions(account uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from auth.sessions s where s.user_id = account
$$;

create function private.end_account(guide uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.end_sessions((select g.user_id from public.guides g where g.id = guide));
  update public.guides g set user_id = null where g.id = guide and g.user_id is not null;
  delete from private.invitations i where i.guide_id = guide;
  delete from public.email_outbox m where m.about = guide and m.kind = 'guide_invitation' and m.status <> 'sent';
end
$$;

create function private.end_guide_account(guide uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor uuid := private.require_owner();
begin
  perform 1 from public.guides g where g.id = guide for update;
  if not found then
    return private.refusal('unknown_guide', null, 'There is no such guide');
  end if;
  perform private.end_account(guide);
  perform private.audit('account_ended', 'guide', guide::text, jsonb_build_object('by', actor));
  return '{"ok": true}';
end
$$;

create function private.guide_account(guide public.guides)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'state', case when guide.user_id is not null then 'active' when m.id is not null then 'invited' else 'none' end,
    'account_email', (select u.email from auth.users u where u.id = guide.user_id),
    'invited', case when guide.user_id is null and m.id is not null then jsonb_build_object(
      'to', m.to_address, 'mail', m.status, 'at', coalesce(m.sent_at, m.created_at),
      'until', (select max(i.expires_at) from private.invitations i where i.guide_id = guide.id)
    ) end,
    'phones', coalesce((
      select jsonb_agg(jsonb_build_object('id', d.id, 'since', d.registered_at, 'last_contact_at', d.last_contact_at,
        'revoked_at', d.revoked_at) order by d.revoked_at is not null, d.last_contact_at desc, d.id)
      from private.guide_devices d where d.guide_id = guide.id
    ), '[]')
  )
  from (select 1) always
  left join lateral (
    select o.* from public.email_outbox o
    where o.about = guide.id and o.kind = 'guide_invitation' and (o.status <> 'sent' or exists (
      select 1 from private.invitations i where i.guide_id = guide.id and i.used_by is null))
    order by o.created_at desc limit 1
  ) m on true
$$;

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

-- The caller makes the id, so that a retry changes nothing; `revision` detects a concurrent edit.
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
  if guide ? 'archived' and not private.matches_rule(guide -> 'archived', 'boolean') then
    return private.refusal('invalid_guide', 'archived', 'Invalid guide');
  end if;
  select g.* into known from public.guides g where g.id = (guide ->> 'id')::uuid for update;
  if (known.name, known.phone, known.email, known.archived) is not distinct from (btrim(guide ->> 'name'), guide ->> 'phone',
    btrim(guide ->> 'email'), coalesce((guide ->> 'archived')::boolean, false)) then
    return '{"ok": true}';
  end if;
  if known.user_id is not null and (guide ->> 'archived')::boolean then
    perform private.require_owner();
  end if;
  if guide ->> 'revision' <> coalesce(known.revision, 0)::text then
    return private.refusal('changed', null, 'Somebody changed this guide meanwhile')
      || jsonb_build_object('now', jsonb_build_object('revision', coalesce(known.revision, 0)));
  end if;
  insert into public.guides as g (id, name, phone, email, language, archived)
  values ((guide ->> 'id')::uuid, btrim(guide ->> 'name'), guide ->> 'phone', btrim(guide ->> 'email'),
    private.desk_language(), coalesce((guide ->> 'archived')::boolean, false))
  on conflict (id) do update set name = excluded.name, phone = excluded.phone, email = excluded.email,
    archived = excluded.archived,
    revision = g.revision + 1;
  if (guide ->> 'archived')::boolean or (known.user_id is null and known.email is distinct from btrim(guide ->> 'email')) then
    perform private.end_account((guide ->> 'id')::uuid);
  end if;
  perform private.audit(case when known.id is null then 'created' else 'saved' end, 'guide', guide ->> 'id',
    jsonb_build_object('by', actor, 'changes', private.differences(to_jsonb(known), (
      select to_jsonb(g) from public.guides g where g.id = (guide ->> 'id')::uuid
    ), array['id', 'revision', 'user_id', 'language', 'created_at', 'updated_at'])));
  return '{"ok": true}';
end
$$;
