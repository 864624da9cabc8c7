-- Holds check-ins and cash that guides report, and the decisions on claims.
-- Relies on `guides`, `guide_roster`, `bookings`, `departures` and `desk_people`.
-- Called by guides' phones and the desk.
set check_function_bodies = off;

create table public.check_ins (
  id uuid primary key,
  device_id uuid not null references private.guide_devices (id),
  departure_id uuid not null references public.departures (id),
  booking_id uuid not null references public.bookings (id),
  kind text not null check (kind in ('arrived', 'absent', 'undone')),
  guests integer not null check (guests between 0 and 500),
  -- Null for the whole party.
  position integer check (position between 1 and 500),
  check (kind <> 'absent' or position is null),
  late boolean not null,
  by text not null check (by in ('scan', 'name')),
  seen_at timestamptz not null,
  status_seen text check (length(status_seen) <= 20),
  doubt text check (doubt in ('phone_ended', 'outside_assignment')),
  received_at timestamptz not null default clock_timestamp()
);
create index check_ins_departure on public.check_ins (departure_id, booking_id, seen_at);
create index check_ins_booking on public.check_ins (booking_id);
create index check_ins_device on public.check_ins (device_id);

-- Accepted cash becomes the payment with the same id; otherwise it waits for the desk.
create table public.guide_cash (
  id uuid primary key,
  device_id uuid not null references private.guide_devices (id),
  departure_id uuid not null references public.departures (id),
  booking_id uuid not null references public.bookings (id),
  amount_cents bigint not null check (amount_cents between 1 and 5000000),
  currency text not null check (currency in ('USD', 'UZS')),
  charged_minor bigint not null check (charged_minor > 0),
  rate numeric check (rate > 0),
  note text check (length(note) between 1 and 1000),
  doubt text check (doubt in ('phone_ended', 'outside_assignment', 'above_owed', 'day_limit', 'cash_ceiling')),
  seen_at timestamptz not null,
  received_at timestamptz not null default clock_timestamp()
);
create index guide_cash_departure on public.guide_cash (departure_id);
create index guide_cash_booking on public.guide_cash (booking_id);
create index guide_cash_device on public.guide_cash (device_id);

create table private.claim_decisions (
  claim_id uuid primary key,
  accepted boolean not null,
  reason text not null,
  decided_by uuid not null,
  decided_at timestamptz not null default now()
);
grant select on public.check_ins to service_role;
grant select on public.guide_cash to service_role;

create function private.refuse_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'A recorded check-in cannot change' using errcode = '23514';
end $$;
create trigger append_only before update or delete on public.check_ins
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.check_ins
  for each statement execute function private.refuse_change();
create trigger append_only before update or delete on public.guide_cash
  for each row when (not private.is_erasing()) execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.guide_cash
  for each statement execute function private.refuse_change();

create function private.as_instant(value text) returns timestamptz language plpgsql stable set search_path = '' as $$
begin
  return case when value ~ '^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$' then value::timestamptz end;
exception when datetime_field_overflow or invalid_datetime_format then
  return null;
end $$;

create function private.wrong_report_key(fact jsonb, shape jsonb) returns text
language sql stable set search_path = '' as $$
  select case when private.is_too_large(fact) then 'fact' else coalesce(
    case wrong when '' then 'fact' else wrong end,
    case when private.as_instant(fact ->> 'seen_at') is null
      -- A phone whose clock is a day ahead could not have called this server.
      or private.as_instant(fact ->> 'seen_at') > now() + interval '1 day' then 'seen_at' end
  ) end
  from private.wrong_key(fact, (shape || '{"id": "uuid", "device_id": "uuid", "device_key": "string", "departure_id": "uuid",
    "booking_id": "uuid", "seen_at": "any"}')::json) wrong
$$;

create function private.device_of(fact jsonb) returns private.guide_devices
language sql stable security definer set search_path = '' as $$
  select d from private.guide_devices d
  where d.id = (fact ->> 'device_id')::uuid and d.key_hash = private.token_hash(fact ->> 'device_key')
$$;

create function private.check_reporter(device private.guide_devices, fact jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  purpose constant text := case when device.revoked_at is null then 'phone_facts' else 'ended_phone_facts' end;
  wait integer;
begin
  if device.id is null then
    return private.refusal('unknown_device', 'device_id', 'This phone is not known');
  end if;
  if not exists (
    select 1 from private.guide_assignments a
    where a.guide_id = device.guide_id and a.departure_id = (fact ->> 'departure_id')::uuid
  ) then
    return private.refusal('not_your_departure', 'departure_id', 'This departure is another guide''s');
  end if;
  if not exists (
    select 1 from public.bookings b
    where b.id = (fact ->> 'booking_id')::uuid and (b.departure_id = (fact ->> 'departure_id')::uuid or exists (
      select 1 from public.booking_moves m
      where m.booking_id = b.id and m.from_departure = (fact ->> 'departure_id')::uuid
    ))
  ) then
    return private.refusal('invalid_fact', 'booking_id', 'This booking is not on that departure');
  end if;
  wait := greatest(
    private.take_tokens(purpose, private.bucket_of(purpose, device.id::text), 1),
    private.take_tokens('guide_facts', private.bucket_of('guide_facts', device.guide_id::text), 1)
  );
  if wait > 0 then
    perform private.raise_rate_limit('rate_limited', wait, 'Too many requests. Please try again in %s seconds.');
  end if;
  return null;
end $$;

-- Allows some minutes for the phone's clock; trusts no report of an ended account, because it may claim any time.
create function private.doubt_reason(
  device private.guide_devices, departure_id uuid, seen_at timestamptz, still_leads boolean
) returns text language sql stable security definer set search_path = '' as $$
  select case
    when device.revoked_at is not null then 'phone_ended'
    when doubt_reason.seen_at + interval '10 minutes' < device.registered_at
      or doubt_reason.seen_at > now() + interval '10 minutes' or not exists (
      select 1 from private.guide_assignments a
      where a.guide_id = device.guide_id and a.departure_id = doubt_reason.departure_id
        and doubt_reason.seen_at + interval '10 minutes' >= a.began_at
        and (a.ended_at is null or (a.ended_at > doubt_reason.seen_at and not still_leads))
    ) then 'outside_assignment'
  end
$$;

create function private.note_contact(device_id uuid) returns void
language sql security definer set search_path = '' as $$
  update private.guide_devices d set last_contact_at = now() where d.id = device_id and d.last_contact_at < now()
$$;

create function private.guide_cash_of_day(guide_id uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(c.amount_cents), 0)::bigint
  from private.guide_devices d join public.guide_cash c on c.device_id = d.id
  where d.guide_id = guide_cash_of_day.guide_id and c.doubt is null and c.received_at > now() - interval '1 day'
$$;

create function private.check_in_state(
  departure_id uuid, booking_id uuid, booked integer
) returns table (state text, guests bigint) language sql stable security definer set search_path = '' as $$
  with trusted as (
    select c.* from public.check_ins c
    where c.departure_id = check_in_state.departure_id and c.booking_id = check_in_state.booking_id
      and (c.doubt is null or private.is_accepted(c.id))
  ),
  standing as (
    select t.* from trusted t
    where t.kind <> 'undone' and not exists (
      select from trusted u where u.kind = 'undone' and (u.position is null or u.position = t.position)
        and (u.seen_at, u.id) > (t.seen_at, t.id)
    )
  ),
  party as (
    select s.* from standing s where s.kind = 'arrived' and s.position is null order by s.seen_at, s.id limit 1
  ),
  persons as (
    select distinct on (s.position) s.seen_at, s.id from standing s
    where s.kind = 'arrived' and s.position is not null order by s.position, s.seen_at, s.id
  ),
  counted as (
    select count(*) as persons, count(*) filter (where (p.seen_at, p.id) > (y.seen_at, y.id)) as later
    from persons p left join party y on true
  )
  select case
      when y.id is not null or c.persons >= booked and c.persons > 0 then 'in'
      when exists (select from standing s where s.kind = 'absent') then 'absent'
      else 'expected'
    end,
    least(case when y.id is null then c.persons else y.guests + c.later end, booked)
  from counted c left join party y on true
$$;

create function private.check_in_figures(departure_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'expected', coalesce(sum(b.places), 0),
    'arrived', coalesce(sum(s.guests), 0),
    'absent', coalesce(sum(greatest(b.places - s.guests, 0)) filter (where s.state = 'absent'), 0),
    'unknown', coalesce(sum(greatest(b.places - s.guests, 0)) filter (where s.state = 'expected'), 0)
  )
  from (
    select x.id, x.guests as places, x.guests as booked from public.bookings x
      where x.departure_id = check_in_figures.departure_id and x.status = 'confirmed'
    union all
    select x.id, 0, x.guests from public.bookings x
    where x.id in (select c.booking_id from public.check_ins c where c.departure_id = check_in_figures.departure_id)
      and (x.departure_id <> check_in_figures.departure_id or x.status <> 'confirmed')
  ) b
  cross join lateral private.check_in_state(check_in_figures.departure_id, b.id, b.booked) s
$$;

create function private.waiting_cash() returns setof public.guide_cash
language sql stable security definer set search_path = '' as $$
  select c.* from public.guide_cash c
  where not exists (select 1 from public.payments p where p.id = c.id)
    and not exists (select 1 from private.claim_decisions x where x.claim_id = c.id)
$$;

create function private.claim_view(cash public.guide_cash) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('claim_id', cash.id, 'amount_cents', cash.amount_cents, 'currency', cash.currency,
    'charged_minor', cash.charged_minor, 'guide_name', private.guide_of_device(cash.device_id), 'seen_at', cash.seen_at,
    'received_at', cash.received_at, 'doubt', cash.doubt)
$$;

create function private.decide_claim(claim_id uuid, accept boolean, reason text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.claim_decisions (claim_id, accepted, reason, decided_by) values (decide_claim.claim_id, accept,
    btrim(reason), auth.uid())
  on conflict on constraint claim_decisions_pkey do nothing;
  return (select x.accepted = accept from private.claim_decisions x where x.claim_id = decide_claim.claim_id);
end $$;

create function private.settle_cash_claim(cash public.guide_cash, accept boolean, reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings := private.booking_for_desk(cash.booking_id, reason);
  state constant text := private.cash_state(cash.id);
  is_foreign constant boolean := cash.currency <> 'USD';
  guide constant text := private.guide_of_device(cash.device_id);
  answer jsonb;
begin
  if state <> 'waiting' then
    return case when accept = (state <> 'rejected') then '{"ok": true}'
      else private.refusal('claim_decided', null, 'Somebody decided this already') end;
  elsif not accept then
    perform private.decide_claim(cash.id, false, reason);
  else
    answer := private.record_money(booking, cash.id, 'cash', cash.amount_cents, guide, cash.note,
      case when is_foreign then cash.currency end, case when is_foreign then cash.charged_minor end,
      case when is_foreign then cash.rate end);
    if not (answer ->> 'ok')::boolean then
      return answer;
    end if;
  end if;
  perform private.audit(case when accept then 'cash_accepted' else 'cash_rejected' end, 'booking', booking.id::text,
    jsonb_build_object('amount_cents', cash.amount_cents, 'guide', guide, 'reason', reason));
  return '{"ok": true}';
end $$;

create function private.wrong_cash_key(cash jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(
    private.wrong_report_key(cash, '{"amount_cents": "number ^[0-9]{1,7}$", "currency": "string ^(USD|UZS)$",
      "charged_minor": "number ^[1-9][0-9]{0,12}$", "rate": "number?", "note": "string?"}'),
    case
      when (cash ->> 'amount_cents')::bigint not between 1 and 5000000 then 'amount_cents'
      when (cash ->> 'rate')::numeric not between 0.000001 and 1e9
        or (cash ->> 'currency' = 'UZS' and cash ->> 'rate' is null) then 'rate'
      when length(cash ->> 'note') > 1000 then 'note'
    end
  );
end $$;

create function private.doubt_cash(cash jsonb, device private.guide_devices, booking_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(
    private.doubt_reason(device, (cash ->> 'departure_id')::uuid, private.as_instant(cash ->> 'seen_at'), true),
    case
      when (cash ->> 'amount_cents')::bigint > private.owed(booking_id) then 'above_owed'
      when private.guide_cash_of_day(device.guide_id) + (cash ->> 'amount_cents')::bigint
        > private.setting('guide_cash_a_day_cents')::bigint then 'day_limit'
      when private.is_above_cash_ceiling(booking_id, (cash ->> 'amount_cents')::bigint, cash ->> 'currency',
        (cash ->> 'charged_minor')::bigint, private.as_instant(cash ->> 'seen_at')) then 'cash_ceiling'
    end
  );
end $$;

create function private.set_cash_aside(
  cash jsonb, device private.guide_devices, booking public.bookings, why text
) returns void language plpgsql security definer set search_path = '' as $$
begin
  if device.revoked_at is null then
    perform private.queue_booking_mail(booking, 'attention_operator', null, null,
      jsonb_build_object('reason', 'Cash that the guide took waits at the desk: accept or reject it'));
  end if;
  perform private.audit('cash_kept_aside', 'booking', booking.id::text, jsonb_build_object(
    'guide', private.guide_of_device(device.id), 'amount_cents', (cash ->> 'amount_cents')::bigint, 'reason', why));
end $$;

create function private.report_check_in(fact jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wrong constant text := coalesce(
    private.wrong_report_key(fact, '{"kind": "string ^(arrived|absent|undone)$", "guests": "number ^[0-9]{1,3}$",
      "late": "boolean", "by": "string ^(scan|name)$", "status_seen": "string? ^[a-z_]{1,20}$",
      "position": "number? ^([1-9][0-9]?|[1-4][0-9]{2}|500)$"}'),
    case
      when (fact ->> 'guests')::integer not between case fact ->> 'kind' when 'arrived' then 1 else 0 end and 500 then 'guests'
      when fact ->> 'position' is not null and fact ->> 'kind' = 'absent' then 'position'
    end
  );
  refused jsonb;
  device private.guide_devices;
  doubt text;
begin
  if wrong is not null then
    return private.refusal('invalid_fact', wrong, 'Invalid information');
  end if;
  device := private.device_of(fact);
  if exists (select 1 from public.check_ins c where c.id = (fact ->> 'id')::uuid and c.device_id = device.id) then
    return '{"ok": true}';
  end if;
  refused := private.check_reporter(device, fact);
  if refused is not null then
    return refused;
  end if;
  doubt := private.doubt_reason(device, (fact ->> 'departure_id')::uuid, private.as_instant(fact ->> 'seen_at'), false);
  perform 1 from public.bookings b where b.id = (fact ->> 'booking_id')::uuid for key share;
  insert into public.check_ins as c (id, device_id, departure_id, booking_id, kind, guests, position, late, by, seen_at,
    status_seen, doubt)
  values (
    (fact ->> 'id')::uuid, device.id, (fact ->> 'departure_id')::uuid, (fact ->> 'booking_id')::uuid,
    fact ->> 'kind', (fact ->> 'guests')::integer, (fact ->> 'position')::integer, (fact ->> 'late')::boolean, fact ->> 'by',
    private.as_instant(fact ->> 'seen_at'), fact ->> 'status_seen', doubt
  )
  on conflict (id) do nothing;
  if doubt is null then
    perform private.note_contact(device.id);
  end if;
  return case when exists (
    select 1 from public.check_ins c where c.id = (fact ->> 'id')::uuid and c.device_id = device.id
  ) then '{"ok": true}' else private.refusal('invalid_fact', 'id', 'Another phone reported this') end;
end $$;
comment on function private.report_check_in is 'By the key of a guide''s phone, whoever is signed in. Refuses invalid_fact, unknown_device, not_your_departure.';

create function private.report_cash(cash jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wrong constant text := private.wrong_cash_key(cash);
  refused jsonb;
  booking public.bookings;
  answer jsonb;
  guide text;
  words text := nullif(btrim(cash ->> 'note'), '');
  foreign_money boolean := cash ->> 'currency' = 'UZS';
  device private.guide_devices;
  doubt text;
begin
  if wrong is not null then
    return private.refusal('invalid_fact', wrong, 'Invalid information');
  end if;
  device := private.device_of(cash);
  if exists (select 1 from public.guide_cash c where c.id = (cash ->> 'id')::uuid and c.device_id = device.id) then
    return '{"ok": true}';
  end if;
  refused := private.check_reporter(device, cash);
  if refused is not null then
    return refused;
  end if;
  booking := private.lock_booking((cash ->> 'booking_id')::uuid);
  doubt := private.doubt_cash(cash, device, booking.id);
  insert into public.guide_cash as c (id, device_id, departure_id, booking_id, amount_cents, currency, charged_minor, rate, note,
    seen_at, doubt)
  select (cash ->> 'id')::uuid, device.id, (cash ->> 'departure_id')::uuid, booking.id,
    (cash ->> 'amount_cents')::bigint, cash ->> 'currency', (cash ->> 'charged_minor')::bigint, (cash ->> 'rate')::numeric,
    words, private.as_instant(cash ->> 'seen_at'), doubt
  where not exists (select 1 from public.payments p where p.id = (cash ->> 'id')::uuid)
  on conflict (id) do nothing;
  if not found then
    return case when exists (
      select 1 from public.guide_cash c where c.id = (cash ->> 'id')::uuid and c.device_id = device.id
    ) then '{"ok": true}' else private.refusal('invalid_fact', 'id', 'Another phone reported this') end;
  end if;
  guide := private.guide_of_device(device.id);
  if doubt is null then
    answer := private.record_money(
      booking, (cash ->> 'id')::uuid, 'cash', (cash ->> 'amount_cents')::bigint, guide, words,
      case when foreign_money then cash ->> 'currency' end,
      case when foreign_money then (cash ->> 'charged_minor')::bigint end,
      case when foreign_money then (cash ->> 'rate')::numeric end
    );
    perform private.note_contact(device.id);
  end if;
  if (answer ->> 'ok')::boolean then
    perform private.audit('money_recorded', 'payment', cash ->> 'id', jsonb_strip_nulls(jsonb_build_object(
      'method', 'cash', 'amount_cents', (cash ->> 'amount_cents')::bigint, 'guide', guide, 'rate', cash -> 'rate', 'note', words,
      'handed_over', case when foreign_money then trim_scale((cash ->> 'charged_minor')::numeric / 100) || ' UZS' end)));
  else
    perform private.set_cash_aside(cash, device, booking, coalesce(doubt, answer ->> 'code'));
  end if;
  return '{"ok": true}';
end $$;
comment on function private.report_cash is 'Leaves doubtful cash to the desk, as the guide may hold it. Refuses invalid_fact, unknown_device, not_your_departure.';

create function private.admin_check_in(departure_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  select jsonb_build_object(
    'server_time', now(), 'departure_id', d.id, 'guide', case
      when g.id is not null then jsonb_build_object('id', g.id, 'name', g.name) end,
    'bookings', private.guest_list_of(d.id), 'facts', private.check_ins_of(d.id),
    'cash', private.guide_cash_of(d.id), 'phones', coalesce((
      select jsonb_agg(jsonb_build_object('id', v.id, 'guide_name', private.guide_of_device(v.id),
        'last_contact_at', v.last_contact_at, 'leads', l.leads and v.revoked_at is null) order by v.last_contact_at desc, v.id)
      from (
        select a.guide_id, min(a.began_at) as since, bool_or(a.ended_at is null) as leads
        from private.guide_assignments a where a.departure_id = d.id group by a.guide_id
      ) l
      join private.guide_devices v on v.guide_id = l.guide_id and v.last_contact_at >= l.since
    ), '[]')
  )
  from public.departures d left join public.guides g on g.id = d.guide_id
  where d.id = departure_id
$$;
comment on function private.admin_check_in is 'Answers one departure with every fact, phone and cash.';

create function private.save_guide_note(booking uuid, note text, seen text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
  before text;
  after constant text := nullif(btrim(note), '');
begin
  if length(after) > 1000 or private.has_control_characters(after, true) then
    return private.refusal('guide_note_long', 'note', 'The note is too long');
  end if;
  select b.guide_note into before from public.bookings b where b.id = booking for update;
  if not found then
    return private.refusal('not_found', null, 'Booking not found');
  end if;
  if before is not distinct from after then
    return '{"ok": true}';
  end if;
  if before is distinct from nullif(btrim(seen), '') then
    return private.refusal('changed', 'note', 'Somebody changed this note meanwhile') || jsonb_build_object('guide_note', before);
  end if;
  update public.bookings b set guide_note = after where b.id = booking;
  perform private.audit('guide_note_changed', 'booking', booking::text, jsonb_build_object('by', actor, 'note', after));
  return '{"ok": true}';
end $$;
comment on function private.save_guide_note is 'Answers {guide_note}. Refuses guide_note_long, not_found, changed.';

create function private.settle_claim(claim_id uuid, accept boolean, reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  cash public.guide_cash;
  fact public.check_ins;
begin
  perform private.require_admin();
  perform private.require_reason(reason);
  select c.* into cash from public.guide_cash c where c.id = claim_id;
  select c.* into fact from public.check_ins c where c.id = claim_id and c.doubt is not null;
  if accept is null or (cash.id is null and fact.id is null) then
    return private.refusal('not_found', 'claim_id', 'No guide''s phone reported this');
  elsif cash.id is not null then
    return private.settle_cash_claim(cash, accept, reason);
  elsif not private.decide_claim(claim_id, accept, reason) then
    return private.refusal('claim_decided', null, 'Somebody decided this already');
  end if;
  perform private.audit(case when accept then 'check_in_accepted' else 'check_in_rejected' end, 'booking', fact.booking_id::text,
    jsonb_build_object('guests', fact.guests, 'guide', private.guide_of_device(fact.device_id), 'reason', reason));
  return '{"ok": true}';
end $$;
comment on function private.settle_claim is 'Accepts or rejects a guide''s doubtful report. Refuses those of admin_record_money, not_found, claim_decided.';
