import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { headerRules } from "./header-rules.ts";
import { hostFiles } from "./host-files.ts";

const built = {
  shell: "<!doctype html><div id=root></div>",
  headers:
    "# why\n/*\n  Content-Security-Policy: default-src 'none'; script-src 'sha256-a='\n\n/assets/*\n  Cache-Control: public, immutable\n",
  languages: [
    {
      shell: "/shell",
      routes: ["/", "/tours/:id", "/auth", "/admin/bookings/:id"],
      shellPaths: ["/auth", "/admin/bookings/:id"],
    },
    { shell: "/ru/shell", routes: ["/ru", "/ru/auth"], shellPaths: ["/ru/auth"] },
  ],
  assets: Array.from({ length: 120 }, (_, at) => `part-${at}.js`),
  version: "1.2.3",
  release: "1.2.0",
  migration: "20261101001800",
  site: "https://shop.example",
  backend: "https://shop.supabase.co",
  publishableKey: "sb_publishable_1",
  pages: { "/": "home" },
};
const files = hostFiles(built);

describe("The hosts' files", () => {
  it("send each page without a file to the shell, and no other address", () => {
    expect(files["_redirects"]).toBe("/auth /shell 200\n/admin/bookings/:id /shell 200\n/ru/auth /ru/shell 200\n");
    expect(JSON.parse(files["vercel.json"] ?? "").rewrites).toEqual([
      { source: "/auth", destination: "/shell" },
      { source: "/admin/bookings/:id", destination: "/shell" },
      { source: "/ru/auth", destination: "/ru/shell" },
    ]);
    expect(files["404.html"]).toContain("<div id=root>");
    expect(files[".nojekyll"]).toBe("");
  });

  it("make Vercel cache the assets of this build and no missing one, in patterns it accepts", () => {
    const { headers }: { headers: { source: string; headers: { key: string }[] }[] } = JSON.parse(
      files["vercel.json"] ?? "",
    );
    const kept = headers.filter((rule) => rule.headers.some(({ key }) => key === "Cache-Control"));
    const matching = (path: string) => kept.filter(({ source }) => new RegExp(`^${source}$`).test(path));
    expect(matching("/assets/part-119.js")).toHaveLength(1);
    expect(matching("/assets/part-120.js")).toHaveLength(0);
    for (const { source } of kept) expect(source.length).toBeLessThan(4096);
  });

  it("name every page to nginx, also pages made after the build, and no other address", () => {
    const conf = files["_nginx.conf"] ?? "";
    const [, pattern = ""] = /location ~ (\S+) \{\n {2}try_files \$uri \$uri\.html \/shell\.html;/.exec(conf) ?? [];
    const isPage = (path: string) => new RegExp(pattern).test(path);
    expect(["/tours/new", "/auth", "/admin/bookings/a.b"].filter(isPage)).toHaveLength(3);
    expect(["/nowhere", "/tours", "/tours/a/b", "/auth/x"].filter(isPage)).toEqual([]);
    expect(conf).toContain("location / {\n  try_files $uri $uri.html =404;");
  });

  it("allow the camera on one page, on nginx and Vercel too", () => {
    const headers = readFileSync(new URL("../../../public/_headers", import.meta.url), "utf8");
    const written = hostFiles({
      ...built,
      headers,
      languages: [{ shell: "/shell", routes: ["/guide", "/guide/scan"], shellPaths: [] }],
    });
    const open = (text: string) => text.includes("camera=(self)");
    const locations = (written["_nginx.conf"] ?? "").split(/^location /m);
    expect(locations.filter(open).map((text) => text.split(" {")[0])).toEqual(["= /guide/scan"]);
    const sources: { source: string; headers: object[] }[] = JSON.parse(written["vercel.json"] ?? "{}").headers;
    expect(sources.filter((rule) => open(JSON.stringify(rule))).map(({ source }) => source)).toEqual(["/guide/scan"]);
    expect(sources.findIndex(({ source }) => source === "/(.*)")).toBeLessThan(1);
    const [everywhere, there] = headerRules(headers).map((rule) => new Map(rule.headers).get("Permissions-Policy"));
    expect(there).toBe(everywhere?.replace("camera=()", "camera=(self)"));
  });

  it("repeat every header in each nginx location, and cache an asset for a year only if it exists", () => {
    const conf = files["_nginx.conf"] ?? "";
    const locations = conf
      .split(/^location /m)
      .slice(1)
      .filter((text) => !text.includes("return 404"));
    expect(locations).toHaveLength(8);
    for (const location of locations)
      expect(location).toContain(
        `add_header Content-Security-Policy "default-src 'none'; script-src 'sha256-a='" always;`,
      );
    expect(conf).toMatch(/Cache-Control "public, max-age=31536000, immutable";/);
  });
});
