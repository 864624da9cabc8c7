-- Trip requests and messages in one list, and the audit log; page by page, for admins by row level security.
create function public.admin_requests(
  kind text default null, status text default null, search text default null, skip integer default 0,
  how_many integer default 20
)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with found as materialized (
    select 'trip_request' as kind, t.id, t.name, t.email, t.phone, t.status, t.created_at, t.answered_at,
      jsonb_build_object('start_date', t.start_date, 'end_date', t.end_date, 'cities', to_jsonb(t.cities),
        'guests', t.guests, 'budget_cents', t.budget_cents) as trip,
      null::text as subject, t.wishes as message
    from public.trip_requests t
    union all
    select 'contact_message', c.id, c.name, c.email, c.phone, c.status, c.created_at, c.answered_at, null,
      c.subject, c.message
    from public.contact_messages c
  ), chosen as (
    select * from found f
    where ($1 is null or f.kind = $1) and ($2 is null or f.status = $2)
      and ($3 is null or strpos(lower(concat_ws(' ', f.name, f.email, f.phone, f.subject, f.message)), lower($3)) > 0)
  )
  select jsonb_build_object(
    'count', (select count(*) from chosen),
    'rows', coalesce((
      select jsonb_agg(to_jsonb(g) order by g.created_at desc, g.id)
      from (
        select * from chosen c order by c.created_at desc, c.id
        limit least(greatest($5, 1), 1000) offset greatest($4, 0)
      ) g
    ), '[]')
  )
$$;

-- Numbers of the list stand still while one pages: older than the newest entry one began with (up_to).
create function public.admin_audit(
  search text default null, up_to bigint default null, skip integer default 0, how_many integer default 50
)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with found as materialized (
    select a.id from public.audit_log a
    where ($2 is null or a.id <= $2)
      and ($1 is null or strpos(lower(concat_ws(' ', a.actor_email, a.action, a.entity, a.entity_id)), lower($1)) > 0)
  )
  select jsonb_build_object(
    'count', (select count(*) from found),
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', a.id, 'at', a.at, 'actor_email', a.actor_email, 'action', a.action, 'entity', a.entity,
        'entity_id', a.entity_id, 'details', a.details,
        'label', case a.entity
          when 'booking' then (select b.reference || ', ' || b.title from public.bookings b where b.id = a.entity_id::uuid)
          when 'payment' then (select p.payment_id from public.payments p where p.id = a.entity_id::uuid)
          when 'tour' then (select t.title from public.tours t where t.id = a.entity_id::uuid)
          when 'package' then (select k.title from public.packages k where k.id = a.entity_id::uuid)
          when 'destination' then (select d.name from public.destinations d where d.id = a.entity_id::uuid)
        end
      ) order by a.id desc)
      from (select f.id from found f order by f.id desc limit least(greatest($4, 1), 1000) offset greatest($3, 0)) g
      join public.audit_log a on a.id = g.id
    ), '[]')
  )
$$;

grant execute on function public.admin_requests(text, text, text, integer, integer),
  public.admin_audit(text, bigint, integer, integer) to authenticated;
