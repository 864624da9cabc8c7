create function private.missed_balance_reason() returns text language sql immutable set search_path = '' as $$
  select 'balance_missed'
$$;

-- Runs after every change of the amount owed or its due day, so that no function can forget it.
create function private.clear_missed_balance() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  about constant uuid := case tg_table_name when 'bookings' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'booking_id' end;
begin
  perform private.remove_attention_reasons(b.id, array[private.missed_balance_reason()])
  from public.bookings b
  where b.id = about and b.needs_attention
    and not coalesce(b.balance_due_on < private.today() and private.owed(b.id) > 0, false);
  return null;
end
$$;
create trigger clear_missed_balance after insert on public.ledger_entries
  for each row when (new.account = 'receivable') execute function private.clear_missed_balance();
create trigger clear_missed_balance after update of balance_due_on on public.bookings
  for each row when (new.needs_attention and new.balance_due_on is distinct from old.balance_due_on)
  execute function private.clear_missed_balance();

-- A missed balance is reported to both sides but never cancels the booking.
create function private.remind_of_balances() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
  queued integer := 0;
  missed boolean;
begin
  for booking in
    select b.* from public.bookings b
    where b.balance_due_on <= private.today() + 7 and b.status = 'confirmed' and private.owed(b.id) > 0
      and not private.is_called_off(b)
      and b.confirmed_at < now() - interval '1 day'
    order by b.id
    for update skip locked
  loop
    missed := booking.balance_due_on < private.today();
    -- Counts from a fixed day, so that another due day gets another mail.
    continue when private.queue_booking_mail(booking, case
      when missed then 'balance_missed'
      when booking.balance_due_on <= private.today() + 1 then 'balance_1'
      else 'balance_7' end, null, booking.balance_due_on - date '2020-01-01', null) is null;
    queued := queued + 1;
    if missed then
      perform private.flag_booking(booking.id, private.missed_balance_reason());
      perform private.queue_booking_mail(booking, 'attention_operator', null, null,
        jsonb_build_object('reason', private.missed_balance_reason()));
    end if;
  end loop;
  return queued;
end
$$;

create function private.queue_review_requests() returns integer language sql security definer set search_path = '' as $$
  select count(private.queue_booking_mail(b, 'review_request', null, 1, null))::integer
  from (
    select x.* from public.bookings x
    where x.status = 'confirmed' and x.ends_on between private.today() - 9 and private.today() - 2
      and not private.is_called_off(x)
      and not exists (select 1 from public.reviews r where r.booking_id = x.id)
    for key share skip locked
  ) b
$$;

-- Skips locked bookings, so that a round holding many never waits for one.
create function private.queue_reminders() returns integer language sql security definer set search_path = '' as $$
  select private.remind_of_balances() + private.queue_review_requests() + count(private.queue_booking_mail(
    b, case when b.check_in = private.today() + 1 then 'reminder_1' else 'reminder_3' end, null, b.moves + 1, null
  ))::integer
  from (
    select x.* from public.bookings x
    where x.status = 'confirmed' and x.check_in between private.today() + 1 and private.today() + 3
      and not private.is_called_off(x)
      and x.created_at < now() - interval '1 day'
    for key share skip locked
  ) b
$$;

create table private.housekeeping_rounds (
  only_one boolean primary key default true check (only_one),
  ended_at timestamptz not null,
  failed jsonb not null
);
alter table private.housekeeping_rounds enable row level security;

create function private.note_housekeeping(failed jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into private.housekeeping_rounds (ended_at, failed) values (clock_timestamp(), failed)
  on conflict (only_one) do update set ended_at = excluded.ended_at, failed = excluded.failed
$$;

create table private.backups (
  only_one boolean primary key default true check (only_one),
  made_at timestamptz not null,
  version text not null
);
alter table private.backups enable row level security;

create function private.shop_state() returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  newest text;
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select max(version) from supabase_migrations.schema_migrations' into newest;
  end if;
  return jsonb_build_object(
    'housekeeping', (
      select jsonb_build_object(
        'age_seconds', greatest(0, extract(epoch from clock_timestamp() - r.ended_at)::integer), 'failed', r.failed
      ) from private.housekeeping_rounds r
    ),
    'backup_age_days', (select (extract(epoch from now() - b.made_at) / 86400)::integer from private.backups b),
    'has_owner', exists (
      select 1 from public.desk_members m where m.role = 'owner' and m.user_id is not null and m.ended_at is null
    ),
    'migration', newest,
    'can_charge', private.charged_currency() = 'USD' or private.usable_rate(private.charged_currency()) is not null,
    'fiscal', private.fiscal_state()
  );
end
$$;
