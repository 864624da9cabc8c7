import type { Database, Row } from "./database.ts";

/** Recomputes the ledger from payments, refunds and the booking, independent of the code that wrote it. */
export const moneyLies = (db: Database, booking: string): Promise<Row[]> =>
  db.query(`
    with paid as (
      select coalesce(sum(p.refunded_cents), 0) as given,
        coalesce(sum(least(p.amount_cents - p.refunded_cents, r.unsent)), 0) as due
      from public.payments p left join lateral (
        select coalesce(sum(r.amount_cents - r.done_cents), 0) as unsent
        from public.refunds r where r.payment_id = p.id
      ) r on true
      where p.booking_id = '${booking}' and p.status in ('completed', 'refunded')
    ), asked as (
      select coalesce(sum(amount_cents), 0) as cents
      from public.refunds where booking_id = '${booking}'
    ), beside as (
      select coalesce(sum(greatest(0, p.amount_cents - p.applied_cents - r.promised)), 0) as cents,
        coalesce(bool_or(p.applied_cents > 0), false) as any_own
      from public.payments p left join lateral (
        select coalesce(sum(r.amount_cents), 0) as promised
        from public.refunds r where r.payment_id = p.id
      ) r on true
      where p.booking_id = '${booking}' and p.status = 'completed'
    ), held as (
      select account, sum(cents) as cents from public.ledger_entries where booking_id = '${booking}' group by 1
    ), sums as (
      select coalesce(sum(cents) filter (where account = 'refunds_due'), 0) as due,
        coalesce(sum(cents) filter (where account = 'receivable'), 0) as owed,
        -coalesce(sum(cents) filter (where account = 'revenue'), 0) as revenue,
        -coalesce(sum(cents) filter (where account = 'fees'), 0) as fees
      from held
    ), b as (
      select status, (total_price * 100)::bigint as total, (quote ->> 'fees_cents')::bigint as fees
      from public.bookings where id = '${booking}'
    )
    , money as (
      select m.account, coalesce(sum(p.amount_cents - p.refunded_cents), 0) + case m.account
        when 'provider' then handed.cents - handed.twice when 'cash' then returned.cash - handed.cents
        when 'bank' then returned.bank else 0 end as cents
      from (values ('provider', 'provider'), ('cash', 'cash'), ('bank_transfer', 'bank'), ('gift_card', 'credit')) m (method, account)
      cross join (
        select coalesce(sum(r.handed_cents), 0) as cents, coalesce(sum(r.twice_cents), 0) as twice
        from public.refunds r where r.booking_id = '${booking}'
      ) handed
      cross join (
        select coalesce(sum(e.cents) filter (where e.account = 'cash'), 0) as cash,
          coalesce(sum(e.cents) filter (where e.account = 'bank'), 0) as bank
        from public.ledger_entries e where e.booking_id = '${booking}' and e.journal like 'recovered:%'
      ) returned
      left join public.payments p on p.method = m.method and p.booking_id = '${booking}' and p.status in ('completed', 'refunded')
      group by m.account, handed.cents, handed.twice, returned.cash, returned.bank
    ), papers as (
      select coalesce(sum(case kind when 'invoice' then cents when 'credit_note' then -cents end), 0) as sale,
        coalesce(sum(case kind when 'receipt' then cents when 'payout' then -cents end), 0) as money
      from public.documents where booking_id = '${booking}'
    )
    select wrong.what, to_jsonb(sums) as sums, to_jsonb(b) as booking
    from paid, asked, beside, sums, papers, b, lateral (values
      ('money does not lie where it came in, less what went back', exists (
        select 1 from money left join held using (account) where money.cents <> coalesce(held.cents, 0)
      )),
      ('what was refunded twice and not settled is in no account', (
        select coalesce(sum(r.twice_cents - r.settled_cents), 0) from public.refunds r where r.booking_id = '${booking}'
      ) <> coalesce((select held.cents from held where held.account = 'refunded_twice'), 0)),
      ('nobody is told of an unsettled double refund', exists (
        select 1 from public.refunds r join public.bookings b on b.id = r.booking_id
        where r.booking_id = '${booking}' and r.settled_cents < r.twice_cents
          and strpos(coalesce(b.attention_reason, ''), 'refunded_twice') = 0
      )),
      ('refunds due are not what was promised and not yet sent', -sums.due <> paid.due),
      ('something is owed for what is no booking any more', b.status <> 'confirmed' and sums.owed > 0),
      ('a booking is confirmed and not earned',
        b.status = 'confirmed' and sums.revenue + sums.fees < b.total - asked.cents - paid.given),
      ('what an ended booking was paid beside its sale is not what nobody owes',
        b.status <> 'confirmed' and beside.cents <> -sums.owed),
      ('money beside the booking is more than what nobody owes',
        b.status = 'confirmed' and beside.cents > greatest(0, -sums.owed)),
      ('what nobody owes is taken for the booking''s own',
        b.status = 'confirmed' and beside.cents < -sums.owed),
      ('what came for no booking is taken for its own', b.status = 'expired' and beside.any_own),
      ('what is asked for is not what is owed',
        (private.owed('${booking}')) <> case b.status when 'confirmed' then greatest(0, sums.owed)
          when 'pending' then greatest(0, b.total + sums.owed) else 0 end),
      ('what is owed is not the sale less what was paid, plus refunds', private.owed('${booking}') <> greatest(0,
        case b.status when 'pending' then b.total when 'confirmed' then papers.sale else 0 end
        + case when b.status in ('pending', 'confirmed') then private.refunded_cents('${booking}') - private.paid_cents('${booking}')
          else 0 end)),
      ('the statement ends at another sum than is asked for', (
        select greatest(0, coalesce(sum((line ->> 'cents')::bigint - (line ->> 'due_cents')::bigint), 0))
        from jsonb_array_elements(private.statement('${booking}')) line
      ) <> private.owed('${booking}')),
      ('more is earned than the booking costs', sums.revenue + sums.fees > b.total),
      ('fees are not their part of what is earned',
        abs(sums.fees - round((sums.revenue + sums.fees) * b.fees::numeric / nullif(b.total, 0))) > 3),
      ('the provider was asked to send what it never had', exists (
        select 1 from public.refunds r join public.payments p on p.id = r.payment_id
        where r.booking_id = '${booking}' and p.method <> 'provider' and r.attempts > 0
      )),
      ('invoices less credit notes are not the sale', papers.sale <> sums.revenue + sums.fees),
      ('a booking is flagged for more money than is there', exists (
        select 1 from public.bookings f, unnest(string_to_array(f.attention_reason, '. ')) reason
        where f.id = '${booking}' and reason like 'paid%' and (beside.cents = 0
          or reason like 'paid_too_much:%' and replace(split_part(reason, ':', 2), ',', '')::numeric * 100 > beside.cents)
      )),
      ('receipts less payouts are not the money', papers.money <> (select sum(cents) from money)),
      ('the provider sent another share of its settlement than of the payment', exists (
        select 1 from public.payments p, lateral (
          select p.refunded_cents - coalesce(sum(r.handed_cents - r.twice_cents), 0) as cents
          from public.refunds r where r.payment_id = p.id
        ) went, lateral (select coalesce(p.settlement_amount, p.amount_cents) as units) charged, lateral (
          -- What the provider gave back by itself is known to the cent only.
          select coalesce(sum(r.settlement_sent), 0) as units,
            sum(case when r.given_by is null then 1 else 1 + charged.units / p.amount_cents end) as parts
          from public.refunds r where r.payment_id = p.id
        ) sent
        where p.booking_id = '${booking}' and p.method = 'provider' and (sent.units > charged.units
          or went.cents = p.amount_cents and sent.units <> charged.units
          or abs(sent.units - charged.units * went.cents / p.amount_cents) > greatest(1, sent.parts))
      )),
      ('an account breaks its sign', sums.revenue < 0 or sums.fees < 0 or sums.due > 0 or exists (
        select 1 from money where money.cents < 0 and money.account <> 'cash'
      ))
    ) wrong (what, is_so)
    where wrong.is_so
    union all
    select 'journal ' || e.journal || ' does not sum to zero', null, null
    from public.ledger_entries e where e.booking_id = '${booking}'
    group by e.journal, e.currency having sum(e.cents) <> 0`);

export const cardLies = (db: Database, booking?: string): Promise<Row[]> =>
  db.query(`
    select c.code, c.amount_cents, c.voided_at, l.cents as left_cents, used.cents as used_cents
    from public.gift_cards c, lateral (select private.card_left(c.id) as cents) l, lateral (
      select coalesce(sum(p.amount_cents - p.refunded_cents), 0)::bigint as cents
      from public.payments p where p.gift_card_id = c.id and p.status in ('completed', 'refunded')
    ) used, lateral (
      select coalesce(sum(e.cents) filter (where e.account = 'credit'), 0)::bigint as cents,
        coalesce(sum(e.cents) filter (where e.account in ('credit', 'goodwill')), 0)::bigint as lost
      from public.ledger_entries e where e.gift_card_id = c.id and e.journal like 'card_voided:%'
    ) voided, lateral (
      select coalesce(sum(p.refunded_cents), 0)::bigint as cents from public.payments p where p.id = c.id
    ) back
    where (l.cents < 0 or used.cents < 0 or used.cents > c.amount_cents
      or l.cents <> c.amount_cents - used.cents - voided.cents
      or c.voided_at is null and voided.lost <> back.cents
      or exists (
        select 1 from public.refunds r join public.payments p on p.id = r.payment_id and p.gift_card_id = c.id
        where r.status <> 'succeeded'
      ))
      ${booking === undefined ? "" : `and c.id in (select p.gift_card_id from public.payments p where p.booking_id = '${booking}')`}`);

export const fiscalLies = (db: Database, booking: string): Promise<Row[]> =>
  db.query(`
    with paid as (
      select p.id, p.status in ('completed', 'refunded') as counts, coalesce(p.settlement_amount, p.amount_cents) as charged,
        coalesce((select sum(r.settlement_sent) from public.refunds r where r.payment_id = p.id), 0) as sent
      from public.payments p where p.booking_id = '${booking}' and p.method = 'provider'
    ), receipt as (
      select f.*, (select sum((x ->> 'amount')::bigint) from jsonb_array_elements(f.lines) x) as summed
      from public.fiscal_receipts f where f.booking_id = '${booking}'
    ), line as (
      select r.payment_id, r.refund_id, x ->> 'key' as key, (x ->> 'amount')::bigint as amount, x
      from receipt r, jsonb_array_elements(r.lines) x
    )
    select wrong.what from (values
      ('receipts less refund receipts are not the money by card', exists (
        select 1 from paid left join lateral (
          select coalesce(sum(case when r.refund_id is null then r.amount else -r.amount end), 0) as net
          from receipt r where r.payment_id = paid.id
        ) n on true
        where n.net <> case when paid.counts then paid.charged - paid.sent else 0 end
      )),
      ('a receipt is of no payment by card', exists (select 1 from receipt r where r.payment_id not in (select id from paid))),
      ('a payment has two receipts', exists (
        select 1 from receipt r where r.refund_id is null group by r.payment_id having count(*) > 1
      )),
      ('the lines of a receipt are not its amount', exists (select 1 from receipt r where r.summed <> r.amount)),
      ('a line has no code', exists (select 1 from line where amount <= 0 or not coalesce(
        x ->> 'mxik' ~ '^[0-9]{17}$' and x ->> 'package_code' ~ '^[0-9]+$' and jsonb_typeof(x -> 'vat') = 'boolean', false
      ))),
      ('more of a line is refunded than was paid', exists (
        select 1 from line group by payment_id, key
        having sum(case when refund_id is null then amount else -amount end) < 0
      ))
    ) wrong (what, is_so)
    where wrong.is_so`);
