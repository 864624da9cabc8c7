-- What a traveller booked never points to nothing: booked items are archived instead of deleted, and what others
-- on offer still lean on is refused in words for the admin.
create function private.delete_destination()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  tours integer;
begin
  select count(*) into tours from public.tours t where t.destination_id = old.id and not t.archived;
  if tours > 0 then
    raise exception 'This destination still has % tour(s). Move or delete them first.', tours using errcode = '23503';
  end if;
  if exists (select 1 from public.tours t where t.destination_id = old.id) then
    update public.destinations d set archived = true where d.id = old.id;
    return null;
  end if;
  return old;
end
$$;

create function private.delete_tour()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  packages text;
begin
  select string_agg(p.title, ', ' order by p.title) into packages
  from public.packages p where p.tour_ids @> array[old.id] and not p.archived;
  if packages is not null then
    raise exception 'This tour is part of: %. Take it out of there first.', packages using errcode = '23503';
  end if;
  if exists (select 1 from public.bookings b where b.tour_id = old.id)
    or exists (select 1 from public.packages p where p.tour_ids @> array[old.id]) then
    update public.tours t set archived = true where t.id = old.id;
    return null;
  end if;
  return old;
end
$$;

create function private.delete_package()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select 1 from public.bookings b where b.package_id = old.id) then
    update public.packages p set archived = true where p.id = old.id;
    return null;
  end if;
  return old;
end
$$;

create trigger m_keep before delete on public.destinations
  for each row execute function private.delete_destination();
create trigger m_keep before delete on public.tours
  for each row execute function private.delete_tour();
create trigger m_keep before delete on public.packages
  for each row execute function private.delete_package();
