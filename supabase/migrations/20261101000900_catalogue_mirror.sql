-- Holds the revision of each catalogue row and the changes since a revision, for the copy on a device.
-- Relies on `catalogue`, `departures`, `exchange_rates`, `shop_settings` and `vouchers`.
-- Called by anyone.
set check_function_bodies = off;

-- One lock guards the sequence until commit, so that commit order equals revision order and a reader of revision n
-- misses nothing below n.
create sequence private.catalogue_revision;

create table private.catalogue_tombstones (
  kind text not null check (kind in ('destination', 'tour', 'package', 'departure')),
  id uuid not null,
  revision bigint not null,
  primary key (kind, id)
);
create index catalogue_tombstones_revision on private.catalogue_tombstones (revision);

create function private.lock_catalogue_now() returns void language sql set search_path = '' as $$
  select pg_advisory_xact_lock(7203410001)
$$;

-- Runs once per statement before any row is locked, so that concurrent admins queue here instead of deadlocking.
create function private.lock_catalogue() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_catalogue_now();
  return new;
end $$;

create function private.stamp_catalogue_row() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    delete from private.catalogue_tombstones t where t.kind = tg_argv[0] and t.id = new.id;
  elsif new.id <> old.id then
    raise exception 'The id of a % cannot change', tg_argv[0] using errcode = '23514';
  end if;
  new.revision := nextval('private.catalogue_revision');
  new.updated_at := now();
  return new;
end $$;

create function private.record_deletion() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.catalogue_tombstones (kind, id, revision)
  values (tg_argv[0], old.id, nextval('private.catalogue_revision'))
  on conflict (kind, id) do update set revision = excluded.revision;
  return null;
end $$;
create trigger a_lock_catalogue before insert or update or delete on public.destinations
  for each statement execute function private.lock_catalogue();
create trigger a_lock_catalogue before insert or update or delete on public.tours
  for each statement execute function private.lock_catalogue();
create trigger a_lock_catalogue before insert or update or delete on public.packages
  for each statement execute function private.lock_catalogue();
create trigger z_stamp_row before insert or update on public.destinations
  for each row execute function private.stamp_catalogue_row('destination');
create trigger z_stamp_row before insert or update on public.tours
  for each row execute function private.stamp_catalogue_row('tour');
create trigger z_stamp_row before insert or update on public.packages
  for each row execute function private.stamp_catalogue_row('package');
create trigger record_deletion after delete on public.destinations
  for each row execute function private.record_deletion('destination');
create trigger record_deletion after delete on public.tours
  for each row execute function private.record_deletion('tour');
create trigger record_deletion after delete on public.packages
  for each row execute function private.record_deletion('package');

-- Selling must touch neither the lock nor the revision: the trigger fires only for columns that the desk edits.
create trigger a_lock_catalogue
  before delete or update of end_date, places, price_cents, min_guests, closes_days, state, guide_id, note, private,
    meeting_point, meeting_time, meeting_latitude, meeting_longitude
  on public.departures for each statement execute function private.lock_catalogue();
create trigger a_lock_catalogue_new before insert on public.departures
  for each row when (not new.private) execute function private.lock_catalogue();
create trigger z_stamp_row_new before insert on public.departures
  for each row when (not new.private) execute function private.stamp_catalogue_row('departure');

-- Private departures get a revision too, because the desk uses it to detect concurrent edits.
create trigger z_stamp_row
  before update of end_date, places, price_cents, min_guests, closes_days, state, guide_id, note, private,
    meeting_point, meeting_time, meeting_latitude, meeting_longitude
  on public.departures for each row execute function private.stamp_catalogue_row('departure');
create trigger record_deletion after delete on public.departures
  for each row when (not old.private) execute function private.record_deletion('departure');

-- The mirror deleted the departures of an archived item, so restoring the item must send them again.
create function private.resend_departures() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.departures d set state = d.state where d.item_id = new.id and not d.private;
  return null;
end $$;
create trigger resend_departures after update of archived on public.tours
  for each row when (old.archived and not new.archived) execute function private.resend_departures();
create trigger resend_departures after update of archived on public.packages
  for each row when (old.archived and not new.archived) execute function private.resend_departures();

-- Builds json instead of jsonb, which halves the time, and plans each `since` separately, because a generic plan would
-- expect a third of all rows and scan them.
create function private.catalogue_since(since bigint) returns json
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
begin
  return (
    select json_build_object(
      'revision', greatest(
        coalesce((select max(d.revision) from public.destinations d), 0),
        coalesce((select max(t.revision) from public.tours t), 0),
        coalesce((select max(p.revision) from public.packages p), 0),
        coalesce((select max(d.revision) from public.departures d where not d.private), 0),
        coalesce((select max(x.revision) from private.catalogue_tombstones x), 0)
      ),
      'destinations', coalesce((
        select json_agg(json_build_object(
          'id', d.id, 'name', d.name, 'city', d.city, 'country', d.country, 'description', d.description,
          'image_url', d.image_url, 'featured', d.featured, 'latitude', d.latitude, 'longitude', d.longitude,
          'unesco', d.unesco, 'gallery', d.gallery, 'revision', d.revision
        ) order by d.revision)
        from public.destinations d where d.revision > since and not d.archived
      ), '[]'),
      'tours', coalesce((
        select json_agg(json_build_object(
          'id', t.id, 'title', t.title, 'description', t.description, 'image_url', t.image_url,
          'duration_days', t.duration_days, 'price_cents', (t.price * 100)::integer, 'max_guests', t.max_guests,
          'destination_id', t.destination_id, 'stop_ids', to_json(t.stop_ids), 'includes', coalesce(to_json(t.includes), '[]'),
          'excludes', coalesce(to_json(t.excludes), '[]'), 'difficulty_level', t.difficulty_level,
          'featured', t.featured, 'departure_dates', to_json(t.departure_dates), 'itinerary', t.itinerary,
          'meeting_point', t.meeting_point, 'meeting_latitude', t.meeting_latitude,
          'meeting_longitude', t.meeting_longitude, 'meeting_time', t.meeting_time,
          'contact_phone', t.contact_phone, 'options', t.options, 'questions', t.questions, 'fiscal', t.fiscal,
          'good_to_know', t.good_to_know, 'gallery', t.gallery, 'stars', t.stars, 'revision', t.revision
        ) order by t.revision)
        from public.tours t where t.revision > since and not t.archived
      ), '[]'),
      'packages', coalesce((
        select json_agg(json_build_object(
          'id', p.id, 'title', p.title, 'description', p.description, 'price_cents', (p.price * 100)::integer,
          'original_price_cents', (p.original_price * 100)::integer, 'duration_days', p.duration_days,
          'max_guests', p.max_guests, 'includes', coalesce(to_json(p.includes), '[]'),
          'highlights', coalesce(to_json(p.highlights), '[]'), 'hotel_class', p.hotel_class,
          'stays', coalesce(to_json(p.stays), '[]'), 'tour_ids', coalesce(to_json(p.tour_ids), '[]'),
          'image_url', p.image_url, 'featured', p.featured, 'options', p.options, 'questions', p.questions,
          'fiscal', p.fiscal, 'itinerary', p.itinerary, 'good_to_know', p.good_to_know, 'gallery', p.gallery, 'stars', p.stars, 'revision', p.revision
        ) order by p.revision)
        from public.packages p where p.revision > since and not p.archived
      ), '[]'),
      'departures', coalesce((
        select json_agg(json_build_object(
          'id', d.id, 'item_type', d.item_type, 'item_id', d.item_id, 'start_date', d.start_date, 'end_date', d.end_date,
          'places', d.places, 'price_cents', d.price_cents, 'min_guests', d.min_guests, 'closes_days', d.closes_days,
          'state', d.state, 'note', d.note, 'revision', d.revision
        ) order by d.revision)
        from (
          select * from public.departures x where since = 0 and not x.private and not x.only_day
          union all
          select * from public.departures x where since > 0 and not x.private and x.revision > since
        ) d
        where d.state <> 'cancelled' and d.start_date >= (select private.today()) and d.item_id not in (
          select t.id from public.tours t where t.archived union all select p.id from public.packages p where p.archived
        )
      ), '[]'),
      'deleted', coalesce((
        select json_agg(json_build_object('kind', gone.kind, 'id', gone.id))
        from (
          select x.kind, x.id from private.catalogue_tombstones x where x.revision > since
          union all select 'destination', d.id from public.destinations d where d.revision > since and d.archived
          union all select 'tour', t.id from public.tours t where t.revision > since and t.archived
          union all select 'package', p.id from public.packages p where p.revision > since and p.archived
          union all select 'departure', d.id from public.departures d
            where d.revision > since and not d.private and d.state = 'cancelled'
          union all select 'departure', d.id from public.tours t join public.departures d on d.tour_id = t.id
            where t.revision > since and t.archived and not d.private
          union all select 'departure', d.id from public.packages p join public.departures d on d.package_id = p.id
            where p.revision > since and p.archived and not d.private
        ) gone
        where since > 0
      ), '[]'),
      -- Rates, settings and keys belong to no revision, and a revoked key must disappear with the next sync.
      'rates', private.current_rates(),
      'settings', private.mirrored_settings(),
      'voucher_keys', private.mirrored_voucher_keys()
    )
  );
end $$;
