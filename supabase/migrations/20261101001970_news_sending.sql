create function private.was_just_told(delivery private.news_deliveries) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.news_deliveries x
    join public.news_readers r on r.id = x.reader_id
    left join private.channels c on c.id = x.channel_id
    where x.id <> delivery.id and r.news_id = (select own.news_id from public.news_readers own where own.id = delivery.reader_id)
      and (x.reader_id = delivery.reader_id
        or exists (
          select from private.channels own
          where own.id = delivery.channel_id and (own.endpoint = c.endpoint or own.chat_id = c.chat_id)
        ))
      and (x.sent_at > now() - interval '1 minute' or (x.status = 'sending' and x.leased_until > now()))
  );
end $$;

-- Leases deliveries, so that another sender takes over if this one dies; drops news that was seen or is outdated.
create function private.claim_news(
  how_many integer default 50, lease_seconds integer default 60, channel_kind text default 'push'
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  claimed jsonb := '[]';
  delivery private.news_deliveries;
  channel private.channels;
  reader public.news_readers;
  news public.news;
begin
  for delivery in
    select d.* from private.news_deliveries d
    join public.news_readers r on r.id = d.reader_id
    join public.news n on n.id = r.news_id
    where d.next_try_at <= now() and d.kind = channel_kind and d.channel_id is not null
      and (d.status = 'queued' or (d.status = 'sending' and d.leased_until < now()))
      and (n.is_urgent or private.awake_at(now()) = now())
      and not private.was_just_told(d)
    order by d.next_try_at, d.turn, d.id
    limit greatest(1, least(how_many, 200))
    -- Locks the reader too, so that two senders never pick two devices of one person at once.
    for update of d, r skip locked
  loop
    select r.* into strict reader from public.news_readers r where r.id = delivery.reader_id;
    select n.* into strict news from public.news n where n.id = reader.news_id;
    select c.* into channel from private.channels c where c.id = delivery.channel_id;
    if reader.seen_at is not null or channel.id is null or news.kind = any (channel.off)
      or not private.is_news_current(news, reader.companion_id) then
      update private.news_deliveries d set status = 'dropped', lease = null, leased_until = null where d.id = delivery.id;
      continue;
    end if;
    continue when private.was_just_told(delivery);
    update private.news_deliveries d set status = 'sending', lease = gen_random_uuid(), attempts = d.attempts + 1,
      leased_until = now() + make_interval(secs => greatest(lease_seconds, 5))
    where d.id = delivery.id returning d.* into delivery;
    claimed := claimed || jsonb_build_object(
      'id', delivery.id, 'lease', delivery.lease, 'news_id', news.id, 'kind', news.kind, 'language', channel.language,
      'as', case when reader.companion_id is not null then 'companion' when news.waiting_id is not null then 'waiting'
        else 'booking' end,
      'reader', coalesce(reader.companion_id, news.booking_id, news.waiting_id), 'facts', private.news_facts(news),
      'expires_at', news.expires_at, 'endpoint', channel.endpoint, 'p256dh', channel.p256dh, 'auth', channel.auth,
      'chat_id', channel.chat_id,
      'link_token', case when news.waiting_id is not null then private.waiting_link_token(news.waiting_id) end
    );
  end loop;
  return claimed;
end
$$;

create function private.mark_news_sent(delivery uuid, lease uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  sent private.news_deliveries;
begin
  update private.news_deliveries d set status = 'sent', sent_at = clock_timestamp(), lease = null, leased_until = null,
    last_error = null
  where d.id = delivery and d.lease = mark_news_sent.lease and d.status = 'sending'
  returning d.* into sent;
  update private.channels c set used_at = now() where c.id = sent.channel_id;
  return sent.id is not null;
end
$$;

-- Removes a channel that is gone and sends to the person's next one at once; other failures retry after 1, 2, 4 ... 60 minutes.
create function private.mark_news_failed(
  delivery uuid, lease uuid, error text, gone boolean default false, retry_seconds integer default null
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  failed private.news_deliveries;
begin
  update private.news_deliveries d set
    status = case when gone or d.attempts >= 12 then 'failed' else 'queued' end,
    next_try_at = now() + make_interval(secs => greatest(coalesce(retry_seconds, 0),
      60 * least(60, 2 ^ least(d.attempts - 1, 6))::integer)),
    lease = null, leased_until = null, last_error = left(error, 500)
  where d.id = delivery and d.lease = mark_news_failed.lease and d.status = 'sending'
  returning d.* into failed;
  if failed.id is null then
    return false;
  end if;
  if gone then
    perform private.remove_channel(failed.channel_id);
  end if;
  update private.news_deliveries d set next_try_at = now()
  where d.id = (
    select x.id from private.news_deliveries x
    where x.reader_id = failed.reader_id and x.status = 'queued' and x.attempts = 0 and x.turn > failed.turn
      and x.channel_id is not null
    order by x.turn limit 1
  ) and d.next_try_at > now();
  return true;
end
$$;
