type Kinds = Partial<Record<"traveler" | "guide" | "desk" | "none", string>>;

/** Lists every column that can hold text; the test fails for a new column until it is listed here. */
export const TEXT_COLUMNS: Record<string, Kinds> = {
  "auth.audit_log_entries": { traveler: "payload", none: "ip_address" },
  "auth.users": { traveler: "email raw_user_meta_data" },
  "private.backups": { none: "version" },
  "private.booking_tokens": { none: "token_hash" },
  "private.booking_transitions": { none: "from_status to_status" },
  "private.catalogue_tombstones": { none: "kind" },
  "private.channels": { traveler: "endpoint p256dh auth", none: "kind off language" },
  "private.claim_decisions": { traveler: "reason" },
  "private.data_links": { traveler: "address", none: "token_hash key_hash answer" },
  "private.desk_operations": { traveler: "asked", none: "answer" },
  "private.draft_previews": { none: "item_type token_hash" },
  "private.erased_tokens": { none: "token_hash" },
  "private.error_reports": { traveler: "place message stack", none: "version source network" },
  "private.guide_devices": { none: "key_hash" },
  "private.invitations": { none: "token_hash" },
  "private.housekeeping_rounds": { none: "failed" },
  "private.news_deliveries": { none: "kind status last_error" },
  "private.payment_transitions": { none: "from_status to_status" },
  "private.push_key": { none: "key" },
  "private.rate_limits": { none: "bucket" },
  "private.rate_rules": { none: "purpose" },
  "private.settings": { none: "key value unit" },
  "private.shop_settings": {
    none: "address cash_ceiling_som charged_currency currencies email facebook fiscal_mxik fiscal_package_code fiscal_vat instagram latitude legal_name licence_number longitude mail_from mail_name mail_to name office_hours people phone since tax_number telegram travelers travelers_source tripadvisor unesco_sites unesco_source",
  },
  "private.telegram_bot": { none: "name" },
  "private.telegram_starts": { none: "token_hash language" },
  "private.terms_versions": { none: "plan tiers version" },
  "private.waiting_tokens": { none: "token_hash" },
  "public.audit_log": { traveler: "actor_email details", none: "action entity entity_id" },
  "public.booking_notes": { traveler: "body", desk: "author_email" },
  "public.bookings": {
    traveler:
      "attention_reason customer_first_name customer_last_name customer_name customer_email customer_phone special_requests answers guide_note search_text",
    none: "reference item_type source channel agency language status title image_url quote terms held_from",
  },
  "public.calendar_feeds": { none: "token_hash holder_hash shown_hash" },
  "public.check_ins": { none: "kind by status_seen doubt" },
  "public.codes": { none: "code item_ids" },
  "public.companion_details": { traveler: "name nationality passport diet note" },
  "public.companion_vouchers": { none: "code" },
  "public.companions": { traveler: "label", none: "token_hash" },
  "public.departure_costs": { none: "kind note" },
  "public.departures": { none: "item_type state note guide_note meeting_point meeting_time" },
  "public.desk_members": { desk: "email invited_by ended_by", none: "language role" },
  "public.desk_views": { traveler: "name query", none: "list" },
  "public.destinations": { none: "name city country description image_url gallery" },
  "public.documents": { traveler: "details", none: "kind side name journal currency" },
  "public.email_outbox": { traveler: "to_name to_address payload last_error", none: "kind recipient status" },
  "public.exchange_rates": { none: "currency source" },
  "public.fiscal_receipts": {
    traveler: "last_error",
    none: "currency lines provider_refund_id terminal_id receipt_number fiscal_sign qr_url",
  },
  "public.gift_cards": {
    traveler: "to_name to_address void_reason",
    desk: "made_by voided_by",
    none: "code language sold_for",
  },
  "public.guide_cash": { traveler: "note", none: "currency doubt" },
  "public.guides": { guide: "name phone email", none: "language" },
  "public.ledger_entries": { none: "journal account currency" },
  "public.meeting_changes": { none: "was now" },
  "public.news": { none: "kind occasion" },
  "public.news_readers": { none: "seen_by" },
  "public.packages": {
    none: "title description includes highlights hotel_class stays tour_ids options questions fiscal itinerary good_to_know image_url gallery stars",
  },
  "public.payment_events": { traveler: "payload", none: "dedupe_key status source outcome" },
  "public.payments": {
    traveler: "note redirect_url customer_data booking_data search_text",
    guide: "recorded_by",
    none: "basket method provider provider_payment_id status purpose currency settlement_currency payment_method",
  },
  "public.refunds": { traveler: "reason last_error", desk: "given_by", none: "status" },
  "public.requests": { traveler: "name email phone subject message trip", none: "kind language status" },
  "public.reviews": { traveler: "words name reason answer", none: "language month status" },
  "public.tours": {
    none: "fiscal title description image_url gallery stop_ids includes excludes difficulty_level departure_dates itinerary meeting_point meeting_time contact_phone options questions good_to_know stars",
  },
  "public.translations": { none: "entity language texts" },
  "public.travelers": { traveler: "name nationality diet note" },
  "public.voucher_keys": { none: "public_key" },
  "public.vouchers": { none: "code" },
  "public.waiting_entries": { traveler: "email mailbox", none: "language state" },
  "storage.buckets": { none: "id name allowed_mime_types" },
  "storage.objects": { none: "bucket_id name" },
};

const split = (names = ""): string[] => names.split(" ").filter(Boolean);

export const listedColumns = (...kinds: (keyof Kinds)[]): string[] =>
  Object.entries(TEXT_COLUMNS)
    .flatMap(([table, of]) => kinds.flatMap((kind) => split(of[kind]).map((column) => `${table}.${column}`)))
    .toSorted();
