create function private.admin_find(query text, on_day date default null)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_admin();
  with typed as (
    select private.word_patterns(query) as patterns
  ), asked as (
    select t.patterns, cardinality(t.patterns) > 0 as has_words from typed t
  ), bookings as (
    select b.id, b.reference, b.customer_name, b.customer_email, b.title, b.check_in, b.status, b.guests,
      case
        when private.fold_accents(b.customer_name) like any (a.patterns) then 'name'
        when private.fold_accents(b.reference || ' ' || replace(b.reference, '-', '')) like any (a.patterns) then 'reference'
        when private.fold_accents(b.customer_email) like any (a.patterns) then 'email'
        when private.fold_accents(b.title) like all (a.patterns) then 'trip'
        else 'phone'
      end as matched,
      private.fold_accents(b.customer_name) like all (a.patterns) or private.fold_accents(b.reference) = private.fold_accents(trim(query)) as wholly
    from public.bookings b, asked a
    where b.search_text like all ((select x.patterns from asked x)::text[])
      and (select x.has_words from asked x) and (on_day is null or b.check_in = on_day)
  ), departures as (
    select d.id, d.item_type, d.item_id, coalesce(t.title, p.title) as title, d.start_date, d.state, d.taken
    from public.departures d
    left join public.tours t on t.id = d.tour_id
    left join public.packages p on p.id = d.package_id
    cross join asked a
    where d.start_date = on_day and (d.taken > 0 or not d.private and d.state <> 'cancelled')
      and private.fold_accents(coalesce(t.title, p.title)) like all (a.patterns)
    order by d.taken desc, title, d.id limit 8
  ), items as (
    select i.kind, i.id, i.title, i.archived
    from (
      select 'tour' as kind, t.id, t.title, t.archived from public.tours t
      union all select 'package', p.id, p.title, p.archived from public.packages p
      union all select 'destination', d.id, d.name, d.archived from public.destinations d
    ) i, asked a
    where a.has_words and on_day is null and private.fold_accents(i.title) like all (a.patterns)
    order by i.archived, i.title, i.id limit 4
  ), guides as (
    select g.id, g.name from public.guides g, asked a
    where a.has_words and on_day is null and private.fold_accents(concat_ws(' ', g.name, g.phone, g.email)) like all (a.patterns)
    order by g.archived, g.name, g.id limit 3
  )
  select jsonb_build_object(
    'bookings', coalesce((
      select jsonb_agg(to_jsonb(f) - 'place' - 'wholly' order by f.place) from (
        select b.*, row_number() over (
          -- A match in one name comes before a match spread over several fields.
          order by not b.wholly, b.matched = 'trip', b.status not in ('pending', 'confirmed'), b.check_in < private.today(),
            abs(b.check_in - private.today()), b.customer_name, b.id
        ) as place from bookings b order by place limit 8
      ) f
    ), '[]'),
    'departures', coalesce((select jsonb_agg(to_jsonb(d) order by d.taken desc, d.title, d.id) from departures d), '[]'),
    'items', coalesce((select jsonb_agg(to_jsonb(i) order by i.archived, i.title, i.id) from items i), '[]'),
    'guides', coalesce((select jsonb_agg(to_jsonb(g) order by g.name, g.id) from guides g), '[]')
  );
$$;
