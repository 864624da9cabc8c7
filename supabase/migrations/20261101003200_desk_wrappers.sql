-- What the desk calls over REST. Anybody signed in may try; the functions behind ask who it is.
create function public.admin_mark_failed(payment uuid, reason text)
returns jsonb language sql set search_path = '' as $$ select private.admin_mark_failed(payment, reason) $$;

create function public.admin_resend_email(payment uuid)
returns jsonb language sql set search_path = '' as $$ select private.admin_resend_email(payment) $$;

create function public.admin_confirm_booking(booking_id uuid, reason text)
returns jsonb language sql set search_path = '' as $$ select private.admin_confirm_booking(booking_id, reason) $$;

create function public.admin_cancel_booking(booking_id uuid, reason text, refund_cents bigint default null)
returns jsonb language sql set search_path = '' as $$
  select private.admin_cancel_booking(booking_id, reason, refund_cents)
$$;

create function public.admin_refund_booking(booking_id uuid, reason text, amount_cents bigint default null)
returns jsonb language sql set search_path = '' as $$
  select private.admin_refund_booking(booking_id, reason, amount_cents)
$$;

create function public.admin_manual_booking(booking jsonb)
returns jsonb language sql set search_path = '' as $$ select private.admin_manual_booking(booking) $$;

create function public.admin_mark_answered(kind text, id uuid, answered boolean)
returns jsonb language sql set search_path = '' as $$ select private.admin_mark_answered(kind, id, answered) $$;

grant execute on function public.admin_mark_failed(uuid, text), public.admin_resend_email(uuid),
  public.admin_confirm_booking(uuid, text), public.admin_cancel_booking(uuid, text, bigint),
  public.admin_refund_booking(uuid, text, bigint), public.admin_manual_booking(jsonb),
  public.admin_mark_answered(text, uuid, boolean) to authenticated;
