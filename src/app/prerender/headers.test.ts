import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fillHeaders, scriptHashes } from "./headers.ts";

const template = readFileSync(new URL("../../../public/_headers", import.meta.url), "utf8");
const page = `<script>alert("a")</script><script type="module" src="/a.js"></script><script type="application/json">{}</script>`;

describe("fillHeaders", () => {
  it("allows the inline script by its sum and nothing inline besides", () => {
    const sum = createHash("sha256").update(`alert("a")`).digest("base64");
    expect(scriptHashes(page)).toEqual([`'sha256-${sum}'`]);
    const policy = /Content-Security-Policy: (.*)/.exec(fillHeaders(template, page, ""))?.[1] ?? "";
    expect(policy).toContain(`script-src 'self' 'sha256-${sum}';`);
    expect(/script-src[^;]*unsafe/.test(policy)).toBe(false);
    expect(policy).not.toContain("%");
  });

  it("names the backend's origin where pictures and calls go", () => {
    const filled = fillHeaders(template, page, "https://abc.supabase.co/");
    expect(filled).toMatch(/img-src [^;]* https:\/\/abc\.supabase\.co;/);
    expect(filled).toMatch(/connect-src [^;]* https:\/\/abc\.supabase\.co;/);
  });
});
