-- Where the desk's own rows mention a person: the log, saved views and error reports.

create function private.folded_words(words text) returns text language sql immutable set search_path = '' as $$
  select ' ' || btrim(regexp_replace(private.fold_accents(words), '[\s!-/:-@\[-`{-~]+', ' ', 'g')) || ' '
$$;

-- Leaves a query as it is if its bytes are no text, because an admin may save anything.
create function private.decode_query(encoded text) returns text language plpgsql immutable set search_path = '' as $$
begin
  return (
    select convert_from(decode(string_agg(case when length(m.part[1]) = 3 then substr(m.part[1], 2)
      else encode(convert_to(m.part[1], 'UTF8'), 'hex') end, '' order by m.place), 'hex'), 'UTF8')
    from regexp_matches(replace(encoded, '+', ' '), '%[0-9A-Fa-f]{2}|.', 'g') with ordinality m (part, place)
  );
exception when character_not_in_repertoire then
  return encoded;
end
$$;

-- True for a search of nothing but words of these names, and for any text with a whole name, a last name or a phone number.
create function private.mentions_person(name text, query text, names text[], phones text[]) returns boolean
language sql immutable set search_path = '' as $$
  select exists (
    select from unnest(names) n where strpos(said.words, private.folded_words(n)) > 0
      or length(said.search) > 2 and string_to_array(btrim(said.search), ' ') <@ string_to_array(btrim(private.folded_words(n)), ' ')
  ) or exists (select from unnest(phones) p where strpos(said.digits, p) > 0)
  from (
    select private.folded_words(concat_ws(' ', name, private.decode_query(query))) as words,
      private.folded_words(private.decode_query(substring(query from '(?:^|[?&])search=([^&]*)'))) as search,
      regexp_replace(private.decode_query(query), '[^0-9]', '', 'g') as digits
  ) said
$$;

create function private.without_words(said text, pattern text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(said, pattern, '\1[name]', 'gi')
$$;

-- Keeps the reports, because a traveler could choose a name that deletes them.
create function private.erase_from_reports(words text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  pattern constant text := format('(^|[\s!-/:-@\[-`{-~])(%s)(?=$|[\s!-/:-@\[-`{-~])',
    (select string_agg(private.as_literal(w), '|' order by length(w) desc) from unnest(words) w));
begin
  with named as (
    delete from private.error_reports e where concat_ws(' ', e.message, e.stack, e.place) ~* pattern returning e.*
  )
  insert into private.error_reports as known (version, source, place, message, stack, count, first_at, last_at)
  select n.version, n.source, left(private.without_words(n.place, pattern), 100), left(private.without_words(n.message, pattern), 300),
    max(left(private.without_words(n.stack, pattern), 2000)), sum(n.count)::bigint, min(n.first_at), max(n.last_at)
  from named n group by 1, 2, 3, 4
  on conflict (version, source, place, message) do update
    set count = known.count + excluded.count, last_at = greatest(known.last_at, excluded.last_at);
end
$$;

-- Looks in the log for addresses only: a traveler chooses name and phone, and could pick what audit entries contain.
create function private.erase_mentions(addresses text[], names text[], phones text[] default '{}') returns void
language plpgsql security definer set search_path = '' as $$
declare
  -- A last name of two letters is also a word of code.
  known constant text[] := array(
    select distinct n from unnest(names) whole, lateral (values (btrim(whole)), (substring(btrim(whole) from '\s(\S{3,})$'))) w (n)
    where n <> ''
  );
begin
  update public.audit_log l set details = '{}'
  from unnest(addresses) w where strpos(lower(l.details::text), w) > 0;
  delete from public.desk_views d
  where exists (select from unnest(addresses) w where strpos(lower(d.name || ' ' || private.decode_query(d.query)), w) > 0)
    or private.mentions_person(d.name, d.query, known, phones);
  if cardinality(addresses || known) > 0 then
    perform private.erase_from_reports(addresses || known);
  end if;
end
$$;
