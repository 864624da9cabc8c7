import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languageOf } from "../text/languages.ts";
import { authMails } from "./auth-mails.ts";
import { htmlOf } from "./layout.ts";

const templates = new URL("../../../templates/", import.meta.url);
const config = readFileSync(new URL("../../../config.toml", import.meta.url), "utf8");

describe("Auth's letters", () => {
  it.each(Object.entries(authMails))(
    "'%s' looks like all our mails (vitest -u writes the file)",
    async (name, letter) => {
      const html = `${htmlOf(letter, { name: "Journey to Uzbekistan" }, languageOf({}))}\n`;
      await expect(html).toMatchFileSnapshot(new URL(`${name}.html`, templates).pathname);
      expect(html).toContain('href="{{ .ConfirmationURL }}"');
      // The app has no field for a code, and the local stack prints .Data unrendered.
      expect(html).not.toMatch(/\.Token|\.Data/);
    },
  );

  it("are the only ones the hosted project is configured with, with these subjects", () => {
    expect(readdirSync(templates).toSorted()).toEqual(
      Object.keys(authMails)
        .map((name) => `${name}.html`)
        .toSorted(),
    );
    const configured = [
      ...config.matchAll(/\[auth\.email\.template\.(\w+)\]\nsubject = "(.*)"\ncontent_path = "(.*)"/g),
    ];
    expect(configured.map(([, name, subject, path]) => [name, subject, path])).toEqual(
      Object.entries(authMails).map(([name, { subject }]) => [name, subject, `./supabase/templates/${name}.html`]),
    );
  });
});
