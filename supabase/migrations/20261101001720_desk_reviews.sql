-- Waiting reviews first, oldest on top; then the others, newest first.
create function private.admin_reviews(
  status text default null, search text default null, skip integer default 0, how_many integer default 20,
  sort text default null, descending boolean default false
)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_admin();
  with found as materialized (
    select r.*, b.reference, b.title, b.customer_name
    from public.reviews r join public.bookings b on b.id = r.booking_id
    where (admin_reviews.status is null or r.status = admin_reviews.status)
      and (search is null or strpos(lower(concat_ws(' ', b.reference, b.title, b.customer_name, r.name, r.words)),
        lower(search)) > 0)
  )
  select jsonb_build_object(
    'count', (select count(*) from found),
    'rows', coalesce((
      select jsonb_agg(to_jsonb(g) - 'place' - 'sorted' - 'item_id' - 'judged_by' order by g.place)
      from (
        select f.*, row_number() over (
          order by case when not descending then f.sorted end, case when descending then f.sorted end desc nulls last,
            f.status <> 'waiting', case when f.status = 'waiting' then f.created_at end, f.judged_at desc, f.booking_id
        ) as place
        from (
          select x.*, case sort when 'trip' then lower(x.title) when 'rating' then x.rating::text when 'status' then x.status
            when 'name' then lower(x.customer_name) when 'sent' then to_char(x.created_at, 'YYYY-MM-DD HH24:MI:SS.US') end as sorted
          from found x
        ) f order by place
        limit least(greatest(how_many, 1), 1000) offset greatest(skip, 0)
      ) g
    ), '[]')
  );
$$;

-- Publishes or declines the text that was shown; refuses if the review or another admin's judgment changed since.
create function private.judge_review(
  booking_id uuid, written_at bigint, publish boolean, words text default null, expected jsonb default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor uuid := private.require_admin();
  said text := nullif(private.strip_markup(words), '');
  known public.reviews;
begin
  if length(said) > (case when publish then 2000 else 1000 end) then
    return private.refusal('too_long', 'words', 'Text too long');
  end if;
  if not publish then
    perform private.require_reason(said);
  end if;
  select r.* into known from public.reviews r where r.booking_id = judge_review.booking_id for update;
  if known.booking_id is null then
    return private.refusal('not_found', null, 'Not found');
  end if;
  if known.written_at <> written_at then
    return private.refusal('review_changed', null, 'This review was written anew. Please look at it again.');
  end if;
  if (known.status, coalesce(known.answer, known.reason)) is not distinct
    from (case when publish then 'published' else 'declined' end, said) then
    return '{"ok": true}';
  end if;
  if exists (
    select 1 from jsonb_each(private.as_object(expected)) shown
    where to_jsonb(known) -> shown.key is distinct from shown.value
  ) then
    return private.refusal('changed', null, 'Somebody judged this review meanwhile');
  end if;
  update public.reviews r set
    status = case when publish then 'published' else 'declined' end,
    answer = case when publish then said end,
    reason = case when not publish then said end,
    -- Editing an answer does not move an old review to the top.
    judged_at = case when publish and known.status = 'published' then known.judged_at else now() end,
    judged_by = actor
  where r.booking_id = judge_review.booking_id;
  perform private.audit(case when publish then 'published' else 'declined' end, 'review', judge_review.booking_id::text,
    jsonb_strip_nulls(jsonb_build_object('was', known.status, 'words', said, 'rating', known.rating)));
  return '{"ok": true}';
end
$$;
