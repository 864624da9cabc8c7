-- Archived items are not for sale.
create function private.is_offered(tour_id uuid, package_id uuid)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    select exists (select 1 from public.tours t where t.id = tour_id and not t.archived)
      or exists (select 1 from public.packages k where k.id = package_id and not k.archived)
  );
end $$;

create function private.admin_first_steps()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_admin();
  select jsonb_build_object(
    'destinations', (select count(*) from public.destinations d where not d.archived),
    'tours', (select count(*) from public.tours t where not t.archived),
    'newest_tour', (select t.id from public.tours t where not t.archived order by t.created_at desc, t.id limit 1),
    'departures', (
      select count(*) from public.departures d
      where not d.private and d.state in ('open', 'guaranteed') and d.start_date > private.today()
        and private.is_offered(d.tour_id, d.package_id)
    ),
    'bookings', (
      select count(*) from public.bookings b
      where b.confirmed_at is not null and private.is_offered(b.tour_id, b.package_id)
    )
  );
$$;
