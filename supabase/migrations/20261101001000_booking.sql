create function private.seat_refusal(
  code text, item_type text, item_id uuid, wanted date, guests integer, max_guests integer, message text
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'ok', false, 'code', code, 'message', message, 'max_guests', max_guests,
      'seats_left', private.seats_left(item_id, wanted, max_guests),
      'nearest_dates', private.nearest_dates(item_type, item_id, wanted, guests)
    )
  );
end $$;

-- Repeats the first answer for the same id and token; another token is refused.
create function private.booking_again(booking_id uuid, token text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select case
      when private.holds_token(b.id, token) then jsonb_build_object('ok', true, 'booking', private.booking_view(b.id))
      else private.refusal('id_taken', 'id', 'This booking already exists')
    end
    from public.bookings b where b.id = booking_id
  );
end $$;

create function private.options_changed(quote jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select private.refusal('options_changed', 'options', 'Some of these options are no longer available')
    || jsonb_build_object('quote', quote)
$$;

-- Checks what needs the item: gone, group size, date, options, price. Null if all is well.
create function private.check_offer(
  item_type text, item_id uuid, wanted date, guests integer, seen_cents bigint, quote jsonb, chosen jsonb
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
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

create function private.insert_booking(
  booking jsonb, departure public.departures, quote jsonb, status text, source text, expires_at timestamptz,
  lock jsonb default null
)
returns public.bookings
language plpgsql
security definer
set search_path = ''
as $$
declare
  made public.bookings;
  fresh text := private.new_reference();
begin
  while exists (select 1 from public.bookings b where b.reference = fresh) loop
    fresh := private.new_reference();
  end loop;
  insert into public.bookings (
    id, reference, tour_id, package_id, departure_id, source, status, guests, check_in, check_out, ends_on, title, image_url,
    duration_days, total_price, quote, terms, customer_first_name, customer_last_name,
    customer_email, customer_phone, special_requests, expires_at, confirmed_at, price_lock
  )
  select (booking ->> 'id')::uuid, fresh,
    departure.tour_id, departure.package_id, departure.id,
    source, status, (booking ->> 'guests')::integer, departure.start_date, departure.start_date,
    coalesce(departure.end_date, departure.start_date + i.duration_days - 1), i.title, i.image_url, i.duration_days,
    (quote ->> 'total_cents')::numeric / 100, quote, coalesce(lock -> 'terms', private.current_terms()),
    btrim(booking ->> 'customer_first_name'), btrim(booking ->> 'customer_last_name'),
    btrim(booking ->> 'customer_email'), btrim(booking ->> 'customer_phone'),
    nullif(private.strip_markup(booking ->> 'special_requests'), ''),
    insert_booking.expires_at, case when status = 'confirmed' then now() end, (lock ->> 'id')::uuid
  from private.bookable(departure.item_type, departure.item_id) i
  returning * into strict made;
  return made;
end
$$;

create function private.create_booking(booking jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
  -- Serializes requests with the same id; the second one finds the booking.
  perform pg_advisory_xact_lock(hashtextextended(booking ->> 'id', 1));
  refused := private.booking_again((booking ->> 'id')::uuid, booking ->> 'token');
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
    -- Adds the price without the code.
    return code || jsonb_build_object('quote', price);
  end if;
  price := private.with_code(price, code -> 'code');
  refused := private.check_offer(item_type, item, wanted, people, (booking ->> 'total_price_cents')::bigint, price,
    booking -> 'options');
  if refused is not null then
    return refused || jsonb_strip_nulls(jsonb_build_object('lock', lock -> 'refused'));
  end if;
  network := private.bucket_of('seats', private.caller_network());
  perform pg_advisory_xact_lock(hashtextextended(mailbox, 2));
  -- Counts per network, so that holds booked in somebody's name do not lock that person out.
  if (
    select count(*) from public.bookings b
    where b.status = 'pending' and b.expires_at > now()
      and private.mailbox_of(b.customer_email) = mailbox and b.held_from is not distinct from network
  ) >= private.setting('hold_limit_per_mailbox')::integer then
    return private.refusal('too_many_holds', 'customer_email',
      'You already hold places on other trips. Please pay or cancel one of them first.')
      || jsonb_build_object('retry_after_seconds', private.setting('hold_minutes')::integer * 60);
  end if;
  -- Not a refusal: the client sends the same request again later.
  wait := private.take_tokens('seats', network, people);
  if wait > 0 then
    perform private.raise_wait('network_limit', wait,
      'Too many unpaid places are held from your network. Please try again in %s seconds, or from another network.');
  end if;
  departure := private.departure_to_book(item_type, item, wanted);
  offer := private.take_offer(booking ->> 'offer', departure.id, people);
  if offer is null and not private.take_seats(departure.id, people) then
    perform private.free_departure(departure.id);
    if not private.take_seats(departure.id, people) then
      perform private.give_tokens_back('seats', network, people);
      return private.seat_refusal('seats_gone', item_type, item, wanted, people, private.seats_of(departure),
        'There are not enough places left on this date');
    end if;
  end if;
  free := (price ->> 'total_cents')::bigint = 0;
  made := private.insert_booking(booking, departure, price, case when free then 'confirmed' else 'pending' end, 'web',
    case when not free then now() + private.hold_time(departure.id) end, lock);
  update public.bookings b set held_from = network, code_id = (private.code_named(code -> 'code' ->> 'code')).id
  where b.id = made.id;
  update public.waiting w set booking_id = made.id where w.id = offer;
  insert into private.booking_tokens (booking_id, token_hash) values (made.id, private.token_hash(booking ->> 'token'));
  perform private.queue_booking_mail(made, case when free then 'booking_confirmed' else 'booking_held' end, null, 1, null);
  return jsonb_build_object('ok', true, 'booking', private.booking_view(made.id));
end
$$;

create function private.my_booking(booking_id uuid, token text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select case when private.holds_token(booking_id, token) then private.booking_view(booking_id) end
  );
end $$;

-- Only for accounts with a confirmed address.
create function private.bookings_of_my_email()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(private.booking_view(b.id) order by b.check_in), '[]')
  from auth.users u join public.bookings b on lower(b.customer_email) = lower(u.email)
  where u.id = auth.uid() and u.email_confirmed_at is not null
$$;
