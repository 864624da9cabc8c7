-- The desk makes the operation's id, so that a retry changes nothing and gets the same answer.
create table private.desk_operations (
  id uuid primary key,
  actor uuid not null,
  asked jsonb not null,
  answer jsonb,
  created_at timestamptz not null default now()
);
create index desk_operations_made on private.desk_operations (created_at);
alter table private.desk_operations enable row level security;

create function private.admin_mark_bookings(marking jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  doer uuid := private.require_admin();
  words text := btrim(private.strip_markup(marking ->> 'reason'));
  earlier private.desk_operations;
  booking public.bookings;
  attention boolean;
  wanted uuid;
  trouble text;
  refused constant jsonb := private.check_shape(marking, 'invalid_selection',
    '{"id": "uuid", "attention": "boolean", "booking_ids": "array", "reason": "any"}', 'Invalid selection');
  done integer := 0;
  failed jsonb := '[]';
begin
  if refused is not null then
    return refused;
  end if;
  if jsonb_array_length(marking -> 'booking_ids') not between 1 and 200
    or exists (select 1 from jsonb_array_elements_text(marking -> 'booking_ids') b where not private.is_uuid(b)) then
    return private.refusal('invalid_selection', 'booking_ids', 'Between 1 and 200 bookings at a time');
  end if;
  if coalesce(length(words), 0) not between 1 and 500 then
    return private.refusal('reason_missing', 'reason', 'Please say why');
  end if;
  attention := marking -> 'attention';
  delete from private.desk_operations o where o.created_at < now() - interval '7 days';
  insert into private.desk_operations (id, actor, asked) values ((marking ->> 'id')::uuid, doer, marking) on conflict do nothing;
  select o.* into earlier from private.desk_operations o where o.id = (marking ->> 'id')::uuid for update;
  if earlier.actor <> doer or earlier.asked <> marking then
    return private.refusal('other_operation', 'id', 'This id was used for something else');
  end if;
  if earlier.answer is not null then
    return earlier.answer;
  end if;
  -- A fixed order prevents deadlocks between two admins.
  for wanted in select distinct b::uuid as id from jsonb_array_elements_text(marking -> 'booking_ids') b order by id loop
    booking := private.lock_booking(wanted);
    trouble := case
      when booking.id is null then 'not_found'
      when not attention and private.has_stray_money(booking.id) then 'stray_money'
    end;
    if trouble is not null then
      failed := failed || jsonb_build_object('id', wanted, 'code', trouble);
    else
      if attention or booking.needs_attention then
        -- Keeps the earlier reason.
        update public.bookings b set needs_attention = attention, attention_reason = case
          when attention and strpos(coalesce(b.attention_reason, ''), words) > 0 then b.attention_reason
          when attention then concat_ws('. ', b.attention_reason, words) end
        where b.id = booking.id;
        perform private.audit(case when attention then 'marked' else 'unmarked' end, 'booking', booking.id::text,
          jsonb_build_object('reason', words));
      end if;
      done := done + 1;
    end if;
  end loop;
  update private.desk_operations o set answer = jsonb_build_object('ok', true, 'done', done, 'failed', failed)
  where o.id = earlier.id returning o.* into earlier;
  return earlier.answer;
end
$$;
