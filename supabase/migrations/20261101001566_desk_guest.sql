-- What the desk knows and mends of who booked: notes among ourselves, a name typed wrong, the way to the trip.
create table public.booking_notes (
  -- Made where it is typed: sent again it is the same note.
  id uuid primary key,
  booking_id uuid not null references public.bookings (id),
  author uuid not null,
  author_email text,
  body text not null check (length(btrim(body)) between 1 and 2000),
  made_at timestamptz not null default now()
);
create index booking_notes_booking on public.booking_notes (booking_id, made_at);
alter table public.booking_notes enable row level security;
grant select on public.booking_notes to service_role;

create function private.keep_notes()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'A note stays as it was written' using errcode = '23514';
end
$$;
create trigger insert_only before update or delete on public.booking_notes
  for each row when (not private.is_erasing()) execute function private.keep_notes();
create trigger never_emptied before truncate on public.booking_notes
  for each statement execute function private.keep_notes();

create function private.notes_of(booking_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(n) - 'booking_id' - 'author' order by n.made_at, n.id), '[]')
  from public.booking_notes n where n.booking_id = $1
$$;

create function private.add_booking_note(booking_id uuid, note_id uuid, body text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor uuid := private.require_admin();
begin
  if length(btrim(coalesce($3, ''))) not between 1 and 2000 or private.has_control_characters($3, true) then
    return private.refusal('invalid_note', 'body', 'A note of at most 2000 characters');
  end if;
  insert into public.booking_notes (id, booking_id, author, author_email, body)
  select $2, b.id, actor, (select u.email from auth.users u where u.id = actor), btrim($3)
  from public.bookings b where b.id = $1
  on conflict (id) do nothing;
  if not exists (select 1 from public.booking_notes n where n.id = $2 and n.booking_id = $1) then
    return private.refusal('not_found', null, 'Booking not found');
  end if;
  return '{"ok": true}';
end
$$;

-- Who has had a mail at the wrong address could open the trip, and cancel it: with another address the links of all mails end,
-- but for the device it was booked on, and the new address gets its own. Papers already made keep the name they were made with.
create function private.admin_correct_guest(booking_id uuid, guest jsonb, expected jsonb default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.bookings;
  named constant text[] := array['customer_first_name', 'customer_last_name', 'customer_email', 'customer_phone'];
  fresh jsonb;
  refused jsonb;
  changes jsonb;
begin
  perform private.require_admin();
  select b.* into booking from public.bookings b where b.id = $1 for update;
  if booking.id is null then
    return private.refusal('not_found', null, 'Booking not found');
  end if;
  if jsonb_typeof($2) is distinct from 'object' or private.unknown_key($2, named) is not null
    or exists (select 1 from jsonb_each($2) g where jsonb_typeof(g.value) <> 'string') then
    return private.refusal('invalid_booking', private.unknown_key($2, named), 'Invalid booking information');
  end if;
  refused := private.changed_since(booking, $3);
  if refused is not null then
    return refused;
  end if;
  select jsonb_object_agg(n, btrim(coalesce($2 ->> n, to_jsonb(booking) ->> n))) into fresh from unnest(named) n;
  refused := coalesce(
    private.refusal('invalid_booking', 'customer_first_name', private.check_name('First name', fresh ->> 'customer_first_name', 50)),
    private.refusal('invalid_booking', 'customer_last_name', private.check_name('Last name', fresh ->> 'customer_last_name', 50)),
    private.refusal('invalid_booking', 'customer_email', private.check_email(fresh ->> 'customer_email')),
    private.refusal('invalid_booking', 'customer_phone', private.check_phone(fresh ->> 'customer_phone'))
  );
  if refused is not null then
    return refused;
  end if;
  select jsonb_object_agg(f.key, jsonb_build_object('from', to_jsonb(booking) -> f.key, 'to', f.value)) into changes
  from jsonb_each(fresh) f where f.value is distinct from to_jsonb(booking) -> f.key;
  if changes is null then
    return jsonb_build_object('ok', true, 'booking', private.booking_view(booking.id));
  end if;
  update public.bookings b set customer_first_name = fresh ->> 'customer_first_name',
    customer_last_name = fresh ->> 'customer_last_name', customer_email = fresh ->> 'customer_email',
    customer_phone = fresh ->> 'customer_phone'
  where b.id = booking.id
  returning b.* into strict booking;
  -- One that is just being sent goes where it was going.
  update public.email_outbox m set to_name = booking.customer_name, to_address = booking.customer_email
  where m.id in (
    select q.id from public.email_outbox q
    where q.booking_id = booking.id and q.recipient = 'customer' and q.status in ('queued', 'failed')
    for update skip locked
  );
  if changes ? 'customer_email' then
    delete from private.booking_tokens t where t.booking_id = booking.id and (booking.source = 'manual' or t.created_at > (
      select min(first.created_at) from private.booking_tokens first where first.booking_id = booking.id
    ));
    perform private.queue_links(booking);
  end if;
  return private.desk_answer(booking.id, 'corrected the guest', jsonb_build_object('changes', changes));
end
$$;

-- The links of all trips of this address; one that still waits to be sent is enough.
create function private.queue_links(booking public.bookings)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.email_outbox (kind, about, version, to_name, to_address, payload)
  select 'booking_links', $1.id, private.next_mail_version($1.id, 'booking_links'), $1.customer_name, $1.customer_email,
    '{"by": "desk"}'
  where not exists (
    select 1 from public.email_outbox m
    where m.about = $1.id and m.kind = 'booking_links' and m.to_address = $1.customer_email and m.status = 'queued'
  )
$$;

create function private.admin_send_link(booking_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.bookings;
begin
  perform private.require_admin();
  select b.* into booking from public.bookings b where b.id = $1;
  if booking.id is null or booking.status = 'expired' or booking.ends_on < private.today() - 30 then
    return private.refusal('trip_over', null, 'This trip has ended or was never booked');
  end if;
  perform private.queue_links(booking);
  return private.desk_answer(booking.id, 'sent the link', jsonb_build_object('to_address', booking.customer_email));
end
$$;

-- Only hashes of links are kept, so none can be shown again: a new one is made, told once, and written down by whom.
create function private.admin_make_link(booking_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if not exists (select 1 from public.bookings b where b.id = $1) then
    return private.refusal('not_found', null, 'Booking not found');
  end if;
  perform private.audit('made a link', 'booking', booking_id::text, '{}');
  return jsonb_build_object('ok', true, 'token', private.link_token($1));
end
$$;
