-- Holds destinations, tours, packages, their options, questions, pictures and drafts.
-- Relies on `bookings`, `desk_people` and `departures`.
-- Called by anyone, the desk and edge functions.
set check_function_bodies = off;

create table public.destinations (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 200),
  city text not null check (length(btrim(city)) between 1 and 200),
  country text not null default 'Uzbekistan' check (length(btrim(country)) between 1 and 200),
  description text not null check (length(btrim(description)) between 1 and 20000),
  image_url text not null default '/placeholder.svg',
  gallery jsonb not null default '[]',
  featured boolean not null default false,
  latitude numeric(9, 6) check (latitude between -90 and 90),
  longitude numeric(9, 6) check (longitude between -180 and 180),
  unesco boolean not null default false,
  archived boolean not null default false,
  revision bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index destinations_revision on public.destinations (revision);

create table public.tours (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  description text not null check (length(btrim(description)) between 1 and 20000),
  image_url text not null default '/placeholder.svg',
  gallery jsonb not null default '[]',
  duration_days integer not null check (duration_days between 1 and 365),
  price numeric(10, 2) not null check (price between 0 and 50000),
  max_guests integer not null default 10 check (max_guests between 1 and 500),
  destination_id uuid not null references public.destinations (id),
  stop_ids uuid[],
  includes text[],
  excludes text[],
  difficulty_level text not null default 'easy' check (difficulty_level in ('easy', 'moderate', 'difficult')),
  featured boolean not null default false,
  departure_dates date[],
  itinerary jsonb not null default '{}' check (jsonb_typeof(itinerary) = 'object'),
  meeting_point text check (length(meeting_point) <= 500),
  meeting_latitude numeric(9, 6) check (meeting_latitude between -90 and 90),
  meeting_longitude numeric(9, 6) check (meeting_longitude between -180 and 180),
  meeting_time text check (meeting_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  contact_phone text check (contact_phone ~ '^(?=.{7,20}$)[ +()-]*([0-9][ +()-]*){7,}$'),
  options jsonb not null default '[]',
  questions jsonb not null default '[]',
  -- Null means the shop's own code.
  fiscal jsonb,
  good_to_know jsonb not null default '{}' check (jsonb_typeof(good_to_know) = 'object' and length(good_to_know::text) <= 5000),
  stars integer[] check (array_length(stars, 1) = 5),
  archived boolean not null default false,
  draft boolean not null default false check (archived or not draft),
  publish_at timestamptz check (draft or publish_at is null),
  revision bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index tours_revision on public.tours (revision);
create index tours_archived on public.tours (revision) where archived;
create index tours_destination on public.tours (destination_id);

create table public.packages (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  description text not null check (length(btrim(description)) between 1 and 20000),
  price numeric(10, 2) not null check (price between 0 and 50000),
  original_price numeric(10, 2) check (original_price between 0 and 99999),
  duration_days integer not null check (duration_days between 1 and 365),
  max_guests integer not null default 10 check (max_guests between 1 and 500),
  includes text[],
  highlights text[],
  -- Null means the class that the price suggests.
  hotel_class text check (length(btrim(hotel_class)) between 1 and 100),
  stays text[],
  tour_ids uuid[],
  options jsonb not null default '[]',
  questions jsonb not null default '[]',
  fiscal jsonb,
  itinerary jsonb not null default '{}' check (jsonb_typeof(itinerary) = 'object'),
  good_to_know jsonb not null default '{}' check (jsonb_typeof(good_to_know) = 'object' and length(good_to_know::text) <= 5000),
  image_url text not null default '/placeholder.svg',
  gallery jsonb not null default '[]',
  featured boolean not null default false,
  stars integer[] check (array_length(stars, 1) = 5),
  archived boolean not null default false,
  draft boolean not null default false check (archived or not draft),
  publish_at timestamptz check (draft or publish_at is null),
  revision bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index packages_revision on public.packages (revision);
create index packages_archived on public.packages (revision) where archived;
create index packages_tour_ids on public.packages using gin (tour_ids);

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('images', 'images', true, 5242880, array['image/png', 'image/jpeg', 'image/webp', 'image/avif'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- A draft is archived too, so that no sync, page or booking reaches it before it is published.

create table private.draft_previews (
  item_type text not null check (item_type in ('tour', 'package')),
  item_id uuid not null,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null,
  primary key (item_type, item_id)
);

insert into private.settings (key, value, unit) values ('preview_link_days', '14', 'days a link to a draft works');

grant select, insert, update, delete on public.destinations, public.tours, public.packages to service_role;
create policy "Admins edit pictures" on storage.objects
  for all to authenticated using (bucket_id = 'images' and (select private.is_admin()));

-- Options are extras, stored as [{id, name, price_cents, per: guest | booking, most, retired, fiscal}]; a booking stores
-- [{id, name, cents, count}].

-- MXIK (also IKPU) and package code come from the state's register; `vat` is true if the price includes VAT.
create function private.is_fiscal(fiscal jsonb) returns boolean language sql immutable set search_path = '' as $$
  select fiscal is null
    or private.wrong_key(fiscal, '{"mxik": "mxik", "package_code": "package_code", "vat": "boolean"}') is null
$$;

create function private.is_option(option jsonb) returns boolean language sql immutable set search_path = '' as $$
  select case when private.wrong_key(option, '{"id": "string ^[a-z0-9-]{1,40}$", "name": "string ^.{1,80}$",
    "price_cents": "number ^[0-9]{1,7}$", "per": "string ^(guest|booking)$", "most": "guests", "retired": "boolean",
    "fiscal": "any"}') is null
    then btrim(option ->> 'name') = option ->> 'name' and (option ->> 'price_cents')::integer between 1 and 5000000
      and private.is_fiscal(nullif(option -> 'fiscal', 'null'))
    else false end
$$;

create function private.are_options(options jsonb) returns boolean language sql immutable set search_path = '' as $$
  select jsonb_typeof(options) = 'array' and coalesce((
    select count(*) <= 60 and bool_and(private.is_option(o)) and count(*) = count(distinct o ->> 'id')
      and count(*) filter (where o -> 'retired' = 'false') <= 12
      and count(*) filter (where o -> 'retired' = 'false')
        = count(distinct lower(o ->> 'name')) filter (where o -> 'retired' = 'false')
    from jsonb_array_elements(private.as_array(options)) o
  ), true)
$$;

-- A booked option is retired instead of removed, so that its id never gets another meaning.
create function private.with_sold_options(item_id uuid, options jsonb, before jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return options || coalesce((
    select jsonb_agg(o || '{"retired": true}')
    from jsonb_array_elements(before) o
    where not exists (select 1 from jsonb_array_elements(options) kept where kept -> 'id' = o -> 'id')
      and exists (
        select 1 from public.bookings b
        where (b.tour_id = with_sold_options.item_id or b.package_id = with_sold_options.item_id)
          and b.quote -> 'options' @> jsonb_build_array(jsonb_build_object('id', o -> 'id'))
      )
  ), '[]');
end $$;

create function private.options_now(options jsonb, chosen jsonb, guests integer) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', o -> 'id', 'name', o -> 'name', 'cents', o -> 'price_cents', 'count', had.count
    ) order by place), '[]')
    from jsonb_array_elements(options) with ordinality offered (o, place),
      lateral (
        select least((o ->> 'most')::integer, case when o ->> 'per' = 'guest' then guests end,
          coalesce(sum((c ->> 'count')::integer), 0)) as count
        from jsonb_array_elements(private.as_array(chosen)) c
        where c -> 'id' = o -> 'id' and c ->> 'count' ~ '^[0-9]{1,4}$'
      ) had
    where o -> 'retired' = 'false' and had.count > 0
  );
end $$;

create function private.are_chosen(options jsonb, chosen jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select (select jsonb_object_agg(o ->> 'id', o -> 'count') from jsonb_array_elements(options) o)
      is not distinct from
      (select jsonb_object_agg(o ->> 'id', o -> 'count') from jsonb_array_elements(coalesce(chosen, '[]')) o)
  );
end $$;

-- Questions of the booking form are stored as [{id, text, kind: text | choice, choices, required, for_guide}]; a
-- booking stores [{id, question, kind, answer, for_guide}].

create function private.are_question_choices(choices jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce((
    select count(*) between 2 and 8 and count(*) = count(distinct lower(c #>> '{}'))
      and bool_and(jsonb_typeof(c) = 'string' and length(c #>> '{}') between 1 and 80 and btrim(c #>> '{}') = c #>> '{}')
    from jsonb_array_elements(private.as_array(choices)) c
  ), false)
$$;

create function private.is_question(question jsonb) returns boolean language sql immutable set search_path = '' as $$
  select case when private.wrong_key(question, '{"id": "string ^[a-z0-9-]{1,40}$", "text": "string ^.{1,200}$",
    "kind": "string ^(text|choice)$", "choices": "any", "required": "boolean", "for_guide": "boolean"}') is null
    then btrim(question ->> 'text') = question ->> 'text' and case question ->> 'kind'
      when 'choice' then private.are_question_choices(question -> 'choices')
      else coalesce(question -> 'choices' = '[]', false) end
    else false end
$$;

create function private.are_questions(questions jsonb) returns boolean language sql immutable set search_path = '' as $$
  select jsonb_typeof(questions) = 'array' and coalesce((
    select count(*) <= 6 and bool_and(private.is_question(q)) and count(*) = count(distinct q ->> 'id')
      and count(*) = count(distinct lower(q ->> 'text'))
    from jsonb_array_elements(private.as_array(questions)) q
  ), true)
$$;

-- A gallery is a list of {url, alt, x, y, slot?}; x and y are the focal point in percent, which stays visible when cropped.

-- Accepts an absolute URL or a path of the bucket or site, but no `..` and no script.
create function private.is_picture_address(address text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(length(address) <= 2000
    and address ~ '^(https?://[^][[:space:]"''<>\\]+|/?[A-Za-z0-9][A-Za-z0-9._%/-]*)$' and address !~ '(^|/)\.\.(/|$)', false)
$$;

create function private.is_picture(picture jsonb) returns boolean language sql immutable set search_path = '' as $$
  select private.is_picture_address(picture ->> 'url') and private.wrong_key(picture, '{"url": "string",
    "alt": "string ^.{0,200}$", "x": "number ^([0-9]{1,2}|100)$", "y": "number ^([0-9]{1,2}|100)$",
    "slot": "string? ^(room|table|guide|group|vehicle)$"}') is null
$$;

create function private.are_pictures(pictures jsonb) returns boolean language sql immutable set search_path = '' as $$
  select jsonb_typeof(pictures) = 'array' and coalesce((
    select count(*) <= 12 and bool_and(private.is_picture(p)) and count(*) = count(distinct p ->> 'url')
    from jsonb_array_elements(private.as_array(pictures)) p
  ), true)
$$;

create function private.check_gallery() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- A check constraint would run with the rights of the writer, who cannot call private functions.
  if not private.is_picture_address(new.image_url) then
    raise exception 'The address of a picture begins with https:// or is an uploaded file' using errcode = '23514';
  end if;
  if not private.are_pictures(new.gallery) then
    raise exception 'At most 12 pictures, each once, with an address, a description of at most 200 characters and a point in percent'
      using errcode = '23514';
  end if;
  return new;
end $$;

create function private.check_options() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not private.are_options(new.options) then
    raise exception 'An option needs a unique name, a price and a maximum per booking' using errcode = '23514';
  end if;
  if not private.is_fiscal(new.fiscal) then
    raise exception 'A fiscal code has an MXIK of 17 digits, a package code and whether VAT is included' using errcode = '23514';
  end if;
  if tg_op = 'UPDATE' then
    new.options := private.with_sold_options(new.id, new.options, old.options);
  end if;
  return new;
end $$;

create function private.check_questions() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not private.are_questions(new.questions) then
    raise exception 'At most 6 questions, each once, with a text; a choice has 2 to 8 different choices' using errcode = '23514';
  end if;
  return new;
end $$;

create function private.check_tour() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.includes := nullif(new.includes, '{}');
  new.excludes := nullif(new.excludes, '{}');
  new.stop_ids := nullif(new.stop_ids, '{}');
  new.departure_dates := (select array_agg(distinct d order by d) from unnest(new.departure_dates) d where d is not null);
  if not new.archived and exists (
    select 1 from public.destinations d where d.id = new.destination_id and d.archived
  ) then
    raise exception 'The destination of this tour is archived. Restore it first or choose another.' using errcode = '23514';
  end if;
  if not new.archived and exists (
    select 1 from unnest(new.stop_ids) wanted
    where not exists (select 1 from public.destinations d where d.id = wanted and not d.archived)
  ) then
    raise exception 'A stop of this tour does not exist or is archived' using errcode = '23503';
  end if;
  return new;
end $$;

create function private.check_package() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.includes := nullif(new.includes, '{}');
  new.highlights := nullif(new.highlights, '{}');
  new.stays := nullif(new.stays, '{}');
  new.tour_ids := nullif(new.tour_ids, '{}');
  if not new.archived and exists (
    select 1 from unnest(new.tour_ids) wanted
    where not exists (select 1 from public.tours t where t.id = wanted and not t.archived)
  ) then
    raise exception 'A tour of this package does not exist or is archived' using errcode = '23503';
  end if;
  return new;
end $$;
create trigger m_check before insert or update on public.tours
  for each row execute function private.check_tour();
create trigger m_check before insert or update on public.packages
  for each row execute function private.check_package();
create trigger m_gallery before insert or update of image_url, gallery on public.destinations
  for each row execute function private.check_gallery();
create trigger m_gallery before insert or update of image_url, gallery on public.tours
  for each row execute function private.check_gallery();
create trigger m_gallery before insert or update of image_url, gallery on public.packages
  for each row execute function private.check_gallery();
create trigger m_options before insert or update of options, fiscal on public.tours
  for each row execute function private.check_options();
create trigger m_options before insert or update of options, fiscal on public.packages
  for each row execute function private.check_options();
create trigger m_questions before insert or update of questions on public.tours
  for each row execute function private.check_questions();
create trigger m_questions before insert or update of questions on public.packages
  for each row execute function private.check_questions();

create function private.audit_catalogue() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and (tg_op <> 'UPDATE' or to_jsonb(new) -> 'stars' is not distinct from to_jsonb(old) -> 'stars') then
    if tg_op = 'DELETE' then
      perform private.audit('deleted', tg_argv[0], old.id::text, jsonb_build_object('row', to_jsonb(old)));
    else
      perform private.audit(
        case when tg_op = 'INSERT' then 'created' else 'updated' end, tg_argv[0], new.id::text,
        case when tg_op = 'INSERT' then '{}' else jsonb_build_object(
          'changes', private.differences(to_jsonb(old), to_jsonb(new), array['revision', 'updated_at'])) end
      );
    end if;
  end if;
  return null;
end $$;
create trigger audit_change after insert or update or delete on public.destinations
  for each row execute function private.audit_catalogue('destination');
create trigger audit_change after insert or update or delete on public.tours
  for each row execute function private.audit_catalogue('tour');
create trigger audit_change after insert or update or delete on public.packages
  for each row execute function private.audit_catalogue('package');

-- Archives booked items instead of deleting them, so that bookings keep a valid reference.
create function private.delete_destination() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  tours integer;
begin
  select count(*) into tours from public.tours t where t.destination_id = old.id and not t.archived;
  if tours > 0 then
    raise exception 'This destination still has % tour(s). Move or delete them first.', tours using errcode = '23503';
  end if;
  update public.tours t set stop_ids = array_remove(t.stop_ids, old.id) where t.stop_ids @> array[old.id];
  if exists (select 1 from public.tours t where t.destination_id = old.id) then
    update public.destinations d set archived = true where d.id = old.id;
    return null;
  end if;
  return old;
end $$;

create function private.delete_tour() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  packages text;
begin
  select string_agg(p.title, ', ' order by p.title) into packages
  from public.packages p where p.tour_ids @> array[old.id] and not p.archived;
  if packages is not null then
    raise exception 'This tour is part of: %. Remove it from there first.', packages using errcode = '23503';
  end if;
  if exists (select 1 from public.bookings b where b.tour_id = old.id) or private.has_costs(old.id)
    or exists (select 1 from public.packages p where p.tour_ids @> array[old.id]) then
    update public.tours t set archived = true where t.id = old.id;
    return null;
  end if;
  return old;
end $$;

create function private.delete_package() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.bookings b where b.package_id = old.id) or private.has_costs(old.id) then
    update public.packages p set archived = true where p.id = old.id;
    return null;
  end if;
  return old;
end $$;
create trigger m_archive_instead before delete on public.destinations
  for each row execute function private.delete_destination();
create trigger m_archive_instead before delete on public.tours
  for each row execute function private.delete_tour();
create trigger m_archive_instead before delete on public.packages
  for each row execute function private.delete_package();

-- Leaves out the columns that only the database writes.
create view private.desk_items as
  select 'destination' as item_type, d.id, d.name as title, d.archived, false as draft,
    to_jsonb(d) - '{created_at,updated_at}'::text[] || '{"kind": "destination"}' as item
  from public.destinations d
  union all
  select 'tour', t.id, t.title, t.archived, t.draft,
    to_jsonb(t) - '{stars,created_at,updated_at}'::text[] || '{"kind": "tour"}'
  from public.tours t
  union all
  select 'package', p.id, p.title, p.archived, p.draft,
    to_jsonb(p) - '{stars,created_at,updated_at}'::text[] || '{"kind": "package"}'
  from public.packages p;

create function private.desk_item(item_type text, item_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select i.item from private.desk_items i where i.item_type = desk_item.item_type and i.id = desk_item.item_id
$$;

create function private.item_table(item_type text) returns regclass language sql immutable set search_path = '' as $$
  select case item_type when 'destination' then 'public.destinations' when 'tour' then 'public.tours'
    when 'package' then 'public.packages' end::regclass
$$;

create function private.wrong_item_field(target regclass, fields jsonb) returns text
language sql stable set search_path = '' as $$
  select coalesce(private.wrong_key(fields, json_object_agg(a.attname, 'any')), case when fields = '{}' then '' end)
  from pg_attribute a
  where a.attrelid = target and a.attnum > 0 and not a.attisdropped
    and a.attname <> all ('{id,revision,stars,created_at,updated_at}')
$$;

-- Names the columns at run time, so that a new field of an item needs no line here; constraints and triggers check them.
create function private.write_item(target regclass, item_id uuid, fields jsonb, is_new boolean) returns void
language plpgsql set search_path = '' as $$
declare
  columns constant text := (select string_agg(quote_ident(k), ', ') from jsonb_object_keys(fields) k);
begin
  execute format(case when is_new
    then 'insert into %1$s (id, %2$s) select %3$L::uuid, %2$s from jsonb_populate_record(null::%1$s, %4$L)'
    else 'update %1$s i set (%2$s) = (select %2$s from jsonb_populate_record(i, %4$L)) where i.id = %3$L' end,
    target, columns, item_id, fields);
end $$;

create function private.draft_row(item_type text, item_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select i.item from private.desk_items i
  where i.item_type = draft_row.item_type and i.id = draft_row.item_id and i.draft
$$;

create function private.admin_item(item_type text, item_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.desk_item(item_type, item_id);
end $$;
comment on function private.admin_item is 'Answers an item with all that the desk edits, also an archived one or a draft, or null.';

create function private.admin_items(
  item_type text, archived boolean default false, search text default null, skip integer default 0,
  how_many integer default 10
) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    with found as not materialized (
      select i.* from private.desk_items i
      where i.item_type = admin_items.item_type and (i.archived and not i.draft) = admin_items.archived
        and strpos(lower(i.title), lower(coalesce(search, ''))) > 0
    )
    select jsonb_build_object('count', (select count(*) from found), 'rows', coalesce(
      jsonb_agg(page.item || jsonb_build_object('translated', private.translated_texts(page.item_type, page.id))
        order by page.title, page.id), '[]'))
    from (
      select f.* from found f order by f.title, f.id limit least(greatest(how_many, 1), 1000) offset greatest(skip, 0)
    ) page
  );
end $$;
comment on function private.admin_items is 'Answers {count, rows}: the archived items of a kind, or the others with its drafts, by title, each with its translated English texts by language.';

create function private.admin_save_item(
  item_type text, item_id uuid, fields jsonb, seen bigint default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  target constant regclass := private.item_table(item_type);
  wrong constant text := private.wrong_item_field(target, fields);
  stored jsonb;
begin
  perform private.require_admin();
  if target is null or wrong is not null then
    return private.refusal('invalid_item', nullif(wrong, ''), 'Invalid item');
  end if;
  perform private.lock_catalogue_now();
  stored := private.desk_item(item_type, item_id);
  if (stored ->> 'revision')::bigint is distinct from seen then
    return private.refusal('changed', null, 'Somebody changed this item meanwhile') || jsonb_build_object('now', stored);
  end if;
  perform private.write_item(target, item_id, fields, stored is null);
  return jsonb_build_object('ok', true, 'item', private.desk_item(item_type, item_id));
exception
  when foreign_key_violation then
    return private.refusal('item_linked', null, sqlerrm);
  when data_exception or integrity_constraint_violation then
    return private.refusal('invalid_item', null, sqlerrm);
end $$;
comment on function private.admin_save_item is 'Takes the changed columns and the revision seen, none for a new item. Answers {item}. Refuses invalid_item, item_linked, changed.';

create function private.admin_remove_item(item_type text, item_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  target constant regclass := private.item_table(item_type);
begin
  perform private.require_admin();
  if target is null then
    return private.refusal('invalid_item', 'item_type', 'Invalid item');
  end if;
  execute format('delete from %s where id = %L', target, item_id);
  return jsonb_build_object('ok', true, 'archived', private.desk_item(item_type, item_id) is not null);
exception when foreign_key_violation then
  return private.refusal('item_linked', null, sqlerrm);
end $$;
comment on function private.admin_remove_item is 'Deletes an item, or archives it if it was booked. Answers {archived}. Refuses invalid_item, item_linked.';

create function private.admin_preview_link(item_type text, item_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  token constant text := private.new_token();
  expires constant timestamptz := now() + make_interval(days => private.setting('preview_link_days')::integer);
begin
  perform private.require_admin();
  if private.draft_row(item_type, item_id) is null then
    return private.refusal('not_found', null, 'This draft does not exist');
  end if;
  insert into private.draft_previews as v (item_type, item_id, token_hash, expires_at)
  values (admin_preview_link.item_type, admin_preview_link.item_id, private.token_hash(token), expires)
  on conflict on constraint draft_previews_pkey do update
    set token_hash = excluded.token_hash, expires_at = excluded.expires_at;
  perform private.audit('preview_link_made', item_type, item_id::text, '{}');
  return jsonb_build_object('ok', true, 'token', token, 'expires_at', expires);
end $$;
comment on function private.admin_preview_link is 'Makes the link of a draft. Answers {token, expires_at}. Refuses not_found.';

create function private.preview_draft(item_type text, item_id uuid, token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.draft_row(v.item_type, v.item_id) from private.draft_previews v
  where v.item_type = preview_draft.item_type and v.item_id = preview_draft.item_id
    and v.token_hash = private.token_hash(token) and v.expires_at > now()
$$;
comment on function private.preview_draft is 'Answers a draft''s row for the holder of its preview link, else null.';

create function private.publish_due_items() returns integer language plpgsql security definer set search_path = '' as $$
declare
  due record;
  published integer := 0;
begin
  for due in
    select 'tour' as kind, t.id from public.tours t where t.publish_at <= now()
    union all
    select 'package', p.id from public.packages p where p.publish_at <= now()
  loop
    begin
      update public.tours t set archived = false, draft = false, publish_at = null
      where due.kind = 'tour' and t.id = due.id and t.publish_at <= now();
      update public.packages p set archived = false, draft = false, publish_at = null
      where due.kind = 'package' and p.id = due.id and p.publish_at <= now();
      perform private.audit('published_on_schedule', due.kind, due.id::text, '{}');
      published := published + 1;
    exception when check_violation or foreign_key_violation then
      continue;
    end;
  end loop;
  delete from private.draft_previews v where v.expires_at < now() or private.draft_row(v.item_type, v.item_id) is null;
  return published;
end $$;
comment on function private.publish_due_items is 'Publishes due drafts; one whose place or tour is archived stays, and the desk shows it as late. Answers how many.';
