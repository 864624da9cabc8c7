-- Amounts, days and numbers stay without names, because the books must still add up.
insert into private.settings (key, value, unit) values
  ('retention_booking_years', '7', 'years after a trip in which its booking keeps names'),
  ('retention_support_years', '3', 'years in which questions and their mails are kept'),
  ('retention_usage_years', '2', 'years in which sent mails, audit entries and ended waiting lists are kept');

create function private.retained_since(what text)
returns date
language sql
stable
set search_path = ''
as $$
  select (private.today() - make_interval(years => private.setting('retention_' || what || '_years')::integer))::date
$$;

create function private.erase_booking(booking_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  target constant uuid := booking_id;
  related text[];
begin
  perform set_config('journey.erasing', 'on', true);
  select array_agg(one.id::text) into related from (
    select target as id
    union all select p.id from public.payments p where p.booking_id = target
    union all select r.id from public.refunds r where r.booking_id = target
  ) one;
  update public.audit_log l set details = '{}' where l.entity_id = any (related);
  delete from public.email_outbox m where m.booking_id = target;
  delete from public.travelers t where t.booking_id = target;
  delete from public.vouchers v where v.booking_id = target;
  delete from private.booking_tokens t where t.booking_id = target;
  delete from public.booking_notes n where n.booking_id = target;
  delete from public.reviews r where r.booking_id = target;
  update public.payment_events e set payload = '{}'
  where e.payment_id in (select p.id from public.payments p where p.booking_id = target);
  update public.payments p set customer_data = '{}', booking_data = p.booking_data - 'special_requests', note = null,
    redirect_url = null
  where p.booking_id = target;
  update public.refunds r set reason = 'Erased', last_error = null where r.booking_id = target;
  update public.documents d set details = d.details || '{"customer_name": "", "customer_email": ""}'
  where d.booking_id = target;
  update public.guide_cash c set note = null where c.booking_id = target;
  update private.claim_decisions d set reason = 'Erased'
  where d.claim_id in (
    select c.id from public.guide_cash c where c.booking_id = target
    union all select c.id from public.check_ins c where c.booking_id = target
  );
  update public.bookings b set
    customer_first_name = 'Erased', customer_last_name = 'traveler', customer_email = 'erased@invalid', customer_phone = '-',
    special_requests = null, guide_note = null, user_id = null, needs_attention = false, attention_reason = null
  where b.id = target;
  perform set_config('journey.erasing', '', true);
end
$$;

create function private.erase_requests(ids uuid[])
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.email_outbox m where m.about = any (ids);
  delete from public.requests r where r.id = any (ids);
$$;

create function private.person_bookings(address text)
returns setof public.bookings
language sql
stable
security definer
set search_path = ''
as $$
  select b.* from public.bookings b where private.mailbox_of(b.customer_email) = private.mailbox_of(address)
$$;

create function private.erasure_refusal(address text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  ahead text[];
begin
  if exists (
    select from auth.users u
    where private.mailbox_of(u.email) = private.mailbox_of(address)
      and (exists (select from public.desk_members m where m.user_id = u.id and m.ended_at is null)
        or exists (select from public.guides g where g.user_id = u.id))
  ) then
    return private.refusal('works_here', null, 'This is the account of an admin or a guide. End it first.');
  end if;
  select array_agg(b.reference order by b.check_in) into ahead
  from private.person_bookings(address) b where b.has_seats and b.ends_on >= private.today();
  if ahead is not null then
    return private.refusal('trip_ahead', null, 'There is a trip ahead. Cancel it or wait until it is over.')
      || jsonb_build_object('references', ahead);
  end if;
  select array_agg(distinct b.reference) into ahead
  from private.person_bookings(address) b join public.refunds r on r.booking_id = b.id
  where r.status <> 'succeeded';
  if ahead is not null then
    return private.refusal('refund_open', null, 'A refund was not sent yet.') || jsonb_build_object('references', ahead);
  end if;
  return null;
end
$$;

-- docs/personal-data.md describes the export.
create function private.export_person(address text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with own as materialized (select * from private.person_bookings(address)),
  ids as (select b.id from own b),
  written as (select * from public.requests r where private.mailbox_of(r.email) = private.mailbox_of(address))
  select jsonb_build_object(
    'format', 1,
    'bookings', (select coalesce(jsonb_agg(to_jsonb(b) - 'search_text' - 'held_from' order by b.created_at), '[]') from own b),
    'travelers', (select coalesce(jsonb_agg(to_jsonb(t) order by t.booking_id, t.position), '[]')
      from public.travelers t where t.booking_id in (select id from ids)),
    'payments', (select coalesce(jsonb_agg(to_jsonb(p) - 'search_text' order by p.created_at), '[]')
      from public.payments p where p.booking_id in (select id from ids)),
    'payment_events', (select coalesce(jsonb_agg(to_jsonb(e) order by e.id), '[]')
      from public.payment_events e join public.payments p on p.id = e.payment_id where p.booking_id in (select id from ids)),
    'refunds', (select coalesce(jsonb_agg(to_jsonb(r) - 'lease' - 'leased_until' order by r.created_at), '[]')
      from public.refunds r where r.booking_id in (select id from ids)),
    'documents', (select coalesce(jsonb_agg(to_jsonb(d) order by d.made_at, d.name), '[]')
      from public.documents d where d.booking_id in (select id from ids)),
    'moves', (select coalesce(jsonb_agg(to_jsonb(m) order by m.made_at), '[]')
      from public.booking_moves m where m.booking_id in (select id from ids)),
    'check_ins', (select coalesce(jsonb_agg(to_jsonb(c) - 'device_id' order by c.seen_at), '[]')
      from public.check_ins c where c.booking_id in (select id from ids)),
    'cash', (select coalesce(jsonb_agg(to_jsonb(c) - 'device_id' order by c.seen_at), '[]')
      from public.guide_cash c where c.booking_id in (select id from ids)),
    'notes', (select coalesce(jsonb_agg(to_jsonb(n) - 'author' - 'author_email' order by n.made_at), '[]')
      from public.booking_notes n where n.booking_id in (select id from ids)),
    'reviews', (select coalesce(jsonb_agg(to_jsonb(r) - 'judged_by' order by r.created_at), '[]')
      from public.reviews r where r.booking_id in (select id from ids)),
    'vouchers', (select coalesce(jsonb_agg(to_jsonb(v) order by v.signed_at), '[]')
      from public.vouchers v where v.booking_id in (select id from ids)),
    'requests', (select coalesce(jsonb_agg(to_jsonb(r) - 'answered_by' order by r.created_at), '[]') from written r),
    'waiting', (select coalesce(jsonb_agg(to_jsonb(w) order by w.created_at), '[]')
      from public.waiting_entries w where w.mailbox = private.mailbox_of(address)),
    'gift_cards', (select coalesce(jsonb_agg(to_jsonb(g) - 'code' - 'made_by' - 'voided_by' order by g.made_at), '[]')
      from public.gift_cards g where private.mailbox_of(g.to_address) = private.mailbox_of(address)),
    'mails', (select coalesce(jsonb_agg(to_jsonb(m) - 'lease' - 'leased_until' order by m.created_at), '[]')
      from public.email_outbox m
      where private.mailbox_of(m.to_address) = private.mailbox_of(address)
        or m.booking_id in (select id from ids) or m.about in (select r.id from written r)),
    'account', (select jsonb_build_object('id', u.id, 'email', u.email) from auth.users u
      where private.mailbox_of(u.email) = private.mailbox_of(address))
  )
$$;

create function private.erase_person(address text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  refusal jsonb := private.erasure_refusal(address);
  box constant text := private.mailbox_of(address);
  entry record;
  bookings integer := 0;
begin
  if refusal is not null then
    return refusal;
  end if;
  for entry in select b.id, b.customer_email from private.person_bookings(address) b order by b.id for update loop
    perform private.erase_booking(entry.id);
    bookings := bookings + 1;
  end loop;
  perform private.erase_requests(
    array(select r.id from public.requests r where private.mailbox_of(r.email) = box)
  );
  for entry in select w.id, w.departure_id from public.waiting_entries w where w.mailbox = box order by w.departure_id loop
    perform private.end_waiting(entry.id);
    delete from public.email_outbox m where m.about = entry.id;
    delete from public.waiting_entries w where w.id = entry.id;
  end loop;
  delete from public.email_outbox m where private.mailbox_of(m.to_address) = box;
  update public.audit_log l set details = '{}'
  where l.entity_id in (select g.id::text from public.gift_cards g where private.mailbox_of(g.to_address) = box);
  update public.gift_cards g set to_name = 'Erased', to_address = null where private.mailbox_of(g.to_address) = box;
  perform set_config('journey.erasing', 'on', true);
  update public.documents d set details = d.details || '{"to_name": ""}'
  where d.gift_card_id in (select g.id from public.gift_cards g where g.to_name = 'Erased');
  perform set_config('journey.erasing', '', true);
  update public.audit_log l set details = '{}' where strpos(lower(l.details::text), lower(btrim(address))) > 0;
  delete from public.desk_members m where private.mailbox_of(m.email) = box;
  delete from auth.users u where private.mailbox_of(u.email) = box;
  return jsonb_build_object('ok', true, 'bookings', bookings);
end
$$;

-- Works in small batches, so that other transactions never wait long for its locks.
create function private.apply_retention(most integer default 20)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  entry record;
  removed integer := 0;
  gone integer;
begin
  for entry in
    select b.id from public.bookings b
    where b.ends_on < private.retained_since('booking') and b.customer_email <> 'erased@invalid'
      and not exists (select from public.refunds r where r.booking_id = b.id and r.status <> 'succeeded')
    order by b.ends_on limit most for update skip locked
  loop
    perform private.erase_booking(entry.id);
    removed := removed + 1;
  end loop;
  with old as (
    select r.id from public.requests r where r.created_at < private.retained_since('support') order by r.created_at limit most
  )
  select count(private.erase_requests(array[old.id])) into gone from old;
  removed := removed + gone;
  delete from public.email_outbox m where m.id in (
    select o.id from public.email_outbox o
    where o.status in ('sent', 'failed') and o.created_at < private.retained_since('usage') limit most
  );
  get diagnostics gone = row_count;
  removed := removed + gone;
  delete from public.audit_log l where l.id in (
    select o.id from public.audit_log o where o.at < private.retained_since('usage') order by o.at limit most
  );
  get diagnostics gone = row_count;
  removed := removed + gone;
  delete from public.waiting_entries w where w.id in (
    select o.id from public.waiting_entries o
    where not o.is_live and o.created_at < private.retained_since('usage') limit most
  );
  get diagnostics gone = row_count;
  return removed + gone;
end
$$;

create function private.admin_export_person(address text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.audit('exported', 'person', encode(sha256(convert_to(private.mailbox_of(address), 'UTF8')), 'hex'), null);
  return private.export_person(address);
end
$$;

create function private.admin_erase_person(address text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.require_owner();
  answer := private.erase_person(address);
  if answer -> 'ok' = 'true' then
    perform private.audit('erased', 'person', encode(sha256(convert_to(private.mailbox_of(address), 'UTF8')), 'hex'),
      answer - 'ok');
  end if;
  return answer;
end
$$;
