-- The Cancellation Policy of src/domain/terms; copied onto each booking, so that a change never touches old ones.
create function private.current_terms()
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select '{
    "version": "2026-11",
    "tiers": [
      {"min_days": 60, "percent": 100, "fee_per_person_cents": 10000},
      {"min_days": 30, "percent": 75, "fee_per_person_cents": 0},
      {"min_days": 15, "percent": 50, "fee_per_person_cents": 0},
      {"min_days": 0, "percent": 0, "fee_per_person_cents": 0}
    ]
  }'::jsonb
$$;

create function private.refund_for(terms jsonb, paid_cents bigint, guests integer, check_in date, as_of date)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'refund_cents', greatest(0, round(paid_cents * coalesce(t.percent, 0) / 100)::bigint
      - coalesce(t.fee, 0) * guests),
    'percent', coalesce(t.percent, 0),
    'days_before', check_in - as_of
  )
  from (select 1) always
  left join lateral (
    select (tier ->> 'percent')::numeric as percent, (tier ->> 'fee_per_person_cents')::bigint as fee
    from jsonb_array_elements(terms -> 'tiers') tier
    where (tier ->> 'min_days')::integer <= check_in - as_of
    order by (tier ->> 'min_days')::integer desc
    limit 1
  ) t on true
$$;
