create function private.guide_erasure_refusal(guide uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  found text[];
begin
  if not exists (select from public.guides g where g.id = guide) then
    return private.refusal('unknown_guide', null, 'There is no such guide');
  elsif exists (select from public.guides g join public.desk_members m on m.user_id = g.user_id and m.ended_at is null
    where g.id = guide) then
    return private.refusal('works_here', null, 'This account is also an admin''s');
  end if;
  select array_agg(d.start_date::text order by d.start_date) into found
  from public.departures d
  left join public.tours t on t.id = d.tour_id
  left join public.packages p on p.id = d.package_id
  where d.guide_id = guide and d.state <> 'cancelled'
    and coalesce(d.end_date, d.start_date + coalesce(t.duration_days, p.duration_days) - 1) >= private.today();
  if found is not null then
    return private.refusal('leads_ahead', null, 'This guide leads departures ahead') || jsonb_build_object('days', found);
  end if;
  if exists (
    select from private.waiting_cash() c join private.guide_devices d on d.id = c.device_id where d.guide_id = guide
  ) then
    return private.refusal('cash_waiting', null, 'Cash that this guide took waits for a decision');
  end if;
  return null;
end
$$;

create function private.guide_names(guide uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select array(
    select g.name from public.guides g where g.id = guide
    union select l.details #>> '{changes,name,from}' from public.audit_log l
    where l.entity = 'guide' and l.entity_id = guide::text and l.details #>> '{changes,name,from}' is not null
  )
$$;

create function private.admin_export_guide(guide uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.guides;
  phones constant uuid[] := array(select d.id from private.guide_devices d where d.guide_id = guide);
begin
  perform private.require_admin();
  select g.* into known from public.guides g where g.id = guide;
  if known.id is null then
    return private.refusal('unknown_guide', null, 'There is no such guide');
  end if;
  perform private.audit('exported', 'guide', guide::text, '{}');
  return jsonb_build_object(
    'ok', true, 'format', 1, 'guide', to_jsonb(known),
    'accounts', (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'email', u.email, 'details', u.raw_user_meta_data)), '[]')
      from auth.users u where u.id = known.user_id),
    'phones', (select coalesce(jsonb_agg(to_jsonb(d) - 'key_hash' order by d.registered_at), '[]')
      from private.guide_devices d where d.guide_id = guide),
    'invitations', (select coalesce(jsonb_agg(to_jsonb(i) - 'token_hash' order by i.expires_at), '[]')
      from private.invitations i where i.guide_id = guide),
    'assignments', (select coalesce(jsonb_agg(to_jsonb(a) order by a.began_at), '[]')
      from private.guide_assignments a where a.guide_id = guide),
    'check_ins', (select coalesce(jsonb_agg(to_jsonb(c) order by c.seen_at), '[]')
      from public.check_ins c where c.device_id = any (phones)),
    'cash', (select coalesce(jsonb_agg(to_jsonb(c) order by c.seen_at), '[]')
      from public.guide_cash c where c.device_id = any (phones)),
    'mails', (select coalesce(jsonb_agg(to_jsonb(m) - 'lease' - 'leased_until' order by m.created_at), '[]')
      from public.email_outbox m where m.about = guide),
    'actions', (select coalesce(jsonb_agg(to_jsonb(l) - 'actor' - 'actor_email' order by l.at), '[]')
      from public.audit_log l where l.entity = 'guide' and l.entity_id = guide::text)
  );
end
$$;

-- Replaces a name only in entries about what the guide led or reported, because another guide may share it.
create function private.erase_guide_name(guide uuid, reports uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  names constant text[] := private.guide_names(guide);
  former text;
begin
  foreach former in array names loop
    update public.audit_log l set details = replace(l.details::text, to_jsonb(former)::text, '"Erased guide"')::jsonb
    where strpos(l.details::text, to_jsonb(former)::text) > 0 and (
      l.entity = 'departure' and l.entity_id in (
        select a.departure_id::text from private.guide_assignments a where a.guide_id = guide)
      or l.entity = 'payment' and l.entity_id = any (reports::text[])
      or l.entity = 'booking' and l.entity_id in (
        select c.booking_id::text from public.guide_cash c where c.id = any (reports)
        union select c.booking_id::text from public.check_ins c where c.id = any (reports))
    );
  end loop;
  update public.audit_log l set details = l.details - 'note' where l.entity = 'payment' and l.entity_id = any (reports::text[]);
  update public.payment_events e set payload = '{}' where e.payment_id = any (reports);
  update public.payments p set note = null,
    recorded_by = case when p.recorded_by = any (names) then 'Erased guide' else p.recorded_by end
  where p.id = any (reports);
end
$$;

create function private.erase_guide(guide uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.guides;
  account_email text;
  names constant text[] := private.guide_names(guide);
  refusal jsonb;
  reports constant uuid[] := array(
    select c.id from private.guide_devices d join public.guide_cash c on c.device_id = d.id where d.guide_id = guide
    union all
    select c.id from private.guide_devices d join public.check_ins c on c.device_id = d.id where d.guide_id = guide
  );
begin
  select g.* into known from public.guides g where g.id = guide for update;
  refusal := private.guide_erasure_refusal(guide);
  if refusal is not null then
    return refusal;
  end if;
  select u.email into account_email from auth.users u where u.id = known.user_id;
  perform set_config('journey.erasing', 'on', true);
  perform private.erase_guide_name(guide, reports);
  update public.guide_cash c set note = null where c.id = any (reports);
  perform set_config('journey.erasing', '', true);
  update private.claim_decisions d set reason = 'Erased' where d.claim_id = any (reports);
  delete from public.email_outbox m where m.about = guide;
  perform private.end_account(guide);
  update public.guides g set name = 'Erased guide', phone = null, email = null, archived = true, revision = g.revision + 1
  where g.id = guide;
  update public.audit_log l set details = '{}' where l.entity = 'guide' and l.entity_id = guide::text;
  update public.audit_log l set actor = null, actor_email = null where l.actor = known.user_id;
  perform private.erase_mentions(array_remove(array[lower(known.email), lower(account_email)], null), names);
  update public.bookings b set user_id = null where b.user_id = known.user_id;
  delete from auth.users u where u.id = known.user_id;
  perform private.erase_sign_ins(a.address) from unnest(array_remove(array[known.email, account_email], null)) a (address);
  return '{"ok": true}';
end
$$;

create function private.admin_erase_guide(guide uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  perform private.require_owner();
  answer := private.erase_guide(guide);
  if answer -> 'ok' = 'true' then
    perform private.audit('erased', 'guide', guide::text, '{}');
  end if;
  return answer;
end
$$;
