export const deployGround = `
create schema vault;
create table vault.secrets (
  id uuid primary key default gen_random_uuid(), name text unique, description text, secret text
);
create view vault.decrypted_secrets as select id, name, description, secret as decrypted_secret from vault.secrets;
create function vault.create_secret(new_secret text, new_name text, new_description text default '') returns uuid
language sql as $$
  insert into vault.secrets (secret, name, description) values (new_secret, new_name, new_description) returning id
$$;
create function vault.update_secret(secret_id uuid, new_secret text) returns void
language sql as $$ update vault.secrets set secret = new_secret where id = secret_id $$;
create schema cron;
create table cron.job (jobname text primary key, schedule text, command text);
create function cron.schedule(job_name text, schedule text, command text) returns bigint
language sql as $$
  insert into cron.job values (job_name, schedule, command)
  on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
  returning 1
$$;
create schema net;
create table net.asked (url text, headers jsonb);
create function net.http_post(url text, headers jsonb, timeout_milliseconds int) returns bigint
language sql as $$ insert into net.asked values (url, headers) returning 1 $$;
`;
