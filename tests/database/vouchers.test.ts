import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { issuedVouchersSchema } from "../../src/domain/desk/payments/voucher-register.ts";
import { readVoucher } from "../../src/domain/voucher/voucher-code.ts";
import { voucherKeysOf } from "../../src/domain/voucher/voucher-code.ts";
import { aVoucherKey } from "../support/signed-vouchers.ts";
import { aLink, companionTrip, type Link, revoke, share } from "./support/companions.ts";
import { call, lit, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

type VoucherRequest = { booking_id: string; departure_id: string; guests: number };
type Key = Awaited<ReturnType<typeof aVoucherKey>>;

onOneEngine("vouchers", (db) => {
  let key: Key;
  beforeAll(() => f.addAccounts(db()));
  beforeEach(async () => {
    await db().exec(
      "delete from public.vouchers; delete from public.companion_vouchers; delete from public.voucher_keys",
    );
    key = await aVoucherKey(1);
  });

  const requestedVouchers = ({ key: { id, key: public_key } }: Key, more: Row = {}) =>
    f.ask(db(), f.service, "vouchers_to_sign", { key_id: id, public_key, booking_id: null, ...more });
  const wantedOf = async (signer: Key, booking_id: string) =>
    (await requestedVouchers(signer, { booking_id }))["wanted"] as VoucherRequest[];
  const keep = (signer: Key, vouchers: Row[]) =>
    call(db(), f.service, "store_vouchers", { key_id: signer.key.id, vouchers });
  const sign = async (signer: Key, list: VoucherRequest[]) =>
    keep(signer, await Promise.all(list.map(async (one) => ({ ...one, code: await signer.sign(one) }))));
  const view = async ({ id, token }: { id: string; token: string }) =>
    (await call(db(), f.anon, "my_booking", { booking_id: id, token })) as Row;
  const voucherOf = async (booking: { id: string; token: string }) => (await view(booking))["voucher"];
  const confirmed = async (more: Row = {}) => {
    const tour = await f.makeTour(db(), { days: [30, 90] });
    const booking = f.bookingOf(tour, await f.dayFromNow(db(), 30), more);
    await f.bookAndPay(db(), booking);
    return booking;
  };
  const mirroredKeys = async () => {
    const answer = (await call(db(), f.anon, "catalogue_since", { since: 1_000_000_000 })) as Row;
    return voucherKeysOf(answer["voucher_keys"]);
  };

  it("are signed once for a confirmed booking, with its departure and guests in the code", async () => {
    const booking = await confirmed({ guests: 3 });
    expect(await voucherOf(booking)).toBeNull();
    const list = await wantedOf(key, booking.id);
    expect(list).toEqual([{ booking_id: booking.id, departure_id: (await view(booking))["departure_id"], guests: 3 }]);
    expect(await sign(key, list)).toBe(1);
    const read = readVoucher(String(await voucherOf(booking)));
    expect(read).toMatchObject({ ok: true, voucher: { ...list[0], key_id: 1 } });
    expect(await wantedOf(key, booking.id)).toEqual([]);
    expect(await mirroredKeys()).toEqual([key.key]);
  });

  it("are stored once and keep their code when signed twice at once", async () => {
    const booking = await confirmed();
    const list = await wantedOf(key, booking.id);
    await Promise.all([sign(key, list), sign(key, list)]);
    const code = await voucherOf(booking);
    await sign(key, list);
    expect(await voucherOf(booking)).toBe(code);
    expect(await f.count(db(), `public.vouchers where booking_id = ${lit(booking.id)}`)).toBe(1);
  });

  describe("admit nobody for", () => {
    it("a hold, even when it is signed by force", async () => {
      const tour = await f.makeTour(db());
      const booking = f.bookingOf(tour, await f.dayFromNow(db(), 30));
      await f.book(db(), booking);
      expect(await wantedOf(key, booking.id)).toEqual([]);
      const departure_id = String((await view(booking))["departure_id"]);
      expect(await sign(key, [{ booking_id: booking.id, departure_id, guests: 2 }])).toBe(0);
      expect(await voucherOf(booking)).toBeNull();
    });

    it("a cancelled booking, from that moment on", async () => {
      const booking = await confirmed();
      await sign(key, await wantedOf(key, booking.id));
      const cancel = { booking_id: booking.id, reason: "asked", refund_cents: 0 };
      expect(await f.ask(db(), f.admin, "admin_cancel_booking", cancel)).toMatchObject({ ok: true });
      expect((await view(booking))["status"]).not.toBe("confirmed");
      expect(await voucherOf(booking)).toBeNull();
      expect(await wantedOf(key, booking.id)).toEqual([]);
    });

    it("a booking whose departure was cancelled", async () => {
      const booking = await confirmed();
      await sign(key, await wantedOf(key, booking.id));
      const departure_id = (await view(booking))["departure_id"];
      await f.ask(db(), f.admin, "cancel_departure", { departure_id, reason: "snow on the pass" });
      expect(await view(booking)).toMatchObject({ status: "confirmed", called_off: true, voucher: null });
      expect(await wantedOf(key, booking.id)).toEqual([]);
    });

    it("a booking that has moved, until it is signed for its new departure", async () => {
      const booking = await confirmed();
      const before = await wantedOf(key, booking.id);
      await sign(key, before);
      const old = await voucherOf(booking);
      const to_date = await f.dayFromNow(db(), 90);
      const move = { booking_id: booking.id, token: booking.token, move_id: randomUUID(), to_date };
      const moved = await f.ask(db(), f.anon, "move_my_booking", { ...move, expected_difference_cents: 0 });
      expect(moved).toMatchObject({ ok: true });
      expect(await voucherOf(booking)).toBeNull();
      // Signed by a function that read the booking before the move.
      expect(await sign(key, before)).toBe(0);
      expect(await voucherOf(booking)).toBeNull();
      await sign(key, await wantedOf(key, booking.id));
      expect(await voucherOf(booking)).not.toBe(old);
      expect(await voucherOf(booking)).toMatch(/^JTU:/);
    });
  });

  describe("keys", () => {
    it("are replaced: an older one's vouchers still count, new ones are signed by the newer", async () => {
      const [early, late] = [await confirmed(), await confirmed()];
      await sign(key, await wantedOf(key, early.id));
      const newer = await aVoucherKey(2);
      expect(await wantedOf(newer, early.id)).toEqual([]);
      await sign(newer, await wantedOf(newer, late.id));
      expect(readVoucher(String(await voucherOf(early)))).toMatchObject({ voucher: { key_id: 1 } });
      expect(readVoucher(String(await voucherOf(late)))).toMatchObject({ voucher: { key_id: 2 } });
      expect(await mirroredKeys()).toEqual([key.key, newer.key]);
    });

    it("are revoked: no device is sent it any more, and its vouchers are signed anew by the next", async () => {
      const booking = await confirmed();
      await sign(key, await wantedOf(key, booking.id));
      await db().exec("update public.voucher_keys set revoked_at = now() where id = 1");
      expect(await mirroredKeys()).toEqual([]);
      expect(await voucherOf(booking)).toBeNull();
      expect(await requestedVouchers(key)).toMatchObject({ ok: false, code: "key_revoked" });
      const next = await aVoucherKey(2);
      await sign(next, await wantedOf(next, booking.id));
      expect(readVoucher(String(await voucherOf(booking)))).toMatchObject({ ok: true, voucher: { key_id: 2 } });
    });

    it("keep their number: another key under it is refused, and the same key under another", async () => {
      await requestedVouchers(key);
      expect(await requestedVouchers(await aVoucherKey(1))).toMatchObject({ ok: false, code: "key_taken" });
      expect(await requestedVouchers({ ...key, key: { id: 9, key: key.key.key } })).toMatchObject({
        ok: false,
        code: "key_taken",
      });
      expect(await mirroredKeys()).toEqual([key.key]);
    });
  });

  describe("of companions", () => {
    type Wanted = { booking_id: string; departure_id: string; companion_id: string; position: number; serial: number };
    const wantedPersons = async (booking_id: string) =>
      ((await requestedVouchers(key, { booking_id }))["wanted"] as (Wanted | VoucherRequest)[]).filter(
        (one): one is Wanted => "companion_id" in one,
      );
    const signPersons = async (list: Wanted[]) =>
      keep(key, await Promise.all(list.map(async (one) => ({ ...one, code: await key.sign(one) }))));
    const shared = async (more: Row = {}) => {
      const booking = await confirmed({ guests: 3, ...more });
      const link = aLink();
      expect(await share(db(), booking, link)).toMatchObject({ ok: true });
      return { booking, link };
    };
    const codeOf = async (link: Link) => (await companionTrip(db(), link))?.["voucher"];

    it("are signed with place and serial, for the holder of the link alone", async () => {
      const { booking, link } = await shared();
      expect(await codeOf(link)).toBeNull();
      const departure_id = String((await view(booking))["departure_id"]);
      const wanted = { booking_id: booking.id, departure_id, companion_id: link.id, position: 2, serial: 1 };
      expect(await wantedPersons(booking.id)).toEqual([wanted]);
      expect(await signPersons([wanted])).toBe(1);
      const read = readVoucher(String(await codeOf(link)));
      const { companion_id: _, ...signed } = wanted;
      expect(read).toMatchObject({ ok: true, voucher: { ...signed, key_id: 1 } });
      expect(await wantedPersons(booking.id)).toEqual([]);
      expect(JSON.stringify(await view(booking))).not.toContain(String(await codeOf(link)));
    });

    it("are signed beside their party's in one request", async () => {
      const { booking, link } = await shared();
      const wanted = (await requestedVouchers(key, { booking_id: booking.id }))["wanted"] as VoucherRequest[];
      expect(wanted).toMatchObject([{ guests: 3 }, { companion_id: link.id }]);
    });

    it("end with the link, and a new link has a new code", async () => {
      const { booking, link } = await shared();
      const before = await wantedPersons(booking.id);
      await signPersons(before);
      await revoke(db(), booking, link);
      expect(await f.count(db(), `public.companion_vouchers where companion_id = '${link.id}'`)).toBe(0);
      expect(await signPersons(before)).toBe(0);
      expect(await wantedPersons(booking.id)).toEqual([]);
      const next = aLink();
      await share(db(), booking, next);
      expect(await wantedPersons(booking.id)).toMatchObject([{ companion_id: next.id, position: 2, serial: 2 }]);
    });

    it("are signed anew for another departure, and not at all once the trip is off", async () => {
      const { booking, link } = await shared();
      const before = await wantedPersons(booking.id);
      await signPersons(before);
      const to_date = await f.dayFromNow(db(), 90);
      const move = { booking_id: booking.id, token: booking.token, move_id: randomUUID(), to_date };
      await f.ask(db(), f.anon, "move_my_booking", { ...move, expected_difference_cents: 0 });
      expect(await codeOf(link)).toBeNull();
      expect(await signPersons(before)).toBe(0);
      await signPersons(await wantedPersons(booking.id));
      expect(await codeOf(link)).toMatch(/^JTU:/);
      const departure_id = (await view(booking))["departure_id"];
      await f.ask(db(), f.admin, "cancel_departure", { departure_id, reason: "snow on the pass" });
      expect(await codeOf(link)).toBeNull();
      expect(await wantedPersons(booking.id)).toEqual([]);
    });

    it("are signed anew after their key was revoked", async () => {
      const { booking, link } = await shared();
      await signPersons(await wantedPersons(booking.id));
      await db().exec("update public.voucher_keys set revoked_at = now() where id = 1");
      expect(await codeOf(link)).toBeNull();
      key = await aVoucherKey(2);
      await signPersons(await wantedPersons(booking.id));
      expect(readVoucher(String(await codeOf(link)))).toMatchObject({ ok: true, voucher: { key_id: 2 } });
    });
  });

  it("are requested for all unsigned vouchers, the next departure first, and never for past trips", async () => {
    const first = await confirmed();
    const over = await confirmed();
    await db().exec(`alter table public.bookings disable trigger guard;
      update public.bookings set check_in = check_in - 100, check_out = check_out - 100, ends_on = ends_on - 100 where id = ${lit(over.id)};
      alter table public.bookings enable trigger guard`);
    const list = (await requestedVouchers(key))["wanted"] as VoucherRequest[];
    const ids = list.map(({ booking_id }) => booking_id);
    expect(ids).toContain(first.id);
    expect(ids).not.toContain(over.id);
    expect((await requestedVouchers(key, { how_many: 1 }))["wanted"]).toHaveLength(1);
    await sign(key, list);
    expect((await requestedVouchers(key))["wanted"]).toEqual([]);
  });

  it("are listed in the register of the month in which they were signed, page by page", async () => {
    const bookings = [await confirmed(), await confirmed({ guests: 3 })];
    for (const { id } of bookings) await sign(key, await wantedOf(key, id));
    const month = `${(await f.dayFromNow(db(), 0)).slice(0, 7)}-01`;
    const list = async (after: string | null) =>
      v.parse(issuedVouchersSchema, await call(db(), f.admin, "admin_vouchers", { month, after, how_many: 1 }));
    const [first] = await list(null);
    const [second] = await list(first?.booking_id ?? null);
    expect([first, second]).toMatchObject([{ guests: 2, status: "confirmed" }, { guests: 3 }]);
    expect(await list(second?.booking_id ?? null)).toEqual([]);
    expect(await call(db(), f.admin, "admin_vouchers", { month: "2020-01-01" })).toEqual([]);
  });
});
