create function private.check_departure(departure jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  refused constant jsonb := private.check_shape(departure, 'invalid_departure', '{"id": "any", "tour_id": "any",
    "package_id": "any", "start_date": "any", "end_date": "any", "places": "any", "price_cents": "any", "min_guests": "any",
    "closes_days": "any", "state": "any", "guide_id": "any", "note": "any", "guide_note": "any", "meeting_point": "any",
    "meeting_time": "any", "meeting_latitude": "any", "meeting_longitude": "any", "revision": "any"}', 'Invalid departure');
  field text;
  code text;
  least integer;
  most integer;
begin
  if refused is not null then
    return refused;
  end if;
  for field, code, least, most in values ('places', 'invalid_places', 1, 500), ('price_cents', 'invalid_price', 1, 5000000),
    ('min_guests', 'invalid_minimum', 0, 500), ('closes_days', 'invalid_closing', 0, 365)
  loop
    if not private.fits(departure -> field, 'number? ^[0-9]{1,9}$')
      or (departure ->> field)::integer not between least and most then
      return private.refusal(code, field, format('Please enter a whole number from %s to %s', least, most));
    end if;
  end loop;
  for field in values ('id'), ('tour_id'), ('package_id'), ('guide_id') loop
    if departure ->> field is not null and not private.is_uuid(departure ->> field) then
      return private.refusal(case field when 'guide_id' then 'unknown_guide' else 'invalid_departure' end, field,
        'This is not known');
    end if;
  end loop;
  for field in values ('start_date'), ('end_date') loop
    if departure ->> field is not null and private.as_date(departure ->> field) is null then
      return private.refusal('invalid_departure', field, 'Please choose a day');
    end if;
  end loop;
  if departure ->> 'guide_id' is not null and not exists (
    select 1 from public.guides g where g.id = (departure ->> 'guide_id')::uuid and not g.archived
  ) then
    return private.refusal('unknown_guide', 'guide_id', 'There is no such guide');
  end if;
  if departure ? 'state' and coalesce(departure ->> 'state', '') not in ('open', 'closed', 'guaranteed') then
    return private.refusal('invalid_departure', 'state', 'Please choose open, closed or guaranteed');
  end if;
  if length(departure ->> 'note') > 500 then
    return private.refusal('invalid_departure', 'note', 'The note is too long');
  end if;
  if length(departure ->> 'guide_note') > 1000 then
    return private.refusal('invalid_departure', 'guide_note', 'The note is too long');
  end if;
  if not private.fits(departure -> 'meeting_point', 'string?') or length(departure ->> 'meeting_point') > 500
    or private.has_control_characters(departure ->> 'meeting_point', true) then
    return private.refusal('invalid_departure', 'meeting_point', 'The meeting point is too long');
  end if;
  if departure ->> 'meeting_time' !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' then
    return private.refusal('invalid_departure', 'meeting_time', 'Please enter a time such as 08:30');
  end if;
  for field, most in values ('meeting_latitude', 90), ('meeting_longitude', 180) loop
    if not private.fits(departure -> field, 'number?') or abs((departure ->> field)::numeric) > most then
      return private.refusal('invalid_departure', field, 'This is no place on the map');
    end if;
  end loop;
  return null;
end
$$;

-- Finds it by id, else by item and day; null if it must be created.
create function private.find_departure(departure jsonb)
returns public.departures
language sql
stable
security definer
set search_path = ''
as $$
  select d from public.departures d
  where d.id = (departure ->> 'id')::uuid or (
    d.item_id = coalesce(departure ->> 'tour_id', departure ->> 'package_id')::uuid
    and d.start_date = private.as_date(departure ->> 'start_date') and d.state <> 'cancelled'
  )
  order by (d.id = (departure ->> 'id')::uuid) is true desc
  limit 1
$$;
