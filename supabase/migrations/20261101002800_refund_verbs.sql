create function private.claim_refunds(how_many integer, lease_seconds integer)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  with due as (
    select r.id from public.refunds r
    where r.status in ('pending', 'processing') and r.next_try_at <= now()
      and (r.leased_until is null or r.leased_until < now())
    order by r.next_try_at
    limit greatest(1, least($1, 50))
    for update skip locked
  ), claimed as (
    update public.refunds r set
      status = 'processing', lease = gen_random_uuid(), attempts = r.attempts + 1,
      leased_until = now() + make_interval(secs => greatest($2, 5))
    from due, public.payments p
    where r.id = due.id and p.id = r.payment_id
    returning jsonb_build_object(
      'id', r.id, 'lease', r.lease, 'step', r.step, 'amount_cents', r.amount_cents, 'done_cents', r.done_cents,
      'attempts', r.attempts, 'payment', private.provider_view(p)
    ) as view
  )
  select coalesce(jsonb_agg(claimed.view), '[]') from claimed
$$;
grant execute on function private.claim_refunds(integer, integer) to service_role;

create function public.claim_refunds(how_many integer default 10, lease_seconds integer default 60)
returns jsonb
language sql
set search_path = ''
as $$
  select private.claim_refunds(how_many, lease_seconds)
$$;
grant execute on function public.claim_refunds(integer, integer) to service_role;

-- One step's result: 'succeeded' moves on, 'pending' asks the same step again later, 'failed' ends it for the desk.
create function private.record_refund_step(refund uuid, lease uuid, step integer, result text, cents bigint, error text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  row public.refunds;
  paid public.payments;
  back bigint := case when $4 = 'succeeded' then $5 else 0 end;
begin
  select p.* into paid from public.payments p join public.refunds r on r.payment_id = p.id where r.id = $1 for update of p;
  select r.* into row from public.refunds r where r.id = $1 for update;
  if row.id is null or row.lease is distinct from $2 or row.step <> $3 or row.status <> 'processing' then
    return private.refusal('lease_lost', null, 'Somebody else is at this refund');
  end if;
  if $4 not in ('succeeded', 'pending', 'failed') or back < 0 or row.done_cents + back > row.amount_cents then
    return private.refusal('invalid_step', null, 'This is more than the refund');
  end if;
  update public.refunds r set
    done_cents = r.done_cents + back,
    step = r.step + case when back > 0 then 1 else 0 end,
    status = case
      when $4 = 'failed' then 'failed'
      when r.done_cents + back = r.amount_cents then 'succeeded'
      else 'processing' end,
    next_try_at = now() + case when $4 = 'pending' then make_interval(mins => least(60, r.attempts)) else interval '0' end,
    lease = null, leased_until = null, last_error = left($6, 500)
  where r.id = row.id
  returning * into strict row;
  update public.payments p set
    refunded_cents = least(p.amount_cents, p.refunded_cents + back),
    status = case when p.refunded_cents + back >= p.amount_cents and p.status = 'completed' then 'refunded' else p.status end
  where p.id = paid.id;
  if row.status = 'failed' then
    update public.bookings b set needs_attention = true, attention_reason = 'The refund failed at the provider'
    where b.id = row.booking_id;
  end if;
  return jsonb_build_object('ok', true, 'status', row.status, 'done_cents', row.done_cents, 'step', row.step);
end
$$;
grant execute on function private.record_refund_step(uuid, uuid, integer, text, bigint, text) to service_role;

create function public.record_refund_step(
  refund uuid, lease uuid, step integer, result text, cents bigint default 0, error text default null
)
returns jsonb
language sql
set search_path = ''
as $$
  select private.record_refund_step(refund, lease, step, result, cents, error)
$$;
grant execute on function public.record_refund_step(uuid, uuid, integer, text, bigint, text) to service_role;
