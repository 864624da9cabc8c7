-- Holds the settings of the desk and the versions of the terms.
-- Relies on `desk_people`, `catalogue`, `exchange_rates` and `meetings`.
-- Called by the desk and edge functions.
set check_function_bodies = off;

-- One row of what the desk may set; an empty text means that it is not set and not shown.
create table private.shop_settings (
  only_one boolean primary key default true check (only_one),
  revision bigint not null default 0,
  name text not null default 'Journey to Uzbekistan',
  legal_name text not null default '',
  tax_number text not null default '',
  licence_number text not null default '',
  since text not null default '',
  email text not null default '',
  phone text not null default '',
  address text not null default '',
  office_hours text not null default '',
  instagram text not null default '',
  facebook text not null default '',
  telegram text not null default '',
  tripadvisor text not null default '',
  unesco_sites text not null default '',
  unesco_source text not null default '',
  travelers text not null default '',
  travelers_source text not null default '',
  fees_percent integer not null default 10 check (fees_percent between 0 and 30),
  currencies text[] not null default '{EUR,UZS,RUB,GBP}' check (currencies <@ '{EUR,UZS,RUB,GBP}'),
  -- null until `npm run deploy` or an owner has set it: dollars.
  charged_currency text check (charged_currency in ('USD', 'EUR', 'UZS', 'RUB', 'GBP')),
  mail_name text not null default '',
  mail_from text not null default '',
  mail_to text not null default '',
  fiscal_mxik text not null default '',
  fiscal_package_code text not null default '',
  fiscal_vat text not null default 'no' check (fiscal_vat in ('yes', 'no')),
  cash_ceiling_som text not null default '25000000',
  -- A list of {name, role, words, picture}.
  people jsonb not null default '[]',
  latitude text not null default '',
  longitude text not null default ''
);

insert into private.shop_settings default values;

create table private.terms_versions (
  number integer generated always as identity primary key,
  version text not null unique,
  tiers jsonb not null,
  plan jsonb not null,
  made_at timestamptz not null default now(),
  made_by uuid
);

insert into private.terms_versions (version, tiers, plan) values ('2026-11-22', '[
  {"min_days": 60, "percent": 100, "fee_per_person_cents": 10000},
  {"min_days": 30, "percent": 75, "fee_per_person_cents": 0},
  {"min_days": 15, "percent": 50, "fee_per_person_cents": 0},
  {"min_days": 0, "percent": 0, "fee_per_person_cents": 0}
]', '{"over_cents": 200000, "deposit_percent": 50, "balance_days_before": 30}');

create function private.current_terms() returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('version', v.version, 'tiers', v.tiers, 'plan', v.plan)
  from private.terms_versions v order by v.number desc limit 1
$$;

create function private.fees_percent() returns integer language sql stable security definer set search_path = '' as $$
  select s.fees_percent from private.shop_settings s
$$;

-- Called for trips without a telephone of their own; null if the shop has set none.
create function private.shop_phone() returns text language sql stable security definer set search_path = '' as $$
  select nullif(s.phone, '') from private.shop_settings s
$$;

-- Every device gets these, so they exclude the addresses of mails, and a tax number that names a person (14 digits).
create function private.mirrored_settings() returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(s) - '{only_one,revision,charged_currency,mail_name,mail_from,mail_to,fiscal_mxik,fiscal_package_code,fiscal_vat,cash_ceiling_som}'::text[]
    || jsonb_build_object('terms', private.current_terms(),
      'tax_number', case when length(s.tax_number) = 14 then '' else s.tax_number end)
  from private.shop_settings s
$$;

create function private.charged_currency() returns text language sql stable security definer set search_path = '' as $$
  select coalesce(s.charged_currency, 'USD') from private.shop_settings s
$$;

create function private.terms_problem(tiers jsonb, plan jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  days constant text := 'number ^([0-9]|[1-9][0-9]|[12][0-9]{2}|3[0-5][0-9]|36[0-5])$';
  percent constant text := 'number ^([0-9]|[1-9][0-9]|100)$';
  cents constant text := 'number ^[0-9]{1,7}$';
begin
  if jsonb_typeof(tiers) is distinct from 'array' or jsonb_array_length(tiers) not between 1 and 8
    or exists (select 1 from jsonb_array_elements(tiers) t where private.wrong_key(t,
      json_build_object('min_days', days, 'percent', percent, 'fee_per_person_cents', cents)) is not null) then
    return 'tiers';
  end if;
  if exists (
    select 1 from (
      select t.min_days, t.percent, t.fee_per_person_cents as fee, row_number() over falling as place,
        lead(t.min_days) over falling as next_days, lead(t.percent) over falling as next_percent
      from jsonb_to_recordset(tiers) t (min_days integer, percent integer, fee_per_person_cents bigint)
      window falling as (order by t.min_days desc)
    ) t
    where t.next_days = t.min_days or t.next_days is null and t.min_days <> 0 or t.next_percent > t.percent
      or t.place > 1 and t.fee <> 0
  ) then
    return 'tiers';
  end if;
  if plan <> 'null' and private.wrong_key(plan, json_build_object('over_cents', cents,
    'deposit_percent', 'number ^[1-9][0-9]?$', 'balance_days_before', days)) is not null then
    return 'plan';
  end if;
  return null;
end $$;

create function private.are_people(people jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  return coalesce((
    select count(*) <= 8 and bool_and(private.wrong_key(p, '{"name": "string ^.{1,60}$", "role": "string ^.{0,60}$",
        "words": "string ^.{0,200}$", "picture": "string"}') is null
      and btrim(p ->> 'name') <> '' and (p ->> 'picture' = '' or private.is_picture_address(p ->> 'picture'))
      and not private.has_control_characters(concat(p ->> 'name', p ->> 'role', p ->> 'words'), false))
    from jsonb_array_elements(private.as_array(people)) p
  ), true);
end $$;

-- Names the first wrong setting of those given.
create function private.settings_problem(settings jsonb) returns text language plpgsql stable set search_path = '' as $$
declare
  link constant text := 'string ^(https://[^[:space:]]{4,200})?$';
  figure constant text := 'string ^.{0,20}$';
  words constant text := 'string ^.{0,120}$';
  shape constant jsonb := jsonb_build_object(
    'name', 'string ^.{1,60}$', 'legal_name', words, 'tax_number', 'string ^([0-9]{9}|[0-9]{14})?$',
    'licence_number', 'string ^.{0,40}$', 'since', 'string ^([0-9]{4})?$', 'email', 'string', 'phone', 'string',
    'address', 'string ^.{0,200}$', 'office_hours', words, 'instagram', link, 'facebook', link, 'telegram', link,
    'tripadvisor', link, 'unesco_sites', figure, 'unesco_source', words, 'travelers', figure, 'travelers_source', words,
    'fees_percent', 'number ^([0-9]|[12][0-9]|30)$', 'currencies', 'array',
    'charged_currency', 'string ^(USD|EUR|UZS|RUB|GBP)$', 'mail_name', 'string ^.{0,60}$', 'mail_from', 'string', 'mail_to', 'string',
    'fiscal_mxik', 'string', 'fiscal_package_code', 'string', 'fiscal_vat', 'string ^(yes|no)$',
    'cash_ceiling_som', 'string ^[1-9][0-9]{5,11}$', 'people', 'array',
    'latitude', 'string ^(-?([0-8]?[0-9](\.[0-9]{1,6})?|90))?$',
    'longitude', 'string ^(-?((1[0-7]|[0-9])?[0-9](\.[0-9]{1,6})?|180))?$');
  wrong text := private.wrong_key(settings, (
    select json_object_agg(g.key, coalesce(shape -> g.key, '"none"')) from jsonb_object_keys(settings) g (key)));
begin
  if wrong is not null then
    return wrong;
  end if;
  select g.key into wrong from jsonb_each_text(settings) g where private.has_control_characters(g.value, false)
    or g.value <> '' and (g.key in ('email', 'mail_from', 'mail_to') and private.check_email(g.value) is not null
      or g.key = 'phone' and private.check_phone(g.value) is not null
      or g.key in ('fiscal_mxik', 'fiscal_package_code')
        and not private.matches_rule(to_jsonb(g.value), substr(g.key, length('fiscal_') + 1)))
    or g.key = 'name' and btrim(g.value) = ''
  limit 1;
  if wrong is null and exists (select 1 from jsonb_array_elements(settings -> 'currencies') c
    where c not in ('"EUR"', '"UZS"', '"RUB"', '"GBP"')) then
    return 'currencies';
  end if;
  if wrong is null and not private.are_people(settings -> 'people') then
    return 'people';
  end if;
  return wrong;
end $$;

create function private.shop_settings() returns jsonb language sql stable security definer set search_path = '' as $$
  select to_jsonb(s) - 'only_one' || jsonb_build_object('terms', private.current_terms(),
    'charged_currency', private.charged_currency())
  from private.shop_settings s
$$;
comment on function private.shop_settings is 'Answers all settings of the desk with the current terms, for mails and papers.';

create function private.admin_settings() returns jsonb language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  select private.shop_settings();
$$;
comment on function private.admin_settings is 'Answers all settings of the desk and their revision.';

create function private.admin_save_settings(settings jsonb, seen bigint default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := private.require_owner();
  before private.shop_settings;
  now_row private.shop_settings;
  plain constant jsonb := settings - '{tiers,plan}'::text[];
  terms constant jsonb := private.current_terms();
  new_tiers constant jsonb := coalesce(settings -> 'tiers', terms -> 'tiers');
  new_plan constant jsonb := coalesce(settings -> 'plan', terms -> 'plan');
  changes jsonb;
  wrong text;
begin
  if jsonb_typeof(settings) is distinct from 'object' or settings = '{}' or private.is_too_large(settings) then
    return private.refusal('invalid_settings', null, 'Nothing to save');
  end if;
  wrong := coalesce(private.settings_problem(plain), private.terms_problem(new_tiers, new_plan));
  if wrong is not null then
    return private.refusal('invalid_settings', wrong, 'This setting is wrong');
  end if;
  if plain ->> 'charged_currency' <> 'USD' and private.usable_rate(plain ->> 'charged_currency') is null then
    return private.refusal('no_rate', 'charged_currency', 'There is no exchange rate to charge at');
  end if;
  select * into before from private.shop_settings for update;
  if before.revision is distinct from seen then
    return private.refusal('changed', null, 'Another admin changed the settings') ||
      jsonb_build_object('now', private.shop_settings());
  end if;
  now_row := jsonb_populate_record(before, plain);
  changes := private.differences(to_jsonb(before), to_jsonb(now_row));
  if new_tiers <> terms -> 'tiers' or new_plan <> terms -> 'plan' then
    insert into private.terms_versions (version, tiers, plan, made_by)
    select private.today() || case when count(*) = 0 then '' else '.' || count(*) + 1 end, new_tiers, new_plan, owner
    from private.terms_versions v where v.version like private.today() || '%';
    changes := changes || private.differences(
      jsonb_build_object('terms', terms -> 'version', 'tiers', terms -> 'tiers', 'plan', terms -> 'plan'),
      jsonb_build_object('terms', private.current_terms() -> 'version', 'tiers', new_tiers, 'plan', new_plan));
  end if;
  if changes = '{}' then
    return jsonb_build_object('ok', true, 'settings', private.shop_settings());
  end if;
  now_row.revision := before.revision + 1;
  delete from private.shop_settings;
  insert into private.shop_settings select now_row.*;
  if changes ? 'phone' then
    perform private.note_meetings('shop_settings', to_jsonb(before));
  end if;
  perform private.audit('saved', 'settings', 'settings', jsonb_build_object('changes', changes));
  return jsonb_build_object('ok', true, 'settings', private.shop_settings());
end $$;
comment on function private.admin_save_settings is 'Takes the changed settings alone and the revision as seen. Refuses invalid_settings, no_rate, changed.';
