-- All of the API: each verb is an invoker wrapper around its definer function of the same name, and whoever may call the
-- one may call the other. Nothing else in this database can be executed from outside.

-- Everybody: what is on offer, booking, one's own trips by token, forms.
create function public.is_admin() returns boolean language sql stable set search_path = ''
as $$ select private.is_admin() $$;
create function public.catalogue_since(since bigint) returns json language sql stable set search_path = ''
as $$ select private.catalogue_since(greatest(coalesce(since, 0), 0)) $$;
create function public.quote(item_type text, item_id uuid, guests integer, check_in date default null)
returns jsonb language sql stable set search_path = ''
as $$ select private.quote(item_type, item_id, guests, check_in) $$;
create function public.availability(item_type text, item_id uuid)
returns jsonb language sql stable set search_path = '' as $$ select private.availability(item_type, item_id) $$;
create function public.create_booking(booking jsonb) returns jsonb language sql set search_path = ''
as $$ select private.create_booking(booking) $$;
create function public.my_booking(booking_id uuid, token text) returns jsonb language sql stable set search_path = ''
as $$ select private.my_booking(booking_id, token) $$;
create function public.payment_status(payment_id text) returns jsonb language sql stable set search_path = ''
as $$ select private.payment_status(payment_id) $$;
create function public.cancel_quote(booking_id uuid, token text)
returns jsonb language sql stable set search_path = '' as $$ select private.cancel_quote(booking_id, token) $$;
create function public.cancel_my_booking(
  booking_id uuid, token text, expected_refund_cents bigint, expected_status text
)
returns jsonb language sql set search_path = ''
as $$ select private.cancel_my_booking(booking_id, token, expected_refund_cents, expected_status) $$;
create function public.request_booking_links(email text) returns jsonb language sql set search_path = ''
as $$ select private.request_booking_links(email) $$;
create function public.submit_trip_request(request jsonb) returns jsonb language sql set search_path = ''
as $$ select private.submit_trip_request(request) $$;
create function public.submit_contact_message(message jsonb) returns jsonb language sql set search_path = ''
as $$ select private.submit_contact_message(message) $$;
grant execute on function
  public.is_admin, private.is_admin, public.catalogue_since, private.catalogue_since, public.quote, private.quote,
  public.availability, private.availability, public.create_booking, private.create_booking,
  public.my_booking, private.my_booking, public.payment_status, private.payment_status,
  public.cancel_quote, private.cancel_quote, public.cancel_my_booking, private.cancel_my_booking,
  public.request_booking_links, private.request_booking_links,
  public.submit_trip_request, private.submit_trip_request,
  public.submit_contact_message, private.submit_contact_message
to anon, authenticated, service_role;

-- Who is signed in and has confirmed the address.
create function public.bookings_of_my_email() returns jsonb language sql stable set search_path = ''
as $$ select private.bookings_of_my_email() $$;
grant execute on function
  public.bookings_of_my_email, private.bookings_of_my_email
to authenticated;

-- The desk. Anybody signed in may call; the functions behind ask who it is (42501).
create function public.admin_mark_failed(payment_id uuid, reason text) returns jsonb language sql set search_path = ''
as $$ select private.admin_mark_failed(payment_id, reason) $$;
create function public.admin_resend_email(payment_id uuid) returns jsonb language sql set search_path = ''
as $$ select private.admin_resend_email(payment_id) $$;
create function public.admin_confirm_booking(booking_id uuid, reason text)
returns jsonb language sql set search_path = '' as $$ select private.admin_confirm_booking(booking_id, reason) $$;
create function public.admin_cancel_booking(
  booking_id uuid, reason text, refund_cents bigint default null, expected_status text default null
)
returns jsonb language sql set search_path = ''
as $$ select private.admin_cancel_booking(booking_id, reason, refund_cents, expected_status) $$;
create function public.admin_refund_booking(booking_id uuid, reason text, amount_cents bigint default null)
returns jsonb language sql set search_path = ''
as $$ select private.admin_refund_booking(booking_id, reason, amount_cents) $$;
create function public.admin_manual_booking(booking jsonb) returns jsonb language sql set search_path = ''
as $$ select private.admin_manual_booking(booking) $$;
create function public.admin_mark_answered(kind text, id uuid, answered boolean)
returns jsonb language sql set search_path = '' as $$ select private.admin_mark_answered(kind, id, answered) $$;
create function public.admin_figures() returns jsonb language sql stable set search_path = ''
as $$ select private.admin_figures() $$;
create function public.admin_charts() returns jsonb language sql stable set search_path = ''
as $$ select private.admin_charts() $$;
create function public.admin_payment_summary(
  status text default null, from_time timestamptz default null, to_time timestamptz default null,
  search text default null
)
returns jsonb language sql stable set search_path = ''
as $$ select private.admin_payment_summary(status, from_time, to_time, search) $$;
create function public.admin_payments(
  status text default null, from_time timestamptz default null, to_time timestamptz default null,
  search text default null, skip integer default 0, how_many integer default 50
)
returns jsonb language sql stable set search_path = ''
as $$ select private.admin_payments(status, from_time, to_time, search, skip, how_many) $$;
create function public.admin_payment(payment_id uuid) returns jsonb language sql stable set search_path = ''
as $$ select private.admin_payment(payment_id) $$;
create function public.admin_bookings(
  status text default null, from_day date default null, to_day date default null, item uuid default null,
  attention boolean default false, search text default null, skip integer default 0, how_many integer default 25
)
returns jsonb language sql stable set search_path = ''
as $$ select private.admin_bookings(status, from_day, to_day, item, attention, search, skip, how_many) $$;
create function public.admin_booking(booking_id uuid) returns jsonb language sql stable set search_path = ''
as $$ select private.admin_booking(booking_id) $$;
create function public.admin_departures(
  from_day date, to_day date default null, skip integer default 0, how_many integer default 25
)
returns jsonb language sql stable set search_path = ''
as $$ select private.admin_departures(from_day, to_day, skip, how_many) $$;
create function public.admin_manifest(item uuid, departs_on date)
returns jsonb language sql stable set search_path = '' as $$ select private.admin_manifest(item, departs_on) $$;
create function public.admin_requests(
  kind text default null, status text default null, search text default null, skip integer default 0,
  how_many integer default 20
)
returns jsonb language sql stable set search_path = ''
as $$ select private.admin_requests(kind, status, search, skip, how_many) $$;
create function public.admin_audit(
  search text default null, up_to bigint default null, skip integer default 0, how_many integer default 50
)
returns jsonb language sql stable set search_path = ''
as $$ select private.admin_audit(search, up_to, skip, how_many) $$;
grant execute on function
  public.admin_mark_failed, private.admin_mark_failed, public.admin_resend_email, private.admin_resend_email,
  public.admin_confirm_booking, private.admin_confirm_booking,
  public.admin_cancel_booking, private.admin_cancel_booking,
  public.admin_refund_booking, private.admin_refund_booking,
  public.admin_manual_booking, private.admin_manual_booking, public.admin_mark_answered, private.admin_mark_answered,
  public.admin_figures, private.admin_figures, public.admin_charts, private.admin_charts,
  public.admin_payment_summary, private.admin_payment_summary, public.admin_payments, private.admin_payments,
  public.admin_payment, private.admin_payment, public.admin_bookings, private.admin_bookings,
  public.admin_booking, private.admin_booking, public.admin_departures, private.admin_departures,
  public.admin_manifest, private.admin_manifest, public.admin_requests, private.admin_requests,
  public.admin_audit, private.admin_audit
to authenticated;

-- Edge functions and housekeeping.
create function public.open_payment(booking_id uuid, token text, provider text default 'octo')
returns jsonb language sql set search_path = '' as $$ select private.open_payment(booking_id, token, provider) $$;
create function public.attach_session(
  payment_id uuid, provider_payment_id text, redirect_url text, settlement_currency text default null,
  settlement_amount bigint default null, settlement_rate numeric default null
)
returns jsonb language sql set search_path = ''
as $$ select private.attach_session(payment_id, provider_payment_id, redirect_url, settlement_currency, settlement_amount, settlement_rate) $$;
create function public.find_payment(payment_id text) returns jsonb language sql stable set search_path = ''
as $$ select private.find_payment(payment_id) $$;
create function public.claim_payment_refresh(payment_id text, min_seconds integer default 2)
returns jsonb language sql set search_path = '' as $$ select private.claim_payment_refresh(payment_id, min_seconds) $$;
create function public.claim_due_payments(how_many integer default 50) returns jsonb language sql set search_path = ''
as $$ select private.claim_due_payments(how_many) $$;
create function public.apply_payment_event(
  payment_id uuid, new_status text, source text, dedupe_key text, payload jsonb default '{}',
  amount bigint default null
)
returns jsonb language sql set search_path = ''
as $$ select private.apply_payment_event(payment_id, new_status, source, dedupe_key, payload, amount) $$;
create function public.mark_payment_checked(payment_id uuid) returns void language sql set search_path = ''
as $$ select private.mark_payment_checked(payment_id) $$;
create function public.store_callback(payment_id uuid, dedupe_key text, payload jsonb)
returns boolean language sql set search_path = ''
as $$ select private.store_callback(payment_id, dedupe_key, payload) $$;
create function public.claim_refunds(how_many integer default 10, lease_seconds integer default 60)
returns jsonb language sql set search_path = '' as $$ select private.claim_refunds(how_many, lease_seconds) $$;
create function public.record_refund_step(
  refund uuid, lease uuid, step integer, result text, cents bigint default 0, error text default null
)
returns jsonb language sql set search_path = ''
as $$ select private.record_refund_step(refund, lease, step, result, cents, error) $$;
create function public.expire_holds() returns integer language sql set search_path = ''
as $$ select private.expire_holds() $$;
create function public.claim_emails(how_many integer default 20, lease_seconds integer default 60)
returns jsonb language sql set search_path = '' as $$ select private.claim_emails(how_many, lease_seconds) $$;
create function public.drop_email(mail uuid, lease uuid) returns boolean language sql set search_path = ''
as $$ select private.drop_email(mail, lease) $$;
create function public.mark_email_sent(mail uuid, lease uuid) returns boolean language sql set search_path = ''
as $$ select private.mark_email_sent(mail, lease) $$;
create function public.mark_email_failed(mail uuid, lease uuid, error text)
returns boolean language sql set search_path = '' as $$ select private.mark_email_failed(mail, lease, error) $$;
create function public.resend_confirmation(payment_id text) returns jsonb language sql set search_path = ''
as $$ select private.resend_confirmation(payment_id) $$;
create function public.note_housekeeping(failed jsonb) returns void language sql set search_path = ''
as $$ select private.note_housekeeping(failed) $$;
create function public.last_housekeeping() returns jsonb language sql stable set search_path = ''
as $$ select private.last_housekeeping() $$;
create function public.queue_reminders() returns integer language sql set search_path = ''
as $$ select private.queue_reminders() $$;
grant execute on function
  public.open_payment, private.open_payment, public.attach_session, private.attach_session,
  public.find_payment, private.find_payment, public.claim_payment_refresh, private.claim_payment_refresh,
  public.claim_due_payments, private.claim_due_payments, public.apply_payment_event, private.apply_payment_event,
  public.mark_payment_checked, private.mark_payment_checked, public.store_callback, private.store_callback,
  public.claim_refunds, private.claim_refunds, public.record_refund_step, private.record_refund_step,
  public.expire_holds, private.expire_holds, public.claim_emails, private.claim_emails,
  public.drop_email, private.drop_email, public.note_housekeeping, private.note_housekeeping,
  public.last_housekeeping, private.last_housekeeping,
  public.mark_email_sent, private.mark_email_sent, public.mark_email_failed, private.mark_email_failed,
  public.resend_confirmation, private.resend_confirmation, public.queue_reminders, private.queue_reminders
to service_role;
