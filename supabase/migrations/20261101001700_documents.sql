-- Holds numbered invoices, receipts and credit notes, one for each journal that needs one.
-- Relies on `payments`, `bookings`, `ledger` and `translations`.
-- Called by edge functions.
set check_function_bodies = off;

-- Each journal creates its documents, so that invoices minus credit notes always equal the sale.
create table public.documents (
  kind text not null check (kind in ('invoice', 'credit_note', 'receipt', 'payout')),
  side text not null generated always as (case when kind in ('invoice', 'credit_note') then 'sale' else 'money' end) stored,
  year integer not null,
  number integer not null check (number > 0),
  name text not null unique generated always as (
    case kind when 'invoice' then 'INV' when 'credit_note' then 'CRN' when 'receipt' then 'REC' else 'PAY' end
      || '-' || year::text || '-' || lpad(number::text, greatest(5, length(number::text)), '0')
  ) stored,
  journal text not null,
  booking_id uuid references public.bookings (id),
  gift_card_id uuid references public.gift_cards (id),
  payment_id uuid references public.payments (id),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  cents bigint not null check (cents > 0),
  details jsonb not null,
  made_at timestamptz not null,
  primary key (kind, year, number),
  unique (journal, side),
  check (num_nonnulls(booking_id, gift_card_id) = 1)
);
create index documents_booking on public.documents (booking_id, made_at);
create index documents_gift_card on public.documents (gift_card_id);
create index documents_payment on public.documents (payment_id);
grant select on public.documents to service_role;

create function private.protect_documents() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'A numbered document cannot change' using errcode = '23514';
end $$;
create trigger insert_only before update or delete on public.documents
  for each row when (not private.is_erasing()) execute function private.protect_documents();
create trigger refuse_truncate before truncate on public.documents
  for each statement execute function private.protect_documents();

create function private.document_side(account text) returns text language sql immutable set search_path = '' as $$
  select case when account in ('revenue', 'fees') then 'sale'
    when account in ('provider', 'cash', 'bank', 'credit') then 'money' end
$$;

-- Prints part of a gift card's code only, because the whole code is as good as money.
create function private.document_details(entry public.ledger_entries, about uuid, is_money boolean) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  reason constant jsonb := jsonb_build_object('reason', split_part(entry.journal, ':', 1));
begin
  if entry.booking_id is null then
    return (
      select reason || jsonb_build_object('to_name', c.to_name, 'card', right(c.code, 5), 'valid_until', c.valid_until,
        'method', c.sold_for)
      from public.gift_cards c where c.id = entry.gift_card_id
    );
  end if;
  return (
    select reason || private.view_in(jsonb_build_object(
      'reference', b.reference, 'title', b.title, 'guests', b.guests, 'check_in', b.check_in, 'ends_on', b.ends_on,
      'customer_name', b.customer_name, 'customer_email', coalesce(b.customer_email, ''), 'quote', b.quote
    ), b.language, array[b.item_id]) || case when is_money then jsonb_build_object('method', p.method, 'charged', private.handed_over(p), 'paid_at', p.paid_at)
      else '{}' end
    from public.bookings b left join public.payments p on p.id = about where b.id = entry.booking_id
  );
end $$;

-- Runs at the end of a transaction, so that numbering never deadlocks and a rollback takes no number.
create function private.number_document() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  sale bigint;
  money bigint;
  about uuid;
  paper record;
  made timestamptz;
  this_year integer;
begin
  if exists (select 1 from public.documents d where d.journal = new.journal) then
    return null;
  end if;
  select -coalesce(sum(e.cents) filter (where private.document_side(e.account) = 'sale'), 0),
    coalesce(sum(e.cents) filter (where private.document_side(e.account) = 'money'
      and (e.booking_id is not null or e.account <> 'credit')), 0),
    max(e.payment_id::text)::uuid
  into strict sale, money, about
  from public.ledger_entries e where e.journal = new.journal and e.currency = new.currency;
  if sale = 0 and money = 0 then
    return null;
  end if;
  perform pg_advisory_xact_lock(7203410003);
  made := clock_timestamp();
  this_year := extract(year from made at time zone 'Asia/Tashkent');
  for paper in
    select case when sale > 0 then 'invoice' else 'credit_note' end as kind, sale as cents, false as is_money where sale <> 0
    union all
    select case when money > 0 then 'receipt' else 'payout' end, money, true where money <> 0
  loop
    insert into public.documents (
      kind, year, number, journal, booking_id, gift_card_id, payment_id, currency, cents, details, made_at
    )
    select paper.kind, this_year, coalesce((
        select max(d.number) from public.documents d where d.kind = paper.kind and d.year = this_year
      ), 0) + 1, new.journal, new.booking_id, case when new.booking_id is null then new.gift_card_id end, about, new.currency,
      abs(paper.cents), private.document_details(new, about, paper.is_money), made;
  end loop;
  return null;
end $$;
create constraint trigger number_document after insert on public.ledger_entries
  deferrable initially deferred for each row
  when (new.account not in ('receivable', 'refunds_due') and (new.booking_id is not null or new.account in ('provider', 'cash', 'bank')))
  execute function private.number_document();

create function private.documents_of(booking_id uuid) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'name', d.name, 'kind', d.kind, 'cents', d.cents, 'currency', d.currency, 'made_at', d.made_at,
      'payment_id', d.payment_id, 'reason', d.details ->> 'reason'
    ) order by d.made_at, d.name), '[]')
    from public.documents d where d.booking_id = documents_of.booking_id
  );
end $$;

create function private.find_document(named text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'name', d.name, 'kind', d.kind, 'cents', d.cents, 'currency', d.currency, 'made_at', d.made_at,
    'payment_id', d.payment_id, 'details', d.details,
    'language', coalesce((select b.language from public.bookings b where b.id = d.booking_id),
      (select c.language from public.gift_cards c where c.id = d.gift_card_id))
  )
  from public.documents d
  where d.name = named or (d.kind = 'receipt' and d.payment_id = (private.payment_by_id(named)).id)
  order by d.made_at limit 1
$$;
comment on function private.find_document is 'Takes a document''s name, or a payment''s id for its receipt. Answers the document, or null.';
