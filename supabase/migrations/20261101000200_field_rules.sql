-- Holds the rules for names, emails, phones, dates and sizes, and the form of a refusal.
-- Relies on `foundation`.
-- Called by other subjects only; no verb.
set check_function_bodies = off;

-- Repeats the form's rules, because a caller can send anything.
create function private.has_control_characters(value text, line_breaks boolean) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return (select case when line_breaks then translate(value, E'\n\r\t', '') else value end ~ '[\x01-\x1f\x7f-\x9f]');
end $$;

create function private.strip_markup(value text) returns text language plpgsql immutable set search_path = '' as $$
declare
  forbidden constant text[] := array[
    '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]',
    '&#x?[0-9a-f]{1,8};?|&(tab|newline|colon|lt);',
    '<[ \t\n\r]*?script[^>]*>.*?<[ \t\n\r]*/[ \t\n\r]*script[ \t\n\r]*>',
    '<[ \t\n\r]*?iframe[^>]*>.*?<[ \t\n\r]*/[ \t\n\r]*iframe[ \t\n\r]*>',
    '<[ \t\n\r]*/?[ \t\n\r]*(script|iframe)[^>]*>?',
    'j[\t\n\r]*a[\t\n\r]*v[\t\n\r]*a[\t\n\r]*s[\t\n\r]*c[\t\n\r]*r[\t\n\r]*i[\t\n\r]*p[\t\n\r]*t[ \t\n\r]*:',
    '(^|[^a-z0-9_])on[a-z]+[ \t\n\r]*=[ \t\n\r]*("[^"]*"|''[^'']*''|[^ \t\n\r>]*)'
  ];
  before text;
  after text := value;
  pattern text;
begin
  loop
    before := after;
    foreach pattern in array forbidden loop
      after := regexp_replace(after, pattern, case when pattern like '(^|%' then '\1' else '' end, 'gi');
    end loop;
    exit when after is not distinct from before;
  end loop;
  return btrim(after, E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff');
end $$;

create function private.is_too_large(body jsonb) returns boolean language plpgsql stable set search_path = '' as $$
begin
  return (select pg_column_size(body) > private.setting('body_bytes')::integer);
end $$;

create function private.refusal(code text, field text, message text) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return (select jsonb_build_object('ok', false, 'code', code, 'field', field, 'message', message) where message is not null);
end $$;

create function private.check_shape(
  payload jsonb, code text, shape json, message text default 'Invalid information', messages jsonb default '{}'
) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  wrong constant text := case when private.is_too_large(payload) then '' else private.wrong_key(payload, shape) end;
begin
  return private.refusal(code, nullif(wrong, ''), case when wrong is not null then coalesce(messages ->> wrong, message) end);
end $$;

create function private.as_date(value text) returns date language plpgsql immutable set search_path = '' as $$
begin
  return case when value ~ '^\d{4}-\d{2}-\d{2}$' then value::date end;
exception when datetime_field_overflow or invalid_datetime_format then
  return null;
end $$;

create function private.check_email(value text) returns text language plpgsql immutable set search_path = '' as $$
begin
  return (
    select case
      when coalesce(btrim(value), '') = '' then 'Email is required'
      when length(value) > 254 then 'Email too long'
      when value !~ '^[^\s@<>()\[\],;:"\\]+@[^\s@<>()\[\],;:"\\.]+(\.[^\s@<>()\[\],;:"\\.]+)+$'
        or private.has_control_characters(value, false)
        -- \s matches these blanks in some locales only.
        or value ~ '[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]' then 'Invalid email format'
    end
  );
end $$;

create function private.check_phone(value text) returns text language plpgsql immutable set search_path = '' as $$
begin
  return (
    select case
      when coalesce(btrim(value), '') = '' then 'Phone number is required'
      when length(value) > 20 then 'Phone number too long'
      when value !~ '^[0-9 +()-]+$' or value !~ '([^0-9]*[0-9]){7}' then 'Invalid phone number format'
    end
  );
end $$;

-- Rejects known non-letters instead of listing letters, because regular expressions depend on the locale.
create function private.check_name(label text, value text, longest integer) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select case
      when coalesce(btrim(value), '') = '' then label || ' is required'
      when length(value) > longest then format('Name must be under %s characters', longest)
      when value ~ '[0-9!"#$%&()*+,/:;<=>?@\[\\\]^_`{|}~]' or private.has_control_characters(value, false)
        or value ~ '[\u00a0-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u2000-\u200b\u200e-\u2017\u201a-\u206f]'
        or value ~ '[\u20a0-\u20cf\u2190-\u2bff\ufff0-\uffff\U0001f000-\U0001faff]'
        then 'Name contains invalid characters'
    end
  );
end $$;

create function private.are_choices(options jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_typeof(options), 'array') = 'array' and coalesce((
      select count(*) <= 12 and count(*) = count(distinct o -> 'id') and bool_and(
        private.wrong_key(o, '{"id": "string ^[a-z0-9-]{1,40}$", "count": "number ^[1-9][0-9]{0,2}$"}') is null)
      from jsonb_array_elements(private.as_array(options)) o
    ), true)
  );
end $$;

create function private.are_answers(answers jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_typeof(answers), 'array') = 'array' and coalesce((
      select count(*) <= 6 and count(*) = count(distinct a -> 'id') and bool_and(
        private.wrong_key(a, '{"id": "string ^[a-z0-9-]{1,40}$", "question": "string", "answer": "string"}') is null
        and length(a ->> 'question') between 1 and 1000 and length(a ->> 'answer') between 1 and 500
        and not private.has_control_characters(a ->> 'answer', true))
      from jsonb_array_elements(private.as_array(answers)) a
    ), true)
  );
end $$;
