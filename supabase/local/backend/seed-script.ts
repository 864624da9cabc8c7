import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * Each file is `{ "<kind>": { "<id>": { "<path>": { "source", "text" } } } }` and has the name of its language. One
 * statement, since `supabase db query` takes no more; it may run again and then leaves the desk's translations alone.
 */
export function seedTranslations(supabaseFolder: string): string {
  const files = globSync(join(supabaseFolder, "seed/translations/*.json")).toSorted();
  const texts = files.map((path): [string, unknown] => [
    basename(path, ".json"),
    JSON.parse(readFileSync(path, "utf8")) as unknown,
  ]);
  return `
    insert into public.translations (entity, entity_id, language, texts)
    select kind.key, item.key::uuid, file.key, item.value
    from jsonb_each(${quoted(JSON.stringify(Object.fromEntries(texts)))}) file, jsonb_each(file.value) kind,
      jsonb_each(kind.value) item
    where item.key::uuid in (
      select d.id from public.destinations d union all select t.id from public.tours t union all select p.id from public.packages p
      union all select private.shop_id()
    )
    on conflict do nothing;`;
}

export const seedScript = (supabaseFolder: string): string =>
  [readFileSync(join(supabaseFolder, "seed.sql"), "utf8"), seedTranslations(supabaseFolder)].join("\n");
