import { beforeAll, describe, expect, it } from "vitest";
import { contentHash } from "../src/data/net/content-hash.ts";
import { isOtherVersion, isWholeFile, registerFiles } from "./whole-files.ts";

const URL_OF_FILE = "https://shop.test/assets/index-ab.js";
const made = "export const made = true;";

beforeAll(async () => {
  const hash = await contentHash(new TextEncoder().encode(made).buffer);
  registerFiles([{ url: "assets/index-ab.js", revision: null, hash }], []);
});

const unreadable = () =>
  new Response(new ReadableStream({ start: (body) => body.error(new TypeError("The body was not read")) }));

describe("a cached file of the app", () => {
  it.each([
    ["is what the build made", () => new Response(made), { whole: true, another: false }],
    ["was cut in half", () => new Response(made.slice(0, 10)), { whole: false, another: true }],
    ["is a Wi-Fi's login page", () => new Response("<html>Log in</html>"), { whole: false, another: true }],
    ["is an error", () => new Response(made, { status: 503 }), { whole: false, another: true }],
    // Deleting it would lose the file on an offline device.
    ["cannot be read at this moment", unreadable, { whole: false, another: false }],
  ])("%s", async (_, kept, { whole, another }) => {
    expect(await isWholeFile(URL_OF_FILE, kept())).toBe(whole);
    expect(await isOtherVersion(URL_OF_FILE, kept())).toBe(another);
  });
});
