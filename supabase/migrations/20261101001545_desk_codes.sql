create function private.admin_codes()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_admin();
  select coalesce(jsonb_agg(to_jsonb(c) - 'created_at' || jsonb_build_object('uses', private.code_uses(c.id))
    order by c.archived, c.created_at desc, c.code), '[]')
  from public.codes c
$$;

-- The caller makes the id, so a retry changes nothing; `revision` detects a concurrent edit.
create function private.save_code(code jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor uuid := private.require_admin();
  refused constant jsonb := private.check_shape(code, 'invalid_code', '{"id": "uuid", "code": "any", "percent": "any",
    "amount_cents": "any", "valid_from": "any", "valid_until": "any", "use_limit": "any", "once_per_email": "boolean",
    "archived": "boolean", "item_ids": "array?", "revision": "any"}', 'Invalid code');
  wrong text;
  known public.codes;
  after public.codes;
begin
  if refused is not null then
    return refused;
  end if;
  wrong := case
    when coalesce(upper(btrim(code ->> 'code')), '') !~ '^[A-Z0-9-]{4,24}$' then 'code'
    when coalesce(code ->> 'percent', '1') !~ '^[0-9]{1,3}$' or (code ->> 'percent')::integer not between 1 and 100 then 'percent'
    when coalesce(code ->> 'amount_cents', '1') !~ '^[0-9]{1,7}$'
      or (code ->> 'amount_cents')::integer not between 1 and 5000000 then 'amount_cents'
    when num_nonnulls(code ->> 'percent', code ->> 'amount_cents') <> 1 then 'percent'
    when code ->> 'valid_from' is not null and private.as_date(code ->> 'valid_from') is null then 'valid_from'
    when code ->> 'valid_until' is not null and (private.as_date(code ->> 'valid_until') is null
      or private.as_date(code ->> 'valid_until') < private.as_date(code ->> 'valid_from')) then 'valid_until'
    when coalesce(code ->> 'use_limit', '1') !~ '^[0-9]{1,6}$'
      or (code ->> 'use_limit')::integer not between 1 and 100000 then 'use_limit'
    when exists (
      select 1 from jsonb_array_elements_text(private.as_array(code -> 'item_ids')) i
      where not exists (select 1 from public.tours t where t.id::text = i)
        and not exists (select 1 from public.packages p where p.id::text = i)
    ) then 'item_ids'
  end;
  if wrong is not null then
    return private.refusal('invalid_code', wrong, 'Invalid code');
  end if;
  if exists (
    select 1 from public.codes c where c.code = upper(btrim(save_code.code ->> 'code')) and c.id <> (save_code.code ->> 'id')::uuid
  ) then
    return private.refusal('code_taken', 'code', 'There is another code of this name');
  end if;
  select c.* into known from public.codes c where c.id = (save_code.code ->> 'id')::uuid for update;
  after := known;
  after.code := upper(btrim(code ->> 'code'));
  after.percent := code ->> 'percent';
  after.amount_cents := code ->> 'amount_cents';
  after.valid_from := code ->> 'valid_from';
  after.valid_until := code ->> 'valid_until';
  after.item_ids := (
    select array_agg(i::uuid) from jsonb_array_elements_text(private.as_array(save_code.code -> 'item_ids')) i
  );
  after.use_limit := code ->> 'use_limit';
  after.once_per_email := code -> 'once_per_email';
  after.archived := code -> 'archived';
  if after is not distinct from known then
    return '{"ok": true}';
  end if;
  if code ->> 'revision' <> coalesce(known.revision, 0)::text then
    return private.refusal('changed', null, 'Somebody changed this code meanwhile')
      || jsonb_build_object('now', jsonb_build_object('revision', coalesce(known.revision, 0)));
  end if;
  insert into public.codes as c (
    id, code, percent, amount_cents, valid_from, valid_until, item_ids, use_limit, once_per_email, archived
  )
  values (
    (save_code.code ->> 'id')::uuid, after.code, after.percent, after.amount_cents, after.valid_from, after.valid_until,
    after.item_ids, after.use_limit, after.once_per_email, after.archived
  )
  on conflict (id) do update set code = excluded.code, percent = excluded.percent, amount_cents = excluded.amount_cents,
    valid_from = excluded.valid_from, valid_until = excluded.valid_until, item_ids = excluded.item_ids,
    use_limit = excluded.use_limit, once_per_email = excluded.once_per_email, archived = excluded.archived,
    revision = c.revision + 1;
  perform private.audit(case when known.id is null then 'created' else 'saved' end, 'code', code ->> 'id',
    jsonb_build_object('by', actor, 'changes', private.differences(case when known.id is not null then to_jsonb(known) end, (
      select to_jsonb(c) from public.codes c where c.id = (save_code.code ->> 'id')::uuid
    ), array['id', 'revision', 'created_at', 'updated_at'])));
  return '{"ok": true}';
end
$$;
