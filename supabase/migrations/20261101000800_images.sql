-- Catalogue pictures: everybody sees them by their public address, admins alone write.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('images', 'images', true, 5242880, array['image/png', 'image/jpeg', 'image/webp', 'image/avif'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Upsert needs all of select, insert and update; a public bucket's files need no policy to be seen.
create policy images_select_admin on storage.objects
  for select to authenticated using (bucket_id = 'images' and (select private.is_admin()));
create policy images_insert_admin on storage.objects
  for insert to authenticated with check (bucket_id = 'images' and (select private.is_admin()));
create policy images_update_admin on storage.objects
  for update to authenticated
  using (bucket_id = 'images' and (select private.is_admin()))
  with check (bucket_id = 'images' and (select private.is_admin()));
create policy images_delete_admin on storage.objects
  for delete to authenticated using (bucket_id = 'images' and (select private.is_admin()));
