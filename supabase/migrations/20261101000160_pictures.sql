-- A gallery is a list of {url, alt, x, y}; x and y are the point, in percent, that stays visible when the picture is
-- cropped. The picture whose url is the row's image_url comes first.

-- Accepts an absolute URL or a path of the bucket or site, but no `..` and no script.
create function private.is_picture_address(address text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(length(address) <= 2000
    and address ~ '^(https?://[^][[:space:]"''<>\\]+|/?[A-Za-z0-9][A-Za-z0-9._%/-]*)$' and address !~ '(^|/)\.\.(/|$)', false)
$$;

create function private.is_picture(picture jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select private.is_picture_address(picture ->> 'url') and private.wrong_key(picture, '{"url": "string",
    "alt": "string ^.{0,200}$", "x": "number ^([0-9]{1,2}|100)$", "y": "number ^([0-9]{1,2}|100)$"}') is null
$$;

create function private.are_pictures(pictures jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select jsonb_typeof(pictures) = 'array' and coalesce((
    select count(*) <= 12 and bool_and(private.is_picture(p)) and count(*) = count(distinct p ->> 'url')
    from jsonb_array_elements(private.as_array(pictures)) p
  ), true)
$$;

create function private.check_gallery()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- A check constraint would run with the rights of the writer, who cannot call private functions.
  if not private.is_picture_address(new.image_url) then
    raise exception 'The address of a picture begins with https:// or is an uploaded file' using errcode = '23514';
  end if;
  if not private.are_pictures(new.gallery) then
    raise exception 'At most 12 pictures, each once, with an address, a description of at most 200 characters and a point in percent'
      using errcode = '23514';
  end if;
  return new;
end
$$;
