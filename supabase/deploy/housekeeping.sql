-- The functions' minute: asks the provider about open payments, ends holds, sends letters, pays refunds.
-- Address and secret stand in the vault (config.toml, [db.vault]). One statement, as `supabase db query` wants it; run
-- again it replaces itself.
do $housekeeping$
begin
  if to_regnamespace('cron') is null then create extension pg_cron; end if;
  if to_regnamespace('net') is null then create extension pg_net; end if;
  perform cron.schedule('housekeeping', '* * * * *', $job$
    select net.http_post(
      url := (select decrypted_secret from vault.decrypted_secrets where name = 'housekeeping_url'),
      headers := jsonb_build_object('authorization', 'Bearer ' ||
        (select decrypted_secret from vault.decrypted_secrets where name = 'housekeeping_secret')),
      timeout_milliseconds := 55000)
  $job$);
end
$housekeeping$;
