import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Each file is `{ "<kind>": { "<id>": { "<path>": { "source", "text" } } } }` and has the name of its language. */
function translationsScript(path: string): string {
  const language = basename(path, ".json");
  return `
    insert into public.translations (entity, entity_id, language, texts)
    select kind.key, item.key::uuid, ${quoted(language)}, item.value
    from jsonb_each(${quoted(readFileSync(path, "utf8"))}) kind, jsonb_each(kind.value) item;`;
}

export function seedScript(supabaseFolder: string): string {
  const files = globSync(join(supabaseFolder, "seed/translations/*.json")).toSorted();
  return [readFileSync(join(supabaseFolder, "seed.sql"), "utf8"), ...files.map(translationsScript)].join("\n");
}
