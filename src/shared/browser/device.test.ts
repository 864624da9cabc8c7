import { describe, expect, it } from "vitest";
import { platformOf } from "./device.ts";

describe("a device", () => {
  const safari = "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15";
  it.each([
    ["ios", `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${safari}`, 5],
    ["ios", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`, 5],
    ["mac-safari", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`, 0],
    ["android", "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36", 5],
    ["computer", "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36", 0],
    [
      "computer",
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36",
      0,
    ],
  ])("is of the platform %s", (platform, userAgent, maxTouchPoints) => {
    expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform);
  });
});
