import { beforeEach, expect, it, vi } from "vitest";
import { screen, show } from "../../../../tests/support/screen.tsx";
import { refusedResult } from "../../../domain/result.ts";
import { IsOwnerContext } from "../../shared/owner.ts";

const callDesk = vi.hoisted(() => vi.fn<(verb: string, args: object) => Promise<unknown>>());
vi.mock("../../../data/remote/desk/ask-desk.ts", () => ({ callDesk, revisionNow: () => undefined }));
const { GuideDialog } = await import("./guide-dialog.tsx");

const verbs = () => callDesk.mock.calls.map(([verb]) => verb);
async function open(isOwner = true) {
  show(
    <IsOwnerContext value={isOwner}>
      <GuideDialog guide={undefined} done={() => undefined} close={() => undefined} />
    </IsOwnerContext>,
  );
  await screen.fill("Name", "Aziz Karimov");
}
const typeAddress = () => screen.fill("Email (optional)", "aziz@example.com");

beforeEach(() => {
  callDesk.mockReset();
  callDesk.mockResolvedValue({ ok: true, value: { ok: true } });
});

it("saves and invites a new guide in one step, when an address is typed and the tick is left on", async () => {
  await open();
  expect(screen.field("Invite by email").disabled).toBe(true);
  await typeAddress();
  await screen.sees("An email goes to aziz@example.com");
  await screen.tap("Save");
  await screen.until(() => expect(screen.toasts()).toEqual([{ title: "Guide saved", message: "Invitation queued" }]));
  expect(callDesk.mock.calls).toEqual([
    ["rpc/save_guide", { guide: expect.objectContaining({ email: "aziz@example.com" }) }],
    ["rpc/invite_guide", { guide: expect.any(String) }],
  ]);
});

it("invites no one, when the tick is taken off", async () => {
  await open();
  await typeAddress();
  await screen.tick("Invite by email");
  await screen.tap("Save");
  await screen.until(() => expect(screen.toasts()).toMatchObject([{ title: "Guide saved" }]));
  expect(verbs()).toEqual(["rpc/save_guide"]);
});

it("says that the guide is saved but not invited, when the invitation is refused", async () => {
  callDesk.mockResolvedValueOnce({ ok: true, value: { ok: true } });
  callDesk.mockResolvedValueOnce(refusedResult({ code: "has_account" }));
  await open();
  await typeAddress();
  await screen.tap("Save");
  await screen.until(() => expect(screen.toasts()).toMatchObject([{ title: "The guide is saved, but not invited" }]));
});

it("offers no invitation, when the admin is no owner", async () => {
  await open(false);
  await typeAddress();
  expect(screen.text()).not.toContain("Invite by email");
});
