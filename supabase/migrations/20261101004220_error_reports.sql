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
  unique (version, source, place, message)
);
alter table private.error_reports enable row level security;

insert into private.rate_rules values ('errors', 60, 10);
insert into private.settings (key, value, unit) values
  ('error_reports_most', '100', 'rows of errors at the desk; what is new beyond them is counted in one row'),
  ('error_reports_days', '30', 'days an error is listed after it was seen last');

-- A full table drops errors not seen for a day, so that new ones still fit.
create function private.count_error(report jsonb, most integer)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_new boolean;
begin
  update private.error_reports known set count = known.count + (report ->> 'count')::integer, last_at = clock_timestamp()
  where (known.version, known.source, known.place, known.message)
    = (report ->> 'version', report ->> 'source', report ->> 'place', report ->> 'message');
  if found then
    return false;
  end if;
  if (select count(*) from private.error_reports) >= most - 1 then
    delete from private.error_reports known where known.id = (
      select oldest.id from private.error_reports oldest
      where oldest.last_at < now() - interval '1 day' order by oldest.last_at limit 1
    );
    if not found then
      report := jsonb_build_object('version', 'various', 'source', 'various', 'place', '', 'stack', '', 'count', report -> 'count',
        'message', 'More kinds of errors than this list holds');
    end if;
  end if;
  insert into private.error_reports as known (version, source, place, message, stack, count)
  select r.version, r.source, r.place, r.message, r.stack, r.count
  from jsonb_to_record(report) as r (version text, source text, place text, message text, stack text, count integer)
  on conflict (version, source, place, message) do update
    set count = known.count + excluded.count, last_at = excluded.last_at
  returning xmax = 0 into is_new;
  return is_new;
end
$$;

create function private.store_error_reports(reports jsonb, address text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  most integer := private.setting('error_reports_most')::integer;
  first_seen integer[] := '{}';
begin
  if private.take_tokens('errors', private.bucket_of('errors', nullif(address, '')), 1) > 0 then
    return jsonb_build_object('ok', false, 'code', 'rate_limited');
  end if;
  -- Two calls at once would both count one row less than the limit.
  perform pg_advisory_xact_lock(hashtext('private.error_reports'));
  delete from private.error_reports old
  where old.last_at < now() - make_interval(days => private.setting('error_reports_days')::integer);
  for place in 0 .. jsonb_array_length(reports) - 1 loop
    if private.count_error(reports -> place, most) then
      first_seen := first_seen || place;
    end if;
  end loop;
  return jsonb_build_object('ok', true, 'first_seen', to_jsonb(first_seen));
end
$$;

create function private.admin_errors()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_admin();
  select coalesce(jsonb_agg(to_jsonb(known) order by known.last_at desc), '[]') from private.error_reports known
$$;

create function private.admin_drop_error(id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from private.error_reports known where known.id = admin_drop_error.id;
  return jsonb_build_object('ok', true);
end
$$;
