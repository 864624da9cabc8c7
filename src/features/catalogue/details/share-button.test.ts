import { expect, it } from "vitest";
import { shareLink } from "./share-button.tsx";

const reject = (error: Error) => async () => Promise.reject(error);

it("shares or copies as the system can, and tells a dismissed sheet from a failure", async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  expect(await shareLink("T", "u", { share: async () => undefined, clipboard })).toBe("shared");
  expect(await shareLink("T", "u", { clipboard })).toBe("copied");
  expect(copied).toEqual(["u"]);
  expect(await shareLink("T", "u", { share: reject(new DOMException("no", "AbortError")) })).toBe("dismissed");
  expect(
    await shareLink("T", "u", { clipboard: { writeText: reject(new DOMException("no", "NotAllowedError")) } }),
  ).toBe("failed");
  expect(await shareLink("T", "u", {})).toBe("failed");
  await expect(shareLink("T", "u", { share: reject(new RangeError("bug")) })).rejects.toThrow("bug");
});
