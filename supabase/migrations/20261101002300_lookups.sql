create function private.my_booking(booking_id uuid, token text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select case when private.holds_token($1, $2) then private.booking_view($1) end
$$;
grant execute on function private.my_booking(uuid, text) to anon, authenticated, service_role;

create function public.my_booking(booking_id uuid, token text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.my_booking(booking_id, token)
$$;
grant execute on function public.my_booking(uuid, text) to anon, authenticated, service_role;

-- The reference travels through the provider and the address bar: it opens no name, address or phone.
create function private.payment_by_reference(ref text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'payment_id', p.payment_id, 'external_id', p.external_id, 'booking_id', p.booking_id, 'status', p.status, 'amount_cents', p.amount_cents,
    'currency', p.currency, 'title', b.title, 'check_in', b.check_in, 'check_out', b.check_out, 'guests', b.guests,
    'created_at', p.created_at, 'paid_at', p.paid_at, 'booking_status', b.status, 'needs_attention', b.needs_attention
  )
  from public.payments p join public.bookings b on b.id = p.booking_id
  where p.payment_id = $1 or p.external_id = $1
  limit 1
$$;
grant execute on function private.payment_by_reference(text) to anon, authenticated, service_role;

create function public.payment_by_reference(ref text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.payment_by_reference(ref)
$$;
grant execute on function public.payment_by_reference(text) to anon, authenticated, service_role;

-- For signed-in users whose address is confirmed: what was booked with that address.
create function private.bookings_of_my_email()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(private.booking_view(b.id) order by b.check_in), '[]')
  from auth.users u join public.bookings b on lower(b.customer_email) = lower(u.email)
  where u.id = auth.uid() and u.email_confirmed_at is not null
$$;
grant execute on function private.bookings_of_my_email() to authenticated;

create function public.bookings_of_my_email()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.bookings_of_my_email()
$$;
grant execute on function public.bookings_of_my_email() to authenticated;

-- 'Email me my bookings': the same answer for every address, so that nobody learns who travels.
create function private.request_booking_links(email text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  wrong text := private.check_email(email);
  found record;
begin
  if wrong is not null then
    return private.refusal('invalid_email', 'email', wrong);
  end if;
  perform private.require_token('links');
  -- One mailbox gets at most one such mail in ten minutes, whoever asks.
  perform pg_advisory_xact_lock(hashtextextended(lower(btrim(email)), 3));
  select (array_agg(b.id order by b.created_at desc))[1] as newest, (array_agg(b.customer_name order by b.created_at desc))[1] as name,
    (array_agg(b.customer_email order by b.created_at desc))[1] as address
  into found
  from public.bookings b
  where lower(b.customer_email) = lower(btrim(email)) and b.ends_on >= private.today() - 30
    and b.status <> 'expired';
  if found.newest is not null and not exists (
    select 1 from public.email_outbox m
    where m.kind = 'booking_links' and lower(m.to_address) = lower(found.address) and m.created_at > now() - interval '10 minutes'
  ) then
    insert into public.email_outbox (kind, about, version, to_name, to_address)
    values ('booking_links', found.newest, private.next_mail_version(found.newest, 'booking_links'), found.name, found.address);
  end if;
  return '{"ok": true}';
end
$$;
grant execute on function private.request_booking_links(text) to anon, authenticated, service_role;

create function public.request_booking_links(email text)
returns jsonb
language sql
set search_path = ''
as $$
  select private.request_booking_links(email)
$$;
grant execute on function public.request_booking_links(text) to anon, authenticated, service_role;
