-- Changes of a later version on a live shop: a column, an index, a new key in an answer, a new verb.
alter table public.bookings add column trial_label text not null default '' check (length(trial_label) <= 40);
create index bookings_trial on public.bookings (trial_label) where trial_label <> '';
create function private.trial_verb(booking_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('ok', true, 'label', b.trial_label) from public.bookings b where b.id = trial_verb.booking_id
$$;
