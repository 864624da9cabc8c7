create function private.package_itinerary(package_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    with package as (
      select p.tour_ids, p.itinerary from public.packages p where p.id = package_id
    ), own as (
      select day.key::integer as number, btrim(day.value) as words
      from package, jsonb_each_text(package.itinerary) day
      where day.key ~ '^[1-9][0-9]{0,2}$' and btrim(day.value) <> ''
    ), theirs as (
      select row_number() over (order by listed.place, n) as place, t.itinerary ->> n::text as words
      from package, unnest(package.tour_ids) with ordinality listed (id, place)
      join public.tours t on t.id = listed.id
      cross join generate_series(1, t.duration_days) n
    ), free as (
      select row_number() over (order by n) as place, n as number
      from generate_series(1, (select count(*) from own) + (select count(*) from theirs)) n
      where n not in (select own.number from own)
    )
    select coalesce(jsonb_object_agg(day.number::text, day.words), '{}')
    from (
      select own.number, own.words from own
      union all
      select free.number, theirs.words from theirs join free using (place) where btrim(theirs.words) <> ''
    ) day
  );
end $$;

create function private.booking_view(booking_id uuid, shown_in text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select private.view_in(jsonb_build_object(
      'id', b.id, 'reference', b.reference, 'status', b.status, 'needs_attention', b.needs_attention,
      'item_type', b.item_type, 'item_id', b.item_id, 'departure_id', b.departure_id, 'title', b.title, 'image_url',
        b.image_url, 'guests', b.guests,
      'check_in', b.check_in, 'check_out', b.check_out, 'ends_on', b.ends_on, 'duration_days', b.duration_days,
      'quote', b.quote, 'total_cents', (b.total_price * 100)::bigint, 'owed_cents', private.owed(b.id),
      'own_cents', private.applied_cents_left(b.id), 'kept_cents', b.kept_cents, 'balance_due_on', b.balance_due_on,
      'statement', private.statement(b.id),
      'paid_cents', private.paid_cents(b.id),
      'customer_first_name', b.customer_first_name, 'customer_last_name', b.customer_last_name,
      'customer_name', b.customer_name, 'customer_email', coalesce(b.customer_email, ''), 'customer_phone', b.customer_phone,
      'special_requests', b.special_requests, 'expires_at', b.expires_at, 'server_time', now(),
      'created_at', b.created_at, 'terms', b.terms, 'called_off', private.is_called_off(b),
      'itinerary', coalesce(t.itinerary, private.package_itinerary(b.package_id)),
      'meeting_point', w.meeting ->> 'point', 'meeting_latitude', w.meeting -> 'latitude',
      'meeting_longitude', w.meeting -> 'longitude', 'meeting_time', w.meeting ->> 'time',
      'contact_phone', w.meeting ->> 'phone',
      'meeting_change', private.meeting_change_of(b), 'voucher', private.voucher_of(b),
      'includes', coalesce(to_jsonb(t.includes), to_jsonb(p.includes), '[]'),
      'travelers', private.travelers_of(b.id), 'travelers_saved_at', b.travelers_saved_at,
      'payment', (
        select private.payment_view(x) from public.payments x where x.booking_id = b.id and x.status <> 'voided'
        and (b.status <> 'pending' or x.method <> 'gift_card')
        order by (x.status in ('completed', 'refunded')) desc, x.created_at desc limit 1
      ),
      'refund', (
        select jsonb_build_object('amount_cents', sum(r.amount_cents), 'status', case
          when bool_or(r.status = 'failed') then 'failed'
          when bool_and(r.status = 'succeeded') then 'succeeded'
          else 'pending' end, 'requested_at', min(r.created_at))
        from public.refunds r where r.booking_id = b.id having count(*) > 0
      ),
      'documents', private.documents_of(b.id), 'review', private.review_of(b.id),
      'moved', (select private.move_view(v) from public.booking_moves v
        where v.booking_id = b.id and v.from_date <> v.to_date order by v.made_at desc limit 1),
      'ways', jsonb_build_object('own', private.refundable_by_method(b.id), 'back', private.refunds_by_method(b.id))
    -- jsonb_build_object takes at most fifty pairs, so two objects are joined.
    ) || jsonb_build_object('language', b.language, 'answers', b.answers, 'fee_cents', b.fee_cents, 'fiscal', private.fiscal_receipts_of(b.id),
      'sold_by', private.sold_by(b), 'companions', private.companions_of(b), 'news', private.news_of(b.id)),
      coalesce(shown_in, b.language), b.item_id || coalesce(p.tour_ids, '{}'))
    from public.bookings b
    left join public.tours t on t.id = b.tour_id
    left join public.packages p on p.id = b.package_id
    join public.departures d on d.id = b.departure_id
    cross join lateral (select private.meeting_of(d) as meeting) w
    where b.id = booking_id
  );
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
end
$$;

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
  booking jsonb, departure public.departures, quote jsonb, status text, source text, expires_at timestamptz,
  lock jsonb default null
) returns public.bookings language plpgsql security definer set search_path = '' as $$
declare
  made public.bookings;
  fresh text := private.new_reference();
begin
  while exists (select 1 from public.bookings b where b.reference = fresh) loop
    fresh := private.new_reference();
  end loop;
  insert into public.bookings (
    id, reference, tour_id, package_id, departure_id, source, channel, agency, commission_percent, status, guests, check_in, check_out, ends_on, title, image_url,
    duration_days, total_price, quote, terms, customer_first_name, customer_last_name,
    customer_email, customer_phone, language, special_requests, answers, expires_at, confirmed_at, price_lock
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
    insert_booking.expires_at, case when status = 'confirmed' then now() end, (lock ->> 'id')::uuid
  from private.bookable(departure.item_type, departure.item_id) i
  returning * into strict made;
  return made;
end
$$;

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
  departure public.departures;
  made public.bookings;
  mailbox text;
  network text;
  offer uuid;
  code jsonb;
  wait integer;
  free boolean;
begin
  if refused is not null then
    return refused;
  end if;
  item := coalesce(booking ->> 'tour_id', booking ->> 'package_id')::uuid;
  wanted := (booking ->> 'check_in')::date;
  people := (booking ->> 'guests')::integer;
  mailbox := private.mailbox_of(booking ->> 'customer_email');
  perform pg_advisory_xact_lock(hashtextextended(booking ->> 'id', 1));
  refused := private.repeated_booking((booking ->> 'id')::uuid, booking ->> 'token');
  if refused is not null then
    return refused;
  end if;
  perform private.require_token('booking');
  price := private.quote(item_type, item, people, wanted, booking -> 'options');
  lock := private.locked_price(booking ->> 'lock', private.lock_subject(item_type, item, people, wanted, booking -> 'options'));
  -- A lock fixes the price, not the availability.
  if (lock #>> '{quote,total_cents}')::bigint < (price ->> 'total_cents')::bigint
    and private.are_chosen(price -> 'options', booking -> 'options') then
    price := lock -> 'quote';
  end if;
  code := private.take_code(booking ->> 'code', item, booking ->> 'customer_email');
  if code ->> 'ok' = 'false' then
    return code || jsonb_build_object('quote', price);
  end if;
  price := private.with_code(price, code -> 'code');
  refused := private.check_offer(item_type, item, wanted, people, (booking ->> 'total_price_cents')::bigint, price,
    booking -> 'options');
  if refused is not null then
    return refused || jsonb_strip_nulls(jsonb_build_object('lock', lock -> 'refused'));
  end if;
  if private.answers_to(private.questions_of(item_type, item), booking -> 'answers',
    private.as_language(booking ->> 'language'), item) is null then
    return private.refusal('questions_changed', 'answers', 'Some questions of this trip have changed');
  end if;
  network := private.bucket_of('seats', private.caller_network());
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
  departure := private.departure_to_book(item_type, item, wanted);
  offer := private.take_offer(booking ->> 'offer', departure.id, people);
  if offer is null and not private.take_seats(departure.id, people) then
    perform private.free_departure(departure.id);
    if not private.take_seats(departure.id, people) then
      perform private.return_tokens('seats', network, people);
      return private.seat_refusal('seats_gone', item_type, item, wanted, people, private.seats_of(departure),
        'There are not enough places left on this date');
    end if;
  end if;
  free := (price ->> 'total_cents')::bigint = 0;
  made := private.insert_booking(booking, departure, price, case when free then 'confirmed' else 'pending' end, 'web',
    case when not free then now() + private.hold_time(departure.id) end, lock);
  update public.bookings b set held_from = network, code_id = (private.promo_code_by_name(code -> 'code' ->> 'code')).id
  where b.id = made.id;
  update public.waiting_entries w set booking_id = made.id where w.id = offer;
  insert into private.booking_tokens (booking_id, token_hash) values (made.id, private.token_hash(booking ->> 'token'));
  perform private.queue_booking_mail(made, case when free then 'booking_confirmed' else 'booking_held' end, null, 1, null);
  return jsonb_build_object('ok', true, 'booking', private.booking_view(made.id));
end
$$;

create function private.my_booking(booking_id uuid, token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select case when private.holds_token(booking_id, token) then private.booking_view(booking_id)
      when exists (
        select from private.erased_tokens t
        where t.token_hash = private.token_hash(token) and t.booking_id = my_booking.booking_id
      ) then private.refusal('erased', null, 'The data of this booking was erased') end
  );
end $$;

create function private.choose_my_language(booking_id uuid, token text, language text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not private.holds_token(booking_id, token) then
    return private.refusal('not_found', null, 'Booking not found');
  end if;
  update public.bookings b set language = private.as_language(choose_my_language.language)
  where b.id = booking_id and b.erased_at is null;
  return jsonb_build_object('ok', true, 'booking', private.booking_view(booking_id));
end
$$;

create function private.bookings_of_my_email() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.booking_view(b.id) order by b.check_in), '[]')
  from auth.users u join public.bookings b on lower(b.customer_email) = lower(u.email)
  where u.id = auth.uid() and u.email_confirmed_at is not null
$$;

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
end
$$;
