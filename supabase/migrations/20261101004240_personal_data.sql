-- Amounts, days and numbers stay without names, because the books must still add up.
create function private.erase_booking(booking_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  target constant uuid := booking_id;
  paid constant uuid[] := array(select p.id from public.payments p where p.booking_id = target);
  claims constant uuid[] := array(
    select c.id from public.guide_cash c where c.booking_id = target
    union all select c.id from public.check_ins c where c.booking_id = target
  );
begin
  perform set_config('journey.erasing', 'on', true);
  update public.audit_log l set details = '{}',
    actor = case when l.details ->> 'by' is distinct from 'traveler' then l.actor end,
    actor_email = case when l.details ->> 'by' is distinct from 'traveler' then l.actor_email end
  where l.entity in ('booking', 'review', 'payment') and l.entity_id = any (array_append(paid, target)::text[]);
  delete from public.email_outbox m where m.booking_id = target or m.about = target;
  delete from public.travelers t where t.booking_id = target;
  delete from public.calendar_feeds f where f.booking_id = target;
  perform private.end_companion(c.id) from public.companions c where c.booking_id = target;
  delete from public.companions c where c.booking_id = target;
  delete from public.vouchers v where v.booking_id = target;
  delete from public.news n where n.booking_id = target;
  delete from private.telegram_starts s where s.booking_id = target;
  delete from private.channels c where c.booking_id = target;
  with held as (delete from private.booking_tokens t where t.booking_id = target returning t.token_hash)
  insert into private.erased_tokens (token_hash, booking_id) select h.token_hash, target from held h
  on conflict on constraint erased_tokens_pkey do nothing;
  delete from public.booking_notes n where n.booking_id = target;
  delete from public.reviews r where r.booking_id = target;
  delete from private.desk_operations o where o.asked -> 'booking_ids' ? target::text;
  update public.payment_events e set payload = '{}' where e.payment_id = any (paid);
  update public.payments p set customer_data = '{}', booking_data = p.booking_data - 'special_requests', note = null,
    redirect_url = null
  where p.booking_id = target;
  update public.refunds r set reason = 'Erased', last_error = null where r.booking_id = target;
  update public.fiscal_receipts r set last_error = null where r.booking_id = target;
  update public.documents d set details = d.details || '{"customer_name": "", "customer_email": ""}'
  where d.booking_id = target;
  update public.guide_cash c set note = null where c.booking_id = target;
  update private.claim_decisions d set reason = 'Erased' where d.claim_id = any (claims);
  update public.bookings b set
    customer_first_name = 'Erased', customer_last_name = 'traveler', customer_email = 'erased@invalid', customer_phone = '-',
    language = default, special_requests = null, answers = '[]', guide_note = null, user_id = null,
    needs_attention = private.surplus(b.id) > 0,
    attention_reason = case when private.surplus(b.id) > 0 then private.erased_payer_reason() end,
    erased_at = now()
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
  update public.audit_log l set details = '{}'
  where l.entity in ('contact_message', 'trip_request') and l.entity_id = any (ids::text[])
    or l.entity = 'mail' and l.entity_id in (select m.id::text from public.email_outbox m where m.about = any (ids));
  delete from public.email_outbox m where m.about = any (ids);
  delete from public.requests r where r.id = any (ids);
$$;

-- Buyer and recipient are two persons, and neither takes the card from the other. Its order, paid or not, is the payment `card_id`.
create function private.erase_gift_card(card_id uuid, of_buyer boolean default true, of_recipient boolean default true)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The provider's messages lock an order before its card.
  perform 1 from public.payments p where p.id = card_id for update;
  perform set_config('journey.erasing', 'on', true);
  delete from public.email_outbox m
  where m.about = card_id and (of_buyer and m.kind = 'gift_card_bought' or of_recipient and m.kind = 'gift_card');
  update public.email_outbox m set payload = case m.kind when 'gift_card' then m.payload - 'from_name' - 'message'
    else m.payload || '{"for_name": "Erased", "mailed_to": null}' end
  where m.about = card_id and m.kind in ('gift_card', 'gift_card_bought');
  update public.audit_log l set details = '{}' where l.entity = 'gift_card' and l.entity_id = card_id::text;
  update public.gift_cards g set void_reason = 'Erased' where g.id = card_id and g.void_reason is not null;
  if of_recipient then
    update public.gift_cards g set to_name = 'Erased', to_address = null where g.id = card_id;
    update public.documents d set details = d.details || '{"to_name": ""}' where d.gift_card_id = card_id;
  end if;
  update public.payments p set booking_data = jsonb_build_object('title', p.booking_data ->> 'title')
  where p.id = card_id and p.booking_id is null;
  if of_buyer then
    update public.payment_events e set payload = '{}' from public.payments p
    where p.id = card_id and p.booking_id is null and e.payment_id = p.id;
    update public.payments p set customer_data = '{}', redirect_url = null where p.id = card_id and p.booking_id is null;
  end if;
  perform set_config('journey.erasing', '', true);
end
$$;

create function private.person_bookings(address text)
returns setof public.bookings
language sql
stable
security definer
set search_path = ''
as $$
  select b.* from public.bookings b where private.address_key(b.customer_email) = private.address_key(address)
  union all
  select b.* from public.bookings b
  where b.customer_email is null and private.phone_key(b.customer_phone) = private.phone_key(address) and address !~ '@'
$$;

-- Names as they were typed: first name, then last name.
create function private.person_names(address text)
returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  select array(
    select concat_ws(' ', b.customer_first_name, b.customer_last_name) from private.person_bookings(address) b
    union select r.name from public.requests r where private.address_key(r.email) = private.address_key(address)
    union select g.to_name from public.gift_cards g where private.address_key(g.to_address) = private.address_key(address)
    union select o.customer_data ->> 'first_name' from private.card_orders_of(address) o
  )
$$;

create function private.person_accounts(address text)
returns uuid[]
language sql
stable
security definer
set search_path = ''
as $$
  select array(select u.id from auth.users u where private.address_key(u.email) = private.address_key(address))
$$;

create function private.erasure_refusal(address text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  accounts constant uuid[] := private.person_accounts(address);
  found text[];
begin
  if exists (select from public.desk_members m where m.user_id = any (accounts) and m.ended_at is null) or exists (
    select from public.guides g where g.user_id = any (accounts) or private.address_key(g.email) = private.address_key(address)
  ) then
    return private.refusal('works_here', null, 'This address belongs to an admin or a guide');
  end if;
  select array_agg(b.reference order by b.check_in) into found
  from private.person_bookings(address) b where b.has_seats and b.ends_on >= private.today();
  if found is not null then
    return private.refusal('trip_ahead', null, 'There is a trip ahead') || jsonb_build_object('references', found);
  end if;
  select array_agg(distinct b.reference) into found
  from private.person_bookings(address) b left join public.refunds r on r.booking_id = b.id
  where r.status <> 'succeeded' or r.settled_cents < r.twice_cents or private.surplus(b.id) > 0;
  if found is not null then
    return private.refusal('refund_open', null, 'A refund was not sent yet') || jsonb_build_object('references', found);
  end if;
  select array_agg(distinct b.reference) into found
  from private.person_bookings(address) b join public.payments p on p.booking_id = b.id
  where private.may_be_paid(p);
  if found is not null or exists (select from private.card_orders_of(address) p where private.may_be_paid(p)) then
    return private.refusal('payment_open', null, 'A payment is not decided yet')
      || jsonb_build_object('references', coalesce(found, '{}'));
  end if;
  return null;
end
$$;

create function private.export_person(address text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with own as materialized (select * from private.person_bookings(address)),
  ids as (select b.id from own b),
  paid as materialized (
    select * from public.payments p where p.booking_id in (select id from ids)
    union all select * from private.card_orders_of(address)
  ),
  seen as materialized (select * from public.check_ins c where c.booking_id in (select id from ids)),
  cash as materialized (select * from public.guide_cash c where c.booking_id in (select id from ids)),
  cards as materialized (
    select * from public.gift_cards g where private.address_key(g.to_address) = private.address_key(address)
  ),
  written as materialized (
    select * from public.requests r where private.address_key(r.email) = private.address_key(address)
  ),
  waits as materialized (
    select * from public.waiting_entries w where private.address_key(w.email) = private.address_key(address)
  ),
  accounts as (select private.person_accounts(address) as ids)
  select jsonb_build_object(
    'format', 1,
    'bookings', (select coalesce(jsonb_agg(to_jsonb(b) - 'search_text' - 'held_from' order by b.created_at), '[]') from own b),
    'travelers', (select coalesce(jsonb_agg(to_jsonb(t) order by t.booking_id, t.position), '[]')
      from public.travelers t where t.booking_id in (select id from ids)),
    -- Leaves out their details, which are theirs and not the lead's to read.
    'companions', (select coalesce(jsonb_agg(to_jsonb(c) - 'token_hash' order by c.booking_id, c.position, c.serial), '[]')
      from public.companions c where c.booking_id in (select id from ids)),
    'calendar_feeds', (select coalesce(jsonb_agg(to_jsonb(f) - 'token_hash' - 'holder_hash' - 'shown_hash' order by f.made_at), '[]')
      from public.calendar_feeds f where f.booking_id in (select id from ids) and f.companion_id is null),
    'payments', (select coalesce(jsonb_agg(to_jsonb(p) - 'search_text' - 'recorded_by' order by p.created_at), '[]') from paid p),
    'payment_events', (select coalesce(jsonb_agg(to_jsonb(e) || jsonb_build_object('payload', e.payload - 'by') order by e.id), '[]')
      from public.payment_events e where e.payment_id in (select p.id from paid p)),
    'refunds', (select coalesce(jsonb_agg(to_jsonb(r) - 'lease' - 'leased_until' - 'requested_by' - 'given_by' order by r.created_at), '[]')
      from public.refunds r where r.booking_id in (select id from ids)),
    'documents', (select coalesce(jsonb_agg(to_jsonb(d) order by d.made_at, d.name), '[]')
      from public.documents d
      where d.booking_id in (select id from ids) or d.gift_card_id in (select g.id from cards g)),
    'fiscal_receipts', (select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
      from public.fiscal_receipts r where r.booking_id in (select id from ids)),
    'moves', (select coalesce(jsonb_agg(to_jsonb(m) order by m.made_at), '[]')
      from public.booking_moves m where m.booking_id in (select id from ids)),
    'check_ins', (select coalesce(jsonb_agg(to_jsonb(c) - 'device_id' order by c.seen_at), '[]') from seen c),
    'cash', (select coalesce(jsonb_agg(to_jsonb(c) - 'device_id' order by c.seen_at), '[]') from cash c),
    'decisions', (select coalesce(jsonb_agg(to_jsonb(d) - 'decided_by' order by d.decided_at), '[]')
      from private.claim_decisions d
      where d.claim_id in (select c.id from seen c) or d.claim_id in (select c.id from cash c)),
    'news', (select coalesce(jsonb_agg(to_jsonb(n) || jsonb_build_object('seen_at', r.seen_at, 'seen_by', r.seen_by)
      order by n.at), '[]')
      from public.news n join public.news_readers r on r.news_id = n.id and r.companion_id is null
      where n.booking_id in (select id from ids) or n.waiting_id in (select w.id from waits w)),
    'channels', (select coalesce(jsonb_agg(to_jsonb(c) - 'p256dh' - 'auth' order by c.made_at), '[]')
      from private.channels c
      where c.booking_id in (select id from ids) or c.waiting_id in (select w.id from waits w)),
    'notes', (select coalesce(jsonb_agg(to_jsonb(n) - 'author' - 'author_email' order by n.made_at), '[]')
      from public.booking_notes n where n.booking_id in (select id from ids)),
    'reviews', (select coalesce(jsonb_agg(to_jsonb(r) - 'judged_by' order by r.created_at), '[]')
      from public.reviews r where r.booking_id in (select id from ids)),
    'vouchers', (select coalesce(jsonb_agg(to_jsonb(v) order by v.signed_at), '[]')
      from public.vouchers v where v.booking_id in (select id from ids)),
    'requests', (select coalesce(jsonb_agg(to_jsonb(r) - 'answered_by' order by r.created_at), '[]') from written r),
    'waiting', (select coalesce(jsonb_agg(to_jsonb(w) order by w.created_at), '[]') from waits w),
    'gift_cards', (select coalesce(jsonb_agg(to_jsonb(g) - 'code' - 'made_by' - 'voided_by' order by g.made_at), '[]')
      from cards g),
    'mails', (select coalesce(jsonb_agg(to_jsonb(m) - 'lease' - 'leased_until'
      || jsonb_build_object('payload', m.payload - 'code') order by m.created_at), '[]')
      from public.email_outbox m
      where private.address_key(m.to_address) = private.address_key(address)
        or m.booking_id in (select id from ids) or m.about in (select r.id from written r)),
    'actions', (select coalesce(jsonb_agg(to_jsonb(l) - 'actor' - 'actor_email'
      || jsonb_build_object('details', l.details - 'by' - 'guide') order by l.at), '[]')
      from public.audit_log l
      where l.entity in ('booking', 'review') and l.entity_id in (select id::text from ids)
        or l.entity = 'payment' and l.entity_id in (select p.id::text from paid p)
        or l.entity = 'gift_card' and l.entity_id in (select g.id::text from cards g)
        or l.actor = any ((select a.ids from accounts a)::uuid[])),
    'accounts', (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'email', u.email, 'details', u.raw_user_meta_data)), '[]')
      from auth.users u where u.id = any ((select a.ids from accounts a)::uuid[]))
  )
$$;

-- Only hosted Auth has this log; it names accounts by their address.
create function private.erase_sign_ins(address text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if to_regclass('auth.audit_log_entries') is not null
    and has_table_privilege('auth.audit_log_entries', 'delete') then
    execute 'delete from auth.audit_log_entries l where strpos(lower(l.payload::text), $1) > 0'
    using to_jsonb(lower(btrim(address)))::text;
  end if;
end
$$;

create function private.person_hash(address text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select encode(sha256(convert_to(concat_ws('|', case when address ~ '@' then private.address_key(address)
    else private.phone_key(address) end, private.setting('rate_salt')), 'UTF8')), 'hex')
$$;

-- Locks the bookings and orders before it decides, so that one made or paid meanwhile is never erased.
create function private.erase_person(address text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  box constant text := private.address_key(address);
  accounts constant uuid[] := private.person_accounts(address);
  names constant text[] := private.person_names(address);
  phones constant text[] := array(
    select distinct private.phone_key(b.customer_phone) from private.person_bookings(address) b
    where private.phone_key(b.customer_phone) is not null
  );
  own uuid[];
  orders uuid[];
  addresses text[];
  refusal jsonb;
  entry record;
begin
  -- Comes before all rows, as at the desk: deleting a published review takes it. Erasings wait for each other here, since they
  -- write rows of several persons.
  perform private.lock_catalogue_now();
  select array_agg(l.id), array_agg(distinct lower(l.customer_email)) into own, addresses
  from (
    select b.id, b.customer_email from private.person_bookings(address) p
    join public.bookings b on b.id = p.id order by b.id for update of b
  ) l;
  select array_agg(l.id) into orders
  from (
    select p.id from public.payments p
    where p.id in (select o.id from private.card_orders_of(address) o) order by p.id for update
  ) l;
  refusal := case when own is null and box !~ '@'
    then private.refusal('no_person', 'address', 'No booking without an email address has this phone number')
    else private.erasure_refusal(address) end;
  if refusal is not null then
    return refusal;
  end if;
  for entry in select unnest(own) as id loop
    perform private.erase_booking(entry.id);
  end loop;
  perform private.erase_requests(array(select r.id from public.requests r where private.address_key(r.email) = box));
  for entry in
    select w.id from public.waiting_entries w where private.address_key(w.email) = box order by w.departure_id, w.id
  loop
    perform private.end_waiting(entry.id);
    delete from public.email_outbox m where m.about = entry.id;
    -- Before the entry, as a sender locks the news, then the entry by its new link.
    delete from public.news n where n.waiting_id = entry.id;
    delete from public.waiting_entries w where w.id = entry.id;
  end loop;
  perform private.erase_gift_card(g.id, of_buyer => false) from public.gift_cards g where private.address_key(g.to_address) = box;
  perform private.erase_gift_card(o.id, of_recipient => not exists (
    select from public.gift_cards g where g.id = o.id and g.to_address is not null
  )) from unnest(orders) o (id);
  delete from public.email_outbox m where private.address_key(m.to_address) = box;
  update private.data_links l set address = null where private.address_key(l.address) = box;
  perform private.erase_mentions(case when box ~ '@' then array_append(addresses, lower(btrim(address))) else '{}' end, names, phones);
  update public.audit_log l set actor = null, actor_email = null
  where l.actor = any (accounts) or private.address_key(l.actor_email) = box;
  update public.bookings b set user_id = null where b.user_id = any (accounts);
  delete from public.desk_members m where private.address_key(m.email) = box;
  delete from auth.users u where u.id = any (accounts);
  perform private.erase_sign_ins(address);
  return jsonb_build_object('ok', true, 'bookings', coalesce(to_jsonb(own), '[]'));
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
  perform private.audit('exported', 'person', private.person_hash(address), null);
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
    perform private.audit('erased', 'person', private.person_hash(address),
      jsonb_build_object('bookings', jsonb_array_length(answer -> 'bookings')));
  end if;
  return answer;
end
$$;
