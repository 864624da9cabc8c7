-- A provider's callback is kept before anybody judges it: the provider may be out of reach when we ask what is true of it.
-- It says nothing about the hold (checked_at stays): only the provider's own answer does.
create function private.store_callback(payment uuid, dedupe_key text, payload jsonb)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.payment_events (payment_id, dedupe_key, status, source, payload, outcome)
  values ($1, $2, null, 'webhook', coalesce($3, '{}'), 'stored')
  on conflict on constraint payment_events_dedupe_key_key do nothing;
  return found;
end
$$;
grant execute on function private.store_callback(uuid, text, jsonb) to service_role;

create function public.store_callback(payment uuid, dedupe_key text, payload jsonb)
returns boolean
language sql
set search_path = ''
as $$
  select private.store_callback(payment, dedupe_key, payload)
$$;
grant execute on function public.store_callback(uuid, text, jsonb) to service_role;
