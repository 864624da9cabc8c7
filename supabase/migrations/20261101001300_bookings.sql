-- Holds bookings, their tokens, references and allowed states, and the view of a booking for its traveler.
-- Relies on `catalogue`, `partial_payments`, `refunds`, `departures` and `meetings`.
-- Called by anyone and signed-in travelers.
set check_function_bodies = off;

-- Spells out the letters, because a generated column may not depend on the locale.
create function private.fold_accents(words text) returns text language plpgsql immutable set search_path = '' as $$
begin
  return (
    select translate(lower(words), 'áàâäãåçéèêëğíìîïıñóòôöõøşúùûüýÿžčšřěůżźćńłőű''’‘ʻʼ`´',
      'aaaaaaceeeegiiiiinoooooosuuuuyyzcsreuzzcnlou')
  );
end $$;

-- Folds a Cyrillic name and its Latin spellings to one form: Ахмедов, Akhmedov and Axmedov are found by each other.
create function private.fold_spelling(words text) returns text language plpgsql immutable set search_path = '' as $$
declare
  folded text := translate(private.fold_accents(words), 'абвгдезийклмнопрстуфхцыэўқғҳюяёжЬЪьъ', 'abvgdeziiklmnoprstufhsieokghuaoj');
  pair text[];
begin
  folded := translate(folded, 'АБВГДЕЗИЙКЛМНОПРСТУФХЦЫЭЎҚҒҲЮЯЁЖ', 'abvgdeziiklmnoprstufhsieokghuaoj');
  foreach pair slice 1 in array array[
    ['ч', 'ch'], ['Ч', 'ch'], ['щ', 'sh'], ['Щ', 'sh'], ['ш', 'sh'], ['Ш', 'sh'], ['shch', 'sh'], ['kh', 'h'], ['x', 'h'],
    ['gh', 'g'], ['q', 'k'], ['w', 'v'], ['zh', 'j'], ['dj', 'j'], ['ts', 's'], ['ya', 'a'], ['ye', 'e'], ['yo', 'o'],
    ['yu', 'u'], ['y', 'i']
  ] loop
    folded := replace(folded, pair[1], pair[2]);
  end loop;
  return regexp_replace(folded, '([a-z])\1+', '\1', 'g');
end $$;

-- Bookings copy the title, price and terms agreed, because the item may change later.
create table public.bookings (
  id uuid primary key,
  reference text not null unique,
  tour_id uuid references public.tours (id),
  package_id uuid references public.packages (id),
  item_type text not null generated always as (case when tour_id is null then 'package' else 'tour' end) stored,
  item_id uuid not null generated always as (coalesce(tour_id, package_id)) stored,
  departure_id uuid not null,
  user_id uuid,
  code_id uuid references public.codes (id),
  source text not null default 'web' check (source in ('web', 'manual')),
  channel text not null default 'own' check (channel in ('own', 'getyourguide', 'viator', 'agency')),
  agency text check (length(agency) between 1 and 80),
  commission_percent integer not null default 0 check (commission_percent between 0 and 90),
  check ((channel = 'agency') = (agency is not null)),
  check (channel <> 'own' or commission_percent = 0),
  status text not null default 'pending'
    check (status in ('pending', 'confirmed', 'expired', 'cancelled', 'refunded')),
  has_seats boolean not null generated always as (status in ('pending', 'confirmed')) stored,
  needs_attention boolean not null default false,
  attention_reason text,
  guests integer not null check (guests between 1 and 500),
  check_in date not null,
  check_out date not null,
  ends_on date not null,
  title text not null,
  image_url text not null,
  duration_days integer not null,
  total_price numeric(10, 2) not null,
  quote jsonb not null,
  check (private.is_amount((total_price * 100)::bigint, quote)),
  terms jsonb not null,
  -- The agreed price and terms change only together with this count.
  moves integer not null default 0,
  -- Limits the refund of a cancellation to the total minus this amount, which earlier changes left to the operator.
  kept_cents bigint not null default 0 check (kept_cents >= 0),
  -- Counts the settled part of kept_cents, for guests and options that left; the rest is the floor of the live trip.
  fee_cents bigint not null default 0 check (fee_cents between 0 and kept_cents),
  balance_due_on date,
  customer_first_name text not null check (length(customer_first_name) between 1 and 50),
  customer_last_name text not null check (length(customer_last_name) between 1 and 50),
  customer_name text not null generated always as (customer_first_name || ' ' || customer_last_name) stored,
  customer_email text check (length(customer_email) between 3 and 254),
  check (customer_email is not null or source = 'manual'),
  customer_phone text not null check (length(customer_phone) between 1 and 20),
  language text not null default 'en' check (language = any (private.languages())),
  special_requests text check (length(special_requests) <= 1000),
  answers jsonb not null default '[]',
  guide_note text check (length(guide_note) <= 1000),
  -- Includes the reference and phone number without punctuation, as admins type them in a hurry.
  search_text text not null generated always as (private.fold_accents(
    reference || ' ' || replace(reference, '-', '') || ' ' || customer_first_name || ' ' || customer_last_name || ' '
    || coalesce(customer_email, '') || ' ' || customer_phone || ' ' || regexp_replace(customer_phone, '[^0-9]', '', 'g') || ' ' || title
  ) || ' ' || private.fold_spelling(customer_first_name || ' ' || customer_last_name)) stored,
  expires_at timestamptz,
  held_from text,
  price_lock uuid unique,
  travelers_saved_at bigint not null default 0,
  confirmed_at timestamptz,
  cancelled_at timestamptz,
  erased_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(tour_id, package_id) = 1),
  check (check_out = check_in),
  foreign key (departure_id, item_id) references public.departures (id, item_id)
);
create index bookings_departure on public.bookings (departure_id, item_id);
create index bookings_tour on public.bookings (tour_id, check_in);
create index bookings_package on public.bookings (package_id, check_in);
create index bookings_code on public.bookings (code_id);
create index bookings_code_uses on public.bookings (code_id, private.mailbox_of(customer_email))
  where code_id is not null and (status = 'pending' or confirmed_at is not null);
create index bookings_email on public.bookings (lower(customer_email));
create index bookings_person on public.bookings (private.address_key(customer_email));
create index bookings_phone on public.bookings (private.phone_key(customer_phone)) where customer_email is null;
create index bookings_page on public.bookings (created_at desc, id);
create index bookings_holds on public.bookings (expires_at) where status = 'pending';
create index bookings_holds_mailbox on public.bookings (private.mailbox_of(customer_email)) where status = 'pending';
create index bookings_attention on public.bookings (created_at) where needs_attention;
create index bookings_upcoming on public.bookings (check_in) where status = 'confirmed';
create index bookings_over on public.bookings (ends_on) where status = 'confirmed';
create index bookings_balances on public.bookings (balance_due_on) where balance_due_on is not null;
create index bookings_departing on public.bookings (check_in) where has_seats;

-- Stores hashes only, so that a leaked table opens no booking; a mailed link's own token proves the mailbox.
create table private.booking_tokens (
  -- No foreign key: claiming many mails would lock their bookings in the order of the mails and deadlock.
  booking_id uuid not null,
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  mailed boolean not null default false,
  primary key (booking_id, token_hash)
);

-- Lets a device that still holds an erased trip delete it at its next sync.
create table private.erased_tokens (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  booking_id uuid not null,
  erased_at timestamptz not null default now()
);
create index erased_tokens_erased on private.erased_tokens (erased_at);

create table private.booking_transitions (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);

-- Late money reopens expired and cancelled bookings: it finds seats again or is refunded.
insert into private.booking_transitions values
  ('pending', 'confirmed'), ('pending', 'expired'), ('pending', 'cancelled'),
  ('confirmed', 'cancelled'), ('confirmed', 'refunded'),
  ('expired', 'confirmed'), ('expired', 'refunded'),
  ('cancelled', 'confirmed'), ('cancelled', 'refunded');

grant select on public.bookings to service_role;

create function private.as_literal(words text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(words, '([\\.*+?^${}()|\[\]])', '\\\1', 'g')
$$;

-- One wrong, missing, extra or swapped letter.
create function private.near_spellings(word text) returns text language sql immutable set search_path = '' as $$
  select string_agg(format('|\m(%s[a-z]?%s|%s[a-z]%s|%s%s%s%s)',
    left(word, n - 1), substr(word, n + 1), left(word, n), substr(word, n + 1),
    left(word, n - 1), substr(word, n + 1, 1), substr(word, n, 1), substr(word, n + 2)), '' order by n)
  from generate_series(1, length(word)) n
  where word ~ '^[a-z]{4,20}$'
$$;

-- Regular expressions that a found text must all match: one a word, or the digits of a part of a phone number.
create function private.search_patterns(search text, near boolean default false) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(format('(%s|%s%s)', private.as_literal(private.fold_accents(w.word)),
    private.as_literal(private.fold_spelling(w.word)),
    case when near then private.near_spellings(private.fold_spelling(w.word)) end)), '{}')
  from regexp_split_to_table(case
    when search ~ '^[0-9 +()-]+$' and length(regexp_replace(search, '[^0-9]', '', 'g')) > 4
      then regexp_replace(search, '^00|[^0-9]', '', 'g') else search end, '\s+') w (word)
  where w.word <> ''
$$;

create function private.search_text_of(names text, others text, phone text default null) returns text
language sql immutable set search_path = '' as $$
  select concat_ws(' ', private.fold_accents(concat_ws(' ', names, others, phone)), private.fold_spelling(names),
    regexp_replace(phone, '[^0-9]', '', 'g'))
$$;

create function private.guard_booking() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.status <> old.status and not exists (
    select 1 from private.booking_transitions t where t.from_status = old.status and t.to_status = new.status
  ) then
    raise exception 'A % booking cannot become %', old.status, new.status using errcode = '23514';
  end if;
  if (new.id, new.reference, new.tour_id, new.package_id, new.terms, new.channel, new.commission_percent)
    is distinct from (old.id, old.reference, old.tour_id, old.package_id, old.terms, old.channel, old.commission_percent)
    or new.moves <> old.moves and (new.moves <> old.moves + 1 or old.status <> 'confirmed' or new.status <> 'confirmed')
    or new.moves = old.moves and (
      (new.departure_id, new.check_in, new.check_out, new.ends_on, new.guests, new.quote, new.total_price, new.kept_cents,
        new.fee_cents)
      is distinct from
      (old.departure_id, old.check_in, old.check_out, old.ends_on, old.guests, old.quote, old.total_price, old.kept_cents,
        old.fee_cents)
    ) then
    raise exception 'The agreed terms of a booking cannot change' using errcode = '23514';
  end if;
  if new.status not in ('pending', 'confirmed') then
    new.balance_due_on := null;
  end if;
  if new.status <> 'pending' then
    new.held_from := null;
  end if;
  new.updated_at := now();
  return new;
end $$;
create trigger guard before update on public.bookings
  for each row execute function private.guard_booking();

create function private.commission_cents(booking public.bookings) returns bigint
language sql stable set search_path = '' as $$
  select case when booking.status in ('pending', 'confirmed')
    then round(booking.total_price * booking.commission_percent)::bigint else 0 end
$$;

create function private.sold_by(booking public.bookings) returns text language sql immutable set search_path = '' as $$
  select coalesce(booking.agency, nullif(booking.channel, 'own'))
$$;

create function private.token_hash(token text) returns text language plpgsql immutable set search_path = '' as $$
begin
  return (select encode(sha256(convert_to(token, 'UTF8')), 'hex'));
end $$;

-- Uses gen_random_uuid, the one strong random source that every engine has.
create function private.new_token() returns text language sql volatile set search_path = '' as $$
  select rtrim(translate(encode(sha256(
    uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
  ), 'base64'), '+/', '-_'), '=')
$$;

create function private.holds_token(booking_id uuid, token text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select exists (
      select 1 from private.booking_tokens t where t.booking_id = holds_token.booking_id
        and t.token_hash = private.token_hash(token)
    )
  );
end $$;

create function private.holds_mailed_token(booking_id uuid, token text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from private.booking_tokens t
    where t.booking_id = holds_mailed_token.booking_id and t.token_hash = private.token_hash(token) and t.mailed
  )
$$;

-- Omits look-alikes; the check digit modulo the prime 31 catches one wrong character and any swap of two.
create function private.reference_check(body text) returns text language plpgsql immutable set search_path = '' as $$
begin
  return (
    select substr(alphabet, 1 + (sum(strpos(alphabet, substr(body, place, 1)) * (place + 1))::integer % 31), 1)
    from (select 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'::text as alphabet) a, generate_series(1, 7) place
    group by alphabet
  );
end $$;

create function private.new_reference() returns text language plpgsql volatile set search_path = '' as $$
begin
  return (
    select substr(body, 1, 4) || '-' || substr(body, 5, 3) || private.reference_check(body)
    from (
      select string_agg(
        substr('ABCDEFGHJKMNPQRSTUVWXYZ23456789', 1 + ((seed / (31 ^ place)::bigint) % 31)::integer, 1), ''
      ) as body
      from (select ('x' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 12))::bit(48)::bigint as seed offset 0) r,
        generate_series(0, 6) place
    ) b
  );
end $$;

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
comment on function private.my_booking is 'Answers the BookingView; null for a wrong token. Refuses erased.';

create function private.choose_my_language(booking_id uuid, token text, language text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not private.holds_token(booking_id, token) then
    return private.refusal('not_found', null, 'Booking not found');
  end if;
  update public.bookings b set language = private.as_language(choose_my_language.language)
  where b.id = booking_id and b.erased_at is null;
  return jsonb_build_object('ok', true, 'booking', private.booking_view(booking_id));
end $$;
comment on function private.choose_my_language is 'Sets the language of all further mails and documents. Answers {booking}. Refuses not_found.';

create function private.bookings_of_my_email() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.booking_view(b.id) order by b.check_in), '[]')
  from auth.users u join public.bookings b on lower(b.customer_email) = lower(u.email)
  where u.id = auth.uid() and u.email_confirmed_at is not null
$$;
comment on function private.bookings_of_my_email is 'Answers the BookingViews of the caller''s confirmed address.';
