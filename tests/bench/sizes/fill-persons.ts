import { hashOf, idOf, tokenOf, type Size } from "./size.ts";

/** One booking in four has a companion; these two, and who waits, follow the news. */
export const fillPersons = ({ bookings }: Size): string => `
  insert into public.companions (id, booking_id, position, label, token_hash, serial, details_saved_at)
  select ${idOf("companion", "w.n")}, w.id, 2, 'Bek', ${hashOf(tokenOf("companion", "w.n"))}, 1, 1700000000000 from wishes w where w.n % 4 = 2;
  insert into public.companion_details (companion_id, name, birth_year, nationality, passport)
  select c.id, 'Bek Olimov', 1990, 'Uzbek', 'AB 1234567' from public.companions c;
  insert into public.news_readers (news_id, companion_id)
  select n.id, c.id from public.news n join public.companions c on c.booking_id = n.booking_id;

  insert into private.channels (id, booking_id, companion_id, waiting_id, kind, endpoint, p256dh, auth, chat_id)
  select md5(p.id || k.kind)::uuid, p.booking_id, p.companion_id, p.waiting_id, k.kind,
    case k.kind when 'push' then 'https://updates.push.services.mozilla.com/send/' || p.id end,
    case k.kind when 'push' then repeat('B', 87) end, case k.kind when 'push' then repeat('a', 22) end,
    case k.kind when 'telegram' then 7000000000 + row_number() over () end
  from (
    select c.booking_id::text as id, c.booking_id, null::uuid as companion_id, null::uuid as waiting_id from public.companions c
    union all select c.id::text, null, c.id, null from public.companions c
    union all select w.id::text, null, null, w.id from public.waiting_entries w
  ) p cross join unnest('{push,telegram}'::text[]) k (kind);
  insert into private.telegram_bot (name) values ('journey_bot');
  insert into private.push_key (key) values (repeat('B', 87));
  insert into private.telegram_starts (token_hash, booking_id, channel_id, expires_at)
  select ${hashOf("'start ' || c.id")}, c.booking_id, c.id, now() from private.channels c where c.kind = 'telegram' and c.booking_id is not null;
  insert into public.calendar_feeds (id, booking_id, token_hash, holder_hash, shown_hash, sequence)
  select ${idOf("feed", "w.n")}, w.id, ${hashOf(tokenOf("feed", "w.n"))}, ${hashOf(tokenOf("own", "w.n"))}, ${hashOf("'shown ' || w.n")}, 0
  from wishes w where w.n % 4 = 2;

  insert into private.data_links (token_hash, address, expires_at)
  select ${hashOf(tokenOf("data", "n"))}, 'guest' || n || '@example.com', now() + interval '1 day' from generate_series(1, ${bookings} / 10) n;

  insert into auth.users (id, email, email_confirmed_at) values (${idOf("desk account", "1")}, 'admin@example.com', now());
  insert into public.desk_members (email, role, user_id, accepted_at) values ('admin@example.com', 'owner', ${idOf("desk account", "1")}, now());
`;
