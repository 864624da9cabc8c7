import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { authMailNames, authSubject, authTemplate } from "./auth-mails.ts";

const templates = new URL("../../../templates/", import.meta.url);
const config = readFileSync(new URL("../../../config.toml", import.meta.url), "utf8");

describe("Auth's mails", () => {
  it.each(authMailNames)("'%s' looks like all our mails (vitest -u writes the file)", async (name) => {
    const html = `${authTemplate(name)}\n`;
    await expect(html).toMatchFileSnapshot(new URL(`${name}.html`, templates).pathname);
    expect(html.match(/href="\{\{ \.ConfirmationURL \}\}"/g)).toHaveLength(3);
    expect(html).not.toContain(".Token");
  });

  it("are the only ones the hosted project is configured with, with these subjects", () => {
    expect(readdirSync(templates).toSorted()).toEqual(authMailNames.map((name) => `${name}.html`).toSorted());
    const configured = [
      ...config.matchAll(/\[auth\.email\.template\.(\w+)\]\nsubject = "(.*)"\ncontent_path = "(.*)"/g),
    ];
    expect(configured.map(([, name, subject, path]) => [name, subject, path])).toEqual(
      authMailNames.map((name) => [name, authSubject(name), `./supabase/templates/${name}.html`]),
    );
  });
});
