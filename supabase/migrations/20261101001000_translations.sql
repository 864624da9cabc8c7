-- Holds the texts of items and settings in other languages.
-- Relies on `catalogue`, `catalogue_mirror` and `desk_people`.
-- Called by anyone and the desk.
set check_function_bodies = off;

create function private.is_translation(language text) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(language in ('ru', 'uz'), false)
$$;

-- `texts` is {"<path>": {"source", "text"}}: the path names a text of the item, as `title` or `itinerary.3`, and `source` is the
-- English that was translated. A translation is stale once the item's own text differs from `source`.
create table public.translations (
  entity text not null check (entity in ('destination', 'tour', 'package', 'shop')),
  entity_id uuid not null,
  language text not null check (private.is_translation(language)),
  texts jsonb not null,
  revision bigint not null default 0,
  primary key (entity, entity_id, language)
);
create index translations_revision on public.translations (language, revision);
grant select on public.translations to service_role;

-- Translations of the shop's settings need an id as those of an item do.
create function private.shop_id() returns uuid language sql immutable set search_path = '' as $$
  select '5e770000-0000-4000-8000-000000000001'::uuid
$$;

create function private.wrong_translation(texts jsonb) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(texts) is distinct from 'object' then
    return '';
  end if;
  return (
    select coalesce(nullif(private.wrong_key(t.value, '{"source": "string", "text": "string"}'), ''), t.path)
    from jsonb_each(texts) t (path, value)
    where t.path !~ '^[a-z_]{1,40}(\.[A-Za-z0-9_-]{1,60}){0,3}$'
      or private.wrong_key(t.value, '{"source": "string", "text": "string"}') is not null
      or length(t.value ->> 'source') not between 1 and 20000 or length(t.value ->> 'text') > 20000
    order by t.path limit 1
  );
end $$;

create function private.check_translations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.wrong_translation(new.texts) is not null then
    raise exception 'A translation has a path, its source and its text' using errcode = '23514';
  end if;
  new.revision := nextval('private.catalogue_revision');
  return new;
end $$;
create trigger a_lock_catalogue before insert or update or delete on public.translations
  for each statement execute function private.lock_catalogue();
create trigger z_check before insert or update on public.translations
  for each row execute function private.check_translations();

create function private.delete_translations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.translations t where t.entity = tg_argv[0] and t.entity_id = old.id;
  return null;
end $$;
create trigger delete_translations after delete on public.destinations
  for each row execute function private.delete_translations('destination');
create trigger delete_translations after delete on public.tours
  for each row execute function private.delete_translations('tour');
create trigger delete_translations after delete on public.packages
  for each row execute function private.delete_translations('package');

create function private.resend_translations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.translations t set texts = t.texts where t.entity = tg_argv[0] and t.entity_id = new.id;
  return null;
end $$;
create trigger resend_translations after update of archived on public.destinations
  for each row when (old.archived and not new.archived) execute function private.resend_translations('destination');
create trigger resend_translations after update of archived on public.tours
  for each row when (old.archived and not new.archived) execute function private.resend_translations('tour');
create trigger resend_translations after update of archived on public.packages
  for each row when (old.archived and not new.archived) execute function private.resend_translations('package');

create function private.text_in(source text, language text, items uuid[]) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select x.value ->> 'text' from public.translations t cross join jsonb_each(t.texts) x
    where t.entity in ('tour', 'package') and t.entity_id = any (items) and t.language = text_in.language
      and x.value ->> 'source' = text_in.source
    order by x.key limit 1
  ), source)
$$;

create function private.texts_in(texts jsonb, language text, items uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case jsonb_typeof(texts)
    when 'array' then (
      select coalesce(jsonb_agg(private.text_in(x.text, language, items) order by x.place), '[]')
      from jsonb_array_elements_text(texts) with ordinality x (text, place)
    )
    when 'object' then (
      select coalesce(jsonb_object_agg(x.key, private.text_in(x.value, language, items)), '{}') from jsonb_each_text(texts) x
    )
    else texts end
$$;

-- A booking stores the English texts, which may have been rewritten since; then they stay English.
create function private.view_in(view jsonb, language text, items uuid[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_translation(language) then
    return view;
  end if;
  return view || (
    select coalesce(jsonb_object_agg(x.key, case
      when x.key in ('title', 'meeting_point') then to_jsonb(private.text_in(x.value #>> '{}', language, items))
      when x.key = 'quote' then x.value || jsonb_build_object('options', (
        select coalesce(jsonb_agg(o.option || jsonb_build_object('name', private.text_in(o.option ->> 'name', language, items))
          order by o.place), '[]')
        from jsonb_array_elements(x.value -> 'options') with ordinality o (option, place)
      ))
      when x.key = 'answers' then (
        select coalesce(jsonb_agg(a.answer || jsonb_build_object(
          'question', private.text_in(a.answer ->> 'question', language, items), 'answer', case a.answer ->> 'kind'
            when 'choice' then private.text_in(a.answer ->> 'answer', language, items) else a.answer ->> 'answer' end
        ) order by a.place), '[]')
        from jsonb_array_elements(x.value) with ordinality a (answer, place)
      )
      else private.texts_in(x.value, language, items) end), '{}')
    from jsonb_each(view) x
    where x.key in ('title', 'meeting_point', 'itinerary', 'includes', 'answers')
      or (x.key = 'quote' and jsonb_typeof(x.value -> 'options') = 'array')
  );
end $$;

-- Deletions come with `catalogue_since`; their revision counts here, so that deleting the newest item lowers nothing.
create function private.translations_since(language text, since bigint) returns json
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
begin
  return (
    select json_build_object(
      'revision', greatest(
        coalesce((select max(t.revision) from public.translations t where t.language = translations_since.language), 0),
        coalesce((select max(x.revision) from private.catalogue_tombstones x), 0)
      ),
      'items', coalesce((
        select json_agg(json_build_object('kind', t.entity, 'id', t.entity_id, 'texts', t.texts) order by t.revision)
        from public.translations t
        where t.language = translations_since.language and t.revision > since and t.entity_id not in (
          select d.id from public.destinations d where d.archived
          union all select x.id from public.tours x where x.archived
          union all select p.id from public.packages p where p.archived
        )
      ), '[]')
    )
  );
end $$;

-- Leaves the translations out: the desk's list compares the English only.
create function private.translated_texts(entity text, entity_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(t.language, (
    select coalesce(jsonb_agg(x.value -> 'source'), '[]') from jsonb_each(t.texts) x
  )), '{}')
  from public.translations t
  where t.entity = translated_texts.entity and t.entity_id = translated_texts.entity_id
$$;

create function private.admin_translations(entity text, entity_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_object_agg(t.language, t.texts), '{}') from public.translations t
    where t.entity = admin_translations.entity and t.entity_id = admin_translations.entity_id
  );
end $$;
comment on function private.admin_translations is 'Answers an item''s translations by language.';

create function private.save_translations(entity text, entity_id uuid, language text, texts jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb;
  after jsonb;
  wrong constant text := coalesce(private.wrong_translation(texts), case when not private.is_translation(language) then 'language' end);
  has_item constant boolean := case entity
    when 'destination' then exists (select 1 from public.destinations d where d.id = entity_id)
    when 'tour' then exists (select 1 from public.tours t where t.id = entity_id)
    when 'package' then exists (select 1 from public.packages p where p.id = entity_id)
    when 'shop' then entity_id = private.shop_id()
  end;
begin
  if entity = 'shop' then
    perform private.require_owner();
  else
    perform private.require_admin();
  end if;
  if wrong is not null then
    return private.refusal('invalid_translations', wrong, 'Invalid translations');
  end if;
  perform private.lock_catalogue_now();
  if has_item is not true then
    return private.refusal('not_found', null, 'There is no such item');
  end if;
  select t.texts into before from public.translations t
  where t.entity = save_translations.entity and t.entity_id = save_translations.entity_id
    and t.language = save_translations.language;
  before := coalesce(before, '{}');
  select coalesce(jsonb_object_agg(n.key, n.value), '{}') into after
  from jsonb_each(before || texts) n where btrim(n.value ->> 'text') <> '';
  if after <> before then
    insert into public.translations as t (entity, entity_id, language, texts)
    values (save_translations.entity, save_translations.entity_id, save_translations.language, after)
    on conflict on constraint translations_pkey do update set texts = excluded.texts;
    perform private.audit('translated', case save_translations.entity when 'shop' then 'settings' else save_translations.entity end,
      case entity when 'shop' then 'settings' else entity_id::text end, jsonb_build_object('language', language, 'changes', (
      select coalesce(jsonb_object_agg(n.key, jsonb_build_object('from', before -> n.key -> 'text', 'to', n.value -> 'text')), '{}')
      from jsonb_each(texts) n where n.value is distinct from before -> n.key
    )));
  end if;
  return jsonb_build_object('ok', true);
end $$;
comment on function private.save_translations is 'Takes the changed texts alone; an empty one removes its translation. Refuses invalid_translations, not_found.';
