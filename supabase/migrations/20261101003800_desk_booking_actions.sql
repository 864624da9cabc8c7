-- Holds actions of the desk on one booking: confirm, sell, correct, note, send a link.
-- Relies on `bookings`, `desk_people`, `partial_payments`, `mails` and `refunds`.
-- Called by the desk.
set check_function_bodies = off;

create table public.booking_notes (
  id uuid primary key,
  booking_id uuid not null references public.bookings (id),
  author uuid not null,
  author_email text,
  body text not null check (length(btrim(body)) between 1 and 2000),
  made_at timestamptz not null default now()
);
create index booking_notes_booking on public.booking_notes (booking_id, made_at);
grant select on public.booking_notes to service_role;

-- Every function of the desk checks the caller first and ends in the audit log.
create function private.require_reason(reason text) returns void language plpgsql immutable set search_path = '' as $$
begin
  if length(btrim(coalesce(reason, ''))) not between 1 and 1000 then
    raise exception 'Please give a reason' using errcode = '22023';
  end if;
end $$;

create function private.booking_for_desk(booking_id uuid, reason text) returns public.bookings
language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
begin
  perform private.require_admin();
  perform private.require_reason(reason);
  booking := private.lock_booking(booking_id);
  if booking.id is null then
    raise exception 'Booking not found' using errcode = 'PT404';
  end if;
  return booking;
end $$;

create function private.changed_since(booking public.bookings, expected jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  row jsonb := private.desk_row(booking);
begin
  return (
    select private.refusal('booking_changed', min(shown.key), 'This booking was changed meanwhile. Please look at it again.')
      || jsonb_build_object('now', jsonb_object_agg(shown.key, row -> shown.key))
    from jsonb_each(private.as_object(expected)) shown
    where row -> shown.key is distinct from shown.value
    having count(*) > 0
  );
end $$;

create function private.desk_answer(booking_id uuid, action text, details jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.audit(action, 'booking', booking_id::text, details);
  return '{"ok": true}';
end $$;

-- Checks what only the desk may say about a booking: its price, code, channel and hold.
create function private.check_sale(sale jsonb, check_in date) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  channel constant text := coalesce(sale ->> 'channel', 'own');
  until constant date := private.as_date(sale ->> 'hold_until');
  refused constant jsonb := private.check_shape(sale, 'invalid_booking',
    '{"code": "string? ^.{1,40}$", "agreed_total_cents": "number? ^[1-9][0-9]{0,6}$", "agreed_reason": "string? ^.{1,250}$",
      "channel": "string? ^(own|getyourguide|viator|agency)$", "agency": "string? ^.{1,80}$",
      "commission_percent": "number? ^([0-9]|[1-8][0-9]|90)$", "hold_until": "string?"}', 'Invalid booking information');
begin
  return case
    when refused is not null then refused
    when (sale ->> 'agreed_total_cents')::bigint > 5000000 then
      private.refusal('invalid_amount', 'agreed_total_cents', 'Invalid booking amount')
    when (sale ->> 'agreed_total_cents' is null) <> (coalesce(btrim(sale ->> 'agreed_reason'), '') = '') then
      private.refusal('invalid_booking', 'agreed_reason', 'Please give a reason for the price')
    when (channel = 'agency') <> (coalesce(btrim(sale ->> 'agency'), '') <> '') then
      private.refusal('invalid_booking', 'agency', 'Please name the agency')
    when channel = 'own' and coalesce((sale ->> 'commission_percent')::integer, 0) <> 0 then
      private.refusal('invalid_booking', 'commission_percent', 'Only a channel takes a commission')
    when sale ->> 'hold_until' is not null and coalesce(until < private.today() or until >= check_in, true) then
      private.refusal('invalid_booking', 'hold_until', 'Hold the seats until a day before the departure')
  end;
end $$;

create function private.check_manual_booking(booking jsonb, sale jsonb, sale_keys text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  foreign_key text := (select k from unnest('{token,total_price_cents,offer,lock,answers}'::text[]) k where booking ? k limit 1);
begin
  if jsonb_typeof(booking) is distinct from 'object' or foreign_key is not null then
    return private.refusal('invalid_booking', foreign_key, 'Invalid booking information');
  end if;
  return coalesce(
    private.check_booking((booking - sale_keys) || jsonb_build_object('token', private.new_token(), 'total_price_cents', 1)
      || case when btrim(booking ->> 'customer_email') <> '' then '{}' else '{"customer_email": "none@invalid.example"}'::jsonb end),
    private.check_sale(sale, private.as_date(booking ->> 'check_in'))
  );
end $$;

create function private.make_manual_booking(
  booking jsonb, departure public.departures, price jsonb, code jsonb, hold_until date
) returns public.bookings language plpgsql security definer set search_path = '' as $$
declare
  until constant timestamptz := case when (price ->> 'total_cents')::bigint > 0
    then (hold_until + 1)::timestamp at time zone 'Asia/Tashkent' end;
  made public.bookings := private.insert_booking(booking, departure, price, code, 'manual', until);
begin
  if until is null then
    update public.bookings b set balance_due_on = private.balance_day(b) where b.id = made.id returning b.* into strict made;
  end if;
  insert into private.booking_tokens (booking_id, token_hash) values (made.id, private.token_hash(private.new_token()));
  perform private.queue_booking_mail(made, case made.status when 'confirmed' then 'booking_confirmed' else 'booking_held' end, null, 1, null);
  return made;
end $$;

create function private.protect_notes() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'A note cannot change' using errcode = '23514';
end $$;
create trigger insert_only before update or delete on public.booking_notes
  for each row when (not private.is_erasing()) execute function private.protect_notes();
create trigger refuse_truncate before truncate on public.booking_notes
  for each statement execute function private.protect_notes();

create function private.queue_links(booking public.bookings) returns void
language sql security definer set search_path = '' as $$
  insert into public.email_outbox (kind, about, version, to_name, to_address, payload)
  select 'booking_links', booking.id, private.next_mail_version(booking.id, 'booking_links'), booking.customer_name,
    booking.customer_email,
    '{"by": "desk"}'
  where not exists (
    select 1 from public.email_outbox m
    where m.about = booking.id and m.kind = 'booking_links' and m.to_address = booking.customer_email and m.status = 'queued'
  )
$$;

create function private.admin_mark_failed(payment_id uuid, reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  payment public.payments;
begin
  perform private.require_admin();
  perform private.require_reason(reason);
  perform private.lock_booking((select p.booking_id from public.payments p where p.id = payment_id));
  select * into payment from public.payments p where p.id = payment_id;
  if payment.id is null then
    return private.refusal('not_found', null, 'Payment not found');
  end if;
  if not payment.is_open then
    return private.refusal('not_pending', null, format('This payment is already %s', payment.status));
  end if;
  perform private.apply_payment_event(payment_id, 'failed', 'desk', 'desk:' || gen_random_uuid(),
    jsonb_build_object('reason', reason, 'by', auth.uid()), null);
  perform private.audit('marked_failed', 'payment', payment_id::text, jsonb_build_object('reason', reason));
  return '{"ok": true}';
end $$;
comment on function private.admin_mark_failed is 'Ends an open payment. Refuses not_found, not_pending.';

create function private.admin_resend_email(payment_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  perform private.require_admin();
  answer := private.resend_confirmation(payment_id::text);
  if (answer ->> 'ok')::boolean then
    perform private.audit('confirmation_resent', 'payment', payment_id::text, '{}');
  end if;
  return answer;
end $$;
comment on function private.admin_resend_email is 'Mails the confirmation again. Refuses those of resend_confirmation.';

-- Needs a reason only while nothing is paid.
create function private.admin_confirm_booking(booking_id uuid, reason text, expected jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings := private.booking_for_desk(booking_id,
    case when private.paid_cents(booking_id) > 0 then coalesce(nullif(btrim(reason), ''), '-') else reason end);
  refused jsonb := private.changed_since(booking, expected);
begin
  if refused is not null then
    return refused;
  end if;
  if booking.status = 'refunded' then
    return private.refusal('not_confirmable', null, 'This booking is refunded');
  elsif booking.erased_at is not null then
    return private.refusal('not_confirmable', null, 'The traveler of this booking was erased');
  end if;
  if booking.status in ('expired', 'cancelled') then
    if not exists (select 1 from private.refundable(booking.id)) or exists (
      select 1 from public.refunds r where r.booking_id = booking.id
    ) then
      return private.refusal('not_confirmable', null, 'Nothing is paid for this booking');
    end if;
    if not private.take_seats(booking.departure_id, booking.guests) then
      return private.refusal('seats_gone', null, 'There are not enough places left on this date');
    end if;
  end if;
  update public.bookings b set status = 'confirmed', confirmed_at = coalesce(b.confirmed_at, now()), expires_at = null,
    cancelled_at = null, needs_attention = unsettled.reason is not null, attention_reason = unsettled.reason
  from (select nullif(concat_ws('. ', case when exists (
    select 1 from public.refunds r where r.booking_id = booking.id and r.status = 'failed'
  ) then private.failed_refund_reason() end, case when strpos(booking.attention_reason, private.voided_card_reason()) > 0
    then private.voided_card_reason() end, private.double_refund_of(booking.id)), '') as reason) unsettled
  where b.id = booking.id;
  update public.payments p set needs_attention = false where p.booking_id = booking.id;
  perform private.apply_money(booking.id);
  perform private.return_card_money(booking.id);
  if booking.status <> 'confirmed' then
    update public.bookings b set balance_due_on = private.balance_day(b) where b.id = booking.id and private.owed(b.id) > 0;
    perform private.queue_booking_mail(booking, 'booking_confirmed', private.newest_applied_payment(booking.id), null, null);
  end if;
  return private.desk_answer(booking.id, 'confirmed', jsonb_strip_nulls(jsonb_build_object('reason', nullif(btrim(reason), ''),
    'was', booking.status)));
end $$;
comment on function private.admin_confirm_booking is 'Also takes the flag off a confirmed one. Refuses booking_changed, not_confirmable, seats_gone.';

create function private.admin_manual_booking(booking jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
  sale_keys constant text[] := '{code, agreed_total_cents, agreed_reason, channel, agency, commission_percent, hold_until}';
  sale constant jsonb := (select coalesce(jsonb_object_agg(s.key, s.value), '{}')
    from jsonb_each(private.as_object(booking)) s where s.key = any (sale_keys) and s.value <> 'null');
  item_type text := case when booking ->> 'tour_id' is null then 'package' else 'tour' end;
  refused constant jsonb := private.check_manual_booking(booking, sale, sale_keys);
  item uuid;
  wanted date;
  people integer;
  price jsonb;
  list_cents bigint;
  code jsonb;
  departure public.departures;
  made public.bookings;
begin
  if refused is not null then
    return refused;
  end if;
  item := coalesce(booking ->> 'tour_id', booking ->> 'package_id')::uuid;
  wanted := (booking ->> 'check_in')::date;
  people := (booking ->> 'guests')::integer;
  perform pg_advisory_xact_lock(hashtextextended(booking ->> 'id', 1));
  if exists (select 1 from public.bookings b where b.id = (booking ->> 'id')::uuid) then
    return '{"ok": true}';
  end if;
  if not exists (select 1 from private.bookable(item_type, item)) then
    return private.refusal('item_gone', null, 'This trip is no longer offered');
  end if;
  if wanted < private.today() then
    return private.refusal('date_gone', 'check_in', 'This day is over');
  end if;
  code := private.take_code(sale ->> 'code', item, booking ->> 'customer_email');
  if code ->> 'ok' = 'false' then
    return code;
  end if;
  price := private.with_code(private.quote(item_type, item, people, wanted, booking -> 'options'), code -> 'code');
  if not private.are_chosen(price -> 'options', booking -> 'options') then
    return private.options_changed(price);
  end if;
  list_cents := (price ->> 'total_cents')::bigint;
  if sale ? 'agreed_total_cents' and list_cents > 0 then
    price := private.with_agreed_total(price, (sale ->> 'agreed_total_cents')::bigint);
  end if;
  if not private.is_amount((price ->> 'total_cents')::bigint, price) then
    return private.refusal('invalid_amount', 'guests', 'Invalid booking amount');
  end if;
  departure := private.departure_to_book(item_type, item, wanted);
  if not private.take_seats(departure.id, people) then
    return private.seat_refusal('seats_gone', item_type, item, wanted, people, private.seats_of(departure),
      'There are not enough places left on this date');
  end if;
  made := private.make_manual_booking(booking, departure, price, code, private.as_date(sale ->> 'hold_until'));
  return private.desk_answer(made.id, 'booked_by_hand', jsonb_strip_nulls(jsonb_build_object('by', actor, 'guests', made.guests,
    'reason', sale ->> 'agreed_reason', 'list_cents', case when price ? 'agreed' then list_cents end,
    'total_cents', case when price ? 'agreed' then (price ->> 'total_cents')::bigint end,
    'channel', nullif(made.channel, 'own'), 'hold_until', sale ->> 'hold_until')));
end $$;
comment on function private.admin_manual_booking is 'Confirms at once, on any day from today. Refuses those of check_code, code_unusable, invalid_booking, invalid_amount, item_gone, date_gone, seats_gone, options_changed.';

create function private.add_booking_note(booking_id uuid, note_id uuid, body text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
begin
  if length(btrim(coalesce(body, ''))) not between 1 and 2000 or private.has_control_characters(body, true) then
    return private.refusal('invalid_note', 'body', 'A note of at most 2000 characters');
  end if;
  insert into public.booking_notes (id, booking_id, author, author_email, body)
  select note_id, b.id, actor, (select u.email from auth.users u where u.id = actor), btrim(body)
  from public.bookings b where b.id = add_booking_note.booking_id
  on conflict (id) do nothing;
  if not exists (select 1 from public.booking_notes n where n.id = note_id and n.booking_id = add_booking_note.booking_id) then
    return private.refusal('not_found', null, 'Booking not found');
  end if;
  return '{"ok": true}';
end $$;
comment on function private.add_booking_note is 'Once for a note_id. Refuses invalid_note, not_found.';

create function private.admin_correct_guest(booking_id uuid, guest jsonb, expected jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
  named constant text[] := array['customer_first_name', 'customer_last_name', 'customer_email', 'customer_phone'];
  fresh jsonb;
  refused jsonb;
  changes jsonb;
begin
  perform private.require_admin();
  select b.* into booking from public.bookings b where b.id = booking_id for update;
  if booking.id is null then
    return private.refusal('not_found', null, 'Booking not found');
  end if;
  if jsonb_typeof(guest) is distinct from 'object' or private.unknown_key(guest, named) is not null
    or exists (select 1 from jsonb_each(guest) g where not private.matches_rule(g.value, 'string')) then
    return private.refusal('invalid_booking', private.unknown_key(guest, named), 'Invalid booking information');
  end if;
  refused := private.changed_since(booking, expected);
  if refused is not null then
    return refused;
  end if;
  select jsonb_object_agg(n, nullif(btrim(coalesce(guest ->> n, to_jsonb(booking) ->> n)), '')) into fresh from unnest(named) n;
  refused := coalesce(
    private.refusal('invalid_booking', 'customer_first_name',
      private.check_name('First name', fresh ->> 'customer_first_name', 50)),
    private.refusal('invalid_booking', 'customer_last_name', private.check_name('Last name', fresh ->> 'customer_last_name', 50)),
    private.refusal('invalid_booking', 'customer_email', case
      when coalesce(fresh ->> 'customer_email', booking.customer_email) is not null
        then private.check_email(fresh ->> 'customer_email') end),
    private.refusal('invalid_booking', 'customer_phone', private.check_phone(fresh ->> 'customer_phone'))
  );
  if refused is not null then
    return refused;
  end if;
  select jsonb_object_agg(f.key, jsonb_build_object('from', to_jsonb(booking) -> f.key, 'to', f.value)) into changes
  from jsonb_each(fresh) f where f.value is distinct from to_jsonb(booking) -> f.key;
  if changes is null then
    return '{"ok": true}';
  end if;
  update public.bookings b set customer_first_name = fresh ->> 'customer_first_name',
    customer_last_name = fresh ->> 'customer_last_name', customer_email = fresh ->> 'customer_email',
    customer_phone = fresh ->> 'customer_phone'
  where b.id = booking.id
  returning b.* into strict booking;
  -- A mail that is being sent keeps its address.
  update public.email_outbox m set to_name = booking.customer_name, to_address = booking.customer_email
  where m.id in (
    select q.id from public.email_outbox q
    where q.booking_id = booking.id and q.recipient = 'customer' and q.status in ('queued', 'failed')
    for update skip locked
  );
  if changes ? 'customer_email' then
    delete from private.booking_tokens t where t.booking_id = booking.id and (booking.source = 'manual' or t.created_at > (
      select min(first.created_at) from private.booking_tokens first where first.booking_id = booking.id
    ));
    perform private.queue_links(booking);
  end if;
  return private.desk_answer(booking.id, 'guest_corrected', jsonb_build_object('changes', changes));
end $$;
comment on function private.admin_correct_guest is 'A new address revokes all links, as a wrong reader may hold one. Refuses not_found, invalid_booking, booking_changed.';

create function private.admin_send_link(booking_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
begin
  perform private.require_admin();
  select b.* into booking from public.bookings b where b.id = booking_id;
  if booking.id is null or booking.status = 'expired' or booking.ends_on < private.today() - 30 then
    return private.refusal('trip_over', null, 'This trip has ended or was never booked');
  end if;
  if booking.customer_email is null then
    return private.refusal('no_address', null, 'This booking has no email address');
  end if;
  perform private.queue_links(booking);
  return private.desk_answer(booking.id, 'link_sent', jsonb_build_object('to_address', booking.customer_email));
end $$;
comment on function private.admin_send_link is 'Mails the traveler a link. Refuses trip_over, no_address.';

create function private.admin_make_link(booking_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if not exists (select 1 from public.bookings b where b.id = booking_id) then
    return private.refusal('not_found', null, 'Booking not found');
  end if;
  perform private.audit('link_made', 'booking', booking_id::text, '{}');
  return jsonb_build_object('ok', true, 'token', private.link_token(booking_id));
end $$;
comment on function private.admin_make_link is 'Makes a new link, as only hashes of old ones are stored. Answers {token}. Refuses not_found.';
