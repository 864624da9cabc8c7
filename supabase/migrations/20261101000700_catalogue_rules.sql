-- Lists as the forms promise them: empty is null, dates sorted and unique, links that lead somewhere.
create function private.check_tour()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.includes := nullif(new.includes, '{}');
  new.excludes := nullif(new.excludes, '{}');
  new.departure_dates := (select array_agg(distinct d order by d) from unnest(new.departure_dates) d where d is not null);
  if not new.archived and exists (
    select 1 from public.destinations d where d.id = new.destination_id and d.archived
  ) then
    raise exception 'The destination of this tour is archived. Restore it first or choose another.' using errcode = '23514';
  end if;
  return new;
end
$$;

create function private.check_package()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.includes := nullif(new.includes, '{}');
  new.highlights := nullif(new.highlights, '{}');
  new.tour_ids := nullif(new.tour_ids, '{}');
  if not new.archived and exists (
    select 1 from unnest(new.tour_ids) wanted
    where not exists (select 1 from public.tours t where t.id = wanted and not t.archived)
  ) then
    raise exception 'A tour of this package does not exist or is archived' using errcode = '23503';
  end if;
  return new;
end
$$;

create trigger m_check before insert or update on public.tours
  for each row execute function private.check_tour();
create trigger m_check before insert or update on public.packages
  for each row execute function private.check_package();

-- Admin saves leave a trace; writes by the owner (seed, migrations) do not.
create function private.audit_catalogue()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is not null then
    if tg_op = 'DELETE' then
      perform private.audit('deleted', tg_argv[0], old.id::text, jsonb_build_object('row', to_jsonb(old)));
    else
      perform private.audit(
        case when tg_op = 'INSERT' then 'created' else 'updated' end, tg_argv[0], new.id::text,
        case when tg_op = 'INSERT' then '{}' else (
          select jsonb_build_object('changed', jsonb_object_agg(n.key, o.value))
          from jsonb_each(to_jsonb(new)) n join jsonb_each(to_jsonb(old)) o using (key)
          where n.value is distinct from o.value and n.key not in ('revision', 'updated_at')
        ) end
      );
    end if;
  end if;
  return null;
end
$$;
create trigger trace after insert or update or delete on public.destinations
  for each row execute function private.audit_catalogue('destination');
create trigger trace after insert or update or delete on public.tours
  for each row execute function private.audit_catalogue('tour');
create trigger trace after insert or update or delete on public.packages
  for each row execute function private.audit_catalogue('package');
