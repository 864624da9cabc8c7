import { describe, expect, it } from "vitest";
import { ownUrl } from "./own-url.ts";

const site = "https://journey.example";

describe("a return address", () => {
  it.each(["", "/", "/booking-confirmation", "/booking/tour/1?guests=2#top", "?x=1", "/a@b", "/%5Cevil"])(
    "may be '%s' on our own site",
    (path) => {
      expect(ownUrl(site, `${site}${path}`).origin).toBe(site);
    },
  );

  it("may be on the local stack, with its port", () => {
    expect(ownUrl("http://localhost:4173", "http://localhost:4173/booking-confirmation").port).toBe("4173");
  });

  it.each([
    "blob:https://journey.example/0d000000-0000-4000-8000-000000000001",
    "javascript:alert(1)//https://journey.example/",
    "http://journey.example/",
    "//journey.example/",
    "/booking-confirmation",
    "https:\\\\journey.example\\",
    "https://journey.example\\@evil.example/",
    "https://journey.example\\.evil.example/",
    "https://evil.example\\@journey.example/",
    "https://evil.example/https://journey.example/",
    "https://journey.example.evil.example/",
    "https://journey.example@evil.example/",
    "https://user:word@journey.example/",
    "https://journey.example:8443/",
    "https://journey.example:443@evil.example/",
    "https://journey.examplé/",
    "https://journey.example\t.evil.example/",
    " https://journey.example/",
    "\thttps://journey.example/",
    "https://journey.example%2eevil.example/",
    "",
  ])("is refused as %j", (url) => {
    expect(() => ownUrl(site, url)).toThrow(expect.objectContaining({ code: "foreign_url" }));
  });
});
