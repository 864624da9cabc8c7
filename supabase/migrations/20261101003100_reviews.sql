-- Holds reviews, their judging, and the stars of each item.
-- Relies on `bookings`, `catalogue`, `seats`, `desk_people` and `mails`.
-- Called by anyone and the desk.
set check_function_bodies = off;

create table public.reviews (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  -- A package's reviews belong to the package, not to its tours.
  item_id uuid not null,
  rating integer not null check (rating between 1 and 5),
  words text check (length(words) between 1 and 2000),
  name text not null check (length(name) between 1 and 50),
  language text not null default 'en' check (language = any (private.languages())),
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  written_at bigint not null,
  status text not null default 'waiting' check (status in ('waiting', 'published', 'declined')),
  reason text check (length(reason) between 1 and 1000),
  answer text check (length(answer) between 1 and 2000),
  judged_at timestamptz,
  judged_by uuid,
  created_at timestamptz not null default now(),
  check ((status = 'declined') = (reason is not null)),
  check ((status = 'waiting') = (judged_at is null))
);
create index reviews_published on public.reviews (item_id, judged_at desc) where status = 'published';
create index reviews_waiting on public.reviews (created_at) where status = 'waiting';
grant select on public.reviews to service_role;

create function private.stars_of(item_id uuid) returns integer[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select case when sum(r.given) > 0 then array_agg(r.given order by r.rating) end
    from (
      select s.rating, (
        select count(*) from public.reviews r where r.item_id = stars_of.item_id and r.status = 'published'
          and r.rating = s.rating
      )::integer as given
      from generate_series(1, 5) s (rating)
    ) r
  );
end $$;

-- Recounts on every write, so that a direct update cannot set the stars.
create function private.count_stars() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.stars := private.stars_of(new.id);
  return new;
end $$;
create trigger m_keep_stars before insert or update on public.tours
  for each row execute function private.count_stars();
create trigger m_keep_stars before insert or update on public.packages
  for each row execute function private.count_stars();

create function private.stamp_stars() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.tours t set stars = null where t.id = coalesce(new.item_id, old.item_id);
  update public.packages p set stars = null where p.id = coalesce(new.item_id, old.item_id);
  return null;
end $$;
create trigger stamp_stars after update of status on public.reviews
  for each row when ((old.status = 'published') <> (new.status = 'published')) execute function private.stamp_stars();
create trigger stamp_stars_of_deleted after delete on public.reviews
  for each row when (old.status = 'published') execute function private.stamp_stars();

create function private.review_of(booking_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object('rating', r.rating, 'words', r.words, 'name', r.name, 'written_at', r.written_at,
      'status', r.status, 'reason', r.reason, 'answer', r.answer)
    from public.reviews r where r.booking_id = review_of.booking_id
  );
end $$;

create function private.check_review(review jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return coalesce(
    private.check_shape(review, 'invalid_review', '{"id": "uuid", "token": "token", "written_at": "milliseconds",
      "rating": "number ^[1-5]$", "words": "string?", "name": "string", "language": "any"}'),
    case
      when length(review ->> 'words') > 2000 or private.has_control_characters(review ->> 'words', true)
        then private.refusal('invalid_review', 'words', 'Invalid information')
      when private.check_name('Name', review ->> 'name', 50) is not null
        then private.refusal('invalid_review', 'name', 'Invalid information')
    end
  );
end $$;

create function private.queue_review_requests() returns integer language sql security definer set search_path = '' as $$
  select count(private.queue_booking_mail(b, 'review_request', null, 1, null))::integer
  from (
    select x.* from public.bookings x
    where x.status = 'confirmed' and x.ends_on between private.today() - 9 and private.today() - 2
      and not private.is_called_off(x)
      and not exists (select 1 from public.reviews r where r.booking_id = x.id)
    for key share skip locked
  ) b
$$;

create function private.item_reviews(item_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('rating', r.rating, 'words', r.words, 'name', r.name, 'language', r.language, 'month', r.month,
    'answer', r.answer) order by r.judged_at desc, r.booking_id), '[]')
  from (
    select * from public.reviews x where x.item_id = item_reviews.item_id and x.status = 'published'
    order by x.judged_at desc, x.booking_id limit 50
  ) r
$$;
comment on function private.item_reviews is 'Answers the newest 50 published, without whose they are: [{rating, words, name, language, month, answer}].';

create function private.submit_review(review jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refused jsonb := private.check_review(review);
  written bigint;
  booking public.bookings;
  known public.reviews;
begin
  if refused is not null then
    return refused;
  end if;
  perform private.require_token('review');
  written := (review ->> 'written_at')::bigint;
  select b.* into booking from public.bookings b
  where b.id = (review ->> 'id')::uuid and private.holds_token(b.id, review ->> 'token')
    and b.erased_at is null
  for update;
  if booking.id is null then
    return private.refusal('not_found', null, 'This booking is not known');
  end if;
  if booking.status <> 'confirmed' or private.is_called_off(booking) then
    return private.refusal('not_traveled', null, 'Only a trip that took place can be reviewed');
  end if;
  if booking.ends_on >= private.today() then
    return private.refusal('not_over', null, 'A trip can be reviewed once it is over');
  end if;
  select r.* into known from public.reviews r where r.booking_id = booking.id;
  if known.written_at = written then
    return '{"ok": true}';
  end if;
  if known.written_at > written then
    return private.refusal('newer_review', null, 'A newer review was written meanwhile');
  end if;
  if known.status = 'published' then
    return private.refusal('published', null, 'This review is published and can no longer be changed');
  end if;
  insert into public.reviews (booking_id, item_id, rating, words, name, language, month, written_at)
  values (
    booking.id, booking.item_id, (review ->> 'rating')::integer, nullif(private.strip_markup(review ->> 'words'), ''),
    btrim(review ->> 'name'), private.as_language(review ->> 'language'), to_char(booking.check_in, 'YYYY-MM'), written
  )
  on conflict (booking_id) do update set rating = excluded.rating, words = excluded.words, name = excluded.name,
    language = excluded.language, written_at = excluded.written_at, status = 'waiting', reason = null, answer = null, judged_at = null, judged_by = null,
    created_at = now();
  return '{"ok": true}';
end $$;
comment on function private.submit_review is 'Once for its written_at; a published one stays. Refuses invalid_review, not_found, not_traveled, not_over, newer_review, published.';

create function private.admin_reviews(
  status text default null, search text default null, skip integer default 0, how_many integer default 20,
  sort text default null, descending boolean default false
) returns jsonb language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  with texts as materialized (
    select r.booking_id, b.search_text || ' ' || private.search_text_of(r.name, r.words) as folded
    from public.reviews r join public.bookings b on b.id = r.booking_id where search is not null
  ), looked_for as (
    select case when exists (select from texts t where t.folded ~ all ((select private.search_patterns(search))::text[]))
      then private.search_patterns(search) else private.search_patterns(search, true) end as patterns
  ), found as materialized (
    select r.*, b.reference, b.title, b.customer_name
    from public.reviews r join public.bookings b on b.id = r.booking_id
    where (admin_reviews.status is null or r.status = admin_reviews.status)
      and (search is null or r.booking_id in (
        select t.booking_id from texts t where t.folded ~ all ((select l.patterns from looked_for l)::text[])))
  )
  select jsonb_build_object(
    'count', (select count(*) from found),
    'rows', coalesce((
      select jsonb_agg(to_jsonb(g) - 'place' - 'sorted' - 'item_id' - 'judged_by' - 'language' order by g.place)
      from (
        select f.*, row_number() over (
          order by case when not descending then f.sorted end, case when descending then f.sorted end desc nulls last,
            f.status <> 'waiting', case when f.status = 'waiting' then f.created_at end, f.judged_at desc, f.booking_id
        ) as place
        from (
          select x.*, case sort when 'trip' then lower(x.title) when 'rating' then x.rating::text when 'status' then x.status
            when 'name' then lower(x.customer_name) when 'sent' then to_char(x.created_at,
              'YYYY-MM-DD HH24:MI:SS.US') end as sorted
          from found x
        ) f order by place
        limit least(greatest(how_many, 1), 1000) offset greatest(skip, 0)
      ) g
    ), '[]')
  );
$$;
comment on function private.admin_reviews is 'Answers {count, rows}, what waits first.';

create function private.judge_review(
  booking_id uuid, written_at bigint, publish boolean, words text default null, expected jsonb default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
  reply text := nullif(private.strip_markup(words), '');
  known public.reviews;
begin
  if length(reply) > (case when publish then 2000 else 1000 end) then
    return private.refusal('too_long', 'words', 'Text too long');
  end if;
  if not publish then
    perform private.require_reason(reply);
  end if;
  perform private.lock_catalogue_now();
  select r.* into known from public.reviews r where r.booking_id = judge_review.booking_id for update;
  if known.booking_id is null then
    return private.refusal('not_found', null, 'Not found');
  end if;
  if known.written_at <> written_at then
    return private.refusal('review_changed', null, 'This review was written anew. Please look at it again.');
  end if;
  if (known.status, coalesce(known.answer, known.reason)) is not distinct
    from (case when publish then 'published' else 'declined' end, reply) then
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
    answer = case when publish then reply end,
    reason = case when not publish then reply end,
    -- Editing an answer does not move an old review to the top.
    judged_at = case when publish and known.status = 'published' then known.judged_at else now() end,
    judged_by = actor
  where r.booking_id = judge_review.booking_id;
  perform private.audit(case when publish then 'published' else 'declined' end, 'review', judge_review.booking_id::text,
    jsonb_strip_nulls(jsonb_build_object('was', known.status, 'words', reply, 'rating', known.rating)));
  return '{"ok": true}';
end $$;
comment on function private.judge_review is 'Words are our answer, or why it is declined. Refuses not_found, review_changed, changed, too_long.';
