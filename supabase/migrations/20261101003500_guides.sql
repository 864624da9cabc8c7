-- Holds invitations, devices, assignments and accounts of guides.
-- Relies on `departures`, `desk_people`, `mails` and `bookings`.
-- Called by guides and the desk.
set check_function_bodies = off;

-- Several invitations may be in the mail, so the first one opened counts; sending the mail creates its token.
create table private.invitations (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  guide_id uuid references public.guides (id) on delete cascade,
  member_id uuid references public.desk_members (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '7 days',
  used_by uuid,
  check (num_nonnulls(guide_id, member_id) = 1)
);
create index invitations_guide on private.invitations (guide_id);
create index invitations_member on private.invitations (member_id);

-- A phone belongs to one guide forever; its key signs reports, so that they also arrive after the session ended.
create table private.guide_devices (
  id uuid primary key,
  guide_id uuid not null references public.guides (id),
  key_hash text not null check (key_hash ~ '^[0-9a-f]{64}$'),
  registered_at timestamptz not null default now(),
  last_contact_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index guide_devices_guide on private.guide_devices (guide_id);

-- A guide's phone is trusted only for the time in which the guide led the departure.
create table private.guide_assignments (
  id bigint generated always as identity primary key,
  departure_id uuid not null references public.departures (id) on delete cascade,
  guide_id uuid not null references public.guides (id),
  began_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index guide_assignments_current on private.guide_assignments (departure_id) where ended_at is null;
create index guide_assignments_departure on private.guide_assignments (departure_id, guide_id);
create index guide_assignments_guide on private.guide_assignments (guide_id);

create function private.invitation_token(guide_id uuid, member_id uuid default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  token text := private.new_token();
begin
  insert into private.invitations (token_hash, guide_id, member_id)
  values (private.token_hash(token), guide_id, member_id);
  return token;
end $$;

create function private.note_assignment() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update private.guide_assignments a set ended_at = now() where a.departure_id = new.id and a.ended_at is null;
  insert into private.guide_assignments (departure_id, guide_id)
  select new.id, g.id from public.guides g where g.id = new.guide_id and not g.archived;
  return null;
end $$;
create trigger note_first_assignment after insert on public.departures
  for each row when (new.guide_id is not null) execute function private.note_assignment();
create trigger note_assignment after update of guide_id on public.departures
  for each row when (new.guide_id is distinct from old.guide_id) execute function private.note_assignment();

-- Revokes the phones with the account, so that their later reports count only if the desk accepts them.
create function private.end_guide_duties() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.archived or new.user_id is distinct from old.user_id then
    update private.guide_devices d set revoked_at = now() where d.guide_id = new.id and d.revoked_at is null;
  end if;
  if new.archived then
    update private.guide_assignments a set ended_at = now() where a.guide_id = new.id and a.ended_at is null;
  elsif old.archived then
    insert into private.guide_assignments (departure_id, guide_id)
    select d.id, new.id from public.departures d where d.guide_id = new.id;
  end if;
  return null;
end $$;
create trigger end_guide_duties after update of archived, user_id on public.guides
  for each row when (new.archived <> old.archived or (old.user_id is not null and new.user_id is distinct from old.user_id))
  execute function private.end_guide_duties();

-- Removes the refresh tokens too, so that a stolen one opens nothing; access tokens end within the hour.
create function private.end_sessions(account uuid) returns void language sql security definer set search_path = '' as $$
  delete from auth.sessions s where s.user_id = account
$$;

create function private.end_account(guide uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.end_sessions((select g.user_id from public.guides g where g.id = guide));
  update public.guides g set user_id = null where g.id = guide and g.user_id is not null;
  delete from private.invitations i where i.guide_id = guide;
  delete from public.email_outbox m where m.about = guide and m.kind = 'guide_invitation' and m.status <> 'sent';
end $$;

create function private.guide_account(guide public.guides) returns jsonb
language sql stable security definer set search_path = '' as $$
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

-- The link and the account must both prove the mailbox: anyone can sign up with a foreign address, and a mail may be
-- forwarded.
create function private.join_desk(token_hash text, caller uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
end $$;

create function private.my_guide_id() returns uuid language sql stable security definer set search_path = '' as $$
  select g.id from public.guides g where g.user_id = (select auth.uid()) and not g.archived
$$;

create function private.invite_guide(guide uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
  return '{"ok": true}';
end $$;
comment on function private.invite_guide is 'Mails an invitation. Refuses unknown_guide, no_email, has_account.';

create function private.end_guide_account(guide uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
end $$;
comment on function private.end_guide_account is 'Ends the account and revokes its phones. Refuses unknown_guide.';

create function private.admin_guides() returns jsonb language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'phone', g.phone, 'email', g.email,
    'archived', g.archived, 'revision', g.revision, 'account', private.guide_account(g)) order by g.archived, g.name, g.id), '[]')
  from public.guides g
$$;
comment on function private.admin_guides is 'Answers all guides, with who has an account.';

create function private.save_guide(guide jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
  if guide ->> 'phone' is not null and private.check_phone(guide ->> 'phone') is not null then
    return private.refusal('invalid_guide', 'phone', private.check_phone(guide ->> 'phone'));
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
end $$;
comment on function private.save_guide is 'The caller makes the id, so that a retry changes nothing. Archiving an account is for owners. Refuses invalid_guide, changed.';

create function private.my_guide() returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', g.id, 'name', g.name) from public.guides g where g.id = private.my_guide_id()
$$;
comment on function private.my_guide is 'Answers {id, name} of the caller''s guide, or null.';

create function private.accept_invitation(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := auth.uid();
  invitation private.invitations;
  guide public.guides;
begin
  select i.* into invitation from private.invitations i where i.token_hash = private.token_hash(token);
  if invitation.member_id is not null then
    return private.join_desk(invitation.token_hash, caller);
  end if;
  select g.* into guide from public.guides g where g.id = invitation.guide_id and not g.archived for update;
  -- Reads again under the lock, so that one of two accounts wins.
  select i.* into invitation from private.invitations i where i.token_hash = private.token_hash(token);
  if guide.user_id = caller and invitation.used_by = caller then
    return '{"ok": true}';
  end if;
  if guide.id is null or caller is null or guide.user_id is not null or invitation.used_by is not null
    or invitation.expires_at is null or invitation.expires_at < now() then
    return private.refusal('invitation_gone', null, 'This invitation was used or is over');
  end if;
  if exists (select 1 from public.guides g where g.user_id = caller) then
    return private.refusal('other_guide', null, 'This account belongs to another guide');
  end if;
  update public.guides g set user_id = caller where g.id = guide.id;
  delete from private.invitations i where i.guide_id = guide.id and i.token_hash <> invitation.token_hash;
  update private.invitations i set used_by = caller where i.token_hash = invitation.token_hash;
  perform private.audit('invitation_accepted', 'guide', guide.id::text, '{}');
  return '{"ok": true}';
exception when unique_violation then
  return private.refusal('other_guide', null, 'This account belongs to another guide');
end $$;
comment on function private.accept_invitation is 'Binds it to the first account that opens it. Refuses invitation_gone, other_guide, other_address, member_already.';
