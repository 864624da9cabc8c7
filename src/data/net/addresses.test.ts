import { expect, it } from "vitest";
import { imageUrl } from "./addresses.ts";

it.each([
  ["https://cdn.test/a.jpg", "https://cdn.test/a.jpg"],
  ["seed/registan-1600.webp", "https://api.test/storage/v1/object/public/images/seed/registan-1600.webp"],
  ["images/1-my photo.png", "https://api.test/storage/v1/object/public/images/images/1-my%20photo.png"],
  ["/placeholder.svg", "/placeholder.svg"],
  ["", ""],
])("%s is found at %s", (value, address) => expect(imageUrl(value, "https://api.test")).toBe(address));
