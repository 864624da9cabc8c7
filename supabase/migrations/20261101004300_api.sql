-- Clients without a stored revision send null, a negative number or 0.
create function public.catalogue_since(since bigint)
returns json
language sql
stable
set search_path = ''
as $$
  select private.catalogue_since(greatest(coalesce(since, 0), 0))
$$;
create function public.translations_since(language text, since bigint)
returns json
language sql
stable
set search_path = ''
as $$
  select private.translations_since(language, greatest(coalesce(since, 0), 0))
$$;
grant execute on function
  public.catalogue_since, private.catalogue_since, public.translations_since, private.translations_since
to anon, authenticated, service_role;

-- PostgREST also answers GET, whose URL with tokens, codes and addresses would be logged.
create function private.require_post()
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if current_setting('request.method', true) in ('GET', 'HEAD') then
    raise exception 'Use POST' using errcode = 'PT405';
  end if;
end
$$;
grant execute on function private.require_post to anon, authenticated, service_role;

create function public.desk_role()
returns text language sql volatile set search_path = ''
as 'select private.require_post(); select private.desk_role()';
create function public.quote(
  item_type text, item_id uuid, guests integer, check_in date default null, options jsonb default null
)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.quote(item_type, item_id, guests, check_in, options)';
create function public.lock_price(
  item_type text, item_id uuid, guests integer, check_in date, options jsonb default null
)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.lock_price(item_type, item_id, guests, check_in, options)';
create function public.availability(item_type text, item_id uuid)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.availability(item_type, item_id)';
create function public.create_booking(booking jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.create_booking(booking)';
create function public.my_booking(booking_id uuid, token text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.my_booking(booking_id, token)';
create function public.choose_my_language(booking_id uuid, token text, language text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.choose_my_language(booking_id, token, language)';
create function public.payment_status(payment_id text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.payment_status(payment_id)';
create function public.cancel_quote(booking_id uuid, token text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.cancel_quote(booking_id, token)';
create function public.cancel_my_booking(
  booking_id uuid, token text, expected_refund_cents bigint, expected_status text
)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.cancel_my_booking(booking_id, token, expected_refund_cents, expected_status)';
create function public.move_my_booking(
  booking_id uuid, token text, move_id uuid, to_date date, expected_difference_cents bigint,
  expected_cancel_before_cents bigint default null, expected_cancel_after_cents bigint default null
)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.move_my_booking(booking_id, token, move_id, to_date, expected_difference_cents, expected_cancel_before_cents, expected_cancel_after_cents)';
create function public.save_travelers(list jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.save_travelers(list)';
create function public.request_booking_links(email text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.request_booking_links(email)';
create function public.request_data_link(email text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.request_data_link(email)';
create function public.preview_draft(item_type text, item_id uuid, token text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.preview_draft(item_type, item_id, token)';
create function public.my_data(token text, key text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.my_data(token, key)';
create function public.erase_my_data(token text, key text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.erase_my_data(token, key)';
create function public.submit_trip_request(request jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.submit_trip_request(request)';
create function public.submit_contact_message(message jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.submit_contact_message(message)';
create function public.join_waiting_list(entry jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.join_waiting_list(entry)';
create function public.my_waiting(token text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.my_waiting(token)';
create function public.leave_waiting_list(token text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.leave_waiting_list(token)';
create function public.check_code(code text, item_id uuid)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.check_code(code, item_id)';
create function public.check_gift_card(booking_id uuid, token text, code text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.check_gift_card(booking_id, token, code)';
create function public.use_gift_card(booking_id uuid, token text, code text, payment_id uuid, expected_cents bigint)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.use_gift_card(booking_id, token, code, payment_id, expected_cents)';
create function public.order_gift_card(card jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.order_gift_card(card)';
create function public.gift_card_sale(payment_id text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.gift_card_sale(payment_id)';
create function public.submit_review(review jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.submit_review(review)';
create function public.item_reviews(item_id uuid)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.item_reviews(item_id)';
create function public.acknowledge_news(ack jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.acknowledge_news(ack)';
create function public.follow_news(channel jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.follow_news(channel)';
create function public.unfollow_news(channel jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.unfollow_news(channel)';
create function public.my_news(reader jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.my_news(reader)';
create function public.news_ways()
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.news_ways()';
create function public.my_telegram(reader jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.my_telegram(reader)';
create function public.start_telegram(start jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.start_telegram(start)';
create function public.share_trip(share jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.share_trip(share)';
create function public.revoke_companion(link jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.revoke_companion(link)';
create function public.companion_trip(companion_id uuid, token text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.companion_trip(companion_id, token)';
create function public.save_companion_details(details jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.save_companion_details(details)';
create function public.calendar_feed(person jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.calendar_feed(person)';
create function public.make_calendar_feed(feed jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.make_calendar_feed(feed)';
create function public.revoke_calendar_feed(person jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.revoke_calendar_feed(person)';
create function public.report_check_in(fact jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.report_check_in(fact)';
create function public.report_cash(cash jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.report_cash(cash)';
grant execute on function
  public.desk_role, public.quote, public.lock_price, public.availability, public.create_booking, public.my_booking,
  public.choose_my_language, public.payment_status, public.cancel_quote, public.cancel_my_booking, public.move_my_booking,
  public.save_travelers, public.request_booking_links, public.submit_trip_request, public.submit_contact_message,
  public.join_waiting_list, public.my_waiting, public.leave_waiting_list, public.check_code, public.check_gift_card,
  public.use_gift_card, public.order_gift_card, public.gift_card_sale, public.submit_review, public.item_reviews, public.report_check_in, public.acknowledge_news,
  public.follow_news, public.unfollow_news, public.my_news, public.news_ways,
  public.report_cash, public.request_data_link, public.preview_draft, public.my_data, public.erase_my_data, public.share_trip,
  public.revoke_companion, public.companion_trip, public.save_companion_details,
  public.my_telegram, public.start_telegram, private.my_telegram, private.start_telegram,
  public.calendar_feed, public.make_calendar_feed, public.revoke_calendar_feed,
  private.calendar_feed, private.make_calendar_feed, private.revoke_calendar_feed,
  private.desk_role, private.quote, private.lock_price, private.availability, private.create_booking,
  private.my_booking, private.choose_my_language, private.payment_status, private.cancel_quote, private.cancel_my_booking,
  private.move_my_booking, private.save_travelers, private.request_booking_links, private.submit_trip_request,
  private.submit_contact_message, private.join_waiting_list, private.my_waiting, private.leave_waiting_list, private.check_code,
  private.check_gift_card, private.use_gift_card, private.order_gift_card, private.gift_card_sale, private.submit_review, private.item_reviews,
  private.acknowledge_news, private.follow_news, private.unfollow_news, private.my_news, private.news_ways,
  private.report_check_in, private.report_cash, private.request_data_link, private.preview_draft, private.my_data,
  private.erase_my_data, private.share_trip, private.revoke_companion, private.companion_trip,
  private.save_companion_details
to anon, authenticated, service_role;

-- The policies of the catalogue call it.
grant execute on function private.is_admin to authenticated;

create function public.bookings_of_my_email()
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.bookings_of_my_email()';
create function public.my_guide()
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.my_guide()';
create function public.choose_work_language(language text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.choose_work_language(language)';
create function public.accept_invitation(token text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.accept_invitation(token)';
create function public.guide_roster(device_id uuid, device_key text, known jsonb default '{}')
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.guide_roster(device_id, device_key, known)';
create function public.invite_guide(guide uuid)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.invite_guide(guide)';
create function public.end_guide_account(guide uuid)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.end_guide_account(guide)';
create function public.admin_day(day date)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_day(day)';
create function public.admin_check_in(departure_id uuid)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_check_in(departure_id)';
create function public.save_guide_note(booking uuid, note text, seen text default null)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.save_guide_note(booking, note, seen)';
create function public.settle_claim(claim_id uuid, accept boolean, reason text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.settle_claim(claim_id, accept, reason)';
create function public.admin_find(query text, on_day date default null)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_find(query, on_day)';
create function public.admin_views(list text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_views(list)';
create function public.admin_save_view(view jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_save_view(view)';
create function public.admin_drop_view(view_id uuid)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_drop_view(view_id)';
create function public.admin_mark_bookings(marking jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_mark_bookings(marking)';
create function public.admin_mark_failed(payment_id uuid, reason text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_mark_failed(payment_id, reason)';
create function public.admin_resend_email(payment_id uuid)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_resend_email(payment_id)';
create function public.admin_confirm_booking(booking_id uuid, reason text, expected jsonb default null)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_confirm_booking(booking_id, reason, expected)';
create function public.admin_cancel_booking(
  booking_id uuid, reason text, refund_cents bigint default null, expected_status text default null, expected jsonb
  default null
)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_cancel_booking(booking_id, reason, refund_cents, expected_status, expected)';
create function public.admin_refund_booking(
  booking_id uuid, reason text, amount_cents bigint default null, expected jsonb default null
)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_refund_booking(booking_id, reason, amount_cents, expected)';
create function public.admin_manual_booking(booking jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_manual_booking(booking)';
create function public.admin_record_money(
  booking_id uuid, payment_id uuid, method text, amount_cents bigint, note text default null, currency text default
  null, amount bigint default null, rate numeric default null
)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_record_money(booking_id, payment_id, method, amount_cents, note, currency, amount, rate)';
create function public.admin_void_money(payment_id uuid, reason text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_void_money(payment_id, reason)';
create function public.admin_record_refund_by_hand(refund_id uuid, note text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_record_refund_by_hand(refund_id, note)';
create function public.admin_send_refund_again(refund_id uuid, reason text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_send_refund_again(refund_id, reason)';
create function public.admin_settle_double_refund(refund_id uuid, cents bigint, reason text, method text default null)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_settle_double_refund(refund_id, cents, reason, method)';
create function public.admin_mark_answered(kind text, id uuid, answered boolean)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_mark_answered(kind, id, answered)';
create function public.admin_figures()
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_figures()';
create function public.admin_statistics(from_day date, to_day date)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_statistics(from_day, to_day)';
create function public.admin_first_steps()
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_first_steps()';
create function public.admin_payment_summary(
  status text default null, from_time timestamptz default null, to_time timestamptz default null, search text default
  null
)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_payment_summary(status, from_time, to_time, search)';
create function public.admin_payments(
  status text default null, from_time timestamptz default null, to_time timestamptz default null, search text default
  null, skip integer default 0, how_many integer default 50, sort text default 'created', descending boolean default
  true
)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_payments(status, from_time, to_time, search, skip, how_many, sort, descending)';
create function public.admin_payments_between(
  from_time timestamptz, to_time timestamptz, after uuid default null, how_many integer default 1000
)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_payments_between(from_time, to_time, after, how_many)';
create function public.admin_payment(payment_id uuid)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_payment(payment_id)';
create function public.admin_bookings(
  status text default null, from_day date default null, to_day date default null, item uuid default null, attention
  boolean default false, search text default null, skip integer default 0, how_many integer default 25, due boolean
  default false, sort text default null, descending boolean default false
)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_bookings(status, from_day, to_day, item, attention, search, skip, how_many, due, sort, descending)';
create function public.admin_booking(booking_id uuid)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_booking(booking_id)';
create function public.admin_departures(
  from_day date, to_day date default null, item uuid default null, guide uuid default null, state text default null,
  show text default null, sort text default 'day', descending boolean default false, skip integer default 0, how_many
  integer default 25
)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_departures(from_day, to_day, item, guide, state, show, sort, descending, skip, how_many)';
create function public.admin_not_reached(departure_id uuid default null)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_not_reached(departure_id)';
create function public.admin_item_departures(item uuid)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_item_departures(item)';
create function public.save_departure(departure jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.save_departure(departure)';
create function public.repeat_departure(departure_id uuid, until date)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.repeat_departure(departure_id, until)';
create function public.cancel_departure(departure_id uuid, reason text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.cancel_departure(departure_id, reason)';
create function public.save_guide(guide jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.save_guide(guide)';
create function public.admin_guides()
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_guides()';
create function public.admin_translations(entity text, entity_id uuid)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_translations(entity, entity_id)';
create function public.save_translations(entity text, entity_id uuid, language text, texts jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.save_translations(entity, entity_id, language, texts)';
create function public.save_code(code jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.save_code(code)';
create function public.admin_codes()
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_codes()';
create function public.admin_gift_cards(
  search text default null, state text default null, skip integer default 0, how_many integer default 50, sort text
  default null, descending boolean default false
)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_gift_cards(search, state, skip, how_many, sort, descending)';
create function public.make_gift_card(card jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.make_gift_card(card)';
create function public.void_gift_card(card_id uuid, reason text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.void_gift_card(card_id, reason)';
create function public.admin_manifest(item uuid, departs_on date)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_manifest(item, departs_on)';
create function public.admin_requests(
  kind text default null, status text default null, search text default null, skip integer default 0, how_many integer
  default 20, sort text default null, descending boolean default false
)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_requests(kind, status, search, skip, how_many, sort, descending)';
create function public.admin_audit(
  search text default null, up_to bigint default null, skip integer default 0, how_many integer default 50, who text
  default null, what text default null, from_day date default null, to_day date default null, sort text default null,
  descending boolean default false
)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_audit(search, up_to, skip, how_many, who, what, from_day, to_day, sort, descending)';
create function public.admin_books(month date)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_books(month)';
create function public.admin_channels(month date)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_channels(month)';
create function public.admin_statement(month date)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_statement(month)';
create function public.admin_departure_costs(departure_id uuid)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_departure_costs(departure_id)';
create function public.add_departure_cost(cost jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.add_departure_cost(cost)';
create function public.remove_departure_cost(cost_id uuid)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.remove_departure_cost(cost_id)';
create function public.admin_ledger(month date, up_to bigint, after bigint default null, how_many integer default 500)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_ledger(month, up_to, after, how_many)';
create function public.admin_vouchers(month date, after uuid default null, how_many integer default 500)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_vouchers(month, after, how_many)';
create function public.admin_rates()
returns json language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_rates()';
create function public.admin_save_rates(rates jsonb, seen jsonb default null)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_save_rates(rates, seen)';
create function public.admin_settings()
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_settings()';
create function public.admin_save_settings(settings jsonb, seen bigint default null)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_save_settings(settings, seen)';
create function public.admin_reviews(
  status text default null, search text default null, skip integer default 0, how_many integer default 20, sort text
  default null, descending boolean default false
)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_reviews(status, search, skip, how_many, sort, descending)';
create function public.judge_review(
  booking_id uuid, written_at bigint, publish boolean, words text default null, expected jsonb default null
)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.judge_review(booking_id, written_at, publish, words, expected)';
create function public.letter_outlook(message jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.letter_outlook(message)';
create function public.write_to_guests(message jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.write_to_guests(message)';
create function public.resend_mail(mail uuid)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.resend_mail(mail)';
create function public.admin_change_outlook(booking_id uuid, change jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_change_outlook(booking_id, change)';
create function public.admin_change_booking(booking_id uuid, change jsonb, reason text, expected jsonb default null)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_change_booking(booking_id, change, reason, expected)';
create function public.add_booking_note(booking_id uuid, note_id uuid, body text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.add_booking_note(booking_id, note_id, body)';
create function public.admin_correct_guest(booking_id uuid, guest jsonb, expected jsonb default null)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_correct_guest(booking_id, guest, expected)';
create function public.admin_send_link(booking_id uuid)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_send_link(booking_id)';
create function public.admin_preview_link(item_type text, item_id uuid)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_preview_link(item_type, item_id)';
create function public.admin_make_link(booking_id uuid)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_make_link(booking_id)';
create function public.admin_free_guides(departures uuid[])
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_free_guides(departures)';
create function public.admin_answer_request(answer jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_answer_request(answer)';
create function public.admin_ask_names(booking_id uuid)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_ask_names(booking_id)';
create function public.admin_today()
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_today()';
create function public.admin_next_days(days integer default 14)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_next_days(days)';
create function public.admin_bookings_on(departures uuid[])
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_bookings_on(departures)';
create function public.admin_errors()
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_errors()';
create function public.admin_drop_error(id uuid)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_drop_error(id)';
create function public.admin_people()
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_people()';
create function public.admin_invite_member(address text, role text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_invite_member(address, role)';
create function public.admin_change_role(member_id uuid, role text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_change_role(member_id, role)';
create function public.admin_end_member(member_id uuid)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_end_member(member_id)';
create function public.admin_export_person(address text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_export_person(address)';
create function public.admin_erase_person(address text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_erase_person(address)';
create function public.admin_export_guide(guide uuid)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_export_guide(guide)';
create function public.admin_erase_guide(guide uuid)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.admin_erase_guide(guide)';
grant execute on function
  public.bookings_of_my_email, public.my_guide, public.choose_work_language, public.accept_invitation, public.guide_roster, public.invite_guide,
  public.end_guide_account, public.admin_day, public.admin_check_in, public.save_guide_note, public.settle_claim,
  public.admin_find, public.admin_views, public.admin_save_view, public.admin_drop_view, public.admin_mark_bookings,
  public.admin_mark_failed, public.admin_resend_email, public.admin_confirm_booking, public.admin_cancel_booking,
  public.admin_refund_booking, public.admin_manual_booking, public.admin_record_money, public.admin_void_money,
  public.admin_record_refund_by_hand, public.admin_send_refund_again, public.admin_settle_double_refund, public.admin_mark_answered, public.admin_figures,
  public.admin_statistics, public.admin_first_steps, public.admin_payment_summary, public.admin_payments,
  public.admin_payments_between, public.admin_payment, public.admin_bookings, public.admin_booking,
  public.admin_departures, public.admin_item_departures, public.save_departure, public.repeat_departure,
  public.cancel_departure, public.save_guide, public.admin_guides, public.save_code, public.admin_codes,
  public.admin_gift_cards, public.make_gift_card, public.void_gift_card, public.admin_manifest, public.admin_requests,
  public.admin_audit, public.admin_books, public.admin_channels, public.admin_statement,
  public.admin_departure_costs, public.add_departure_cost, public.remove_departure_cost, public.admin_ledger, public.admin_vouchers, public.admin_rates, public.admin_save_rates,
  public.admin_settings, public.admin_save_settings,
  public.admin_reviews, public.judge_review, public.letter_outlook, public.write_to_guests, public.resend_mail,
  public.admin_change_outlook, public.admin_change_booking, public.add_booking_note, public.admin_correct_guest,
  public.admin_send_link, public.admin_preview_link, public.admin_make_link, public.admin_today, public.admin_next_days, public.admin_not_reached,
  public.admin_bookings_on,
  public.admin_errors, public.admin_drop_error, public.admin_export_person, public.admin_erase_person,
  public.admin_export_guide, public.admin_erase_guide, public.admin_free_guides, public.admin_answer_request,
  public.admin_ask_names, public.admin_translations, public.save_translations,
  public.admin_people, public.admin_invite_member, public.admin_change_role, public.admin_end_member,
  private.bookings_of_my_email, private.my_guide, private.choose_work_language, private.accept_invitation, private.guide_roster,
  private.invite_guide, private.end_guide_account, private.admin_day, private.admin_check_in, private.save_guide_note,
  private.settle_claim, private.admin_find, private.admin_views, private.admin_save_view, private.admin_drop_view,
  private.admin_mark_bookings, private.admin_mark_failed, private.admin_resend_email, private.admin_confirm_booking,
  private.admin_cancel_booking, private.admin_refund_booking, private.admin_manual_booking,
  private.admin_record_money, private.admin_void_money, private.admin_record_refund_by_hand, private.admin_send_refund_again,
  private.admin_settle_double_refund,
  private.admin_mark_answered, private.admin_figures, private.admin_statistics, private.admin_first_steps,
  private.admin_payment_summary, private.admin_payments, private.admin_payments_between, private.admin_payment,
  private.admin_bookings, private.admin_booking, private.admin_departures, private.admin_item_departures,
  private.save_departure, private.repeat_departure, private.cancel_departure, private.save_guide,
  private.admin_guides, private.save_code, private.admin_codes, private.admin_gift_cards, private.make_gift_card,
  private.void_gift_card, private.admin_manifest, private.admin_requests, private.admin_audit, private.admin_books, private.admin_channels, private.admin_statement,
  private.admin_departure_costs, private.add_departure_cost, private.remove_departure_cost,
  private.admin_ledger, private.admin_vouchers, private.admin_rates, private.admin_save_rates, private.admin_reviews, private.judge_review,
  private.admin_settings, private.admin_save_settings,
  private.letter_outlook, private.write_to_guests, private.resend_mail, private.admin_change_outlook,
  private.admin_change_booking, private.add_booking_note, private.admin_correct_guest, private.admin_send_link,
  private.admin_preview_link, private.admin_make_link, private.admin_today, private.admin_next_days, private.admin_not_reached,
  private.admin_bookings_on,
  private.admin_errors, private.admin_drop_error, private.admin_export_person, private.admin_erase_person,
  private.admin_export_guide, private.admin_erase_guide, private.admin_free_guides, private.admin_answer_request,
  private.admin_ask_names, private.admin_translations, private.save_translations,
  private.admin_people, private.admin_invite_member, private.admin_change_role, private.admin_end_member
to authenticated;

create function public.open_payment(
  booking_id uuid, token text, provider text default 'octo', part text default null
)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.open_payment(booking_id, token, provider, part)';
create function public.open_card_payment(payment_id uuid, provider text default 'octo')
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.open_card_payment(payment_id, provider)';
create function public.attach_session(
  payment_id uuid, provider_payment_id text, redirect_url text, settlement_currency text default null,
  settlement_amount bigint default null, settlement_rate numeric default null
)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.attach_session(payment_id, provider_payment_id, redirect_url, settlement_currency, settlement_amount, settlement_rate)';
create function public.find_payment(payment_id text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.find_payment(payment_id)';
create function public.claim_payment_refresh(payment_id text, min_seconds integer default 2)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.claim_payment_refresh(payment_id, min_seconds)';
create function public.claim_due_payments(how_many integer default 50)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.claim_due_payments(how_many)';
create function public.apply_payment_event(
  payment_id uuid, new_status text, source text, dedupe_key text, payload jsonb default '{}', amount bigint default
  null, refunded bigint default null
)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.apply_payment_event(payment_id, new_status, source, dedupe_key, payload, amount, refunded)';
create function public.mark_payment_checked(payment_id uuid)
returns void language sql volatile set search_path = ''
as 'select private.require_post(); select private.mark_payment_checked(payment_id)';
create function public.store_callback(payment_id uuid, dedupe_key text, payload jsonb)
returns boolean language sql volatile set search_path = ''
as 'select private.require_post(); select private.store_callback(payment_id, dedupe_key, payload)';
create function public.claim_refunds(how_many integer default 10, lease_seconds integer default 60)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.claim_refunds(how_many, lease_seconds)';
create function public.begin_refund_step(refund uuid, lease uuid, step integer, cents bigint)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.begin_refund_step(refund, lease, step, cents)';
create function public.record_refund_step(
  refund uuid, lease uuid, step integer, result text, cents bigint default 0, error text default null,
  provider_refund_id text default null
)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.record_refund_step(refund, lease, step, result, cents, error, provider_refund_id)';
create function public.claim_fiscal_receipts(how_many integer default 10)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.claim_fiscal_receipts(how_many)';
create function public.record_fiscal_receipt(receipt_id uuid, receipt jsonb default null, error text default null)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.record_fiscal_receipt(receipt_id, receipt, error)';
create function public.expire_holds()
returns integer language sql volatile set search_path = ''
as 'select private.require_post(); select private.expire_holds()';
create function public.return_card_balances()
returns integer language sql volatile set search_path = ''
as 'select private.require_post(); select private.return_card_balances()';
create function public.claim_emails(how_many integer default 20, lease_seconds integer default 60)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.claim_emails(how_many, lease_seconds)';
create function public.drop_email(mail uuid, lease uuid)
returns boolean language sql volatile set search_path = ''
as 'select private.require_post(); select private.drop_email(mail, lease)';
create function public.mark_email_sent(mail uuid, lease uuid)
returns boolean language sql volatile set search_path = ''
as 'select private.require_post(); select private.mark_email_sent(mail, lease)';
create function public.mark_email_failed(mail uuid, lease uuid, error text)
returns boolean language sql volatile set search_path = ''
as 'select private.require_post(); select private.mark_email_failed(mail, lease, error)';
create function public.resend_confirmation(payment_id text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.resend_confirmation(payment_id)';
create function public.note_housekeeping(failed jsonb)
returns void language sql volatile set search_path = ''
as 'select private.require_post(); select private.note_housekeeping(failed)';
create function public.shop_state()
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.shop_state()';
create function public.queue_reminders()
returns integer language sql volatile set search_path = ''
as 'select private.require_post(); select private.queue_reminders()';
create function public.publish_due_items()
returns integer language sql volatile set search_path = ''
as 'select private.require_post(); select private.publish_due_items()';
create function public.update_waiting_lists()
returns integer language sql volatile set search_path = ''
as 'select private.require_post(); select private.update_waiting_lists()';
create function public.find_document(named text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.find_document(named)';
create function public.shop_settings()
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.shop_settings()';
create function public.claim_rates()
returns boolean language sql volatile set search_path = ''
as 'select private.require_post(); select private.claim_rates()';
create function public.store_rates(rates jsonb)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.store_rates(rates)';
create function public.vouchers_to_sign(key_id integer, public_key text, booking_id uuid, how_many integer default 100)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.vouchers_to_sign(key_id, public_key, booking_id, how_many)';
create function public.store_vouchers(key_id integer, vouchers jsonb)
returns integer language sql volatile set search_path = ''
as 'select private.require_post(); select private.store_vouchers(key_id, vouchers)';
create function public.read_calendar_feed(feed_id uuid, feed_token text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.read_calendar_feed(feed_id, feed_token)';
create function public.store_error_reports(reports jsonb, address text)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.store_error_reports(reports, address)';
create function public.tell_push_key(key text)
returns void language sql volatile set search_path = ''
as 'select private.require_post(); select private.tell_push_key(key)';
create function public.claim_news(how_many integer default 50, lease_seconds integer default 60, channel_kind text default 'push')
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.claim_news(how_many, lease_seconds, channel_kind)';
create function public.mark_news_sent(delivery uuid, lease uuid)
returns boolean language sql volatile set search_path = ''
as 'select private.require_post(); select private.mark_news_sent(delivery, lease)';
create function public.mark_news_failed(
  delivery uuid, lease uuid, error text, gone boolean default false, retry_seconds integer default null
)
returns boolean language sql volatile set search_path = ''
as 'select private.require_post(); select private.mark_news_failed(delivery, lease, error, gone, retry_seconds)';
create function public.tell_telegram_bot(name text)
returns void language sql volatile set search_path = ''
as 'select private.require_post(); select private.tell_telegram_bot(name)';
create function public.bind_telegram(start_token text, chat_id bigint)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.bind_telegram(start_token, chat_id)';
create function public.stop_telegram(chat_id bigint)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.stop_telegram(chat_id)';
create function public.acknowledge_telegram(delivery_id uuid, chat_id bigint)
returns jsonb language sql volatile set search_path = ''
as 'select private.require_post(); select private.acknowledge_telegram(delivery_id, chat_id)';
create function public.apply_retention(most integer default 10)
returns integer language sql volatile set search_path = ''
as 'select private.require_post(); select private.apply_retention(most)';
grant execute on function
  public.open_payment, public.open_card_payment, public.attach_session, public.find_payment, public.claim_payment_refresh,
  public.claim_due_payments, public.apply_payment_event, public.mark_payment_checked, public.store_callback,
  public.claim_refunds, public.begin_refund_step, public.record_refund_step, public.claim_fiscal_receipts,
  public.record_fiscal_receipt, public.expire_holds,
  public.return_card_balances, public.claim_emails, public.drop_email, public.mark_email_sent, public.mark_email_failed,
  public.resend_confirmation, public.note_housekeeping, public.shop_state, public.queue_reminders,
  public.publish_due_items, public.update_waiting_lists, public.find_document, public.shop_settings, public.claim_rates, public.store_rates, public.vouchers_to_sign,
  public.store_vouchers, public.store_error_reports, public.apply_retention, public.tell_push_key,
  public.claim_news, public.mark_news_sent, public.mark_news_failed,
  public.tell_telegram_bot, public.bind_telegram, public.stop_telegram, public.acknowledge_telegram,
  private.tell_telegram_bot, private.bind_telegram, private.stop_telegram, private.acknowledge_telegram,
  public.read_calendar_feed, private.read_calendar_feed,
  private.open_payment, private.open_card_payment, private.attach_session, private.find_payment, private.claim_payment_refresh,
  private.claim_due_payments, private.apply_payment_event, private.mark_payment_checked, private.store_callback,
  private.claim_refunds, private.begin_refund_step, private.record_refund_step, private.claim_fiscal_receipts,
  private.record_fiscal_receipt, private.expire_holds,
  private.return_card_balances, private.claim_emails, private.drop_email, private.mark_email_sent,
  private.mark_email_failed, private.resend_confirmation, private.note_housekeeping, private.shop_state,
  private.queue_reminders, private.publish_due_items, private.update_waiting_lists, private.find_document, private.shop_settings, private.claim_rates,
  private.store_rates, private.vouchers_to_sign, private.store_vouchers, private.store_error_reports,
  private.apply_retention, private.tell_push_key, private.claim_news, private.mark_news_sent, private.mark_news_failed
to service_role;
