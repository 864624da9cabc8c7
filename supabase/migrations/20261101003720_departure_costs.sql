-- A removed cost stays, so that a late retry does not bring it back.
create table public.departure_costs (
  id uuid primary key,
  departure_id uuid not null references public.departures (id),
  kind text not null check (kind in ('guide', 'transport', 'hotel', 'other')),
  amount_cents bigint not null check (amount_cents between 1 and 100000000),
  note text check (length(note) between 1 and 200),
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create index departure_costs_departure on public.departure_costs (departure_id);
alter table public.departure_costs enable row level security;
grant select on public.departure_costs to service_role;

create function private.has_costs(item uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1 from public.departures d join public.departure_costs c on c.departure_id = d.id where d.item_id = item
  )
$$;

create function private.costs_of(departure_id uuid)
returns bigint
language sql
stable
set search_path = ''
as $$
  select coalesce(sum(c.amount_cents), 0)::bigint from public.departure_costs c
  where c.departure_id = costs_of.departure_id and c.removed_at is null
$$;

-- Reads sales from the ledger, which includes the fees of cancelled bookings; subtracts taxes and fees.
create function private.departure_margin(departure_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('sales_cents', s.sales, 'fees_cents', s.fees, 'commission_cents', b.commission,
    'costs_cents', c.costs, 'margin_cents', s.sales - s.fees - b.commission - c.costs)
  from (
    select coalesce(-sum(e.cents), 0)::bigint as sales,
      coalesce(-sum(e.cents) filter (where e.account = 'fees'), 0)::bigint as fees
    from public.bookings x join public.ledger_entries e on e.booking_id = x.id and e.account in ('revenue', 'fees')
    where x.departure_id = departure_margin.departure_id
  ) s, (
    select coalesce(sum(private.commission_cents(x)), 0)::bigint as commission
    from public.bookings x where x.departure_id = departure_margin.departure_id and x.status = 'confirmed'
  ) b, (select private.costs_of(departure_margin.departure_id) as costs) c
$$;

create function private.admin_departure_costs(departure_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_admin();
  select private.departure_margin(d.id) || jsonb_build_object('costs', coalesce((
    select jsonb_agg(jsonb_build_object('id', c.id, 'kind', c.kind, 'amount_cents', c.amount_cents, 'note', c.note)
      order by c.created_at, c.id)
    from public.departure_costs c where c.departure_id = d.id and c.removed_at is null
  ), '[]'))
  from public.departures d where d.id = admin_departure_costs.departure_id
$$;

create function private.add_departure_cost(cost jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor constant uuid := private.require_admin();
  words constant text := nullif(btrim(private.strip_markup(cost ->> 'note')), '');
  refused constant jsonb := private.check_shape(cost, 'invalid_cost',
    '{"id": "uuid", "departure_id": "uuid", "kind": "any", "amount_cents": "any", "note": "string?"}', 'Invalid cost');
  wrong text;
begin
  if refused is not null then
    return refused;
  end if;
  wrong := case
    when coalesce(cost ->> 'kind', '') not in ('guide', 'transport', 'hotel', 'other') then 'kind'
    when not private.matches_rule(cost -> 'amount_cents', 'number ^[0-9]{1,9}$')
      or (cost ->> 'amount_cents')::bigint not between 1 and 100000000 then 'amount_cents'
    when length(words) > 200 or private.has_control_characters(words, false) then 'note'
  end;
  if wrong is not null then
    return private.refusal('invalid_cost', wrong, 'Invalid cost');
  end if;
  perform 1 from public.departures d where d.id = (cost ->> 'departure_id')::uuid for key share;
  if not found then
    return private.refusal('not_found', 'departure_id', 'There is no such departure');
  end if;
  insert into public.departure_costs (id, departure_id, kind, amount_cents, note)
  values ((cost ->> 'id')::uuid, (cost ->> 'departure_id')::uuid, cost ->> 'kind', (cost ->> 'amount_cents')::bigint, words)
  on conflict do nothing;
  if found then
    perform private.audit('cost_added', 'departure', cost ->> 'departure_id', jsonb_build_object('by', actor,
      'kind', cost ->> 'kind', 'amount_cents', cost -> 'amount_cents', 'note', words));
  end if;
  return '{"ok": true}';
end
$$;

create function private.remove_departure_cost(cost_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor constant uuid := private.require_admin();
  removed public.departure_costs;
begin
  update public.departure_costs c set removed_at = now() where c.id = cost_id and c.removed_at is null returning * into removed;
  if removed.id is not null then
    perform private.audit('cost_removed', 'departure', removed.departure_id::text, jsonb_build_object('by', actor,
      'kind', removed.kind, 'amount_cents', removed.amount_cents, 'note', removed.note));
  end if;
  return '{"ok": true}';
end
$$;
