-- Holds the rounds of housekeeping, reminders, the state of the shop and error reports.
-- Relies on `limits`, `desk_people`, `partial_payments`, `reviews` and `mails`.
-- Called by the desk and edge functions.
set check_function_bodies = off;

create table private.housekeeping_rounds (
  only_one boolean primary key default true check (only_one),
  ended_at timestamptz not null,
  failed jsonb not null
);

create table private.backups (
  only_one boolean primary key default true check (only_one),
  made_at timestamptz not null,
  version text not null
);

-- Each error of a version has one row with a count, so that a frequent error cannot fill the table.
create table private.error_reports (
  id uuid primary key default gen_random_uuid(),
  version text not null check (length(version) <= 40),
  source text not null check (source in ('page', 'worker', 'function', 'various')),
  place text not null check (length(place) <= 100),
  message text not null check (length(message) <= 300),
  stack text not null check (length(stack) <= 2000),
  count bigint not null check (count > 0),
  first_at timestamptz not null default clock_timestamp(),
  last_at timestamptz not null default clock_timestamp(),
  -- The network that brought it, as a hash of the day; null once another one reports it too.
  network text,
  unique (version, source, place, message)
);

insert into private.rate_rules values ('errors', 60, 10);

insert into private.settings (key, value, unit) values
  ('error_reports_most', '100', 'rows of errors at the desk; what does not fit is counted in one row'),
  ('error_reports_of_version', '50', 'rows of errors of one version'),
  ('error_reports_of_network', '10', 'rows of errors that only one network reported that day'),
  ('error_reports_days', '30', 'days an error is listed after it was seen last');

create function private.count_various(errors bigint) returns void
language sql security definer set search_path = '' as $$
  insert into private.error_reports as known (version, source, place, message, stack, count)
  select 'various', 'various', '', 'More kinds of errors than this list holds', '', errors where errors > 0
  on conflict (version, source, place, message) do update
    set count = known.count + excluded.count, last_at = excluded.last_at
$$;

-- A network may be an attacker, so its share is small and ends there; else a new kind replaces the one not seen for longest.
create function private.count_error(report jsonb, reporter text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  made private.error_reports := jsonb_populate_record(null::private.error_reports, report);
  crowded bigint;
  replaced bigint;
begin
  update private.error_reports known set count = known.count + made.count, last_at = clock_timestamp(),
    network = case when known.network = reporter then reporter end
  where (known.version, known.source, known.place, known.message) = (made.version, made.source, made.place, made.message);
  if found then
    return false;
  end if;
  if (select count(*) from private.error_reports known where known.network = reporter)
    >= private.setting('error_reports_of_network')::integer then
    perform private.count_various(made.count);
    return false;
  end if;
  select count(*) into crowded from private.error_reports known where known.version = made.version;
  delete from private.error_reports known where known.id = (
    select oldest.id from private.error_reports oldest
    where oldest.source <> 'various' and case when crowded >= private.setting('error_reports_of_version')::integer
      then oldest.version = made.version
      else (select count(*) from private.error_reports l where l.source <> 'various')
        >= private.setting('error_reports_most')::integer - 1 end
    order by oldest.last_at, oldest.id limit 1
  ) returning known.count into replaced;
  perform private.count_various(replaced);
  insert into private.error_reports (version, source, place, message, stack, count, network)
  values (made.version, made.source, made.place, made.message, made.stack, made.count, reporter);
  return true;
end $$;

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
comment on function private.queue_reminders is 'Queues mails 3 days and 1 day before, of balances and for reviews; skips locked bookings, to wait for none. Answers how many.';

create function private.note_housekeeping(failed jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into private.housekeeping_rounds (ended_at, failed) values (clock_timestamp(), failed)
  on conflict (only_one) do update set ended_at = excluded.ended_at, failed = excluded.failed
$$;
comment on function private.note_housekeeping is 'Notes the round that ended and what failed in it.';

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
end $$;
comment on function private.shop_state is 'Answers {housekeeping, backup_age_days, has_owner, migration, can_charge, fiscal}; null before the first of each.';

create function private.store_error_reports(reports jsonb, address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  reporter constant text := private.bucket_of('errors', private.network_of(nullif(address, '')));
  first_seen integer[] := '{}';
begin
  if private.take_tokens('errors', reporter, 1) > 0 then
    return jsonb_build_object('ok', false, 'code', 'rate_limited');
  end if;
  -- Two calls at once would both count one row less than the limit.
  perform pg_advisory_xact_lock(hashtext('private.error_reports'));
  for place in 0 .. jsonb_array_length(reports) - 1 loop
    if private.count_error(reports -> place, reporter) then
      first_seen := first_seen || place;
    end if;
  end loop;
  return jsonb_build_object('ok', true, 'first_seen', to_jsonb(first_seen));
end $$;
comment on function private.store_error_reports is 'Counts errors by address. Answers {first_seen}: the places of new ones. Refuses rate_limited.';

create function private.admin_errors() returns jsonb language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  select coalesce(jsonb_agg(to_jsonb(known) - 'network' order by known.first_at desc, known.id), '[]') from private.error_reports known
$$;
comment on function private.admin_errors is 'Answers the errors that browsers and functions reported, the newest first.';

create function private.admin_drop_error(id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  delete from private.error_reports known where known.id = admin_drop_error.id;
  return jsonb_build_object('ok', true);
end $$;
comment on function private.admin_drop_error is 'Removes a reported error.';
