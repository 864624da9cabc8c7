import { beforeEach, expect, it } from "vitest";
import { type Database, one, type Row, type Who } from "./support/database.ts";
import { onOneEngine, onPostgres } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import * as g from "./support/guides.ts";

const invite = (db: Database, who: Who, address = "new@example.com", role = "office") =>
  f.ask(db, who, "admin_invite_member", { address, role });
const accept = (db: Database, who: Who, token: string) => f.ask(db, who, "accept_invitation", { token });
const roleOf = (db: Database, who: Who) => f.ask(db, who, "desk_role", {}) as Promise<unknown>;
const people = async (db: Database) => (await f.ask(db, f.admin, "admin_people", {})) as unknown as Row[];
const idOf = async (db: Database, email: string) =>
  String((await people(db)).find((person) => person["email"] === email && person["state"] !== "ended")?.["id"]);
const change = async (db: Database, who: Who, email: string, role: string) =>
  f.ask(db, who, "admin_change_role", { member_id: await idOf(db, email), role });
const end = async (db: Database, who: Who, email: string) =>
  f.ask(db, who, "admin_end_member", { member_id: await idOf(db, email) });
const newcomer: Who = { role: "authenticated", sub: "f0000000-0000-4000-8000-000000000021" };
const refusedAs = (code: string) => ({ code });

const prepare = async (db: Database) => {
  await db.exec("delete from public.desk_members; delete from auth.users; delete from public.email_outbox");
  await f.addAccounts(db);
  await f.addColleagues(db);
  await db.exec(`insert into auth.users (id, email, email_confirmed_at)
    values ('${newcomer.sub}', 'new@example.com', now())`);
};
const signIn = (db: Database, { sub }: Who) => db.exec(`insert into auth.sessions (user_id) values ('${sub}')`);
const sessions = (db: Database, { sub }: Who) => f.count(db, `auth.sessions where user_id = '${sub}'`);

onOneEngine("a member of the desk", (db) => {
  beforeEach(() => prepare(db()));

  it("is invited by mail and has the role from acceptance on", async () => {
    expect(await invite(db(), f.admin)).toEqual({ ok: true });
    expect(await roleOf(db(), newcomer)).toBeNull();
    const token = await g.invitation(db());
    expect(await accept(db(), newcomer, token)).toEqual({ ok: true });
    expect(await accept(db(), newcomer, token)).toEqual({ ok: true });
    expect(await roleOf(db(), newcomer)).toBe("office");
    expect(await invite(db(), f.admin)).toMatchObject({ code: "member_already" });
    expect((await people(db())).find(({ email }) => email === "new@example.com")).toMatchObject({
      role: "office",
      state: "active",
      invited_by: "admin@example.com",
      is_self: false,
    });
  });

  it("needs the link and an account of the invited address", async () => {
    await invite(db(), f.admin, "new@example.com", "owner");
    const token = await g.invitation(db());
    expect(await accept(db(), f.traveler, token)).toMatchObject({ code: "other_address" });
    expect(await accept(db(), newcomer, `${token}x`)).toMatchObject({ code: "invitation_gone" });
    await db().exec(`update auth.users set email_confirmed_at = null where id = '${newcomer.sub}'`);
    expect(await accept(db(), newcomer, token)).toMatchObject({ code: "other_address" });
    await db().exec("update auth.users set email_confirmed_at = now()");
    await db().exec("update private.invitations set expires_at = now() - interval '1 second'");
    expect(await accept(db(), newcomer, token)).toMatchObject({ code: "invitation_gone" });
    expect(await roleOf(db(), newcomer)).toBeNull();
  });

  it("is not let in by an invitation that was withdrawn", async () => {
    await invite(db(), f.admin);
    const token = await g.invitation(db());
    expect(await end(db(), f.admin, "new@example.com")).toEqual({ ok: true });
    expect(await accept(db(), newcomer, token)).toMatchObject({ code: "invitation_gone" });
  });

  it("gets one mail for two clicks, with the role of the last one", async () => {
    await invite(db(), f.admin, "new@example.com", "office");
    await invite(db(), f.admin, "New@Example.com", "owner");
    expect(await db().query("select payload from public.email_outbox where kind = 'desk_invitation'")).toEqual([
      { payload: { role: "owner" } },
    ]);
    expect(await invite(db(), f.admin, "not an address")).toMatchObject({ code: "invalid_email" });
    expect(await invite(db(), f.admin, "new@example.com", "king")).toMatchObject({ code: "invalid_role" });
  });

  it("loses sessions and rights at once when ended, whatever the token says", async () => {
    await signIn(db(), f.office);
    const member_id = await idOf(db(), "office@example.com");
    expect(await f.ask(db(), f.admin, "admin_end_member", { member_id })).toEqual({ ok: true });
    expect(await sessions(db(), f.office)).toBe(0);
    expect(await roleOf(db(), f.office)).toBeNull();
    await expect(f.ask(db(), f.office, "admin_today", {})).rejects.toMatchObject(refusedAs("42501"));
    expect(await f.ask(db(), f.admin, "admin_end_member", { member_id })).toMatchObject({ code: "unknown_member" });
  });

  it("can be invited again after the end", async () => {
    await end(db(), f.admin, "office@example.com");
    await invite(db(), f.admin, "office@example.com", "owner");
    expect(await accept(db(), f.office, await g.invitation(db()))).toEqual({ ok: true });
    expect(await roleOf(db(), f.office)).toBe("owner");
  });

  it("cannot end or demote the own account, so an owner always remains", async () => {
    expect(await end(db(), f.admin, "admin@example.com")).toMatchObject({ code: "own_account" });
    expect(await change(db(), f.admin, "admin@example.com", "office")).toMatchObject({ code: "own_account" });
    await expect(change(db(), f.office, "admin@example.com", "office")).rejects.toMatchObject(refusedAs("PT403"));
  });

  it("appears in the audit log with every change", async () => {
    await change(db(), f.admin, "office@example.com", "owner");
    await end(db(), f.office, "admin@example.com");
    const log = await db().query(
      "select action, actor_email from public.audit_log where entity = 'member' order by id",
    );
    expect(log.slice(-2)).toEqual([
      { action: "role_changed", actor_email: "admin@example.com" },
      { action: "account_ended", actor_email: "office@example.com" },
    ]);
  });

  it("is shown with the guides that have accounts, and when each was last online", async () => {
    await signIn(db(), f.office);
    await db().exec(`insert into public.guides (name, user_id) values ('Aziz', '${f.guide.sub}')`);
    const found = (await people(db())).map(({ email, role, state, last_seen_at }) => [
      email,
      role,
      state,
      !!last_seen_at,
    ]);
    expect(found).toEqual([
      ["admin@example.com", "owner", "active", false],
      ["office@example.com", "office", "active", true],
      ["guide@example.com", "guide", "active", false],
      ["ended-office@example.com", "office", "ended", false],
      ["ended-owner@example.com", "owner", "ended", false],
    ]);
    await db().exec("delete from public.guides");
  });

  it("is made an owner by the operator of the database, who has no session", async () => {
    expect((await one(db(), "select private.invite_member('new@example.com', 'owner') as made"))["made"]).toEqual({
      ok: true,
    });
    await accept(db(), newcomer, await g.invitation(db()));
    expect(await roleOf(db(), newcomer)).toBe("owner");
  });

  it("refunds what the policy says from the office, and nothing else", async () => {
    const tour = await f.makeTour(db(), { days: [200] });
    const day = await f.dayFromNow(db(), 200);
    const paid = async () => {
      const booking = f.bookingOf(tour, day);
      await f.bookAndPay(db(), booking);
      const quote = (await f.ask(db(), f.anon, "cancel_quote", f.mine(booking))) as { refund_cents?: number };
      return { booking_id: booking.id, refund_cents: Number(quote.refund_cents) };
    };
    const { booking_id, refund_cents } = await paid();
    expect(refund_cents).toBeGreaterThan(0);
    const cancel = (who: Who, wanted: Row) => f.ask(db(), who, "admin_cancel_booking", { reason: "Ill", ...wanted });
    for (const other of [0, refund_cents - 1])
      await expect(cancel(f.office, { booking_id, refund_cents: other })).rejects.toMatchObject(refusedAs("PT403"));
    expect(await cancel(f.office, { booking_id, refund_cents })).toMatchObject({ ok: true });
    const other = await paid();
    expect(await cancel(f.admin, { ...other, refund_cents: 1 })).toMatchObject({ ok: true });
  });

  it("changes a booking from the office, without waiving fees or choosing the refund", async () => {
    const tour = await f.makeTour(db(), { days: [200] });
    const booking = f.bookingOf(tour, await f.dayFromNow(db(), 200));
    await f.bookAndPay(db(), booking);
    const outlookOf = (change: Row) =>
      f.ask(db(), f.office, "admin_change_outlook", { booking_id: booking.id, change }) as Promise<Row>;
    const shown = async (change: Row) => {
      const { back_cents, difference_cents, cancel_before_cents, cancel_after_cents } = await outlookOf(change);
      return { ...change, back_cents, difference_cents, cancel_before_cents, cancel_after_cents };
    };
    const make = async (who: Who, wanted: Row) =>
      f.ask(db(), who, "admin_change_booking", { booking_id: booking.id, change: await shown(wanted), reason: "Ill" });
    await expect(make(f.office, { guests: 1, waive_fee: true })).rejects.toMatchObject(refusedAs("PT403"));
    await expect(make(f.office, { guests: 1, back_cents: 1 })).rejects.toMatchObject(refusedAs("PT403"));
    expect(await make(f.office, { guests: 1 })).toMatchObject({ ok: true });
  });

  it("ends a guide's account as an owner only, with its sessions", async () => {
    const id = g.GUIDES.guide;
    await db().exec(`insert into public.guides (id, name, user_id) values ('${id}', 'Aziz', '${f.guide.sub}')`);
    await signIn(db(), f.guide);
    const archive = (who: Who) =>
      f.ask(db(), who, "save_guide", { guide: { id, name: "Aziz", archived: true, revision: 0 } });
    await expect(archive(f.office)).rejects.toMatchObject(refusedAs("PT403"));
    await expect(f.ask(db(), f.office, "end_guide_account", { guide: id })).rejects.toMatchObject(refusedAs("PT403"));
    expect(await f.ask(db(), f.admin, "end_guide_account", { guide: id })).toEqual({ ok: true });
    expect(await sessions(db(), f.guide)).toBe(0);
  });
});

onPostgres("two owners", (db) => {
  it("who demote each other at once leave one owner, thirty times", async () => {
    for (let round = 0; round < 30; round += 1) {
      await prepare(db());
      await db().exec(`update public.desk_members set role = 'owner' where user_id = '${f.office.sub}'`);
      const [first, second] = [await idOf(db(), "admin@example.com"), await idOf(db(), "office@example.com")];
      const answers = await Promise.allSettled([
        f.ask(db(), f.admin, "admin_change_role", { member_id: second, role: "office" }),
        f.ask(db(), f.office, "admin_end_member", { member_id: first }),
      ]);
      expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(await f.count(db(), "public.desk_members where role = 'owner' and ended_at is null")).toBe(1);
    }
  });
});
