import { expect, it } from "vitest";
import { trustedTypesRules } from "./trusted-types.ts";

it("lets no text become markup or foreign code", () => {
  const { createHTML, createScriptURL } = trustedTypesRules;
  expect(createHTML("<img src=x onerror=alert(1)>")).toBeNull();
  expect(createHTML("<script></script><b>")).toBeNull();
  expect(createHTML(":root{--a:1}")).toBe(":root{--a:1}");
  expect(createHTML("<script></script>")).toBe("<script></script>");
  for (const url of ["/sw.js", "/assets/decode-worker-B7x_-9.js"]) expect(createScriptURL(url)).toBe(url);
  for (const url of [
    "/sw.js?x",
    "https://evil.example/sw.js",
    "data:text/javascript,1",
    "//evil.example/assets/decode-worker-B7x_-9.js",
    "/assets/decode-worker-/../x.js",
    "/assets/index-B7x_-9.js",
  ]) {
    expect(createScriptURL(url)).toBeNull();
  }
});
