-- Holds the export, erasure and retention of personal data, of travelers and guides.
-- Relies on `payments`, `bookings`, `guide_reports`, `mails` and `travelers`.
-- Called by anyone, the desk and edge functions.
set check_function_bodies = off;

-- The first device that opens a mailed link sends a key, and no other device can open the link afterwards.
create table private.data_links (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  -- Null after erasing, when only the answer is left for a retry.
  address text check (length(address) between 3 and 254),
  key_hash text check (key_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null,
  answer jsonb,
  check (num_nonnulls(address, answer) < 2)
);
create index data_links_expiry on private.data_links (expires_at);
create index data_links_person on private.data_links (private.address_key(address)) where address is not null;

insert into private.settings (key, value, unit) values
  ('data_link_minutes', '60', 'minutes a link to the own data works'),
  ('data_link_mails_per_day', '3', 'mails to one mailbox with a link to its data');

insert into private.settings (key, value, unit) values
  ('retention_booking_years', '7', 'years after a trip in which its booking keeps names'),
  ('retention_support_years', '3', 'years in which questions and their mails are kept'),
  ('retention_usage_years', '2', 'years in which sent mails and audit entries are kept'),
  ('retention_waiting_days', '30', 'days in which a waiting list stays after the departure, links and passports after the trip');

create index email_outbox_ended on public.email_outbox (created_at) where status in ('sent', 'failed');
create index companion_details_passport on public.companion_details (companion_id) where passport is not null;
create index bookings_named on public.bookings (ends_on) where erased_at is null;
create index bookings_account on public.bookings (user_id) where user_id is not null;
create index gift_cards_person on public.gift_cards (private.address_key(to_address)) where to_address is not null;
create index waiting_person on public.waiting_entries (private.address_key(email));
create index audit_log_actor on public.audit_log (actor) where actor is not null;
create index audit_log_person on public.audit_log (private.address_key(actor_email)) where actor_email is not null;
-- Finds the few entries that can mention an address.
create index audit_log_addresses on public.audit_log (at) where strpos(details::text, '@') > 0;

create function private.data_link_token(address text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  token text := private.new_token();
begin
  insert into private.data_links (token_hash, address, expires_at)
  values (private.token_hash(token), address, now() + make_interval(mins => private.setting('data_link_minutes')::integer));
  return token;
end $$;

create function private.open_data_link(token text, key text) returns private.data_links
language plpgsql security definer set search_path = '' as $$
declare
  link private.data_links;
begin
  if not private.matches_rule(to_jsonb(token), 'token') or not private.matches_rule(to_jsonb(key), 'token') then
    return null;
  end if;
  update private.data_links l set key_hash = private.token_hash(open_data_link.key)
  where l.token_hash = private.token_hash(open_data_link.token) and l.expires_at > now()
    and (l.key_hash is null or l.key_hash = private.token_hash(open_data_link.key))
    and num_nonnulls(l.address, l.answer) = 1
  returning l.* into link;
  return link;
end $$;

-- Where the desk's own rows mention a person: the log, saved views and error reports.

create function private.folded_words(words text) returns text language sql immutable set search_path = '' as $$
  select ' ' || btrim(regexp_replace(private.fold_accents(words), '[\s!-/:-@\[-`{-~]+', ' ', 'g')) || ' '
$$;

-- Leaves a query as it is if its bytes are no text, because an admin may save anything.
create function private.decode_query(encoded text) returns text language plpgsql immutable set search_path = '' as $$
begin
  return (
    select convert_from(decode(string_agg(case when length(m.part[1]) = 3 then substr(m.part[1], 2)
      else encode(convert_to(m.part[1], 'UTF8'), 'hex') end, '' order by m.place), 'hex'), 'UTF8')
    from regexp_matches(replace(encoded, '+', ' '), '%[0-9A-Fa-f]{2}|.', 'g') with ordinality m (part, place)
  );
exception when character_not_in_repertoire then
  return encoded;
end $$;

-- True for a search of nothing but words of these names, and for any text with a whole name, a last name or a phone number.
create function private.mentions_person(name text, query text, names text[], phones text[]) returns boolean
language sql immutable set search_path = '' as $$
  select exists (
    select from unnest(names) n where strpos(said.words, private.folded_words(n)) > 0
      or length(said.search) > 2 and string_to_array(btrim(said.search), ' ') <@ string_to_array(btrim(private.folded_words(n)), ' ')
  ) or exists (select from unnest(phones) p where strpos(said.digits, p) > 0)
  from (
    select private.folded_words(concat_ws(' ', name, private.decode_query(query))) as words,
      private.folded_words(private.decode_query(substring(query from '(?:^|[?&])search=([^&]*)'))) as search,
      regexp_replace(private.decode_query(query), '[^0-9]', '', 'g') as digits
  ) said
$$;

create function private.without_words(said text, pattern text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(said, pattern, '\1[name]', 'gi')
$$;

-- Keeps the reports, because a traveler could choose a name that deletes them.
create function private.erase_from_reports(words text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  pattern constant text := format('(^|[\s!-/:-@\[-`{-~])(%s)(?=$|[\s!-/:-@\[-`{-~])',
    (select string_agg(private.as_literal(w), '|' order by length(w) desc) from unnest(words) w));
begin
  with named as (
    delete from private.error_reports e where concat_ws(' ', e.message, e.stack, e.place) ~* pattern returning e.*
  )
  insert into private.error_reports as known (version, source, place, message, stack, count, first_at, last_at)
  select n.version, n.source, left(private.without_words(n.place, pattern), 100), left(private.without_words(n.message, pattern), 300),
    max(left(private.without_words(n.stack, pattern), 2000)), sum(n.count)::bigint, min(n.first_at), max(n.last_at)
  from named n group by 1, 2, 3, 4
  on conflict (version, source, place, message) do update
    set count = known.count + excluded.count, last_at = greatest(known.last_at, excluded.last_at);
end $$;

-- Looks in the log for addresses only: a traveler chooses name and phone, and could pick what audit entries contain.
create function private.erase_mentions(addresses text[], names text[], phones text[] default '{}') returns void
language plpgsql security definer set search_path = '' as $$
declare
  -- A last name of two letters is also a word of code.
  known constant text[] := array(
    select distinct n from unnest(names) whole, lateral (values (btrim(whole)), (substring(btrim(whole) from '\s(\S{3,})$'))) w (n)
    where n <> ''
  );
begin
  update public.audit_log l set details = '{}'
  from unnest(addresses) w where strpos(l.details::text, '@') > 0 and strpos(lower(l.details::text), w) > 0;
  delete from public.desk_views d
  where exists (select from unnest(addresses) w where strpos(lower(d.name || ' ' || private.decode_query(d.query)), w) > 0)
    or private.mentions_person(d.name, d.query, known, phones);
  if cardinality(addresses || known) > 0 then
    perform private.erase_from_reports(addresses || known);
  end if;
end $$;

-- Amounts, days and numbers stay without names, because the books must still add up.
create function private.erase_booking(booking_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
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
end $$;

create function private.erase_requests(ids uuid[]) returns void language sql security definer set search_path = '' as $$
  update public.audit_log l set details = '{}'
  where l.entity in ('contact_message', 'trip_request') and l.entity_id = any (ids::text[])
    or l.entity = 'mail' and l.entity_id = any (array(select m.id::text from public.email_outbox m where m.about = any (ids)));
  delete from public.email_outbox m where m.about = any (ids);
  delete from public.requests r where r.id = any (ids);
$$;

-- Buyer and recipient are two persons, and neither takes the card from the other. Its order, paid or not, is the payment `card_id`.
create function private.erase_gift_card(
  card_id uuid, of_buyer boolean default true, of_recipient boolean default true
) returns void language plpgsql security definer set search_path = '' as $$
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
end $$;

-- `rows 5` keeps the planner from expecting a thousand bookings and scanning whole tables to join them.
create function private.person_bookings(address text) returns setof public.bookings
language sql stable security definer rows 5 set search_path = '' as $$
  select b.* from public.bookings b where private.address_key(b.customer_email) = private.address_key(address)
  union all
  select b.* from public.bookings b
  where b.customer_email is null and private.phone_key(b.customer_phone) = private.phone_key(address) and address !~ '@'
$$;

-- Names as they were typed: first name, then last name.
create function private.person_names(address text) returns text[]
language sql stable security definer set search_path = '' as $$
  select array(
    select concat_ws(' ', b.customer_first_name, b.customer_last_name) from private.person_bookings(address) b
    union select r.name from public.requests r where private.address_key(r.email) = private.address_key(address)
    union select g.to_name from public.gift_cards g where private.address_key(g.to_address) = private.address_key(address)
    union select o.customer_data ->> 'first_name' from private.card_orders_of(address) o
  )
$$;

create function private.person_accounts(address text) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  box constant text := private.address_key(address);
begin
  -- Auth owns this table, so it cannot have an index of keys, and a key for each row is slow.
  return array(
    select u.id from auth.users u
    where lower(btrim(u.email)) = box or box ~ '@gmail\.com$' and private.address_key(u.email) = box
  );
end $$;

create function private.erasure_refusal(address text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
end $$;

create function private.export_bookings(ids uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  with seen as materialized (select * from public.check_ins c where c.booking_id = any (ids)),
  cash as materialized (select * from public.guide_cash c where c.booking_id = any (ids))
  select jsonb_build_object(
    'travelers', (select coalesce(jsonb_agg(to_jsonb(t) order by t.booking_id, t.position), '[]')
      from public.travelers t where t.booking_id = any (ids)),
    -- Leaves out their details, which are theirs and not the lead's to read.
    'companions', (select coalesce(jsonb_agg(to_jsonb(c) - 'token_hash' order by c.booking_id, c.position, c.serial), '[]')
      from public.companions c where c.booking_id = any (ids)),
    'calendar_feeds', (select coalesce(jsonb_agg(to_jsonb(f) - 'token_hash' - 'holder_hash' - 'shown_hash' order by f.made_at), '[]')
      from public.calendar_feeds f where f.booking_id = any (ids) and f.companion_id is null),
    'refunds', (select coalesce(jsonb_agg(to_jsonb(r) - 'lease' - 'leased_until' - 'requested_by' - 'given_by' order by r.created_at), '[]')
      from public.refunds r where r.booking_id = any (ids)),
    'fiscal_receipts', (select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
      from public.fiscal_receipts r where r.booking_id = any (ids)),
    'moves', (select coalesce(jsonb_agg(to_jsonb(m) order by m.made_at), '[]')
      from public.booking_moves m where m.booking_id = any (ids)),
    'check_ins', (select coalesce(jsonb_agg(to_jsonb(c) - 'device_id' order by c.seen_at), '[]') from seen c),
    'cash', (select coalesce(jsonb_agg(to_jsonb(c) - 'device_id' order by c.seen_at), '[]') from cash c),
    'decisions', (select coalesce(jsonb_agg(to_jsonb(d) - 'decided_by' order by d.decided_at), '[]')
      from private.claim_decisions d
      where d.claim_id in (select c.id from seen c union all select c.id from cash c)),
    'notes', (select coalesce(jsonb_agg(to_jsonb(n) - 'author' - 'author_email' order by n.made_at), '[]')
      from public.booking_notes n where n.booking_id = any (ids)),
    'reviews', (select coalesce(jsonb_agg(to_jsonb(r) - 'judged_by' order by r.created_at), '[]')
      from public.reviews r where r.booking_id = any (ids)),
    'vouchers', (select coalesce(jsonb_agg(to_jsonb(v) order by v.signed_at), '[]')
      from public.vouchers v where v.booking_id = any (ids))
  )
$$;

create function private.export_person(address text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Lists of ids, because the planner reads whole tables for a subquery beside an `or`.
  box constant text := private.address_key(address);
  own constant uuid[] := array(select b.id from private.person_bookings(address) b);
  paid constant uuid[] := array(
    select p.id from public.payments p where p.booking_id = any (own) union all select o.id from private.card_orders_of(address) o
  );
  cards constant uuid[] := array(select g.id from public.gift_cards g where private.address_key(g.to_address) = box);
  written constant uuid[] := array(select r.id from public.requests r where private.address_key(r.email) = box);
  waits constant uuid[] := array(select w.id from public.waiting_entries w where private.address_key(w.email) = box);
  accounts constant uuid[] := private.person_accounts(address);
begin
  return jsonb_build_object(
    'format', 1,
    'bookings', (select coalesce(jsonb_agg(to_jsonb(b) - 'search_text' - 'held_from' order by b.created_at), '[]')
      from public.bookings b where b.id = any (own)),
    'payments', (select coalesce(jsonb_agg(to_jsonb(p) - 'search_text' - 'recorded_by' order by p.created_at), '[]')
      from public.payments p where p.id = any (paid)),
    'payment_events', (select coalesce(jsonb_agg(to_jsonb(e) || jsonb_build_object('payload', e.payload - 'by') order by e.id), '[]')
      from public.payment_events e where e.payment_id = any (paid)),
    'documents', (select coalesce(jsonb_agg(to_jsonb(d) order by d.made_at, d.name), '[]')
      from public.documents d where d.booking_id = any (own) or d.gift_card_id = any (cards)),
    'news', (select coalesce(jsonb_agg(to_jsonb(n) || jsonb_build_object('seen_at', r.seen_at, 'seen_by', r.seen_by)
      order by n.at), '[]')
      from public.news n join public.news_readers r on r.news_id = n.id and r.companion_id is null
      where n.booking_id = any (own) or n.waiting_id = any (waits)),
    'channels', (select coalesce(jsonb_agg(to_jsonb(c) - 'p256dh' - 'auth' order by c.made_at), '[]')
      from private.channels c where c.booking_id = any (own) or c.waiting_id = any (waits)),
    'requests', (select coalesce(jsonb_agg(to_jsonb(r) - 'answered_by' order by r.created_at), '[]')
      from public.requests r where private.address_key(r.email) = box),
    'waiting', (select coalesce(jsonb_agg(to_jsonb(w) order by w.created_at), '[]')
      from public.waiting_entries w where w.id = any (waits)),
    'gift_cards', (select coalesce(jsonb_agg(to_jsonb(g) - 'code' - 'made_by' - 'voided_by' order by g.made_at), '[]')
      from public.gift_cards g where g.id = any (cards)),
    'mails', (select coalesce(jsonb_agg(to_jsonb(m) - 'lease' - 'leased_until'
      || jsonb_build_object('payload', m.payload - 'code') order by m.created_at), '[]')
      from public.email_outbox m
      where private.address_key(m.to_address) = box or m.booking_id = any (own) or m.about = any (written)),
    'actions', (select coalesce(jsonb_agg(to_jsonb(l) - 'actor' - 'actor_email'
      || jsonb_build_object('details', l.details - 'by' - 'guide') order by l.at), '[]')
      from public.audit_log l
      where l.entity in ('booking', 'review') and l.entity_id = any (own::text[])
        or l.entity = 'payment' and l.entity_id = any (paid::text[])
        or l.entity = 'gift_card' and l.entity_id = any (cards::text[])
        or l.actor = any (accounts)),
    'accounts', (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'email', u.email, 'details', u.raw_user_meta_data)), '[]')
      from auth.users u where u.id = any (accounts))
  ) || private.export_bookings(own);
end $$;

-- Only hosted Auth has this log; it names accounts by their address.
create function private.erase_sign_ins(address text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if to_regclass('auth.audit_log_entries') is not null
    and has_table_privilege('auth.audit_log_entries', 'delete') then
    execute 'delete from auth.audit_log_entries l where strpos(lower(l.payload::text), $1) > 0'
    using to_jsonb(lower(btrim(address)))::text;
  end if;
end $$;

create function private.person_hash(address text) returns text
language sql stable security definer set search_path = '' as $$
  select encode(sha256(convert_to(concat_ws('|', case when address ~ '@' then private.address_key(address)
    else private.phone_key(address) end, private.setting('rate_salt')), 'UTF8')), 'hex')
$$;

create function private.erase_waiting(box text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  entry record;
begin
  for entry in
    select w.id from public.waiting_entries w where private.address_key(w.email) = box order by w.departure_id, w.id
  loop
    perform private.end_waiting(entry.id);
    delete from public.email_outbox m where m.about = entry.id;
    -- Before the entry, as a sender locks the news, then the entry by its new link.
    delete from public.news n where n.waiting_id = entry.id;
    delete from public.waiting_entries w where w.id = entry.id;
  end loop;
end $$;

-- Locks the bookings and orders before it decides, so that one made or paid meanwhile is never erased.
create function private.erase_person(address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
  perform private.erase_booking(b.id) from unnest(own) b (id);
  perform private.erase_requests(array(select r.id from public.requests r where private.address_key(r.email) = box));
  perform private.erase_waiting(box);
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
end $$;

create function private.retained_since(what text) returns date language sql stable set search_path = '' as $$
  select (private.today() - make_interval(years => private.setting('retention_' || what || '_years')::integer))::date
$$;

create function private.holds_data_of(address text) returns boolean
language sql stable security definer set search_path = '' as $$
  with box as (select private.address_key(address) as key)
  select exists (select from public.bookings b, box where private.address_key(b.customer_email) = box.key)
    or exists (select from public.requests r, box where private.address_key(r.email) = box.key)
    or exists (select from public.email_outbox m, box where private.address_key(m.to_address) = box.key)
    or exists (select from public.waiting_entries w, box where private.address_key(w.email) = box.key)
    or exists (select from public.gift_cards g, box where private.address_key(g.to_address) = box.key)
    or exists (select from private.card_orders_of(address))
    or cardinality(private.person_accounts(address)) > 0
$$;

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
end $$;

create function private.guide_names(guide uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select array(
    select g.name from public.guides g where g.id = guide
    union select l.details #>> '{changes,name,from}' from public.audit_log l
    where l.entity = 'guide' and l.entity_id = guide::text and l.details #>> '{changes,name,from}' is not null
  )
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
end $$;

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
end $$;

create function private.erase_past_bookings(most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  -- A constant, because the planner would call the function for each row.
  booking_since constant date := private.retained_since('booking');
  removed integer;
begin
  select count(private.erase_booking(old.id)) into removed from (
    select b.id from public.bookings b
    where b.ends_on < booking_since and b.erased_at is null
      and not exists (select from public.refunds r where r.booking_id = b.id and r.status <> 'succeeded')
      and not exists (select from public.payments p where p.booking_id = b.id and private.may_be_paid(p))
    order by b.ends_on limit most for update skip locked
  ) old;
  return removed;
end $$;

create function private.erase_past_gift_cards(most integer, waiting_since date) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  booking_since constant date := private.retained_since('booking');
  removed integer;
begin
  select count(private.erase_gift_card(old.id)) into removed from (
    select g.id from public.gift_cards g
    where greatest(g.made_at::date, g.valid_until) < booking_since and g.to_name <> 'Erased'
    limit most
  ) old;
  select removed + count(private.erase_gift_card(old.id)) into removed from (
    select p.id from public.payments p
    where p.booking_id is null and not private.may_be_paid(p) and p.paid_at is null and p.created_at < waiting_since and p.customer_data <> '{}'
    limit most for update skip locked
  ) old;
  return removed;
end $$;

create function private.delete_past_messages(most integer, usage_since date) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  support_since constant date := private.retained_since('support');
  removed integer;
begin
  select count(private.erase_requests(array[old.id])) into removed
  from (select r.id from public.requests r where r.created_at < support_since order by r.created_at limit most) old;
  with gone as (delete from public.email_outbox m where m.id in (
    select o.id from public.email_outbox o
    where o.status in ('sent', 'failed') and o.created_at < usage_since order by o.created_at limit most
  ) returning 1) select removed + count(*) into removed from gone;
  with gone as (delete from public.audit_log l where l.id in (
    select o.id from public.audit_log o where o.at < usage_since order by o.at limit most
  ) returning 1) select removed + count(*) into removed from gone;
  return removed;
end $$;

create function private.delete_past_trip_data(most integer, usage_since date, waiting_since date) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  removed integer;
begin
  with gone as (delete from public.waiting_entries w where w.id in (
    select o.id from public.waiting_entries o join public.departures d on d.id = o.departure_id
    where not o.is_live and d.start_date < waiting_since limit most
  ) returning 1) select count(*) into removed from gone;
  with gone as (delete from public.calendar_feeds f where f.id in (
    select o.id from public.calendar_feeds o
    where (select b.ends_on from public.bookings b where b.id = o.booking_id) < waiting_since limit most
  ) returning 1) select removed + count(*) into removed from gone;
  with gone as (update public.companion_details d set passport = null where d.companion_id in (
    select o.companion_id from public.companion_details o
    join public.companions c on c.id = o.companion_id
    join public.bookings b on b.id = c.booking_id
    where o.passport is not null and b.ends_on < waiting_since limit most
  ) returning 1) select removed + count(*) into removed from gone;
  with gone as (delete from public.news n where n.id in (
    select o.id from public.news o where o.at < usage_since order by o.at limit most
  ) returning 1) select removed + count(*) into removed from gone;
  with gone as (delete from private.channels c where c.id in (
    select o.id from private.channels o
    where (
      select b.ends_on from public.bookings b
      where b.id = coalesce(o.booking_id, (select k.booking_id from public.companions k where k.id = o.companion_id))
    ) < waiting_since limit most
  ) returning 1) select removed + count(*) into removed from gone;
  return removed;
end $$;

create function private.delete_past_tokens_and_errors(most integer, usage_since date) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  removed integer;
begin
  with gone as (delete from private.telegram_starts s where s.token_hash in (
    select o.token_hash from private.telegram_starts o where o.expires_at < now() order by o.expires_at limit most
  ) returning 1) select count(*) into removed from gone;
  with gone as (delete from private.erased_tokens t where t.token_hash in (
    select o.token_hash from private.erased_tokens o where o.erased_at < usage_since limit most
  ) returning 1) select removed + count(*) into removed from gone;
  with gone as (delete from private.error_reports e where e.id in (
    select o.id from private.error_reports o
    where o.last_at < now() - make_interval(days => private.setting('error_reports_days')::integer) limit most
  ) returning 1) select removed + count(*) into removed from gone;
  with gone as (delete from private.data_links l where l.token_hash in (
    select o.token_hash from private.data_links o where o.expires_at < now() - interval '1 day' limit most
  ) returning 1) select removed + count(*) into removed from gone;
  return removed;
end $$;

create function private.admin_export_person(address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.audit('exported', 'person', private.person_hash(address), null);
  return private.export_person(address);
end $$;
comment on function private.admin_export_person is 'Answers all that is stored about an address or a phone number.';

create function private.admin_erase_person(address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
end $$;
comment on function private.admin_erase_person is 'Answers {bookings}. Refuses trip_ahead, refund_open, payment_open, works_here, no_person.';

create function private.apply_retention(most integer default 10) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  usage_since constant date := private.retained_since('usage');
  waiting_since constant date := private.today() - private.setting('retention_waiting_days')::integer;
  -- Erasing a person writes some twenty tables, and the batch must end within 100 ms.
  most_persons constant integer := greatest(1, most / 2);
  removed integer;
begin
  perform private.lock_catalogue_now();
  removed := private.erase_past_bookings(most_persons);
  removed := removed + private.erase_past_gift_cards(most_persons, waiting_since);
  -- The rows of these persons stay locked until the batch ends, so the rest is left to the next one.
  if removed > 0 then
    return removed;
  end if;
  removed := private.delete_past_messages(most, usage_since);
  removed := removed + private.delete_past_trip_data(most, usage_since, waiting_since);
  return removed + private.delete_past_tokens_and_errors(most, usage_since);
end $$;
comment on function private.apply_retention is 'Erases what is too old in small batches, so that no one waits for its locks. Answers how many.';

create function private.request_data_link(email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wrong text := private.check_email(email);
  address constant text := btrim(email);
begin
  if wrong is not null then
    return private.refusal('invalid_email', 'email', wrong);
  end if;
  perform private.require_token('links');
  if private.holds_data_of(address) and not private.mailbox_is_full(address, 'data_link_mails_per_day', 'data_link') then
    insert into public.email_outbox (kind, about, to_address, unasked)
    values ('data_link', gen_random_uuid(), address, true);
  end if;
  return '{"ok": true}';
end $$;
comment on function private.request_data_link is 'Mails a link to one''s own data. Answers alike for every address. Refuses invalid_email.';

create function private.my_data(token text, key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link private.data_links;
begin
  perform private.require_token('links');
  link := private.open_data_link(token, key);
  if link.token_hash is null then
    return private.refusal('link_gone', null, 'This link was used or is over');
  elsif link.answer is not null then
    return link.answer || '{"erased": true}';
  end if;
  return jsonb_build_object('ok', true, 'address', link.address, 'until', link.expires_at,
    'blocked', private.erasure_refusal(link.address), 'data', private.export_person(link.address));
end $$;
comment on function private.my_data is 'Answers what is stored for the address of the link, and what blocks erasing it. Refuses link_gone.';

create function private.erase_my_data(token text, key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link private.data_links;
  outcome jsonb;
begin
  perform private.require_token('links');
  -- Before the link, which an admin's erasing locks last.
  perform private.lock_catalogue_now();
  link := private.open_data_link(token, key);
  if link.token_hash is null then
    return private.refusal('link_gone', null, 'This link was used or is over');
  elsif link.answer is not null then
    return link.answer;
  end if;
  outcome := private.erase_person(link.address);
  if outcome -> 'ok' = 'true' then
    update private.data_links l set answer = outcome where l.token_hash = link.token_hash;
    perform private.audit('erased', 'person', private.person_hash(link.address),
      jsonb_build_object('bookings', jsonb_array_length(outcome -> 'bookings'), 'by', 'traveler'));
  end if;
  return outcome;
end $$;
comment on function private.erase_my_data is 'Answers {bookings}, on a retry the same. Refuses link_gone, trip_ahead, refund_open, payment_open, works_here, no_person.';

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
end $$;
comment on function private.admin_export_guide is 'Answers all that is stored about a guide. Refuses unknown_guide.';

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
end $$;
comment on function private.admin_erase_guide is 'Refuses unknown_guide, works_here, leads_ahead, cash_waiting.';
