import { describe, expect, it } from "vitest";
import { isPage } from "./is-page.ts";

const at = (address: string) => isPage(new URL(address, "https://shop.test"));

describe("an address the app answers", () => {
  it.each([
    "/",
    "/tours",
    "/?utm_source=google.com",
    "/search?q=St.%20John",
    "/tours?x=/a/b.png",
    "/payment/confirmation?payment_id=a.b",
    "/tours/a.b",
    "/trips/018f.4c",
    "/booking/confirmation/pay.1",
    "/no-such-page",
    "/assets",
    "/restaurants/v1/",
  ])("%s is a page", (address) => expect(at(address)).toBe(true));

  it.each([
    "/sw.js",
    "/robots.txt",
    "/og.jpg?v=2",
    "/assets/index-ab.js",
    "/icons/mark.svg",
    "/screenshots/home-wide.jpg",
    "/rest/v1/tours",
    "/storage/v1/object/public/images/a.webp",
    "/functions/v1/booking-document?id=1",
    "/_inbox",
    "/.well-known/assetlinks.json",
  ])("%s is not", (address) => expect(at(address)).toBe(false));
});
