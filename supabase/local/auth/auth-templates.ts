import { readFileSync } from "node:fs";
import { join } from "node:path";

type Template = { subject: string; content_path: string };

const entry = /\[auth\.email\.template\.(\w+)\]\nsubject = "(.*)"\ncontent_path = "(.*)"/g;

/** Auth's letters as the hosted project is told of them in config.toml, so that both send the same. */
export function authTemplates(projectFolder: string): Record<string, Template> {
  const config = readFileSync(join(projectFolder, "supabase/config.toml"), "utf8");
  const found = [...config.matchAll(entry)].map(([, name = "", subject = "", path = ""]): [string, Template] => [
    name,
    { subject, content_path: join(projectFolder, path) },
  ]);
  return Object.fromEntries(found);
}
