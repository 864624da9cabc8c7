// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetStoredSession, loadStoredSession, storeRole, useSession } from "./session-store.ts";

const user = { id: "u1", email: "ada@example.com" };
const LONG_AGO = 1;
const store = (session: unknown) => localStorage.setItem("journey-auth", JSON.stringify(session));
function load() {
  loadStoredSession();
  return useSession.getState();
}

const asked = vi.fn();
beforeEach(() => {
  localStorage.clear();
  asked.mockClear();
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  expect(asked).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

it("is loading until the stored session was read", async () => {
  vi.resetModules();
  const fresh = await import("./session-store.ts");
  expect(fresh.useSession.getState().status).toBe("loading");
});

describe("the stored session", () => {
  it.each([
    ["nothing", undefined],
    ["no JSON", "{not json"],
    ["another shape", JSON.stringify({ access_token: "x" })],
    ["null", "null"],
  ])("%s: signed out", (_, stored) => {
    if (stored !== undefined) localStorage.setItem("journey-auth", stored);
    expect(load()).toEqual({
      status: "signed-out",
      user: undefined,
      isAdmin: false,
      isOwner: false,
      isGuide: false,
      roleKnown: false,
    });
  });

  it("is still signed in when it expired offline", () => {
    store({ user, access_token: "a", refresh_token: "r", expires_at: LONG_AGO });
    expect(load()).toEqual({
      status: "signed-in",
      user,
      isAdmin: false,
      isOwner: false,
      isGuide: false,
      roleKnown: false,
    });
  });

  it.each([
    ["owner", false, "u1", { isAdmin: true, isOwner: true, isGuide: false, roleKnown: true }],
    ["office", false, "u1", { isAdmin: true, isOwner: false, isGuide: false, roleKnown: true }],
    ["owner", true, "u1", { isAdmin: true, isOwner: true, isGuide: true, roleKnown: true }],
    [null, true, "u1", { isAdmin: false, isOwner: false, isGuide: true, roleKnown: true }],
    [null, false, "u1", { isAdmin: false, isOwner: false, isGuide: false, roleKnown: true }],
    ["owner", true, "somebody-else", { isAdmin: false, isOwner: false, isGuide: false, roleKnown: false }],
  ] as const)("reads the role %s at the desk, guide %s, of %s", (desk, guide, of, expected) => {
    store({ user });
    storeRole(of, { desk, guide });
    expect(load()).toMatchObject({ status: "signed-in", ...expected });
  });

  it("is signed out when storage is refused", () => {
    store({ user });
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new DOMException("refused", "SecurityError");
      },
    });
    expect(load().status).toBe("signed-out");
  });
});

it("removes all that belongs to a session, and nothing else", () => {
  store({ user });
  storeRole("u1", { desk: "owner", guide: false });
  const gone = ["journey-auth-user", "journey-auth-code-verifier", "user_preferences", "payment_info", "temp_data"];
  for (const key of [...gone, "journey-kept-trips", "mantine-color-scheme-value"]) localStorage.setItem(key, "1");
  load();
  forgetStoredSession();
  expect(Object.keys(localStorage).toSorted()).toEqual(["journey-kept-trips", "mantine-color-scheme-value"]);
  expect(useSession.getState().status).toBe("signed-out");
});
