-- Invoices, receipts and credit notes: one for each journal that changes the traveller's account, frozen as it was, never
-- changed. Whoever posts the journal makes the document: no verb can forget it.
create table public.documents (
  kind text not null check (kind in ('invoice', 'receipt', 'credit_note')),
  year integer not null,
  number integer not null check (number > 0),
  name text not null unique generated always as (
    case kind when 'invoice' then 'INV' when 'receipt' then 'REC' else 'CRN' end
      || '-' || year::text || '-' || lpad(number::text, greatest(5, length(number::text)), '0')
  ) stored,
  journal text not null unique,
  booking_id uuid not null references public.bookings (id),
  payment_id uuid references public.payments (id),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  cents bigint not null check (cents > 0),
  details jsonb not null,
  made_at timestamptz not null,
  primary key (kind, year, number)
);
create index documents_booking on public.documents (booking_id, made_at);
create index documents_payment on public.documents (payment_id);
alter table public.documents enable row level security;
grant select on public.documents to service_role;

create function private.keep_documents()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'A numbered document stays as it is' using errcode = '23514';
end
$$;
create trigger insert_only before update or delete on public.documents
  for each row execute function private.keep_documents();
create trigger never_emptied before truncate on public.documents
  for each statement execute function private.keep_documents();

-- Runs as the last thing of a transaction, when it waits for nothing else any more: two that number never wait for one
-- another in a circle, and one that is rolled back has taken no number.
create function private.number_document()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  change bigint;
  moves_money boolean;
  about uuid;
  what text;
  made timestamptz;
  this_year integer;
begin
  if exists (select 1 from public.documents d where d.journal = new.journal) then
    return null;
  end if;
  select sum(e.cents) filter (where e.account in ('receivable', 'refunds_due') and e.currency = new.currency),
    bool_or(e.account in ('provider', 'cash', 'bank', 'credit')), max(e.payment_id::text)::uuid
  into strict change, moves_money, about
  from public.ledger_entries e where e.journal = new.journal;
  if change = 0 then
    return null;
  end if;
  what := case
    when change > 0 and not moves_money then 'invoice'
    when change < 0 and moves_money then 'receipt'
    -- A refund that was sent, or a sale that shrank.
    else 'credit_note'
  end;
  perform pg_advisory_xact_lock(7203410003);
  made := clock_timestamp();
  this_year := extract(year from made at time zone 'Asia/Tashkent');
  insert into public.documents (kind, year, number, journal, booking_id, payment_id, currency, cents, details, made_at)
  select what, this_year, coalesce((
      select max(d.number) from public.documents d where d.kind = what and d.year = this_year
    ), 0) + 1, new.journal, b.id, about, new.currency, abs(change), jsonb_build_object(
      'reference', b.reference, 'title', b.title, 'guests', b.guests, 'check_in', b.check_in, 'ends_on', b.ends_on,
      'customer_name', b.customer_name, 'customer_email', b.customer_email, 'quote', b.quote,
      'reason', split_part(new.journal, ':', 1), 'method', p.method, 'charged', private.handed_over(p)
    ), made
  from public.bookings b left join public.payments p on p.id = about where b.id = new.booking_id;
  return null;
end
$$;
-- A promise is no document yet: its credit note is made when the money is sent.
create constraint trigger numbered after insert on public.ledger_entries
  deferrable initially deferred for each row
  when (new.account in ('receivable', 'refunds_due') and split_part(new.journal, ':', 1) not in ('promise', 'unasked', 'unsent'))
  execute function private.number_document();

create function private.documents_of(booking_id uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'name', d.name, 'kind', d.kind, 'cents', d.cents, 'currency', d.currency, 'made_at', d.made_at,
      'payment_id', d.payment_id
    ) order by d.made_at, d.name), '[]')
    from public.documents d where d.booking_id = $1
  );
end $$;

-- What is printed: by its own name, or the receipt of a payment by either of the payment's names.
create function private.find_document(named text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'name', d.name, 'kind', d.kind, 'cents', d.cents, 'currency', d.currency, 'made_at', d.made_at,
    'payment_id', d.payment_id, 'booking_id', d.booking_id, 'details', d.details
  )
  from public.documents d
  where d.name = $1 or (d.kind = 'receipt' and d.payment_id = (private.payment_named($1)).id)
  order by d.made_at limit 1
$$;
