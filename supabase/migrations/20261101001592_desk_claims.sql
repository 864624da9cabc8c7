create function private.waiting_cash()
returns setof public.guide_cash
language sql
stable
security definer
set search_path = ''
as $$
  select c.* from public.guide_cash c
  where not exists (select 1 from public.payments p where p.id = c.id)
    and not exists (select 1 from private.claim_decisions x where x.claim_id = c.id)
$$;

create function private.claim_view(cash public.guide_cash)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('claim_id', cash.id, 'amount_cents', cash.amount_cents, 'currency', cash.currency,
    'charged_minor', cash.charged_minor, 'guide_name', private.guide_of_device(cash.device_id), 'seen_at', cash.seen_at,
    'received_at', cash.received_at, 'doubt', cash.doubt)
$$;

-- The same decision again succeeds; a different one is refused with the first.
create function private.decide_claim(claim_id uuid, accept boolean, reason text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.claim_decisions (claim_id, accepted, reason, decided_by) values (decide_claim.claim_id, accept,
    btrim(reason), auth.uid())
  on conflict on constraint claim_decisions_pkey do nothing;
  return (select x.accepted = accept from private.claim_decisions x where x.claim_id = decide_claim.claim_id);
end
$$;

create function private.settle_cash_claim(cash public.guide_cash, accept boolean, reason text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.bookings := private.booking_for_desk(cash.booking_id, reason);
  state constant text := private.cash_state(cash.id);
  is_foreign constant boolean := cash.currency <> 'USD';
  guide constant text := private.guide_of_device(cash.device_id);
  answer jsonb;
begin
  if state <> 'waiting' then
    return case when accept = (state <> 'rejected') then '{"ok": true}'
      else private.refusal('claim_decided', null, 'Somebody decided this already') end;
  elsif not accept then
    perform private.decide_claim(cash.id, false, reason);
  else
    answer := private.record_money(booking, cash.id, 'cash', cash.amount_cents, guide, cash.note,
      case when is_foreign then cash.currency end, case when is_foreign then cash.charged_minor end,
      case when is_foreign then cash.rate end);
    if not (answer ->> 'ok')::boolean then
      return answer;
    end if;
  end if;
  perform private.audit(case when accept then 'accepted cash' else 'rejected cash' end, 'booking', booking.id::text,
    jsonb_build_object('amount_cents', cash.amount_cents, 'guide', guide, 'reason', reason));
  return '{"ok": true}';
end
$$;

create function private.settle_claim(claim_id uuid, accept boolean, reason text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  cash public.guide_cash;
  fact public.check_ins;
begin
  perform private.require_admin();
  perform private.require_reason(reason);
  select c.* into cash from public.guide_cash c where c.id = claim_id;
  select c.* into fact from public.check_ins c where c.id = claim_id and c.doubt is not null;
  if accept is null or (cash.id is null and fact.id is null) then
    return private.refusal('not_found', 'claim_id', 'No guide''s phone told this');
  elsif cash.id is not null then
    return private.settle_cash_claim(cash, accept, reason);
  elsif not private.decide_claim(claim_id, accept, reason) then
    return private.refusal('claim_decided', null, 'Somebody decided this already');
  end if;
  perform private.audit(case when accept then 'accepted check-in' else 'rejected check-in' end, 'booking', fact.booking_id::text,
    jsonb_build_object('guests', fact.guests, 'guide', private.guide_of_device(fact.device_id), 'reason', reason));
  return '{"ok": true}';
end
$$;
