import { expect, it } from "vitest";
import { languages } from "../../src/domain/languages.ts";
import { openBrowser } from "../support/browser.ts";
import { stackUrl } from "../support/shared-stack.ts";

it("stops text that would become markup, a handler or a script", async () => {
  const { headers } = await fetch(stackUrl);
  const [scripts = ""] = /script-src [^;]+/.exec(headers.get("content-security-policy") ?? "") ?? [];
  expect(scripts).toMatch(/^script-src 'self'( 'sha256-[^']+')+$/);
  expect(scripts.match(/sha256/g)).toHaveLength(2 + languages.length);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  const browser = await openBrowser();
  await browser.page.goto(`${stackUrl}/about`, { waitUntil: "networkidle" });
  const outcomes = await browser.page.evaluate(async () => {
    let violations = 0;
    document.addEventListener("securitypolicyviolation", () => (violations += 1));
    const tries: (() => void)[] = [
      () => (document.createElement("div").innerHTML = "<img src=x onerror='window.hacked = 1'>"),
      () => new DOMParser().parseFromString("<b onclick='1'>", "text/html"),
      () => document.createElement("button").setAttribute("onfocus", "window.hacked = 1"),
      () => (document.createElement("script").src = "https://evil.example/a.js"),
      () => document.createElement("script").append("window.hacked = 1"),
    ];
    const stopped = tries.map((attempt) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    });
    // A script made without a text sink, as an attacker would inject one.
    const script = document.createElement("script");
    script.append(document.createTextNode("window.hacked = 1"));
    try {
      document.body.append(script);
    } catch {}
    await new Promise((resolve) => setTimeout(resolve, 200));
    return { stopped, hacked: "hacked" in window, enough: violations >= 4 };
  });
  expect(outcomes).toEqual({ stopped: [true, true, true, true, false], hacked: false, enough: true });
  await browser.close();
});
