insert into private.settings (key, value, unit) values
  ('retention_booking_years', '7', 'years after a trip in which its booking keeps names'),
  ('retention_support_years', '3', 'years in which questions and their mails are kept'),
  ('retention_usage_years', '2', 'years in which sent mails and audit entries are kept'),
  ('retention_waiting_days', '30', 'days in which a waiting list stays after the departure, links and passports after the trip');
create index email_outbox_ended on public.email_outbox (created_at) where status in ('sent', 'failed');
create index companion_details_passport on public.companion_details (companion_id) where passport is not null;
create index bookings_named on public.bookings (ends_on) where erased_at is null;

create function private.retained_since(what text)
returns date
language sql
stable
set search_path = ''
as $$
  select (private.today() - make_interval(years => private.setting('retention_' || what || '_years')::integer))::date
$$;

-- Works in small batches, so that other transactions never wait long for its locks.
create function private.apply_retention(most integer default 10)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- Constants, because the planner would call the function for each row.
  booking_since constant date := private.retained_since('booking');
  support_since constant date := private.retained_since('support');
  usage_since constant date := private.retained_since('usage');
  waiting_since constant date := private.today() - private.setting('retention_waiting_days')::integer;
  -- Erasing a person writes some twenty tables, and the batch must end within 100 ms.
  most_persons constant integer := greatest(1, most / 2);
  entry record;
  removed integer := 0;
  gone integer;
begin
  perform private.lock_catalogue_now();
  for entry in
    select b.id from public.bookings b
    where b.ends_on < booking_since and b.erased_at is null
      and not exists (select from public.refunds r where r.booking_id = b.id and r.status <> 'succeeded')
      and not exists (select from public.payments p where p.booking_id = b.id and private.may_be_paid(p))
    order by b.ends_on limit most_persons for update skip locked
  loop
    perform private.erase_booking(entry.id);
    removed := removed + 1;
  end loop;
  for entry in
    select g.id from public.gift_cards g
    where greatest(g.made_at::date, g.valid_until) < booking_since and g.to_name <> 'Erased'
    limit most_persons
  loop
    perform private.erase_gift_card(entry.id);
    removed := removed + 1;
  end loop;
  for entry in
    select p.id from public.payments p
    where p.booking_id is null and not private.may_be_paid(p) and p.paid_at is null and p.created_at < waiting_since and p.customer_data <> '{}'
    limit most_persons for update skip locked
  loop
    perform private.erase_gift_card(entry.id);
    removed := removed + 1;
  end loop;
  -- The rows of these persons stay locked until the batch ends, so the rest is left to the next one.
  if removed > 0 then
    return removed;
  end if;
  with old as (
    select r.id from public.requests r where r.created_at < support_since order by r.created_at limit most
  )
  select count(private.erase_requests(array[old.id])) into gone from old;
  removed := removed + gone;
  delete from public.email_outbox m where m.id in (
    select o.id from public.email_outbox o
    where o.status in ('sent', 'failed') and o.created_at < usage_since order by o.created_at limit most
  );
  get diagnostics gone = row_count;
  removed := removed + gone;
  delete from public.audit_log l where l.id in (
    select o.id from public.audit_log o where o.at < usage_since order by o.at limit most
  );
  get diagnostics gone = row_count;
  removed := removed + gone;
  delete from public.waiting_entries w where w.id in (
    select o.id from public.waiting_entries o join public.departures d on d.id = o.departure_id
    where not o.is_live and d.start_date < waiting_since limit most
  );
  get diagnostics gone = row_count;
  removed := removed + gone;
  delete from public.calendar_feeds f where f.id in (
    select o.id from public.calendar_feeds o
    where (select b.ends_on from public.bookings b where b.id = o.booking_id) < waiting_since limit most
  );
  get diagnostics gone = row_count;
  removed := removed + gone;
  update public.companion_details d set passport = null where d.companion_id in (
    select o.companion_id from public.companion_details o
    join public.companions c on c.id = o.companion_id
    join public.bookings b on b.id = c.booking_id
    where o.passport is not null and b.ends_on < waiting_since limit most
  );
  get diagnostics gone = row_count;
  removed := removed + gone;
  delete from public.news n where n.id in (
    select o.id from public.news o where o.at < usage_since order by o.at limit most
  );
  get diagnostics gone = row_count;
  removed := removed + gone;
  delete from private.channels c where c.id in (
    select o.id from private.channels o
    where (
      select b.ends_on from public.bookings b
      where b.id = coalesce(o.booking_id, (select k.booking_id from public.companions k where k.id = o.companion_id))
    ) < waiting_since limit most
  );
  get diagnostics gone = row_count;
  removed := removed + gone;
  delete from private.telegram_starts s where s.token_hash in (
    select o.token_hash from private.telegram_starts o where o.expires_at < now() order by o.expires_at limit most
  );
  get diagnostics gone = row_count;
  removed := removed + gone;
  delete from private.erased_tokens t where t.token_hash in (
    select o.token_hash from private.erased_tokens o where o.erased_at < usage_since limit most
  );
  get diagnostics gone = row_count;
  removed := removed + gone;
  delete from private.error_reports e where e.id in (
    select o.id from private.error_reports o
    where o.last_at < now() - make_interval(days => private.setting('error_reports_days')::integer) limit most
  );
  get diagnostics gone = row_count;
  removed := removed + gone;
  delete from private.data_links l where l.token_hash in (
    select o.token_hash from private.data_links o where o.expires_at < now() - interval '1 day' limit most
  );
  get diagnostics gone = row_count;
  return removed + gone;
end
$$;
