-- Somebody may pay at any moment while the provider's page is open, and the webhook may never come. Each minute's round
-- then asks, so that a payment is seen within 90 s of being made; asking less often begins when no page can be open.
alter table public.payments alter column next_check_at set default now() + interval '20 seconds';

create or replace function private.claim_due_payments(how_many integer)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  with due as (
    select p.id from public.payments p join public.bookings b on b.id = p.booking_id
    where p.status in ('pending', 'wait_user_action', 'processing')
      and (p.next_check_at <= now() or (
        b.expires_at < now() and (p.checked_at is null or p.checked_at < b.expires_at)
        and (p.refresh_claimed_at is null or p.refresh_claimed_at < now() - interval '30 seconds')
      ))
    order by p.next_check_at
    limit greatest(1, least($1, 200))
    for update of p skip locked
  ), claimed as (
    update public.payments p set
      refresh_claimed_at = clock_timestamp(),
      checks = p.checks + 1,
      next_check_at = now() + case
        when p.created_at > now() - interval '70 minutes' then interval '30 seconds'
        when p.created_at > now() - interval '6 hours' then interval '15 minutes'
        else interval '60 minutes' end
    from due where p.id = due.id
    returning private.provider_view(p) as view
  )
  select coalesce(jsonb_agg(claimed.view), '[]') from claimed
$$;
