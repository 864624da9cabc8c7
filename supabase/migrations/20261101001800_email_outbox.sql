-- Mails are rows written in the transaction that causes them, sent later by housekeeping.
-- One mail per (about, kind, version): asking again for the same one changes nothing.
create table public.email_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in (
    'booking_held', 'booking_confirmed', 'payment_failed', 'booking_cancelled', 'reminder_3', 'reminder_1',
    'attention_traveller', 'attention_operator', 'booking_links', 'trip_request', 'contact_message'
  )),
  recipient text not null default 'customer' check (recipient in ('customer', 'operator')),
  about uuid not null,
  version integer not null default 1,
  to_name text,
  to_address text,
  booking_id uuid references public.bookings (id),
  payment_id uuid references public.payments (id),
  payload jsonb not null default '{}',
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  next_try_at timestamptz not null default now(),
  lease uuid,
  leased_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (about, kind, version),
  -- The operator's address is configuration, a customer's never is.
  check ((recipient = 'operator') = (to_address is null))
);
create index email_outbox_due on public.email_outbox (next_try_at) where status in ('queued', 'sending');
create index email_outbox_booking on public.email_outbox (booking_id);
create index email_outbox_payment on public.email_outbox (payment_id);
alter table public.email_outbox enable row level security;
grant select on public.email_outbox to authenticated, service_role;

-- Admins see what was mailed and what failed.
create policy email_outbox_select_admin on public.email_outbox
  for select to authenticated using ((select private.is_admin()));

create function private.queue_booking_mail(booking public.bookings, kind text, payment uuid, version integer, payload jsonb)
returns uuid
language sql
security definer
set search_path = ''
as $$
  insert into public.email_outbox (kind, recipient, about, version, to_name, to_address, booking_id, payment_id, payload)
  values (
    $2,
    case when $2 = 'attention_operator' then 'operator' else 'customer' end,
    booking.id, $4,
    case when $2 <> 'attention_operator' then booking.customer_name end,
    case when $2 <> 'attention_operator' then booking.customer_email end,
    booking.id, $3, coalesce($5, '{}')
  )
  on conflict (about, kind, version) do nothing
  returning id
$$;

create function private.next_mail_version(about uuid, kind text)
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(max(m.version), 0) + 1 from public.email_outbox m where m.about = $1 and m.kind = $2
$$;
