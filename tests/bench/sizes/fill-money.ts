import { idOf, type Size } from "./size.ts";

const BOOKINGS_PER_CARD = 20;
const CARD_CENTS = 15_000;
const PART_BY_CARD_CENTS = 2_500;

export const fillMoney = ({ bookings }: Size): string => `
  insert into public.gift_cards (id, code, amount_cents, sold_for, to_name, made_by, made_at)
  select ${idOf("card", "n")}, regexp_replace(translate(upper(substr(md5('code of card:' || n), 1, 15)), '01', 'XY'), '^(.{5})(.{5})(.{5})$', '\\1-\\2-\\3'),
    ${CARD_CENTS}, 'cash', 'A friend', 'admin@example.com', now() - make_interval(hours => n % 5000)
  from generate_series(1, greatest(20, ${bookings} / ${BOOKINGS_PER_CARD})) n;

  create temporary table sums as
  select ${idOf("payment", "w.n || '/' || part.place")} as id, w.n, w.id as booking_id, w.email, w.made_at, part.*,
    part.status in ('completed', 'refunded') as came_in
  from wishes w cross join lateral (
    select 1 as place, case when w.n % 9 = 0 then 'cash' else 'provider' end as method,
      case when w.status = 'confirmed' then 'completed' when w.sold then 'refunded' when w.status = 'pending' then 'pending' else 'failed' end as status,
      case when w.in_parts then w.total / 2 else w.total end - case when w.n % 100 = 7 and w.sold then ${PART_BY_CARD_CENTS} else 0 end as cents
    where w.sold or w.n % 9 > 0 and w.n % 2 = 0
    union all select 2, 'gift_card', 'completed', ${PART_BY_CARD_CENTS} where w.n % 100 = 7 and w.status = 'confirmed'
    union all select 3, 'provider', 'failed', w.total where w.n % 10 = 0 and w.status = 'confirmed'
  ) part;

  insert into public.payments (id, method, recorded_by, gift_card_id, provider_payment_id, booking_id, status, amount_cents, applied_cents,
    purpose, redirect_url, refunded_cents, customer_data, booking_data, search_text, created_at, paid_at, checked_at, next_check_at)
  select s.id, s.method, case when s.method = 'cash' then 'admin@example.com' end,
    case when s.method = 'gift_card' then ${idOf("card", `(1 + s.n / 100 % (select count(*) from public.gift_cards))`)} end,
    case when s.method = 'provider' then 'octo-' || s.n || '-' || s.place end, s.booking_id, s.status, s.cents,
    case when s.came_in then s.cents else 0 end, 'full', 'https://pay.example.com/' || s.n, case when s.status = 'refunded' then s.cents else 0 end,
    jsonb_build_object('first_name', 'Anna', 'last_name', 'Karimova', 'email', s.email), '{"title": "A trip"}',
    lower(concat_ws(' ', s.id, 'octo-' || s.n, s.email, to_char(s.cents / 100.0, 'FM9999990.00'))), s.made_at,
    case when s.came_in then s.made_at + interval '3 minutes' end, s.made_at, case when s.status = 'pending' then now() + interval '1 hour' else 'infinity' end
  from sums s;
  insert into public.payments (id, provider_payment_id, status, amount_cents, applied_cents, purpose, customer_data, booking_data, search_text, paid_at)
  select c.id, 'octo-card-' || c.id, 'completed', c.amount_cents, c.amount_cents, 'gift_card', '{"first_name": "Anna"}', '{"title": "Gift card"}',
    lower(c.code), c.made_at
  from public.gift_cards c where ascii(c.code) % 2 = 0;
  insert into public.payment_events (payment_id, dedupe_key, status, source, outcome)
  select s.id, 'size:' || s.id, s.status, 'callback', 'applied' from sums s where s.status <> 'pending';

  insert into public.refunds (id, payment_id, booking_id, amount_cents, done_cents, step, status, reason, created_at)
  select ${idOf("refund", "s.n")}, s.id, s.booking_id, s.cents, s.cents, 2, 'succeeded', 'Cancelled by the traveler', s.made_at + interval '2 days'
  from sums s where s.status = 'refunded';

  insert into public.ledger_entries (journal, account, booking_id, cents, created_at)
  select 'sale:' || w.id || ':0', l.account, w.id, l.cents, w.made_at
  from wishes w cross join lateral (values ('receivable', w.total), ('revenue', w.fees - w.total), ('fees', -w.fees)) l (account, cents)
  where w.sold;
  insert into public.ledger_entries (journal, account, booking_id, gift_card_id, payment_id, cents, created_at)
  select 'paid:' || s.id, l.account, s.booking_id, case when l.account = 'credit' then p.gift_card_id end, s.id, l.cents, s.made_at
  from sums s join public.payments p on p.id = s.id
  cross join lateral (values (private.money_account(s.method), s.cents), ('receivable', -s.cents)) l (account, cents)
  where s.came_in;
  insert into public.ledger_entries (journal, account, booking_id, payment_id, cents, created_at)
  select l.journal, l.account, s.booking_id, s.id, l.cents, s.made_at + interval '2 days'
  from sums s join wishes w on w.id = s.booking_id
  cross join lateral (select round(s.cents * w.fees / w.total::numeric)::bigint as fees) f
  cross join lateral (values
    ('promise:' || ${idOf("refund", "s.n")}, 'refunds_due', -s.cents), ('promise:' || ${idOf("refund", "s.n")}, 'revenue', s.cents - f.fees),
    ('promise:' || ${idOf("refund", "s.n")}, 'fees', f.fees), ('returned:' || s.id || ':' || s.cents, private.money_account(s.method), -s.cents),
    ('returned:' || s.id || ':' || s.cents, 'refunds_due', s.cents)
  ) l (journal, account, cents)
  where s.status = 'refunded';
  insert into public.ledger_entries (journal, account, gift_card_id, cents, created_at)
  select 'card:' || c.id || ':0', l.account, c.id, l.cents, c.made_at
  from public.gift_cards c cross join lateral (values ('cash', c.amount_cents), ('credit', -c.amount_cents)) l (account, cents);

  insert into public.documents (kind, year, number, journal, booking_id, payment_id, currency, cents, details, made_at)
  select d.kind, 2026, row_number() over (partition by d.kind order by d.made_at), d.journal, d.booking_id, d.payment_id, 'USD', d.cents,
    '{"reference": "SIZE", "title": "A trip"}', d.made_at
  from (
    select 'invoice' as kind, 'sale:' || w.id || ':0' as journal, w.id as booking_id, null::uuid as payment_id, w.total as cents, w.made_at
    from wishes w where w.sold
    union all select 'receipt', 'paid:' || s.id, s.booking_id, s.id, s.cents, s.made_at from sums s where s.came_in
    union all select 'credit_note', 'promise:' || ${idOf("refund", "s.n")}, s.booking_id, s.id, s.cents, s.made_at
    from sums s where s.status = 'refunded'
    union all select 'payout', 'returned:' || s.id || ':' || s.cents, s.booking_id, s.id, s.cents, s.made_at
    from sums s where s.status = 'refunded'
  ) d;
`;
