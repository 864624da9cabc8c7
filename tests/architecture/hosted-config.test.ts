import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../support/run.ts";

const read = (path: string) => readFileSync(join(root, "supabase", path), "utf8");
const config = read("config.toml");
const names = globSync("*/index.ts", { cwd: join(root, "supabase/functions") }).map((path) => path.split("/")[0] ?? "");

const section = (heading: string) => config.split(`\n[${heading}]\n`)[1]?.split(/\n\[/)[0] ?? "";

describe("The settings of the hosted project", () => {
  it("name every function and no other", () => {
    const named = [...config.matchAll(/^\[functions\.([\w-]+)\]$/gm)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(names.toSorted());
  });

  it.each(names)("open the gateway to %s, which checks its caller itself", (name) => {
    const lines = section(`functions.${name}`);
    expect(lines).toContain("verify_jwt = false");
    expect(lines).toContain(`entrypoint = "./functions/${name}/index.ts"`);
    expect(lines).toContain(`import_map = "./functions/${name}/deno.json"`);
  });

  it("require both mailboxes to confirm a change of address, and sign nobody in unconfirmed", () => {
    expect(section("auth.email")).toContain("double_confirm_changes = true");
    expect(section("auth.email")).toContain("enable_confirmations = true");
  });

  it("give every account mail a text with its link", () => {
    const texts = [...config.matchAll(/^content_path = "\.\/supabase\/(.+)"$/gm)].map(([, path = ""]) => read(path));
    expect(texts).toHaveLength(3);
    for (const text of texts) expect(text).toMatch(/\{\{ \.(ConfirmationURL|TokenHash) \}\}/);
  });

  it("limit pictures as the migration does", () => {
    const [, types = ""] = /allowed_mime_types = \[(.*)\]/.exec(section("storage.buckets.images")) ?? [];
    const migration = globSync("migrations/*.sql", { cwd: join(root, "supabase") })
      .map(read)
      .find((text) => text.includes("insert into storage.buckets"));
    expect(migration).toContain(`array[${types.replaceAll('"', "'")}]`);
    expect(migration).toContain(String(5 * 1024 * 1024));
    expect(section("storage.buckets.images")).toContain('file_size_limit = "5MiB"');
  });
});
