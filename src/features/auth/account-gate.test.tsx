import { beforeEach, expect, it, vi } from "vitest";
import { place, render, tap } from "../../../tests/support/render.tsx";
import { storeInvitation, storedInvitation } from "../../shared/browser/stored-invitation.ts";

const answers = vi.hoisted((): ({ ok: true } | { ok: false; code: string; reason: string })[] => []);
vi.mock("../../data/remote/guide.ts", () => ({ callGuide: async () => answers.shift() }));
const { AccountGate: Gate } = await import("./account-gate.tsx");

const learn = vi.fn(async () => undefined);
beforeEach(async () => {
  learn.mockClear();
  answers.length = 0;
  storeInvitation(null);
  await render(<Gate to="guide" email="guide@example.com" roleKnown learn={learn} />, "/guide#invitation=token");
});

it.each(["unreachable", "failed"])("keeps the invitation and asks again when the answer is %s", async (code) => {
  answers.push({ ok: false, code, reason: code }, { ok: true });
  await tap();
  expect(place.textContent).toContain("the invitation may already be accepted. It is saved: try again");
  expect(learn).toHaveBeenCalledTimes(1);
  expect(storedInvitation()).toEqual({ to: "guide", token: "token" });
  await tap();
  expect(storedInvitation()).toBeNull();
});

it("drops the invitation when the server says that it is over", async () => {
  answers.push({ ok: false, code: "refused", reason: "invitation_gone" });
  await tap();
  expect(storedInvitation()).toBeNull();
  expect(learn).not.toHaveBeenCalled();
});
