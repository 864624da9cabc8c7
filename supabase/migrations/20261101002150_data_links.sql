-- The first device that opens a mailed link sends a key, and no other device can open the link afterwards.
create table private.data_links (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  -- Null after erasing, when only the answer is left for a retry.
  address text check (length(address) between 3 and 254),
  key_hash text check (key_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null,
  answer jsonb,
  check (num_nonnulls(address, answer) < 2)
);
create index data_links_expiry on private.data_links (expires_at);
alter table private.data_links enable row level security;

insert into private.settings (key, value, unit) values
  ('data_link_minutes', '60', 'minutes a link to the own data works'),
  ('data_link_mails_per_day', '3', 'mails to one mailbox with a link to its data');

create function private.data_link_token(address text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  token text := private.new_token();
begin
  insert into private.data_links (token_hash, address, expires_at)
  values (private.token_hash(token), address, now() + make_interval(mins => private.setting('data_link_minutes')::integer));
  return token;
end
$$;

create function private.open_data_link(token text, key text) returns private.data_links
language plpgsql security definer set search_path = '' as $$
declare
  link private.data_links;
begin
  if not private.matches_rule(to_jsonb(token), 'token') or not private.matches_rule(to_jsonb(key), 'token') then
    return null;
  end if;
  update private.data_links l set key_hash = private.token_hash(open_data_link.key)
  where l.token_hash = private.token_hash(open_data_link.token) and l.expires_at > now()
    and (l.key_hash is null or l.key_hash = private.token_hash(open_data_link.key))
    and num_nonnulls(l.address, l.answer) = 1
  returning l.* into link;
  return link;
end
$$;
