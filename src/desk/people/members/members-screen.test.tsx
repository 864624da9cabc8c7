import { beforeEach, expect, it } from "vitest";
import { screen, server, show, signIn } from "../../../../tests/support/screen.tsx";
import type { Member } from "../../../domain/desk/people/member-schema.ts";
import { IsOwnerContext } from "../../shared/owner.ts";
import { MembersScreen } from "./members-screen.tsx";

const owner: Member = {
  id: "m1",
  email: "owner@example.com",
  role: "owner",
  state: "active",
  invited_at: "2026-11-01T10:00:00Z",
  invited_by: null,
  accepted_at: "2026-11-02T10:00:00Z",
  ended_at: null,
  ended_by: null,
  last_seen_at: "2026-11-25T10:00:00Z",
  mail: "sent",
  until: null,
  is_self: true,
};
const other: Member = { ...owner, id: "m2", email: "dilnoza@example.com", role: "office", is_self: false };
const invited: Member = {
  ...other,
  id: "m3",
  email: "new@example.com",
  state: "invited",
  until: "2026-11-01T10:00:00Z",
};
const guide: Member = { ...other, id: "g1", email: "aziz@example.com", role: "guide" };
const ended: Member = {
  ...other,
  id: "m4",
  email: "gone@example.com",
  state: "ended",
  ended_at: "2026-11-20T10:00:00Z",
  ended_by: "owner@example.com",
};

const Shown = ({ isOwner }: { isOwner: boolean }) => (
  <IsOwnerContext value={isOwner}>
    <MembersScreen />
  </IsOwnerContext>
);
const acts = () => screen.buttons().filter((name) => /^(Invite|Make|End|Withdraw)/.test(name));

beforeEach(() => {
  signIn({ desk: "owner", guide: false });
  server.on("rpc/admin_people", [owner, other, invited, guide, ended]);
});

it("offers each change of each member, and none of the own account", async () => {
  show(<Shown isOwner />);
  await screen.sees("owner@example.com (you)");
  expect(acts()).toEqual(["Invite", "Make owner", "End account", "Invite again", "Withdraw invitation"]);
  await screen.sees("the link has expired. Invite again.");
  await screen.sees("Ended on 20 Nov 2026 by owner@example.com.");
  expect(screen.links()).toEqual(["Open Guides", "Add a guide", "See who did what"]);
});

it("offers nothing to the office, and says who may", async () => {
  show(<Shown isOwner={false} />);
  await screen.sees("Only for owners: Invite, End account.");
  await screen.sees("dilnoza@example.com");
  expect(acts()).toEqual([]);
});

it("invites an address with a role, and keeps the dialog open when the server refuses", async () => {
  show(<Shown isOwner />);
  await screen.tap("Invite");
  await screen.fill("Email address", "new@");
  await screen.tap("Send invitation");
  await screen.sees("Invalid email format");
  await screen.fill("Email address", "dilnoza@example.com");
  server.on("rpc/admin_invite_member", { ok: false, code: "member_already", field: "address" });
  await screen.tap("Send invitation");
  await screen.sees("This address already has an account at the desk.");
  server.on("rpc/admin_invite_member", { ok: true, to: "dilnoza@example.com" });
  await screen.tap("Send invitation");
  await screen.until(() => expect(screen.toasts()[0]?.title).toBe("Invitation to dilnoza@example.com queued"));
  expect(server.argsOf("rpc/admin_invite_member").at(-1)).toEqual({ address: "dilnoza@example.com", role: "office" });
});

it("asks before it ends an account, and tells a refusal to a former owner", async () => {
  show(<Shown isOwner />);
  await screen.tap("End account");
  await screen.sees("The desk closes for this person at once");
  server.fail("rpc/admin_end_member", { status: 403, body: { code: "PT403", message: "Owners only" } });
  await screen.tap("End account", "dialog");
  await screen.sees("Only an owner may do this.");
  server.on("rpc/admin_end_member", { ok: true });
  await screen.tap("End account", "dialog");
  await screen.until(() => expect(screen.toasts()[0]?.title).toBe("Account ended"));
  expect(server.argsOf("rpc/admin_end_member").at(-1)).toEqual({ member_id: "m2" });
});
