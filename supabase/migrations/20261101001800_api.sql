-- All of the API: each verb here is an invoker wrapper around its definer function of the same name, with its arguments and
-- defaults, and whoever may call the one may call the other. Nothing else in this database can be executed from outside.

-- A client that knows nothing may say so in several ways.
create function public.catalogue_since(since bigint)
returns json
language sql
stable
set search_path = ''
as $$
  select private.catalogue_since(greatest(coalesce(since, 0), 0))
$$;
grant execute on function public.catalogue_since, private.catalogue_since to anon, authenticated, service_role;

-- PostgREST also answers GET, and an address with its tokens, codes and e-mails is written to logs.
create function private.require_post()
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if current_setting('request.method', true) in ('GET', 'HEAD') then
    raise exception 'This is called by POST only' using errcode = 'PT405';
  end if;
end
$$;
grant execute on function private.require_post to anon, authenticated, service_role;

do $do$
declare
  verb text;
  callers text;
  behind pg_catalog.pg_proc;
begin
  for callers, verb in
    select offered.callers, unnest(offered.verbs) from (values
      -- What is on offer, booking, one's own trips by token, forms.
      ('anon, authenticated, service_role', array[
        'is_admin', 'quote', 'lock_price', 'availability', 'create_booking', 'my_booking', 'payment_status',
        'cancel_quote', 'cancel_my_booking', 'move_my_booking', 'save_travellers', 'request_booking_links',
        'submit_trip_request', 'submit_contact_message', 'join_waiting_list', 'leave_waiting_list',
        'check_code', 'check_gift_card', 'use_gift_card', 'submit_review', 'item_reviews', 'acknowledge_meeting',
        -- Guides, by the key of their phone.
        'tell_check_in', 'tell_cash'
      ]),
      -- Who is signed in. The functions of the desk ask by themselves who it is (42501).
      ('authenticated', array[
        'bookings_of_my_email', 'my_guide', 'accept_invitation', 'guide_pocket', 'invite_guide', 'end_guide_account', 'admin_day',
        'admin_check_in', 'save_guide_note', 'settle_claim',
        'admin_find', 'admin_views', 'admin_save_view', 'admin_drop_view', 'admin_mark_bookings',
        'admin_mark_failed', 'admin_resend_email', 'admin_confirm_booking', 'admin_cancel_booking',
        'admin_refund_booking', 'admin_manual_booking', 'admin_record_money', 'admin_void_money', 'admin_give_by_hand', 'admin_send_refund_again', 'admin_mark_answered', 'admin_figures', 'admin_questions', 'admin_first_steps',
        'admin_payment_summary', 'admin_payments', 'admin_payments_between', 'admin_payment', 'admin_bookings', 'admin_booking',
        'admin_departures', 'admin_item_departures', 'save_departure', 'repeat_departure', 'cancel_departure',
        'save_guide', 'admin_guides', 'save_code', 'admin_codes', 'admin_gift_cards', 'make_gift_card',
        'void_gift_card', 'admin_manifest', 'admin_requests', 'admin_audit', 'admin_books',
        'admin_ledger', 'admin_rates', 'admin_save_rates', 'admin_reviews', 'judge_review',
        'letter_outlook', 'write_to_guests', 'resend_mail', 'admin_change_outlook', 'admin_change_booking',
        'add_booking_note', 'admin_correct_guest', 'admin_send_link', 'admin_make_link',
        'admin_today', 'admin_next_days', 'admin_bookings_on', 'admin_errors', 'admin_drop_error',
        'admin_export_person', 'admin_erase_person'
      ]),
      -- Edge functions and housekeeping.
      ('service_role', array[
        'open_payment', 'attach_session', 'find_payment', 'claim_payment_refresh', 'claim_due_payments',
        'apply_payment_event', 'mark_payment_checked', 'store_callback', 'claim_refunds', 'begin_refund_step', 'record_refund_step',
        'expire_holds', 'return_card_rests', 'claim_emails', 'drop_email', 'mark_email_sent', 'mark_email_failed', 'resend_confirmation',
        'note_housekeeping', 'shop_state', 'queue_reminders', 'tend_waiting_lists', 'find_document', 'claim_rates',
        'store_rates', 'wanted_vouchers', 'keep_vouchers', 'store_error_reports', 'apply_retention'
      ])
    ) offered (callers, verbs)
  loop
    select p.* into strict behind from pg_catalog.pg_proc p where p.oid = ('private.' || verb)::regproc;
    execute format(
      'create function public.%I(%s) returns %s language sql volatile set search_path = '''' as %L',
      verb, pg_get_function_arguments(behind.oid), pg_get_function_result(behind.oid),
      format('select private.require_post(); select private.%I(%s)', verb, array_to_string(behind.proargnames, ', '))
    );
    execute format('grant execute on function public.%1$I, private.%1$I to %2$s', verb, callers);
  end loop;
end
$do$;
