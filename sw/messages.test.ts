import { describe, expect, it } from "vitest";
import { parsePageMessage } from "./messages.ts";

describe("a message from a page", () => {
  it("is taken when it is one of ours", () => {
    expect(parsePageMessage({ type: "SKIP_WAITING" })).toEqual({ type: "SKIP_WAITING" });
  });

  it.each([undefined, null, "SKIP_WAITING", { type: "skip_waiting" }, { kind: "SKIP_WAITING" }, 42])(
    "is left alone when it is %j",
    (data) => {
      expect(parsePageMessage(data)).toBeUndefined();
    },
  );
});
