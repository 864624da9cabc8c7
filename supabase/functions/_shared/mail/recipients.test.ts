import { describe, expect, it } from "vitest";
import { oneLine, singleRecipient } from "./mail.ts";

describe("recipients", () => {
  it.each(["a@x.uz\r\nBcc: evil@x.uz", "a@x.uz,b@x.uz", "group:a@x.uz;", "a b@x.uz", "<a@x.uz>", "nobody", ""])(
    "'%s' is not one address",
    (address) => {
      expect(() => singleRecipient({ name: "A", address })).toThrow();
    },
  );

  it("keep their name on one line", () => {
    expect(singleRecipient({ name: "A\r\nBcc: b@x.uz", address: "a@x.uz" }).name).toBe("A Bcc: b@x.uz");
    expect(oneLine("Hi\n there ")).toBe("Hi  there");
  });
});
