-- Holds moves to another day and other changes of a booking, with their price and fee.
-- Relies on `bookings`, `seats`, `partial_payments`, `pricing` and `departures`.
-- Called by anyone and the desk.
set check_function_bodies = off;

create table public.booking_moves (
  id uuid primary key,
  booking_id uuid not null references public.bookings (id),
  from_departure uuid references public.departures (id) on delete set null,
  to_departure uuid references public.departures (id) on delete set null,
  from_date date not null,
  to_date date not null,
  difference_cents bigint not null,
  owed_cents bigint not null check (owed_cents >= 0),
  due_on date,
  back_cents bigint not null check (back_cents >= 0),
  kept_cents bigint not null check (kept_cents >= 0),
  fee_cents bigint not null default 0 check (fee_cents between 0 and kept_cents),
  cancel_before_cents bigint not null default 0,
  cancel_after_cents bigint not null default 0,
  by_desk boolean not null default false,
  made_at timestamptz not null default now(),
  check (from_date <> to_date or by_desk),
  check (due_on is null or owed_cents > 0)
);
create index booking_moves_booking on public.booking_moves (booking_id, made_at);
create index booking_moves_from on public.booking_moves (from_departure);
create index booking_moves_to on public.booking_moves (to_departure);
grant select on public.booking_moves to service_role;

create function private.move_view(move public.booking_moves) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'id', move.id, 'from_date', move.from_date, 'to_date', move.to_date, 'difference_cents', move.difference_cents,
      'owed_cents', move.owed_cents, 'due_on', move.due_on, 'back_cents', move.back_cents, 'kept_cents', move.kept_cents,
      'fee_cents', move.fee_cents, 'cancel_before_cents', move.cancel_before_cents, 'cancel_after_cents', move.cancel_after_cents
    )
  );
end $$;

create function private.outlook_of(
  standing jsonb, price jsonb, stays jsonb, to_date date, as_of date, waived boolean default false,
  wanted_cents bigint default null
) returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  terms constant jsonb := standing -> 'terms';
  check_in constant date := standing ->> 'check_in';
  called_off constant boolean := standing -> 'called_off';
  moves constant boolean := stays is null or to_date <> check_in;
  -- If nothing changes, the agreed price and the kept amounts stay, even of a cancelled departure.
  changes constant boolean := moves or price -> 'guests' <> standing -> 'guests'
    or not private.are_chosen(price -> 'options', standing #> '{quote,options}');
  before constant bigint := standing -> 'total_cents';
  own constant bigint := standing -> 'own_cents';
  owed constant bigint := standing -> 'owed_cents';
  -- Goodwill may have refunded a part of the fee.
  fee constant bigint := least((standing -> 'fee_cents')::bigint, own + owed);
  surplus constant bigint := (
    select coalesce(sum((way ->> 'left_cents')::bigint - (way ->> 'own_cents')::bigint), 0)
    from jsonb_array_elements(standing #> '{ways,own}') way
  );
  live constant bigint := own + owed - fee;
  goodwill constant bigint := before - own - owed;
  agreed constant bigint := (standing #> '{quote,total_cents}')::bigint
    - coalesce((standing #> '{quote,kept_cents_by_terms}')::bigint, 0);
  costs constant bigint := case when changes then (price -> 'total_cents')::bigint else agreed end;
  remains constant bigint := case when changes then (stays -> 'total_cents')::bigint else agreed end;
  balance_day constant date := standing ->> 'balance_due_on';
  -- Splits a floor above the price between guests who leave and guests who stay.
  stays_live constant bigint := case
    when remains < agreed then least(live, greatest(0, remains - goodwill
      + round((live - agreed + goodwill) * remains / agreed::numeric)::bigint))
    when remains > agreed then greatest(live, remains - goodwill)
    else live end;
  kept constant jsonb := private.kept_after(terms, check_in - as_of, jsonb_build_object(
    'live_cents', live, 'guests', standing -> 'guests', 'fee_cents', fee, 'paid_cents', own,
    'floor_cents', (standing -> 'kept_cents')::bigint - (standing -> 'fee_cents')::bigint
  ), jsonb_build_object('live_cents', stays_live, 'guests', price -> 'guests'), moves, called_off and changes, waived);
  floor_cents constant bigint := kept -> 'floor_cents';
  costs_live constant bigint := greatest(costs - goodwill, floor_cents, case when moves or called_off and changes then 0 else stays_live end);
  by_terms constant bigint := greatest(0, own - costs_live - (kept -> 'fee_cents')::bigint);
  back constant bigint := coalesce(wanted_cents, by_terms);
  fee_after constant bigint := case when back = by_terms then (kept -> 'fee_cents')::bigint else own - costs_live - back end;
  total constant bigint := fee_after + costs_live + goodwill;
  balance constant bigint := owed + total - before;
  own_after constant bigint := own - back + least(surplus, greatest(0, balance));
  owed_after constant bigint := greatest(0, balance - surplus);
begin
  return jsonb_build_object(
    'quote', price || case when total > costs
      then jsonb_build_object('kept_cents_by_terms', total - costs, 'total_cents', total) else '{}' end,
    'total_cents', total, 'difference_cents', total - before,
    'kept_cents', fee_after + floor_cents, 'fee_cents', fee_after, 'owed_cents', owed_after,
    'due_on', case when owed_after > 0 and standing ->> 'sold_by' is null then least(to_date - 1, case
      when total > before or balance_day is null then greatest(as_of + 3, balance_day) else balance_day end) end,
    'back_cents', back, 'possible_cents', greatest(0, own - costs_live - least(fee, (kept -> 'fee_cents')::bigint)),
    'cancel_before_cents', case when called_off then own else (private.refund_for(terms, own, (standing -> 'guests')::integer,
      check_in, as_of, owed, (standing -> 'kept_cents')::bigint, fee) -> 'refund_cents')::bigint end,
    'cancel_after_cents', case when called_off and not moves then own_after
      else (private.refund_for(terms, own_after, (price -> 'guests')::integer, to_date, as_of, owed_after,
        fee_after + floor_cents, fee_after) -> 'refund_cents')::bigint end
  );
end $$;

-- Twin of src/domain/booking/move: the agreed options and code keep their price.
create function private.move_outlook(standing jsonb, to_date date, unit_price_cents bigint, as_of date) returns jsonb
language sql immutable set search_path = '' as $$
  select private.outlook_of(
    standing, private.price(unit_price_cents, (standing -> 'guests')::integer, coalesce(standing #> '{quote,options}', '[]'),
      standing #> '{quote,code}', private.fees_of(standing -> 'quote'),
      standing #> '{quote,agreed}'), null,
    to_date, as_of
  ) - 'possible_cents'
$$;

create function private.check_move(booking public.bookings, to_date date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if booking.status <> 'confirmed' or booking.check_in < private.today() then
    return private.refusal('not_movable', null, 'This booking can no longer be moved');
  end if;
  if exists (select 1 from public.payments p where p.booking_id = booking.id and p.is_open and not p.superseded) then
    return private.refusal('payment_open', null, 'A payment of this booking is under way');
  end if;
  if to_date = booking.check_in then
    return private.refusal('same_date', 'to_date', 'This is the day of the booking already');
  end if;
  if to_date is null or not private.is_offered(booking.item_type, booking.item_id, to_date) then
    return private.move_refusal(booking, 'date_gone', to_date, 'This departure date is not offered');
  end if;
  return null;
end $$;

create function private.move_refusal(booking public.bookings, code text, to_date date, message text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select private.refusal(code, 'to_date', message) || jsonb_build_object('nearest_dates', coalesce((
      select jsonb_agg(near) from jsonb_array_elements(
        private.nearest_dates(booking.item_type, booking.item_id, coalesce(to_date, booking.check_in), booking.guests)
      ) near where (near ->> 'date')::date <> booking.check_in
    ), '[]'))
  );
end $$;

-- Only a proven mailbox or the desk may use offered seats, because bookings accept an unproven address.
create function private.take_moving_seats(
  booking public.bookings, departure_id uuid, owns_mailbox boolean
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  entry uuid;
begin
  select w.id into entry from public.waiting_entries w
  where owns_mailbox and w.departure_id = take_moving_seats.departure_id and w.is_live
    and w.mailbox = private.mailbox_of(booking.customer_email);
  if private.use_offer(entry, take_moving_seats.departure_id, booking.guests) is not null then
    update public.waiting_entries w set booking_id = booking.id where w.id = entry;
    return true;
  end if;
  if not private.take_or_free_seats(take_moving_seats.departure_id, booking.guests) then
    return false;
  end if;
  update public.waiting_entries w set state = 'left' where w.id = entry and w.state = 'waiting';
  return true;
end $$;

create function private.refuse_figures(
  outlook jsonb, difference_cents bigint, before_cents bigint, after_cents bigint
) returns jsonb language sql immutable set search_path = '' as $$
  select case
    when (outlook ->> 'difference_cents')::bigint is distinct from refuse_figures.difference_cents then
      private.refusal('price_changed', null, 'The difference is not what you were shown')
    when (outlook -> 'cancel_before_cents')::bigint <> before_cents or (outlook -> 'cancel_after_cents')::bigint <> after_cents then
      private.refusal('refund_changed', null, 'What cancelling brings is not what you were shown')
  end || jsonb_build_object('outlook', outlook)
$$;

create function private.write_change(
  booking public.bookings, departure public.departures, outlook jsonb, duration_days integer
) returns public.bookings language plpgsql security definer set search_path = '' as $$
declare
  changed public.bookings;
begin
  update public.bookings b set
    departure_id = departure.id, check_in = departure.start_date, check_out = departure.start_date,
    ends_on = case when departure.id = b.departure_id then b.ends_on
      else coalesce(departure.end_date, departure.start_date + write_change.duration_days - 1) end,
    duration_days = write_change.duration_days, guests = coalesce((outlook ->> 'guests')::integer, b.guests),
    quote = outlook -> 'quote', total_price = (outlook ->> 'total_cents')::numeric / 100,
    kept_cents = (outlook ->> 'kept_cents')::bigint, fee_cents = (outlook ->> 'fee_cents')::bigint,
    balance_due_on = (outlook ->> 'due_on')::date, moves = b.moves + 1
  where b.id = booking.id
  returning b.* into strict changed;
  return changed;
end $$;

create function private.record_move(
  move_id uuid, booking public.bookings, moved public.bookings, outlook jsonb, by_desk boolean
) returns public.booking_moves language plpgsql security definer set search_path = '' as $$
declare
  owed constant bigint := private.owed(booking.id);
  made public.booking_moves;
begin
  update public.bookings b set balance_due_on = null where b.id = booking.id and owed = 0;
  insert into public.booking_moves (
    id, booking_id, from_departure, to_departure, from_date, to_date, difference_cents, owed_cents, due_on, back_cents,
    kept_cents, fee_cents, cancel_before_cents, cancel_after_cents, by_desk
  )
  values (
    move_id, booking.id, booking.departure_id, moved.departure_id, booking.check_in, moved.check_in,
    (outlook ->> 'difference_cents')::bigint, owed, case when owed > 0 then moved.balance_due_on end,
    (outlook ->> 'back_cents')::bigint, (outlook ->> 'kept_cents')::bigint, (outlook ->> 'fee_cents')::bigint,
    (outlook ->> 'cancel_before_cents')::bigint, (outlook ->> 'cancel_after_cents')::bigint, record_move.by_desk
  )
  returning * into strict made;
  return made;
end $$;

create function private.settle_move(booking public.bookings, move public.booking_moves) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if move.back_cents > 0 then
    perform private.promise_refund(booking, move.back_cents, 'Moved to a cheaper day by the traveler', null);
  end if;
  if private.is_called_off(booking) and not private.has_stray_money(booking.id) then
    perform private.clear_attention(booking.id);
  end if;
  perform private.drop_queued_mails(booking.id, array['reminder_3', 'reminder_1']);
  perform private.queue_booking_mail(booking, 'booking_moved', private.newest_applied_payment(booking.id), null,
    private.move_view(move) || jsonb_build_object('ways', private.refunds_by_method(booking.id, now())));
  perform private.audit('moved', 'booking', booking.id::text, private.move_view(move) - 'id' || '{"by": "traveler"}');
end $$;

-- Takes all seats on another departure before the caller frees the old ones, so that a refusal changes nothing.
create function private.take_changed_seats(booking public.bookings, departure_id uuid, people integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.bookings := booking;
begin
  wanted.guests := people;
  if departure_id <> booking.departure_id then
    return private.take_moving_seats(wanted, departure_id, true);
  end if;
  return people <= booking.guests or private.take_or_free_seats(departure_id, people - booking.guests);
end $$;

-- Moves a companion to a free position with link and details, or ends the link.
create function private.trim_travelers(booking_id uuid, people integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  beyond integer;
  companion uuid;
  free integer;
begin
  for beyond, companion in
    select coalesce(t.position, c.position), c.id
    from (select x.position from public.travelers x where x.booking_id = trim_travelers.booking_id) t
    full join (
      select x.position, x.id from public.companions x
      where x.booking_id = trim_travelers.booking_id and x.revoked_at is null
    ) c on c.position = t.position
    where coalesce(t.position, c.position) > people order by 1
  loop
    select min(n) into free from generate_series(case when companion is null then 1 else 2 end, people) n
    where not exists (select 1 from public.travelers t where t.booking_id = trim_travelers.booking_id and t.position = n)
      and not exists (
        select 1 from public.companions c
        where c.booking_id = trim_travelers.booking_id and c.position = n and c.revoked_at is null
      );
    if free is null then
      delete from public.travelers t where t.booking_id = trim_travelers.booking_id and t.position = beyond;
      perform private.end_companion(companion);
    else
      update public.travelers t set position = free where t.booking_id = trim_travelers.booking_id and t.position = beyond;
      update public.companions c set position = free, serial = private.next_serial(trim_travelers.booking_id, free)
      where c.id = companion;
    end if;
  end loop;
end $$;

-- Offers the booking's options at their agreed price, including retired ones, and the item's other options at today's.
create function private.options_for(booking public.bookings) returns jsonb
language sql stable security definer set search_path = '' as $$
  with agreed as (
    select o from jsonb_array_elements(coalesce(booking.quote -> 'options', '[]')) o
  ), item as (
    select o, place from public.tours t, jsonb_array_elements(t.options) with ordinality o (o, place) where t.id = booking.tour_id
    union all
    select o, place from public.packages p, jsonb_array_elements(p.options) with ordinality o (o, place)
    where p.id = booking.package_id
  )
  select coalesce(jsonb_agg(case when a.o is null then i.o else i.o || jsonb_build_object(
    'retired', false, 'name', a.o -> 'name', 'price_cents', a.o -> 'cents',
    'most', case when i.o -> 'retired' = 'true' then a.o -> 'count' else i.o -> 'most' end
  ) end order by i.place), '[]')
  from item i left join agreed a on a.o -> 'id' = i.o -> 'id'
  where a.o is not null or i.o -> 'retired' = 'false'
$$;

create function private.check_change(change jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select private.refusal('invalid_booking', wrong.field, case when wrong.field is not null then 'Invalid change' end)
  from (select case
    when shape.wrong is not null then coalesce(nullif(shape.wrong, ''), 'change')
    when change ? 'to_date' and private.as_date(change ->> 'to_date') is null then 'to_date'
    when change ? 'waive_fee' and not private.matches_rule(change -> 'waive_fee', 'boolean') then 'waive_fee'
    when change ? 'guests' and not private.matches_rule(change -> 'guests', 'guests') then 'guests'
    when change ? 'options' and not private.are_choices(change -> 'options') then 'options'
    when change ? 'back_cents' and not private.matches_rule(change -> 'back_cents', 'number ^[0-9]{1,9}$') then 'back_cents'
    when exists (select 1 from unnest(array['difference_cents', 'cancel_before_cents', 'cancel_after_cents']) shown
      where change ? shown and not private.matches_rule(change -> shown, 'number ^-?[0-9]{1,9}$')) then 'difference_cents'
  end as field
  from private.wrong_key(change, '{"id": "any", "to_date": "any", "waive_fee": "any", "guests": "any", "options": "any",
    "back_cents": "any", "difference_cents": "any", "cancel_before_cents": "any", "cancel_after_cents": "any"}') shape (wrong)
  ) wrong
$$;

-- Guests and options leave on the old day by its terms, then the booking moves.
create function private.change_outlook(booking public.bookings, change jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  to_date constant date := coalesce(private.as_date(change ->> 'to_date'), booking.check_in);
  people constant integer := coalesce((change ->> 'guests')::integer, booking.guests);
  asked constant jsonb := coalesce(change -> 'options', booking.quote -> 'options', '[]');
  options constant jsonb := private.options_now(private.options_for(booking), asked, people);
  moves constant boolean := to_date <> booking.check_in;
  stays jsonb;
  price jsonb;
  outlook jsonb;
begin
  if booking.status <> 'confirmed' then
    return private.refusal('not_changeable', null, 'Only a confirmed booking can be changed');
  end if;
  if exists (select 1 from public.payments p where p.booking_id = booking.id and p.is_open and not p.superseded) then
    return private.refusal('payment_open', null, 'A payment of this booking is under way');
  end if;
  if moves and to_date < private.today() then
    return private.refusal('date_gone', 'to_date', 'This day is over');
  end if;
  if not private.are_chosen(options, (select coalesce(jsonb_agg(o), '[]') from jsonb_array_elements(asked) o)) then
    return private.refusal('options_changed', 'options', 'These options can''t all be had');
  end if;
  stays := private.price((booking.quote ->> 'unit_price_cents')::bigint, people, options, booking.quote -> 'code',
    private.fees_of(booking.quote), booking.quote -> 'agreed');
  price := case when not moves then stays else private.price(
    (private.quote(booking.item_type, booking.item_id, people, to_date) ->> 'unit_price_cents')::bigint, people, options,
    booking.quote -> 'code', private.fees_of(booking.quote), booking.quote -> 'agreed') end;
  if price ->> 'total_cents' is null then
    return private.refusal('item_gone', null, 'This trip is no longer offered');
  end if;
  outlook := private.outlook_of(private.booking_view(booking.id), price, stays, to_date, private.today(),
    coalesce((change -> 'waive_fee')::boolean, false), (change ->> 'back_cents')::bigint);
  if (outlook ->> 'back_cents')::bigint > (outlook ->> 'possible_cents')::bigint then
    return private.refusal('invalid_refund', 'back_cents', 'This is more than what the change frees');
  end if;
  if not private.is_amount((outlook ->> 'total_cents')::bigint, outlook -> 'quote') then
    return private.refusal('invalid_amount', null, 'Invalid booking amount');
  end if;
  return outlook || jsonb_build_object(
    'ok', true, 'to_date', to_date, 'guests', people, 'offered', private.options_for(booking),
    'due_on', case when outlook ->> 'due_on' is not null then greatest(private.today(), (outlook ->> 'due_on')::date) end,
    'seats_left', coalesce((
      select greatest(0, private.seats_of(d) - d.taken) from public.departures d
      where d.item_id = booking.item_id and d.start_date = to_date and d.state <> 'cancelled'
        and (moves or d.id = booking.departure_id)
    ), case when moves then private.capacity_of(booking.item_type, booking.item_id) else 0 end)
  );
end $$;

create function private.refuse_change(booking public.bookings, change jsonb, outlook jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if (outlook ->> 'to_date')::date = booking.check_in and (outlook ->> 'guests')::integer = booking.guests
    and private.are_chosen(outlook -> 'quote' -> 'options', booking.quote -> 'options') then
    return private.refusal('unchanged', null, 'The booking is like that already');
  end if;
  if (change -> 'waive_fee')::boolean or outlook -> 'back_cents' is distinct from
    private.change_outlook(booking, change - 'back_cents') -> 'back_cents' then
    perform private.require_owner();
  end if;
  return private.refuse_figures(outlook, (change ->> 'difference_cents')::bigint,
    (change ->> 'cancel_before_cents')::bigint, (change ->> 'cancel_after_cents')::bigint);
end $$;

create function private.settle_change(
  booking public.bookings, changed public.bookings, made public.booking_moves, reason text, waived boolean
) returns void language plpgsql security definer set search_path = '' as $$
declare
  news constant jsonb := private.move_view(made) - 'id'
    || case when changed.guests <> booking.guests
      then jsonb_build_object('from_guests', booking.guests, 'to_guests', changed.guests) else '{}' end
    || case when changed.quote -> 'options' is distinct from booking.quote -> 'options'
      then jsonb_build_object('from_options', booking.quote -> 'options', 'to_options', changed.quote -> 'options') else '{}' end;
begin
  if made.back_cents > 0 then
    perform private.promise_refund(booking, made.back_cents, reason, auth.uid());
  end if;
  if private.is_called_off(booking) and not private.is_called_off(changed) and not private.has_stray_money(booking.id) then
    perform private.clear_attention(booking.id);
  end if;
  if changed.check_in <> booking.check_in then
    perform private.drop_queued_mails(booking.id, array['reminder_3', 'reminder_1']);
  end if;
  perform private.queue_booking_mail(booking, 'booking_changed', private.newest_applied_payment(booking.id), null,
    news || jsonb_build_object('ways', private.refunds_by_method(booking.id, now())));
  perform private.audit('changed', 'booking', booking.id::text, news
    - case when changed.check_in = booking.check_in then array['from_date', 'to_date'] else array[]::text[] end
    || jsonb_build_object('reason', reason) || case when waived then '{"waived": true}'::jsonb else '{}' end);
end $$;

create function private.move_my_booking(
  booking_id uuid, token text, move_id uuid, to_date date, expected_difference_cents bigint,
  expected_cancel_before_cents bigint default null, expected_cancel_after_cents bigint default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
  moved public.bookings;
  move public.booking_moves;
  departure public.departures;
  refused jsonb;
  outlook jsonb;
begin
  if not private.holds_token(booking_id, token) then
    return private.refusal('not_found', null, 'Booking not found');
  end if;
  perform private.require_token('moving');
  -- Locks the booking, then departures by id, like every function that locks several.
  booking := private.lock_booking(booking_id);
  select m.* into move from public.booking_moves m where m.id = move_id;
  if move.id is not null then
    return case when move.booking_id = booking.id
      then jsonb_build_object('ok', true, 'booking', private.booking_view(booking.id))
      else private.refusal('not_found', 'move_id', 'Booking not found') end;
  end if;
  if private.sold_by(booking) is not null then
    return private.refusal('not_movable', null, 'The channel that sold this booking moves it');
  end if;
  refused := private.check_move(booking, to_date);
  if refused is not null then
    return refused;
  end if;
  departure := private.departure_to_book(booking.item_type, booking.item_id, to_date);
  perform 1 from public.departures d where d.id in (booking.departure_id, departure.id) order by d.id for no key update;
  outlook := private.move_outlook(
    private.booking_view(booking.id), to_date,
    (private.quote(booking.item_type, booking.item_id, booking.guests, to_date) ->> 'unit_price_cents')::bigint, private.today()
  );
  if not private.is_amount((outlook ->> 'total_cents')::bigint, outlook -> 'quote') then
    return private.refusal('invalid_amount', null, 'Invalid booking amount');
  end if;
  refused := private.refuse_figures(outlook, expected_difference_cents, expected_cancel_before_cents,
    expected_cancel_after_cents);
  if refused is not null then
    return refused;
  end if;
  if not private.take_moving_seats(booking, departure.id, private.holds_mailed_token(booking_id, token)) then
    return private.move_refusal(booking, 'seats_gone', to_date, 'There are not enough places left on this date');
  end if;
  moved := private.write_change(booking, departure, outlook,
    (select i.duration_days from private.bookable(booking.item_type, booking.item_id) i));
  perform private.release_seats(booking);
  move := private.record_move(move_id, booking, moved, outlook, by_desk => false);
  perform private.settle_move(booking, move);
  return jsonb_build_object('ok', true, 'booking', private.booking_view(booking.id));
end $$;
comment on function private.move_my_booking is 'Swaps the seats at once, once for a move_id. Answers {booking}. Refuses not_found, not_movable, payment_open, same_date, date_gone, seats_gone, price_changed, refund_changed, invalid_amount.';

create function private.admin_change_outlook(booking_id uuid, change jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  booking public.bookings;
begin
  perform private.require_admin();
  select b.* into booking from public.bookings b where b.id = booking_id;
  if booking.id is null then
    return private.refusal('not_found', null, 'Booking not found');
  end if;
  return coalesce(private.check_change(change), private.change_outlook(booking, change));
end $$;
comment on function private.admin_change_outlook is 'Answers {quote, offered, seats_left} and all amounts. Refuses not_found, invalid_booking, not_changeable, payment_open, item_gone, date_gone, options_changed, invalid_amount, invalid_refund.';

create function private.admin_change_booking(
  booking_id uuid, change jsonb, reason text, expected jsonb default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
  booking public.bookings := private.booking_for_desk(booking_id, reason);
  changed public.bookings;
  given public.bookings;
  made public.booking_moves;
  departure public.departures;
  outlook jsonb;
  refused jsonb := private.check_change(change);
begin
  if refused is not null then
    return refused;
  end if;
  select m.* into made from public.booking_moves m where m.id = (change ->> 'id')::uuid;
  if made.id is not null then
    return case when made.booking_id = booking.id then '{"ok": true}'
      else private.refusal('id_taken', 'id', 'This id is of another booking') end;
  end if;
  outlook := coalesce(private.changed_since(booking, expected), private.change_outlook(booking, change));
  if not (outlook ->> 'ok')::boolean then
    return outlook;
  end if;
  refused := private.refuse_change(booking, change, outlook);
  if refused is not null then
    return refused;
  end if;
  if (outlook ->> 'to_date')::date = booking.check_in then
    select d.* into strict departure from public.departures d where d.id = booking.departure_id;
  else
    departure := private.departure_to_book(booking.item_type, booking.item_id, (outlook ->> 'to_date')::date);
    perform 1 from public.departures d where d.id in (booking.departure_id, departure.id) order by d.id for no key update;
  end if;
  if not private.take_changed_seats(booking, departure.id, (outlook ->> 'guests')::integer) then
    return private.refusal('seats_gone', 'guests', 'There are not enough places left on this date');
  end if;
  changed := private.write_change(booking, departure, outlook, booking.duration_days);
  given := booking;
  given.guests := booking.guests - case when changed.departure_id = booking.departure_id then changed.guests else 0 end;
  if given.guests > 0 then
    perform private.release_seats(given);
  end if;
  perform private.trim_travelers(booking.id, changed.guests);
  made := private.record_move(coalesce((change ->> 'id')::uuid, gen_random_uuid()), booking, changed, outlook, by_desk => true);
  perform private.settle_change(booking, changed, made, reason, coalesce((change -> 'waive_fee')::boolean, false));
  return '{"ok": true}';
end $$;
comment on function private.admin_change_booking is 'Takes the amounts as shown. Refuses invalid_booking, not_changeable, payment_open, item_gone, date_gone, options_changed, invalid_amount, invalid_refund, booking_changed, price_changed, refund_changed, seats_gone, unchanged, id_taken.';
