import { expect, it } from "vitest";
import { imageUrl } from "./addresses.ts";

it.each([
  ["https://cdn.test/a.jpg", "https://cdn.test/a.jpg"],
  ["seed/registan-1600.webp", "https://api.test/storage/v1/object/public/images/seed/registan-1600.webp"],
  ["javascript:alert(1)", "/placeholder.svg"],
  ["data:text/html,x", "/placeholder.svg"],
  ["//evil.test/a.jpg", "/placeholder.svg"],
  ["../secrets.json", "/placeholder.svg"],
  ['x" onerror="go()', "/placeholder.svg"],
  ["/placeholder.svg", "/placeholder.svg"],
  ["", ""],
])("finds %s at %s", (value, address) => expect(imageUrl(value, "https://api.test")).toBe(address));
