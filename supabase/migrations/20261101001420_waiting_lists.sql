-- Joining and leaving the waiting list of a departure. Joining answers the same whoever waits already, and whatever its
-- mailbox heard of it.
create function private.check_waiting(entry jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  stranger text := private.unknown_key(entry, array['id', 'tour_id', 'package_id', 'check_in', 'guests', 'email']);
  field text;
begin
  if jsonb_typeof(entry) is distinct from 'object' or private.is_too_large(entry) then
    return private.refusal('invalid_request', null, 'Invalid information');
  end if;
  if stranger is not null then
    return private.refusal('invalid_request', stranger, 'Invalid information');
  end if;
  for field in values ('id'), ('check_in'), ('email') loop
    if jsonb_typeof(entry -> field) is distinct from 'string' then
      return private.refusal('invalid_request', field, 'Invalid information');
    end if;
  end loop;
  return coalesce(
    private.refusal('invalid_request', 'id', case when not private.is_uuid(entry ->> 'id') then 'Invalid information' end),
    private.refusal('invalid_request', 'tour_id', case
      when (private.is_uuid(entry ->> 'tour_id') and entry ->> 'package_id' is null)
        = (private.is_uuid(entry ->> 'package_id') and entry ->> 'tour_id' is null) then 'Invalid information' end),
    private.refusal('invalid_request', 'check_in', case
      when private.as_date(entry ->> 'check_in') is null then 'Please select a departure date' end),
    private.refusal('invalid_request', 'guests', case
      when jsonb_typeof(entry -> 'guests') is distinct from 'number' or entry ->> 'guests' !~ '^[0-9]{1,3}$'
        or (entry ->> 'guests')::integer not between 1 and 500
      then 'Please tell how many people travel' end),
    private.refusal('invalid_request', 'email', private.check_email(entry ->> 'email'))
  );
end
$$;

create function private.join_waiting_list(entry jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  refused jsonb := private.check_waiting(entry);
  item_type text := case when entry ->> 'tour_id' is null then 'package' else 'tour' end;
  item uuid;
  day date;
  people integer;
  places integer;
  wait integer;
  departure public.departures;
  joined public.waiting;
begin
  if refused is not null then
    return refused;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(entry ->> 'id', 1));
  -- Sent again after a lost answer.
  if exists (select 1 from public.waiting w where w.id = (entry ->> 'id')::uuid) then
    return '{"ok": true}';
  end if;
  item := coalesce(entry ->> 'tour_id', entry ->> 'package_id')::uuid;
  day := (entry ->> 'check_in')::date;
  people := (entry ->> 'guests')::integer;
  wait := private.take_tokens('waiting', private.bucket_of('waiting', private.caller_network()), people);
  if wait > 0 then
    perform private.raise_wait('rate_limited', wait, 'Too many requests. Please try again in %s seconds.');
  end if;
  if not exists (select 1 from private.bookable(item_type, item)) then
    return private.refusal('item_gone', null, 'This trip is no longer offered');
  end if;
  if not private.is_offered(item_type, item, day) then
    return private.seat_refusal('date_gone', item_type, item, day, people, private.capacity_of(item_type, item),
      'This departure date is not offered');
  end if;
  -- Places that come free meanwhile wait for this lock, and then for nobody who is not on the list.
  departure := private.departure_of(item, day);
  select d.* into departure from public.departures d where d.id = departure.id for no key update;
  places := coalesce(private.places_of(departure), private.capacity_of(item_type, item));
  if people > places then
    return private.seat_refusal('group_too_large', item_type, item, day, people, places,
      format('This trip takes up to %s people', places));
  end if;
  if coalesce(departure.taken, 0) + people <= places then
    return private.seat_refusal('has_room', item_type, item, day, people, places, 'There is room on this date: you can book it');
  end if;
  insert into public.waiting as w (id, departure_id, guests, email)
  values ((entry ->> 'id')::uuid, departure.id, people, btrim(entry ->> 'email'))
  -- Anybody may type this address: what waits already stays as it is, and its mailbox gets the link that changes it.
  on conflict (departure_id, mailbox) where is_live do nothing;
  select w.* into strict joined from public.waiting w
  where w.departure_id = departure.id and w.mailbox = private.mailbox_of(btrim(entry ->> 'email')) and w.is_live;
  if not private.mailbox_is_full(joined.email, 'unasked_mails_per_day', false) then
    insert into public.email_outbox (kind, about, version, to_address, unasked)
    values ('waiting_joined', joined.id, private.next_mail_version(joined.id, 'waiting_joined'), joined.email, true);
  end if;
  return '{"ok": true}';
end
$$;

-- An entry that is left gives back the seats that were offered to it.
create function private.end_waiting(waiting_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  entry public.waiting;
begin
  perform 1 from public.departures d
  where d.id = (select w.departure_id from public.waiting w where w.id = waiting_id) for no key update;
  update public.waiting w set state = 'left' where w.id = waiting_id and w.is_live
  returning w.* into entry;
  if found and entry.offered_until is not null then
    update public.departures d set taken = d.taken - entry.guests where d.id = entry.departure_id;
    perform private.tend_waiting(entry.departure_id);
  end if;
end
$$;

-- By the link in a mail, as often as one likes. Places that were offered go to the next party.
create function private.leave_waiting_list(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  entry public.waiting;
begin
  perform private.require_token('links');
  entry := private.waiting_of(token);
  if entry.id is null then
    return private.refusal('not_found', null, 'This link is not known');
  end if;
  perform private.end_waiting(entry.id);
  return '{"ok": true}';
end
$$;
