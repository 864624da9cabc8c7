-- Twin of src/domain/guide (standingOf, headcount). An undone check-in no longer counts; the first arrival wins over an
-- absence; doubtful reports count once the desk accepts them; no booking counts more guests than it has.
create function private.check_in_figures(departure_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'expected', coalesce(sum(b.places), 0),
    'arrived', coalesce(sum(least(f.guests, b.booked)) filter (where f.kind = 'arrived'), 0),
    'absent', coalesce(sum(b.places) filter (where f.kind = 'absent'), 0),
    'unknown', coalesce(sum(b.places) filter (where f.kind is null), 0)
  )
  from (
    select x.id, x.guests as places, x.guests as booked from public.bookings x
      where x.departure_id = check_in_figures.departure_id and x.status = 'confirmed'
    union all
    -- Cancelled or moved bookings count if they arrive, but nobody waits for them.
    select x.id, 0, x.guests from public.bookings x
    where x.id in (select c.booking_id from public.check_ins c where c.departure_id = check_in_figures.departure_id)
      and (x.departure_id <> check_in_figures.departure_id or x.status <> 'confirmed')
  ) b
  left join lateral (
    select c.kind, c.guests from public.check_ins c
    where c.departure_id = check_in_figures.departure_id and c.booking_id = b.id and c.kind <> 'undone'
      and (c.doubt is null or private.is_accepted(c.id)) and not exists (
      select 1 from public.check_ins u
      where u.departure_id = check_in_figures.departure_id and u.booking_id = b.id and u.kind = 'undone'
        and (u.seen_at, u.id) > (c.seen_at, c.id)
        and (u.doubt is null or private.is_accepted(u.id))
    )
    order by c.kind = 'absent', c.seen_at, c.id limit 1
  ) f on true
$$;

create function private.last_contact_of(guide uuid)
returns timestamptz
language sql
stable
security definer
set search_path = ''
as $$
  select max(d.last_heard_at) from private.guide_devices d where d.guide_id = guide and d.revoked_at is null
$$;

create function private.admin_day(day date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_admin();
  select jsonb_build_object('server_time', now(), 'day', day, 'departures', coalesce(jsonb_agg(
    jsonb_build_object('departure_id', d.id, 'item_type', d.item_type, 'item_id', d.item_id,
      'title', coalesce(t.title, p.title), 'state', d.state, 'guide_id', g.id, 'guide_name', g.name,
      'last_heard_at', private.last_contact_of(g.id)
    ) || private.check_in_figures(d.id) order by coalesce(t.title, p.title), d.id), '[]'))
  from public.departures d
  left join public.tours t on t.id = d.tour_id
  left join public.packages p on p.id = d.package_id
  left join public.guides g on g.id = d.guide_id
  where d.start_date = day and d.state <> 'cancelled' and (d.taken > 0 or d.guide_id is not null)
$$;

-- Includes each phone of current and former guides that sent something.
create function private.admin_check_in(departure_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_admin();
  select jsonb_build_object(
    'server_time', now(), 'departure_id', d.id, 'guide', case when g.id is not null then jsonb_build_object('id', g.id, 'name', g.name) end,
    'figures', private.check_in_figures(d.id), 'bookings', private.guest_list_of(d.id), 'facts', private.check_ins_of(d.id),
    'cash', private.guide_cash_of(d.id), 'phones', coalesce((
      select jsonb_agg(jsonb_build_object('id', v.id, 'guide_name', private.guide_of_device(v.id),
        'last_heard_at', v.last_heard_at, 'leads', l.leads and v.revoked_at is null) order by v.last_heard_at desc, v.id)
      from (
        select a.guide_id, min(a.began_at) as since, bool_or(a.ended_at is null) as leads
        from private.guide_assignments a where a.departure_id = d.id group by a.guide_id
      ) l
      join private.guide_devices v on v.guide_id = l.guide_id and v.last_heard_at >= l.since
    ), '[]')
  )
  from public.departures d left join public.guides g on g.id = d.guide_id
  where d.id = departure_id
$$;

-- `seen` is the note the admin edited, to detect a concurrent edit.
create function private.save_guide_note(booking uuid, note text, seen text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
    return jsonb_build_object('ok', true, 'guide_note', after);
  end if;
  if before is distinct from nullif(btrim(seen), '') then
    return private.refusal('changed', 'note', 'Somebody changed this note meanwhile') || jsonb_build_object('guide_note', before);
  end if;
  update public.bookings b set guide_note = after where b.id = booking;
  perform private.audit('noted for the guide', 'booking', booking::text, jsonb_build_object('by', actor, 'note', after));
  return jsonb_build_object('ok', true, 'guide_note', after);
end
$$;
