create function private.role_refusal(role text)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select private.refusal('invalid_role', 'role',
    case when role is null or role not in ('owner', 'office') then 'A role is owner or office' end)
$$;

-- `npm run deploy -- --owner <address>` calls it without a session.
create function private.invite_member(address text, role text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
  return jsonb_build_object('ok', true, 'to', member.email);
end
$$;

create function private.admin_invite_member(address text, role text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_owner();
  lock table public.desk_members in share row exclusive mode;
  perform private.require_owner();
  return private.invite_member(address, role);
end
$$;

-- Asks for the right again under the lock: of two owners who demote each other, the second is no owner any more. As no
-- one may change their own account, an owner always remains.
create function private.member_to_change(member_id uuid, out refused jsonb, out member public.desk_members)
language plpgsql
security definer
set search_path = ''
as $$
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
end
$$;

create function private.admin_change_role(member_id uuid, role text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
end
$$;

create function private.admin_end_member(member_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
end
$$;

-- The link and the account must both prove the mailbox: anyone can sign up with a foreign address, and a mail may be
-- forwarded.
create function private.join_desk(token_hash text, caller uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  invitation private.invitations;
  member public.desk_members;
begin
  lock table public.desk_members in share row exclusive mode;
  select i.* into invitation from private.invitations i where i.token_hash = join_desk.token_hash;
  select m.* into member from public.desk_members m where m.id = invitation.member_id and m.ended_at is null;
  if member.user_id = caller and invitation.used_by = caller then
    return '{"ok": true}';
  elsif member.id is null or caller is null or member.user_id is not null or invitation.expires_at < now() then
    return private.refusal('invitation_gone', null, 'This invitation was used or is over');
  elsif not exists (
    select 1 from auth.users u where u.id = caller and u.email_confirmed_at is not null
      and private.mailbox_of(u.email) = private.mailbox_of(member.email)
  ) then
    return private.refusal('other_address', null, 'This invitation is for another address');
  elsif exists (select 1 from public.desk_members m where m.user_id = caller and m.ended_at is null) then
    return private.refusal('member_already', null, 'This account belongs to a member');
  end if;
  update public.desk_members m set user_id = caller, accepted_at = now() where m.id = member.id;
  delete from private.invitations i where i.member_id = member.id and i.token_hash <> invitation.token_hash;
  update private.invitations i set used_by = caller where i.token_hash = invitation.token_hash;
  perform private.audit('invitation_accepted', 'member', member.id::text, jsonb_build_object('role', member.role));
  return '{"ok": true}';
end
$$;

create function private.choose_work_language(language text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.desk_members m set language = private.as_language(choose_work_language.language)
  where m.user_id = auth.uid() and m.ended_at is null;
  update public.guides g set language = private.as_language(choose_work_language.language) where g.user_id = auth.uid();
  return '{"ok": true}';
end
$$;

create function private.last_seen_at(account uuid)
returns timestamptz
language sql
stable
security definer
set search_path = ''
as $$
  select greatest(
    (select u.last_sign_in_at from auth.users u where u.id = account),
    (select max(greatest(s.created_at, s.refreshed_at at time zone 'UTC')) from auth.sessions s where s.user_id = account)
  )
$$;

create function private.admin_people()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
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
