import { describe, expect, it } from "vitest";
import { questionOf, readMailLink } from "./mail-link.ts";

const link = { access_token: "a", refresh_token: "r" };
const ada = { id: "u1", email: "ada@example.com" };
const bob = { id: "u2", email: "bob@example.com" };

describe("the fragment of a mail's link", () => {
  it("contains a session and its purpose", () => {
    expect(readMailLink("#access_token=a&refresh_token=r&expires_in=3600&type=recovery")).toEqual({
      ...link,
      type: "recovery",
    });
  });

  it.each([
    ["", "nothing"],
    ["#error_code=otp_expired", "a refusal"],
    ["#access_token=a", "half a session"],
    ["#access_token=&refresh_token=", "empty tokens"],
  ])("%j contains none: %s", (hash) => {
    expect(readMailLink(hash)).toBeNull();
  });
});

describe("a mailed link", () => {
  it("tells a visitor whose account it opens", () => {
    expect(questionOf(link, ada, undefined)).toMatchObject({ title: "Sign in as ada@example.com?", no: "Not now" });
    expect(questionOf({ ...link, type: "recovery" }, ada, undefined)?.title).toContain("new password for ada@");
  });

  it.each(["signup", "recovery", "magiclink", undefined])(
    "names both accounts to a signed-in traveler (%s)",
    (type) => {
      const question = questionOf({ ...link, ...(type ? { type } : {}) }, ada, bob);
      expect(question).toMatchObject({ title: "Switch to ada@example.com?", no: "Stay signed in as bob@example.com" });
    },
  );
});
