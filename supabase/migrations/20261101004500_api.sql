-- Holds the list of functions that each role may call, all by POST.
-- Relies on every other subject.
-- Called by all roles, each by its own list.
set check_function_bodies = off;

-- Clients without a stored revision send null, a negative number or 0.
create function public.catalogue_since(since bigint) returns json language sql stable set search_path = '' as $$
  select private.catalogue_since(greatest(coalesce(since, 0), 0))
$$;
comment on function public.catalogue_since is 'Answers what changed after a revision; 0 gives everything, no deletions. Rates, settings, voucher_keys are whole.';

create function public.translations_since(language text, since bigint) returns json
language sql stable set search_path = '' as $$
  select private.translations_since(language, greatest(coalesce(since, 0), 0))
$$;
comment on function public.translations_since is 'Answers {revision, items}: all texts, in one language, of items that changed after a revision; 0 gives everything.';
grant execute on function public.catalogue_since, private.catalogue_since, public.translations_since, private.translations_since
to anon, authenticated, service_role;

-- PostgREST also answers GET, whose URL with tokens, codes and addresses would be logged.
create function private.require_post() returns void language plpgsql stable set search_path = '' as $$
begin
  if current_setting('request.method', true) in ('GET', 'HEAD') then
    raise exception 'Use POST' using errcode = 'PT405';
  end if;
end $$;

grant execute on function private.require_post to anon, authenticated, service_role;

-- Declares each verb in `public` as its private function, whose arguments it passes on by name, with its comment and grants.
create function private.declare_verbs(roles text, verbs text[]) returns void language plpgsql set search_path = '' as $$
declare
  verb record;
begin
  for verb in
    select f.proname as name, pg_get_function_arguments(f.oid) as arguments, pg_get_function_result(f.oid) as answer,
      array_to_string(f.proargnames, ', ') as passed_on, obj_description(f.oid, 'pg_proc') as contract
    from unnest(verbs) as wanted (name) join pg_proc f on f.oid = ('private.' || wanted.name)::regproc
  loop
    assert verb.contract is not null, format('private.%s lacks a comment: what it takes, answers and refuses', verb.name);
    execute format('
      create function public.%1$I(%2$s) returns %3$s language sql volatile set search_path = %4$L as %5$L;
      comment on function public.%1$I is %6$L; grant execute on function public.%1$I, private.%1$I to %7$s',
      verb.name, verb.arguments, verb.answer, '',
      format('select private.require_post(); select private.%I(%s)', verb.name, verb.passed_on), verb.contract, roles);
  end loop;
end $$;

-- Travelers, visitors and guides' phones: each verb checks the token or key that it takes.
select private.declare_verbs('anon, authenticated, service_role', '{
  desk_role, quote, lock_price, availability, create_booking, my_booking, choose_my_language, payment_status,
  cancel_quote, cancel_my_booking, move_my_booking, save_travelers, request_booking_links, request_data_link,
  preview_draft, my_data, erase_my_data, submit_trip_request, submit_contact_message, join_waiting_list, my_waiting,
  leave_waiting_list, check_code, check_gift_card, use_gift_card, order_gift_card, gift_card_sale, submit_review,
  item_reviews, acknowledge_news, follow_news, unfollow_news, news_ways, my_telegram, start_telegram,
  share_trip, revoke_companion, companion_trip, save_companion_details, calendar_feed, make_calendar_feed,
  revoke_calendar_feed, report_check_in, report_cash
}');

-- Accounts: travelers with a confirmed address, guides and the desk.
select private.declare_verbs('authenticated', '{
  bookings_of_my_email, my_guide, choose_work_language, accept_invitation, guide_roster
}');

-- The desk.
select private.declare_verbs('authenticated', '{
  invite_guide, end_guide_account, admin_check_in, save_guide_note, settle_claim, admin_find, admin_views,
  admin_save_view, admin_drop_view, admin_mark_bookings, admin_mark_failed, admin_resend_email, admin_confirm_booking,
  admin_cancel_booking, admin_refund_booking, admin_manual_booking, admin_record_money, admin_void_money,
  admin_record_refund_by_hand, admin_send_refund_again, admin_settle_double_refund, admin_mark_answered,
  admin_figures, admin_statistics, admin_first_steps, admin_payment_summary, admin_payments, admin_payments_between,
  admin_payment, admin_bookings, admin_booking, admin_departures, admin_not_reached, admin_item_departures,
  save_departure, repeat_departure, cancel_departure, save_guide, admin_guides, admin_translations, save_translations,
  save_code, admin_codes, admin_gift_cards, make_gift_card, void_gift_card, admin_manifest, admin_requests,
  admin_audit, admin_books, admin_channels, admin_statement, admin_departure_costs, add_departure_cost,
  remove_departure_cost, admin_ledger, admin_vouchers, admin_rates, admin_save_rates, admin_settings,
  admin_save_settings, admin_reviews, judge_review, letter_outlook, write_to_guests, resend_mail,
  admin_change_outlook, admin_change_booking, add_booking_note, admin_correct_guest, admin_send_link,
  admin_preview_link, admin_make_link, admin_free_guides, admin_answer_request, admin_ask_names, admin_today,
  admin_next_days, admin_bookings_on, admin_errors, admin_drop_error, admin_people, admin_invite_member,
  admin_change_role, admin_end_member, admin_export_person, admin_erase_person, admin_export_guide, admin_erase_guide,
  admin_items, admin_item, admin_save_item, admin_remove_item
}');

-- Edge functions.
select private.declare_verbs('service_role', '{
  open_payment, open_card_payment, attach_session, find_payment, claim_payment_refresh, claim_due_payments,
  apply_payment_event, mark_payment_checked, store_callback, claim_refunds, begin_refund_step, record_refund_step,
  claim_fiscal_receipts, record_fiscal_receipt, expire_holds, return_card_balances, claim_emails, drop_email,
  mark_email_sent, mark_email_failed, resend_confirmation, note_housekeeping, shop_state, queue_reminders,
  publish_due_items, update_waiting_lists, find_document, shop_settings, claim_rates, store_rates, vouchers_to_sign,
  store_vouchers, read_calendar_feed, store_error_reports, tell_push_key, claim_news, mark_news_sent,
  mark_news_failed, tell_telegram_bot, bind_telegram, stop_telegram, acknowledge_telegram, apply_retention
}');

-- A table without a policy is closed to all roles.
do $$
declare
  closed regclass;
begin
  for closed in select c.oid from pg_class c where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) loop
    execute format('alter table %s enable row level security', closed);
  end loop;
end $$;

-- The policy of the pictures calls it.
grant execute on function private.is_admin to authenticated;
