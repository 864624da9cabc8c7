-- Holds the members of the desk, their roles and invitations, and the checks for admins and owners.
-- Relies on `mails`, `guides` and `departures`.
-- Called by anyone, guides and the desk.
set check_function_bodies = off;

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
grant select on public.desk_members to service_role;

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
end $$;

-- Owners alone pay out, change settings and rates, decide who works here, and erase persons.
create function private.require_owner() returns uuid language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if private.desk_role() <> 'owner' then
    raise exception 'Owners only' using errcode = 'PT403';
  end if;
  return auth.uid();
end $$;

create function private.actor_name() returns text language sql stable security definer set search_path = '' as $$
  select coalesce((select u.email from auth.users u where u.id = auth.uid()), 'the desk')
$$;

create function private.role_refusal(role text) returns jsonb language sql immutable set search_path = '' as $$
  select private.refusal('invalid_role', 'role',
    case when role is null or role not in ('owner', 'office') then 'A role is owner or office' end)
$$;

-- `npm run deploy -- --owner <address>` calls it without a session.
create function private.invite_member(address text, role text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  member public.desk_members;
  mailed constant text := btrim(address);
begin
  lock table public.desk_members in share row exclusive mode;
  if private.check_email(mailed) is not null then
    return private.refusal('invalid_email', 'address', private.check_email(mailed));
  elsif private.role_refusal(role) is not null then
    return private.role_refusal(role);
  end if;
  select m.* into member from public.desk_members m
  where m.ended_at is null and private.mailbox_of(m.email) = private.mailbox_of(mailed);
  if member.user_id is not null then
    return private.refusal('member_already', 'address', 'This address belongs to a member');
  elsif member.id is null then
    insert into public.desk_members (email, role, language, invited_by)
    values (mailed, invite_member.role, private.desk_language(), case when auth.uid() is not null then private.actor_name() end)
    returning * into strict member;
  else
    update public.desk_members m set role = invite_member.role where m.id = member.id;
  end if;
  insert into public.email_outbox (kind, about, version, to_address, payload)
  select 'desk_invitation', member.id, private.next_mail_version(member.id, 'desk_invitation'), member.email,
    jsonb_build_object('role', invite_member.role)
  where not exists (
    select 1 from public.email_outbox m where m.about = member.id and m.kind = 'desk_invitation' and m.status = 'queued'
  );
  update public.email_outbox m set payload = jsonb_build_object('role', invite_member.role)
  where m.about = member.id and m.kind = 'desk_invitation' and m.status = 'queued';
  perform private.audit('invited', 'member', member.id::text, jsonb_build_object('to', member.email, 'role', invite_member.role));
  return '{"ok": true}';
end $$;

-- Asks for the right again under the lock: of two owners who demote each other, the second is no owner any more. As no
-- one may change their own account, an owner always remains.
create function private.member_to_change(
  member_id uuid, out refused jsonb, out member public.desk_members
) language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_owner();
  lock table public.desk_members in share row exclusive mode;
  perform private.require_owner();
  select m.* into member from public.desk_members m where m.id = member_id and m.ended_at is null;
  if member.id is null then
    refused := private.refusal('unknown_member', null, 'There is no such member');
  elsif member.user_id = auth.uid() then
    refused := private.refusal('own_account', null, 'Another owner must do this');
  end if;
end $$;

create function private.last_seen_at(account uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select greatest(
    (select u.last_sign_in_at from auth.users u where u.id = account),
    (select max(greatest(s.created_at, s.refreshed_at at time zone 'UTC')) from auth.sessions s where s.user_id = account)
  )
$$;

create function private.desk_role() returns text language plpgsql stable security definer set search_path = '' as $$
begin
  return (select m.role from public.desk_members m where m.user_id = (select auth.uid()) and m.ended_at is null);
end $$;
comment on function private.desk_role is 'Answers owner, office or null, for the caller''s token.';

create function private.admin_invite_member(address text, role text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_owner();
  lock table public.desk_members in share row exclusive mode;
  perform private.require_owner();
  return private.invite_member(address, role);
end $$;
comment on function private.admin_invite_member is 'Mails an invitation as owner or office. Refuses invalid_email, invalid_role, member_already.';

create function private.admin_change_role(member_id uuid, role text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  change record := private.member_to_change(member_id);
begin
  if change.refused is not null then
    return change.refused;
  elsif private.role_refusal(role) is not null then
    return private.role_refusal(role);
  elsif (change.member).role <> role then
    update public.desk_members m set role = admin_change_role.role where m.id = member_id;
    perform private.audit('role_changed', 'member', member_id::text, jsonb_build_object('changes', jsonb_build_object(
      'role', jsonb_build_object('from', (change.member).role, 'to', role))));
  end if;
  return '{"ok": true}';
end $$;
comment on function private.admin_change_role is 'Never one''s own. Refuses unknown_member, own_account, invalid_role.';

create function private.admin_end_member(member_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  change record := private.member_to_change(member_id);
begin
  if change.refused is not null then
    return change.refused;
  end if;
  update public.desk_members m set ended_at = now(), ended_by = private.actor_name() where m.id = member_id;
  perform private.end_sessions((change.member).user_id);
  delete from private.invitations i where i.member_id = admin_end_member.member_id;
  delete from public.email_outbox m where m.about = member_id and m.kind = 'desk_invitation' and m.status <> 'sent';
  perform private.audit('account_ended', 'member', member_id::text, jsonb_build_object('email', (change.member).email));
  return '{"ok": true}';
end $$;
comment on function private.admin_end_member is 'Never oneself. Refuses unknown_member, own_account.';

create function private.choose_work_language(language text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.desk_members m set language = private.as_language(choose_work_language.language)
  where m.user_id = auth.uid() and m.ended_at is null;
  update public.guides g set language = private.as_language(choose_work_language.language) where g.user_id = auth.uid();
  return '{"ok": true}';
end $$;
comment on function private.choose_work_language is 'Sets the language of mails to a guide or a member of the desk.';

create function private.admin_people() returns jsonb language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  select coalesce(jsonb_agg(to_jsonb(p) - 'place' order by p.place, p.email, p.id), '[]') from (
    select m.id, m.email, m.role, m.invited_at, m.invited_by, m.accepted_at, m.ended_at, m.ended_by,
      m.user_id is not distinct from auth.uid() as is_self,
      case when m.ended_at is null then private.last_seen_at(m.user_id) end as last_seen_at,
      case when m.ended_at is not null then 'ended' when m.user_id is not null then 'active' else 'invited' end as state,
      (select o.status from public.email_outbox o where o.about = m.id and o.kind = 'desk_invitation'
        order by o.created_at desc limit 1) as mail,
      (select max(i.expires_at) from private.invitations i where i.member_id = m.id) as until,
      case when m.ended_at is null then 0 else 2 end as place
    from public.desk_members m
    union all
    select g.id, coalesce(u.email, g.name), 'guide', null, null, null, null, null, false, private.last_seen_at(u.id), 'active', null, null, 1
    from public.guides g join auth.users u on u.id = g.user_id
  ) p
$$;
comment on function private.admin_people is 'Answers members of the desk and guides with accounts.';
