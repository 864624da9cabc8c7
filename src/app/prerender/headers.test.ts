import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fillHeaders, pictureHosts, scriptHashes } from "./headers.ts";

const template = readFileSync(new URL("../../../public/_headers", import.meta.url), "utf8");
const page = `<script>alert("a")</script><script type="module" src="/a.js"></script><script type="application/json">{}</script>`;

describe("fillHeaders", () => {
  it("allows the inline script by its hash and no other inline code", () => {
    const sum = createHash("sha256").update(`alert("a")`).digest("base64");
    expect(scriptHashes(page)).toEqual([`'sha256-${sum}'`]);
    const policy =
      /Content-Security-Policy: (.*)/.exec(fillHeaders(template, page, { supabaseUrl: "", pictureHosts: [] }))?.[1] ??
      "";
    expect(policy).toContain(`script-src 'self' 'sha256-${sum}';`);
    expect(/script-src[^;]*unsafe/.test(policy)).toBe(false);
    expect(policy).not.toContain("%");
  });

  const directives = (hosts: Parameters<typeof fillHeaders>[2]) => {
    const policy = /Content-Security-Policy: (.*)/.exec(fillHeaders(template, page, hosts))?.[1] ?? "";
    return Object.fromEntries(policy.split("; ").map((one) => [one.split(" ")[0], one.split(" ").slice(1)]));
  };

  it("names our own hosts for pictures and calls, and no others", () => {
    const hosts = { supabaseUrl: "https://abc.supabase.co/", pictureHosts: ["https://pictures.example"] };
    const policy = directives(hosts);
    expect(policy["img-src"]).toEqual(["'self'", "data:", "https://abc.supabase.co", "https://pictures.example"]);
    expect(policy["connect-src"]).toEqual(["'self'", "https://abc.supabase.co", "https://pictures.example"]);
  });
});

describe("the picture hosts an operator adds", () => {
  it.each([
    ["", []],
    ["https://a.example", ["https://a.example"]],
    [
      "https://a.example, https://*.b.example\nhttps://c.example:8443",
      ["https://a.example", "https://*.b.example", "https://c.example:8443"],
    ],
  ])("reads %j as %j", (setting, hosts) => expect(pictureHosts(setting)).toEqual(hosts));

  it.each([
    "https:",
    "*",
    "https://*",
    "http://a.example",
    "a.example",
    "https://a.example/path",
    "https://a.example;script-src",
    "'unsafe-inline'",
  ])("stops the build at %j", (setting) => expect(() => pictureHosts(setting)).toThrow("VITE_PICTURE_HOSTS"));
});
