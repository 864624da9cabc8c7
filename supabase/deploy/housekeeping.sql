-- Run by pg_cron each minute: asks the provider about open payments, ends holds, sends mails, pays refunds.
-- To install by hand, replace the two names between % by quoted values and run it in the SQL editor.
-- `supabase db query` needs one statement; running it again replaces the schedule.
do $housekeeping$
declare
  word record;
begin
  if to_regnamespace('cron') is null then create extension pg_cron; end if;
  if to_regnamespace('net') is null then create extension pg_net; end if;
  for word in
    select given.name, given.value, kept.id
    from (values ('housekeeping_url', %HOUSEKEEPING_URL%), ('housekeeping_secret', %FUNCTION_SECRET%)) as given (name, value)
    left join vault.secrets as kept using (name)
  loop
    if word.id is null then
      perform vault.create_secret(word.value, word.name);
    else
      perform vault.update_secret(word.id, word.value);
    end if;
  end loop;
  perform cron.schedule('housekeeping', '* * * * *', $job$
    select net.http_post(
      url := (select decrypted_secret from vault.decrypted_secrets where name = 'housekeeping_url'),
      headers := jsonb_build_object('authorization', 'Bearer ' ||
        (select decrypted_secret from vault.decrypted_secrets where name = 'housekeeping_secret')),
      timeout_milliseconds := 55000)
  $job$);
end
$housekeeping$;
