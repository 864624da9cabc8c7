-- Each change of a booking: a move, or other guests and options by the desk. The device makes the id, so that a
-- repeated request changes nothing.
create table public.booking_moves (
  id uuid primary key,
  booking_id uuid not null references public.bookings (id),
  -- The day stays after the empty departure is deleted.
  from_departure uuid references public.departures (id) on delete set null,
  to_departure uuid references public.departures (id) on delete set null,
  from_date date not null,
  to_date date not null,
  difference_cents bigint not null,
  owed_cents bigint not null check (owed_cents >= 0),
  due_on date,
  back_cents bigint not null check (back_cents >= 0),
  kept_cents bigint not null check (kept_cents >= 0),
  -- The settled part of kept_cents.
  fee_cents bigint not null default 0 check (fee_cents between 0 and kept_cents),
  -- What cancelling would refund just before and just after the change, as shown to the traveler.
  cancel_before_cents bigint not null default 0,
  cancel_after_cents bigint not null default 0,
  by_desk boolean not null default false,
  made_at timestamptz not null default now(),
  check (from_date <> to_date or by_desk),
  check ((due_on is null) = (owed_cents = 0))
);
create index booking_moves_booking on public.booking_moves (booking_id, made_at);
create index booking_moves_from on public.booking_moves (from_departure);
create index booking_moves_to on public.booking_moves (to_departure);
alter table public.booking_moves enable row level security;
grant select on public.booking_moves to service_role;

create function private.move_view(move public.booking_moves)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', move.id, 'from_date', move.from_date, 'to_date', move.to_date, 'difference_cents', move.difference_cents,
      'owed_cents', move.owed_cents, 'due_on', move.due_on, 'back_cents', move.back_cents, 'kept_cents', move.kept_cents,
      'fee_cents', move.fee_cents, 'cancel_before_cents', move.cancel_before_cents, 'cancel_after_cents', move.cancel_after_cents
    )
  );
end $$;
