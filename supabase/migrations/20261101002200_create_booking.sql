create function private.seat_refusal(
  code text, item_type text, item_id uuid, wanted date, guests integer, max_guests integer, message text
)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'ok', false, 'code', code, 'message', message, 'max_guests', max_guests,
    'seats_left', private.seats_left(item_type, item_id, wanted, max_guests),
    'nearest_dates', private.nearest_dates(item_type, item_id, wanted, guests)
  )
$$;

-- Same id, same token: the answer of the first time, told anew. Another token: not yours.
create function private.booking_again(booking_id uuid, token text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when private.holds_token(b.id, token) then jsonb_build_object('ok', true, 'booking', private.booking_view(b.id))
    else private.refusal('id_taken', 'id', 'This booking already exists')
  end
  from public.bookings b where b.id = $1
$$;

-- Everything that needs the item: gone, group, date, price. Null when all is well.
create function private.check_offer(
  item_type text, item_id uuid, wanted date, guests integer, seen_cents bigint, quote jsonb
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  item record;
begin
  select * into item from private.bookable(item_type, item_id);
  if not found then
    return private.refusal('item_gone', null, 'This trip is no longer offered');
  end if;
  if guests > item.max_guests then
    return private.seat_refusal('group_too_large', item_type, item_id, wanted, guests, item.max_guests,
      format('This trip takes up to %s people', item.max_guests));
  end if;
  if (case
    when cardinality(item.dates) > 0 then wanted <> all (item.dates)
    else wanted not between private.today() + private.setting('on_request_lead_days')::integer and private.today() + 730
  end) then
    return private.seat_refusal('date_gone', item_type, item_id, wanted, guests, item.max_guests,
      'This departure date is not offered');
  end if;
  if (quote ->> 'total_cents')::bigint not between 1 and 5000000 then
    return private.refusal('invalid_amount', 'total_price_cents', 'Invalid booking amount') || jsonb_build_object('quote', quote);
  end if;
  if (quote ->> 'total_cents')::bigint > seen_cents then
    return private.refusal('price_up', 'total_price_cents', 'The price has gone up since you saw it')
      || jsonb_build_object('quote', quote);
  end if;
  return null;
end
$$;

create function private.insert_booking(
  booking jsonb, item_type text, item_id uuid, quote jsonb, status text, source text, expires_at timestamptz
)
returns public.bookings
language plpgsql
security definer
set search_path = ''
as $$
declare
  made public.bookings;
  sign text := private.new_reference();
begin
  while exists (select 1 from public.bookings b where b.reference = sign) loop
    sign := private.new_reference();
  end loop;
  insert into public.bookings (
    id, reference, tour_id, package_id, source, status, guests, check_in, check_out, ends_on, title, image_url,
    duration_days, total_price, quote, terms, customer_name, customer_email, customer_phone, special_requests,
    expires_at, confirmed_at
  )
  select (booking ->> 'id')::uuid, sign,
    case when item_type = 'tour' then item_id end, case when item_type = 'package' then item_id end,
    source, status, (booking ->> 'guests')::integer, (booking ->> 'check_in')::date, (booking ->> 'check_in')::date,
    (booking ->> 'check_in')::date + i.duration_days - 1, i.title, i.image_url, i.duration_days,
    (quote ->> 'total_cents')::numeric / 100, quote, private.current_terms(),
    btrim(booking ->> 'customer_name'), btrim(booking ->> 'customer_email'), btrim(booking ->> 'customer_phone'),
    nullif(private.strip_markup(booking ->> 'special_requests'), ''),
    insert_booking.expires_at, case when status = 'confirmed' then now() end
  from private.bookable(item_type, item_id) i
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
  capacity integer;
  made public.bookings;
  mailbox text;
begin
  if refused is not null then
    return refused;
  end if;
  item := coalesce(booking ->> 'tour_id', booking ->> 'package_id')::uuid;
  wanted := (booking ->> 'check_in')::date;
  people := (booking ->> 'guests')::integer;
  mailbox := lower(btrim(booking ->> 'customer_email'));
  -- The same id at the same time waits here and then finds what the other one made.
  perform pg_advisory_xact_lock(hashtextextended(booking ->> 'id', 1));
  refused := private.booking_again((booking ->> 'id')::uuid, booking ->> 'token');
  if refused is not null then
    return refused;
  end if;
  perform private.require_token('booking');
  price := private.quote(item_type, item, people);
  refused := private.check_offer(item_type, item, wanted, people, (booking ->> 'total_price_cents')::bigint, price);
  if refused is not null then
    return refused;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(mailbox, 2));
  if (
    select count(*) from public.bookings b
    where lower(b.customer_email) = mailbox and b.status = 'pending' and b.expires_at > now()
  ) >= private.setting('hold_limit_per_email')::integer then
    return private.refusal('too_many_holds', 'customer_email',
      'You already hold places on other trips. Please pay or cancel one of them first.')
      || jsonb_build_object('retry_after_seconds', private.setting('hold_minutes')::integer * 60);
  end if;
  select b.max_guests into capacity from private.bookable(item_type, item) b;
  if not private.take_seats(item_type, item, wanted, people, capacity) then
    perform private.free_departure(item_type, item, wanted);
    if not private.take_seats(item_type, item, wanted, people, capacity) then
      return private.seat_refusal('seats_gone', item_type, item, wanted, people, capacity,
        'There are not enough places left on this date');
    end if;
  end if;
  made := private.insert_booking(booking, item_type, item, price, 'pending', 'web',
    now() + make_interval(mins => private.setting('hold_minutes')::integer));
  insert into private.booking_tokens (booking_id, token_hash) values (made.id, private.token_hash(booking ->> 'token'));
  perform private.queue_booking_mail(made, 'booking_held', null, 1, null);
  return jsonb_build_object('ok', true, 'booking', private.booking_view(made.id));
end
$$;
grant execute on function private.create_booking(jsonb) to anon, authenticated, service_role;

create function public.create_booking(booking jsonb)
returns jsonb
language sql
set search_path = ''
as $$
  select private.create_booking(booking)
$$;
grant execute on function public.create_booking(jsonb) to anon, authenticated, service_role;
