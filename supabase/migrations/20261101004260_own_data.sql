create function private.holds_data_of(address text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  with box as (select private.address_key(address) as key)
  select exists (select from public.bookings b, box where private.address_key(b.customer_email) = box.key)
    or exists (select from public.requests r, box where private.address_key(r.email) = box.key)
    or exists (select from public.email_outbox m, box where private.address_key(m.to_address) = box.key)
    or exists (select from public.waiting_entries w, box where private.address_key(w.email) = box.key)
    or exists (select from public.gift_cards g, box where private.address_key(g.to_address) = box.key)
    or exists (select from private.card_orders_of(address))
    or cardinality(private.person_accounts(address)) > 0
$$;

create function private.request_data_link(email text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
end
$$;

create function private.my_data(token text, key text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
end
$$;

-- Stores its answer without the address, so that a retry after a lost answer gets the same one.
create function private.erase_my_data(token text, key text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
end
$$;
