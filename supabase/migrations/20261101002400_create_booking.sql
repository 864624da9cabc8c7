-- Holds the checks and steps of a new booking, from its form to its hold.
-- Relies on `seats`, `bookings`, `partial_payments`, `limits` and `departures`.
-- Called by anyone.
set check_function_bodies = off;

create function private.check_booking(booking jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  refused constant jsonb := private.check_shape(
    case when booking -> 'user_id' = 'null' then booking - 'user_id' else booking end, 'invalid_booking',
    '{"id": "uuid", "token": "token", "guests": "number ^[0-9]{1,4}$", "total_price_cents": "number", "check_in": "string",
      "customer_first_name": "string", "customer_last_name": "string", "customer_email": "string", "customer_phone": "string",
      "offer": "token?", "lock": "string?", "tour_id": "any", "package_id": "any", "check_out": "any",
      "special_requests": "string?", "options": "any", "answers": "any", "code": "string? ^.{1,40}$", "language": "any"}',
    'Invalid booking information',
    '{"check_in": "Please select a departure date", "customer_first_name": "First name is required",
      "customer_last_name": "Last name is required", "customer_email": "Email is required",
      "customer_phone": "Phone number is required", "total_price_cents": "Invalid booking amount"}');
  field text;
  wrong text;
begin
  if refused is not null then
    return case when refused ->> 'field' = 'total_price_cents' then refused || '{"code": "invalid_amount"}' else refused end;
  end if;
  if (private.is_uuid(booking ->> 'tour_id') and booking ->> 'package_id' is null)
    = (private.is_uuid(booking ->> 'package_id') and booking ->> 'tour_id' is null) then
    return private.refusal('invalid_booking', 'tour_id', 'Invalid booking information');
  end if;
  if (booking ->> 'guests')::integer < 1 then
    return private.refusal('invalid_booking', 'guests', 'Invalid booking information');
  end if;
  if private.as_date(booking ->> 'check_in') is null then
    return private.refusal('invalid_booking', 'check_in', 'Please select a departure date');
  end if;
  if coalesce(booking ->> 'check_out', booking ->> 'check_in') <> booking ->> 'check_in' then
    return private.refusal('invalid_booking', 'check_out', 'Invalid booking information');
  end if;
  for field, wrong in values
    ('customer_first_name', private.check_name('First name', booking ->> 'customer_first_name', 50)),
    ('customer_last_name', private.check_name('Last name', booking ->> 'customer_last_name', 50)),
    ('customer_email', private.check_email(booking ->> 'customer_email')),
    ('customer_phone', private.check_phone(booking ->> 'customer_phone'))
  loop
    if wrong is not null then
      return private.refusal('invalid_booking', field, wrong);
    end if;
  end loop;
  if length(booking ->> 'special_requests') > 1000 then
    return private.refusal('invalid_booking', 'special_requests', 'Special requests too long');
  end if;
  if private.has_control_characters(booking ->> 'special_requests', true) then
    return private.refusal('invalid_booking', 'special_requests', 'Invalid booking information');
  end if;
  if not private.are_choices(booking -> 'options') then
    return private.refusal('invalid_booking', 'options', 'Invalid booking information');
  end if;
  if not private.are_answers(booking -> 'answers') then
    return private.refusal('invalid_booking', 'answers', 'Invalid booking information');
  end if;
  if booking ->> 'total_price_cents' !~ '^[0-9]{1,9}$'
    or (booking ->> 'total_price_cents')::bigint not between (booking ->> 'code' is null)::integer and 5000000 then
    return private.refusal('invalid_amount', 'total_price_cents', 'Invalid booking amount');
  end if;
  return null;
end $$;

create function private.seat_refusal(
  code text, item_type text, item_id uuid, wanted date, guests integer, max_guests integer, message text
) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'ok', false, 'code', code, 'message', message, 'max_guests', max_guests,
      'seats_left', private.seats_left(item_id, wanted, max_guests),
      'nearest_dates', private.nearest_dates(item_type, item_id, wanted, guests)
    )
  );
end $$;

create function private.repeated_booking(booking_id uuid, token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select case
      when private.holds_token(b.id, token) then jsonb_build_object('ok', true, 'booking', private.booking_view(b.id))
      else private.refusal('id_taken', 'id', 'This booking already exists')
    end
    from public.bookings b where b.id = booking_id
  );
end $$;

create function private.options_changed(quote jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select private.refusal('options_changed', 'options', 'Some of these options are no longer available')
    || jsonb_build_object('quote', quote)
$$;

create function private.check_offer(
  item_type text, item_id uuid, wanted date, guests integer, seen_cents bigint, quote jsonb, chosen jsonb
) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  item record;
  departure public.departures := private.departure_of(item_id, wanted);
  places integer;
begin
  select * into item from private.bookable(item_type, item_id);
  if not found then
    return private.refusal('item_gone', null, 'This trip is no longer offered');
  end if;
  places := coalesce(departure.places, item.max_guests);
  if guests > places then
    return private.seat_refusal('group_too_large', item_type, item_id, wanted, guests, places,
      format('This trip takes up to %s people', places));
  end if;
  if not private.is_offered(item_type, item_id, wanted) then
    return private.seat_refusal('date_gone', item_type, item_id, wanted, guests, places,
      'This departure date is not offered');
  end if;
  if not private.are_chosen(quote -> 'options', chosen) then
    return private.options_changed(quote);
  end if;
  if not private.is_amount((quote ->> 'total_cents')::bigint, quote) then
    return private.refusal('invalid_amount', 'total_price_cents', 'Invalid booking amount') || jsonb_build_object('quote', quote);
  end if;
  if (quote ->> 'total_cents')::bigint > seen_cents then
    return private.refusal('price_up', 'total_price_cents', 'The price has gone up since you saw it')
      || jsonb_build_object('quote', quote, 'nearest_dates', private.nearest_dates(item_type, item_id, wanted, guests));
  end if;
  return null;
end $$;

create function private.questions_of(item_type text, item_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select t.questions from public.tours t where item_type = 'tour' and t.id = questions_of.item_id
  union all
  select p.questions from public.packages p where item_type = 'package' and p.id = questions_of.item_id
$$;

-- Returns null if a required answer is missing or a question has changed; ignores answers to removed questions.
create function private.answers_to(questions jsonb, answers jsonb, language text, item_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with asked as (
    select q, place, a ->> 'question' as seen, case q ->> 'kind'
      when 'choice' then (
        select c.text from jsonb_array_elements_text(q -> 'choices') c (text)
        where a ->> 'answer' in (c.text, private.text_in(c.text, language, array[item_id])) limit 1
      )
      else nullif(private.strip_markup(a ->> 'answer'), '') end as answer
    from jsonb_array_elements(questions) with ordinality x (q, place)
    left join jsonb_array_elements(private.as_array(answers)) a on a -> 'id' = q -> 'id'
  )
  select case when coalesce(bool_and(case
    when answer is not null then seen in (q ->> 'text', private.text_in(q ->> 'text', language, array[item_id]))
    else q -> 'required' = 'false' and (seen is null or q ->> 'kind' = 'text') end), true)
  then coalesce(jsonb_agg(jsonb_build_object('id', q -> 'id', 'question', q -> 'text', 'kind', q -> 'kind', 'answer', answer,
    'for_guide', q -> 'for_guide') order by place) filter (where answer is not null), '[]') end
  from asked
$$;

create function private.insert_booking(
  booking jsonb, departure public.departures, quote jsonb, code jsonb, source text, expires_at timestamptz,
  lock jsonb default null, network text default null
) returns public.bookings language plpgsql security definer set search_path = '' as $$
declare
  made public.bookings;
  fresh text := private.new_reference();
  status constant text := case when expires_at is null then 'confirmed' else 'pending' end;
begin
  while exists (select 1 from public.bookings b where b.reference = fresh) loop
    fresh := private.new_reference();
  end loop;
  insert into public.bookings (
    id, reference, tour_id, package_id, departure_id, source, channel, agency, commission_percent, status, guests, check_in, check_out, ends_on, title, image_url,
    duration_days, total_price, quote, terms, customer_first_name, customer_last_name,
    customer_email, customer_phone, language, special_requests, answers, expires_at, confirmed_at, price_lock,
    code_id, held_from
  )
  select (booking ->> 'id')::uuid, fresh,
    departure.tour_id, departure.package_id, departure.id,
    source, case when source = 'manual' then coalesce(booking ->> 'channel', 'own') else 'own' end,
    case when source = 'manual' then nullif(btrim(booking ->> 'agency'), '') end,
    case when source = 'manual' then coalesce((booking ->> 'commission_percent')::integer, 0) else 0 end, status,
    (booking ->> 'guests')::integer, departure.start_date, departure.start_date,
    coalesce(departure.end_date, departure.start_date + i.duration_days - 1), i.title, i.image_url, i.duration_days,
    (quote ->> 'total_cents')::numeric / 100, quote, coalesce(lock -> 'terms', private.current_terms()),
    btrim(booking ->> 'customer_first_name'), btrim(booking ->> 'customer_last_name'),
    nullif(btrim(booking ->> 'customer_email'), ''), btrim(booking ->> 'customer_phone'), private.as_language(booking ->> 'language'),
    nullif(private.strip_markup(booking ->> 'special_requests'), ''),
    coalesce(private.answers_to(private.questions_of(departure.item_type, departure.item_id), booking -> 'answers',
      private.as_language(booking ->> 'language'), departure.item_id), '[]'),
    insert_booking.expires_at, case when status = 'confirmed' then now() end, (lock ->> 'id')::uuid,
    (private.promo_code_by_name(code -> 'code' ->> 'code')).id, case when status = 'pending' then network end
  from private.bookable(departure.item_type, departure.item_id) i
  returning * into strict made;
  return made;
end $$;

create function private.settle_booking(booking public.bookings, payment public.payments) returns text
language plpgsql security definer set search_path = '' as $$
declare
  seated boolean := booking.has_seats;
  stray bigint;
  trouble text;
begin
  -- An erased booking has no traveler, so it takes no seats.
  if booking.status = 'expired' and booking.erased_at is null then
    seated := booking.check_in > private.today() and private.take_seats(booking.departure_id, booking.guests);
  end if;
  if seated then
    update public.bookings b set status = 'confirmed', confirmed_at = coalesce(b.confirmed_at, now()), expires_at = null
    where b.id = booking.id;
    perform private.apply_money(booking.id);
    update public.bookings b set balance_due_on = case
      when private.owed(b.id) = 0 then null
      when booking.status = 'confirmed' then b.balance_due_on
      else private.balance_day(b) end
    where b.id = booking.id;
    if booking.status <> 'confirmed' then
      perform private.queue_booking_mail(booking, 'booking_confirmed', payment.id, 1, null);
    end if;
  end if;
  perform private.return_card_money(booking.id);
  select p.amount_cents - p.applied_cents into strict stray from public.payments p where p.id = payment.id;
  if booking.status = 'confirmed' and stray < payment.amount_cents then
    perform private.queue_booking_mail(booking, 'balance_paid', payment.id, null,
      jsonb_build_object('paid_cents', payment.amount_cents - stray));
  end if;
  if stray = 0 then
    return case when booking.status = 'expired' then 'applied_late' else 'applied' end;
  end if;
  trouble := case
    when booking.erased_at is not null then private.erased_payer_reason()
    when booking.status = 'cancelled' then 'paid_after_cancellation'
    when not seated and booking.status = 'expired' then 'paid_after_hold'
    when stray = payment.amount_cents and (stray = (booking.total_price * 100)::bigint or exists (
      select 1 from public.payments p where p.booking_id = booking.id and p.id <> payment.id and p.status = 'completed'
        and p.applied_cents > 0 and p.amount_cents = stray and p.purpose = payment.purpose
    )) then 'paid_twice'
    else private.surplus_reason(booking.id) end;
  perform private.remove_attention_reasons(booking.id, array['paid_too_much'])
  where starts_with(trouble, 'paid_too_much');
  perform private.flag_booking(booking.id, trouble);
  update public.payments p set needs_attention = true where p.id = payment.id;
  perform private.queue_booking_mail(booking, 'attention_operator', payment.id, null, jsonb_build_object('reason', trouble));
  perform private.queue_booking_mail(booking, 'attention_traveler', payment.id, null,
    jsonb_build_object('reason', trouble, 'stray_cents', stray));
  return case when booking.status in ('confirmed', 'refunded') then 'applied_double' else 'applied_attention' end;
end $$;

-- A lock fixes the price, not the availability.
create function private.lower_price(price jsonb, locked jsonb, chosen jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when (locked ->> 'total_cents')::bigint < (price ->> 'total_cents')::bigint
    and private.are_chosen(price -> 'options', chosen) then locked else price end
$$;

create function private.refuse_booking(booking jsonb, item_type text, item uuid, price jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    private.check_offer(item_type, item, (booking ->> 'check_in')::date, (booking ->> 'guests')::integer,
      (booking ->> 'total_price_cents')::bigint, price, booking -> 'options'),
    case when private.answers_to(private.questions_of(item_type, item), booking -> 'answers',
      private.as_language(booking ->> 'language'), item) is null
      then private.refusal('questions_changed', 'answers', 'Some questions of this trip have changed') end
  )
$$;

create function private.limit_holds(mailbox text, network text, people integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wait integer;
begin
  perform pg_advisory_xact_lock(hashtextextended(mailbox, 2));
  -- Counts per network, so that holds booked with a stranger's email address do not lock out its owner.
  if (
    select count(*) from public.bookings b
    where b.status = 'pending' and b.expires_at > now()
      and private.mailbox_of(b.customer_email) = mailbox and b.held_from is not distinct from network
  ) >= private.setting('hold_limit_per_mailbox')::integer then
    return private.refusal('too_many_holds', 'customer_email',
      'You already hold places on other trips. Please pay or cancel one of them first.')
      || jsonb_build_object('retry_after_seconds', private.setting('hold_minutes')::integer * 60);
  end if;
  wait := private.take_tokens('seats', network, people);
  if wait > 0 then
    perform private.raise_rate_limit('network_limit', wait,
      'Too many unpaid places are held from your network. Please try again in %s seconds, or from another network.');
  end if;
  return null;
end $$;

create function private.create_booking(booking jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refused jsonb := private.check_booking(booking);
  item_type text := case when booking ->> 'tour_id' is null then 'package' else 'tour' end;
  item uuid;
  wanted date;
  people integer;
  price jsonb;
  lock jsonb;
  code jsonb;
  network text;
  departure public.departures;
  offer uuid;
  made public.bookings;
begin
  if refused is not null then
    return refused;
  end if;
  item := coalesce(booking ->> 'tour_id', booking ->> 'package_id')::uuid;
  wanted := (booking ->> 'check_in')::date;
  people := (booking ->> 'guests')::integer;
  perform pg_advisory_xact_lock(hashtextextended(booking ->> 'id', 1));
  refused := private.repeated_booking((booking ->> 'id')::uuid, booking ->> 'token');
  if refused is not null then
    return refused;
  end if;
  perform private.require_token('booking');
  price := private.quote(item_type, item, people, wanted, booking -> 'options');
  lock := private.locked_price(booking ->> 'lock', private.lock_subject(item_type, item, people, wanted, booking -> 'options'));
  price := private.lower_price(price, lock -> 'quote', booking -> 'options');
  code := private.take_code(booking ->> 'code', item, booking ->> 'customer_email');
  if code ->> 'ok' = 'false' then
    return code || jsonb_build_object('quote', price);
  end if;
  price := private.with_code(price, code -> 'code');
  refused := private.refuse_booking(booking, item_type, item, price);
  if refused is not null then
    return refused;
  end if;
  network := private.bucket_of('seats', private.caller_network());
  refused := private.limit_holds(private.mailbox_of(booking ->> 'customer_email'), network, people);
  if refused is not null then
    return refused;
  end if;
  departure := private.departure_to_book(item_type, item, wanted);
  offer := private.take_offer(booking ->> 'offer', departure.id, people);
  if offer is null and not private.take_or_free_seats(departure.id, people) then
    perform private.return_tokens('seats', network, people);
    return private.seat_refusal('seats_gone', item_type, item, wanted, people, private.seats_of(departure),
      'There are not enough places left on this date');
  end if;
  made := private.insert_booking(booking, departure, price, code, 'web',
    case when (price ->> 'total_cents')::bigint > 0 then now() + private.hold_time(departure.id) end, lock, network);
  update public.waiting_entries w set booking_id = made.id where w.id = offer;
  insert into private.booking_tokens (booking_id, token_hash) values (made.id, private.token_hash(booking ->> 'token'));
  perform private.queue_booking_mail(made, case made.status when 'confirmed' then 'booking_confirmed' else 'booking_held' end, null, 1, null);
  return jsonb_build_object('ok', true, 'booking', private.booking_view(made.id));
end $$;
comment on function private.create_booking is 'Answers {booking}. Refuses those of check_code, invalid_booking, invalid_amount, item_gone, date_gone, seats_gone, group_too_large, options_changed, questions_changed, price_up, code_unusable, too_many_holds, id_taken.';
