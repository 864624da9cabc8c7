import { describe, expect, it } from "vitest";
import { isWholePicture } from "./picture-bytes.ts";
import { webpBytes } from "./picture.fixture.ts";

const text = (value: string) => new TextEncoder().encode(value);
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...text("....IHDR....IEND"), 1, 2, 3, 4]);
const avif = Uint8Array.from([0, 0, 0, 16, ...text("ftypavif0000"), 0, 0, 0, 12, ...text("mdat1234")]);
const svg = text('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>\n');

describe("a whole picture", () => {
  it.each([
    ["webp", webpBytes(60)],
    ["png", png],
    ["avif", avif],
    ["svg", svg],
    ["jpeg", Uint8Array.from([0xff, 0xd8, 0xff, ...text("a photograph of a minaret")])],
  ])("is found in %s", (_, bytes) => {
    expect(isWholePicture(bytes)).toBe(true);
  });

  it.each([
    ["webp", webpBytes(60)],
    ["png", png],
    ["avif", avif],
    ["svg", svg],
  ])("is not found in half a %s", (_, bytes) => {
    expect(isWholePicture(bytes.subarray(0, Math.ceil(bytes.length / 2) + 3))).toBe(false);
  });

  it.each([
    ["a login page", text("<!doctype html><html><body>Welcome to the hotel</body></html>")],
    ["nothing", new Uint8Array()],
    ["an error in JSON", text('{"statusCode":"404","error":"not_found"}')],
  ])("is not found in %s", (_, bytes) => {
    expect(isWholePicture(bytes)).toBe(false);
  });
});
