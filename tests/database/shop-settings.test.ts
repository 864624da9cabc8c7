import * as fc from "fast-check";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { peopleSchema } from "../../src/domain/desk/settings/people-form.ts";
import { deskSettingsSchema, settingsSchema } from "../../src/domain/shop/settings-schema.ts";
import { UNSET_SHOP } from "../../src/domain/shop/settings.ts";
import { termsProblem } from "../../src/domain/shop/terms-rules.ts";
import { refundFor } from "../../src/domain/terms/refund.ts";
import { call, lit, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

onOneEngine("the shop's settings", (db) => {
  beforeAll(async () => {
    await f.addAccounts(db());
    await f.addColleagues(db());
  });
  const mirroredSettings = async () =>
    ((await call(db(), f.anon, "catalogue_since", { since: 1_000_000 })) as Row)["settings"];
  const read = async () => v.parse(deskSettingsSchema, await call(db(), f.admin, "admin_settings"));
  const save = async (settings: object, seen?: number) =>
    (await call(db(), f.admin, "admin_save_settings", { settings, seen: seen ?? (await read()).revision })) as Row;

  it("of a new shop hold its name and no contacts or figures, as a device assumes before its first sync", async () => {
    expect(await mirroredSettings()).toEqual(UNSET_SHOP);
  });

  it("are saved, audited by field and mirrored without the addresses of mails", async () => {
    const wish = { email: "hello@shop.uz", phone: "+998 71 200 00 00", mail_to: "desk@shop.uz", fees_percent: 12 };
    expect(await save(wish)).toMatchObject({ ok: true, settings: { ...wish, revision: 1 } });
    const mirrored = v.parse(v.strictObject(settingsSchema.entries), await mirroredSettings());
    expect(mirrored).toMatchObject({ email: "hello@shop.uz", fees_percent: 12 });
    expect(JSON.stringify(await mirroredSettings())).not.toContain("desk@shop.uz");
    const audit = await one(db(), "select details from public.audit_log where action = 'saved'");
    expect(audit["details"]).toEqual({
      changes: {
        email: { from: "", to: "hello@shop.uz" },
        phone: { from: "", to: "+998 71 200 00 00" },
        mail_to: { from: "", to: "desk@shop.uz" },
        fees_percent: { from: 10, to: 12 },
      },
    });
    expect(await call(db(), f.service, "shop_settings")).toMatchObject({ mail_to: "desk@shop.uz" });
  });

  it("show a company's tax number on pages, and hide a person's", async () => {
    const shown = async (tax_number: string) => {
      expect(await save({ tax_number })).toMatchObject({ ok: true, settings: { tax_number } });
      return ((await mirroredSettings()) as Row)["tax_number"];
    };
    expect([await shown("301234567"), await shown("30123456789012"), await shown("")]).toEqual(["301234567", "", ""]);
  });

  it("hold the people of the About page, audited and mirrored to every device", async () => {
    const people = [
      { name: "Malika", role: "Founder", words: "Drives every route.", picture: "seed/malika-1600.webp" },
    ];
    expect(await save({ people, latitude: "39.6547", longitude: "66.9758" })).toMatchObject({ ok: true });
    expect(await mirroredSettings()).toMatchObject({ people, latitude: "39.6547", longitude: "66.9758" });
    const audit = await one(
      db(),
      "select details from public.audit_log where action = 'saved' order by id desc limit 1",
    );
    expect(audit["details"]).toMatchObject({ changes: { people: { from: [], to: people } } });
    expect(await save({ people: [] })).toMatchObject({ ok: true, settings: { people: [] } });
  });

  it("refuse the same people in SQL and TypeScript", async () => {
    const one = { name: "Malika", role: "", words: "", picture: "" };
    const lists = [
      [],
      [one],
      Array.from({ length: 8 }, () => one),
      Array.from({ length: 9 }, () => one),
      [one, { ...one, name: "" }],
      [{ ...one, name: "x".repeat(61) }],
      [{ ...one, role: "x".repeat(61) }],
      [{ ...one, words: "x".repeat(200), picture: "https://else.example/face.jpg" }],
      [{ ...one, words: "x".repeat(201) }],
      [{ ...one, picture: "javascript:alert(1)" }],
    ];
    const rows = await db().query(`select private.are_people(x) as ok
      from jsonb_array_elements(${lit(lists)}) with ordinality t (x, n) order by n`);
    expect(rows.map(({ ok }) => ok)).toEqual(lists.map((people) => v.is(peopleSchema, { people })));
    expect(rows.map(({ ok }) => ok)).toEqual([true, true, true, false, false, false, false, true, false, false]);
  });

  it("saved again unchanged write nothing", async () => {
    const { revision } = await read();
    expect(await save({ email: "hello@shop.uz" })).toMatchObject({ ok: true, settings: { revision } });
  });

  it("are refused after another admin saved, with what is stored", async () => {
    const { revision } = await read();
    await save({ address: "1 First Street" }, revision);
    const late = await save({ address: "2 Second Street" }, revision);
    expect(late).toMatchObject({ ok: false, code: "changed", now: { address: "1 First Street" } });
    expect((await read()).address).toBe("1 First Street");
  });

  it.each<[string, object]>([
    ["name", { name: " " }],
    ["name", { name: "x".repeat(61) }],
    ["email", { email: "two@shop.uz, three@shop.uz" }],
    ["mail_from", { mail_from: "nobody" }],
    ["phone", { phone: "call me" }],
    ["address", { address: "one\ntwo" }],
    ["telegram", { telegram: "javascript:alert(1)" }],
    ["rating", { rating: "4.8" }],
    ["since", { since: "long ago" }],
    ["tax_number", { tax_number: "12345" }],
    ["fees_percent", { fees_percent: 31 }],
    ["fees_percent", { fees_percent: 9.5 }],
    ["currencies", { currencies: ["XXX"] }],
    ["fiscal_mxik", { fiscal_mxik: "1234567890123456" }],
    ["fiscal_package_code", { fiscal_package_code: "12a" }],
    ["people", { people: [{ name: "Malika" }] }],
    ["people", { people: [{ name: "A\nB", role: "", words: "", picture: "" }] }],
    ["people", { people: "Malika" }],
    ["latitude", { latitude: "90.1" }],
    ["longitude", { longitude: "east" }],
    ["email", { email: null }],
    ["logo", { logo: "x" }],
    ["tiers", { tiers: [] }],
    ["plan", { plan: { over_cents: 1, deposit_percent: 100, balance_days_before: 3 } }],
  ])("are refused with a wrong %s: %j", async (field, wrong) => {
    const before = await read();
    expect(await save(wrong)).toMatchObject({ ok: false, code: "invalid_settings", field });
    expect(await read()).toEqual(before);
  });

  it.each([
    ["anonymous callers", f.anon],
    ["travelers", f.traveler],
    ["guides", f.guide],
  ])("are neither shown whole to %s nor changed by them", async (_, who) => {
    await expect(call(db(), who, "admin_settings")).rejects.toMatchObject({ code: "42501" });
    const attempt = call(db(), who, "admin_save_settings", { settings: { name: "Mine" }, seen: 0 });
    await expect(attempt).rejects.toMatchObject({ code: "42501" });
    await expect(call(db(), who, "shop_settings")).rejects.toMatchObject({ code: "42501" });
  });

  it("are shown to the office and not changed by it", async () => {
    expect(await call(db(), f.office, "admin_settings")).toMatchObject({ mail_to: "desk@shop.uz" });
    const attempt = call(db(), f.office, "admin_save_settings", { settings: { name: "Mine" }, seen: 0 });
    await expect(attempt).rejects.toMatchObject({ code: "PT403" });
  });

  it("apply new fees to new bookings, and agreed ones to changed bookings", async () => {
    const item = await f.makeTour(db());
    const day = await f.dayFromNow(db(), 90);
    await save({ fees_percent: 10 });
    const wish = f.bookingOf(item, day);
    await f.bookAndPay(db(), wish);
    await save({ fees_percent: 20 });
    const fresh = (await call(db(), f.anon, "quote", { item_type: "tour", item_id: item, guests: 1 })) as Row;
    expect(fresh).toMatchObject({ fees_percent: 20, fees_cents: Number(fresh["discounted_cents"]) / 5 });
    const args = { booking_id: wish.id, change: { guests: 3 } };
    const outlook = (await call(db(), f.admin, "admin_change_outlook", args)) as { quote: Row };
    expect(outlook.quote).toMatchObject({ fees_percent: 10 });
    await save({ fees_percent: 10 });
  });
});

onOneEngine("the versions of the terms", (db) => {
  beforeAll(() => f.addAccounts(db()));
  const save = (settings: object, seen: number) => call(db(), f.admin, "admin_save_settings", { settings, seen });

  it("are new with each change of tiers or deposit, and a booking keeps its own", async () => {
    const item = await f.makeTour(db());
    const day = await f.dayFromNow(db(), 90);
    const wish = f.bookingOf(item, day);
    await f.bookAndPay(db(), wish);
    const tiers = [
      { min_days: 7, percent: 50, fee_per_person_cents: 0 },
      { min_days: 0, percent: 10, fee_per_person_cents: 0 },
    ];
    const today = await f.dayFromNow(db(), 0);
    expect(await save({ tiers }, 0)).toMatchObject({ ok: true, settings: { terms: { version: today, tiers } } });
    expect(await save({ plan: null }, 1)).toMatchObject({ settings: { terms: { version: `${today}.2`, plan: null } } });
    const old = (await one(db(), `select terms from public.bookings where id = ${lit(wish.id)}`))["terms"];
    expect(old).toMatchObject({ version: "2026-11-22" });
    const later = f.bookingOf(item, day);
    await f.bookAndPay(db(), later);
    const { terms, deposit, refund } = await one(
      db(),
      `select b.terms, private.deposit_for(b.terms, 900000, b.check_in, private.today()) as deposit,
        private.refund_for(b.terms, 98010, 2, b.check_in, b.check_in - 3) as refund
       from public.bookings b where b.id = ${lit(later.id)}`,
    );
    expect({ terms, deposit }).toEqual({ terms: { version: `${today}.2`, tiers, plan: null }, deposit: null });
    const paid = { paid_cents: 98_010, guests: 2, check_in: "2027-05-04" };
    expect(refund).toEqual(refundFor({ version: "", tiers }, paid, "2027-05-01"));
    const audit = await one(db(), "select details from public.audit_log where action = 'saved' order by id");
    expect(audit["details"]).toMatchObject({ changes: { terms: { from: "2026-11-22", to: today } } });
  });

  describe("their rules", () => {
    const tier = fc.record({
      min_days: fc.constantFrom(-1, 0, 15, 30, 365, 366),
      percent: fc.constantFrom(0, 50, 75, 100, 101),
      fee_per_person_cents: fc.constantFrom(0, 0, 0, 500, 10_000_000),
    });
    const falling = fc
      .uniqueArray(fc.constantFrom(15, 30, 60, 365), { maxLength: 3 })
      .chain((days) => fc.tuple(fc.constant([0, ...days]), fc.array(fc.nat(100), { minLength: 4, maxLength: 4 })))
      .map(([days, percents]) => {
        const rising = percents.toSorted((one, other) => one - other);
        return days
          .toSorted((one, other) => one - other)
          .map((min_days, n) => ({ min_days, percent: rising[n] ?? 0, fee_per_person_cents: 0 }));
      });
    const plan = fc.option(
      fc.record({
        over_cents: fc.constantFrom(-1, 0, 200_000),
        deposit_percent: fc.constantFrom(0, 1, 50, 99, 100),
        balance_days_before: fc.constantFrom(-1, 0, 30, 366),
      }),
    );

    it("are the same in SQL and TypeScript", async () => {
      const cases = fc.sample(fc.tuple(fc.oneof(fc.array(tier, { maxLength: 9 }), falling), plan), 400);
      const rows = await db().query(`select private.terms_problem(x -> 0, x -> 1) as wrong
        from jsonb_array_elements(${lit(cases)}) with ordinality t (x, n) order by n`);
      expect(rows.map(({ wrong }) => wrong)).toEqual(cases.map(([tiers, plan]) => termsProblem(tiers, plan)));
      expect(new Set(rows.map(({ wrong }) => wrong))).toEqual(new Set(["tiers", "plan", null]));
    });

    it("let waiting never refund more", () => {
      const checked = fc.record({
        tiers: falling,
        fee: fc.nat(50_000),
        paid: fc.nat(500_000),
        guests: fc.integer({ min: 1, max: 9 }),
      });
      fc.assert(
        fc.property(checked, ({ tiers, fee, paid, guests }) => {
          const first = tiers.at(-1);
          const withFee = tiers.map((one) => (one === first ? { ...one, fee_per_person_cents: fee } : one));
          expect(termsProblem(withFee, null)).toBeNull();
          const refunds = [400, 200, 59, 29, 14, 0].map(
            (days) =>
              refundFor(
                { version: "", tiers: withFee },
                { paid_cents: paid, guests, check_in: "2027-12-31" },
                new Date(Date.parse("2027-12-31T00:00:00Z") - days * 86_400_000).toISOString().slice(0, 10),
              ).refund_cents,
          );
          expect(refunds).toEqual(refunds.toSorted((one, other) => other - one));
        }),
      );
    });
  });
});
