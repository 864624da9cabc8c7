import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call, lit, one } from "./support/database.ts";
import { onEveryEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

type Mirror = { tours: { id: string }[] };

onEveryEngine("a draft", (db) => {
  let tour: string;
  let day: string;
  const set = (assignments: string, id = tour) =>
    db().exec(`update public.tours set ${assignments} where id = ${lit(id)}`);
  const mirrored = async () => {
    const { tours } = (await call(db(), f.anon, "catalogue_since", { since: 0 })) as Mirror;
    return tours.some(({ id }) => id === tour);
  };
  const publishDue = () => call(db(), f.service, "publish_due_items", {});
  const preview = (token: unknown, who = f.anon) =>
    call(db(), who, "preview_draft", { item_type: "tour", item_id: tour, token });
  const makeLink = (who = f.admin) => f.ask(db(), who, "admin_preview_link", { item_type: "tour", item_id: tour });
  const packageOf = async (id: string): Promise<string> =>
    String(
      (
        await one(
          db(),
          `insert into public.packages (title, description, price, duration_days, tour_ids, archived, draft, publish_at)
            values ('Draft package', 'Words', 100, 2, array[${lit(id)}::uuid], true, true, now() - interval '1 minute')
            returning id`,
        )
      )["id"],
    );

  beforeAll(() => f.addAccounts(db()));
  beforeEach(async () => {
    tour = await f.makeTour(db());
    day = await f.dayFromNow(db(), 30);
    await set("archived = true, draft = true");
  });

  it("is in no mirror and cannot be booked before it is published", async () => {
    expect(await mirrored()).toBe(false);
    expect(await f.book(db(), f.bookingOf(tour, day))).toMatchObject({ ok: false, code: "item_gone" });
    await set("archived = false, draft = false");
    expect(await mirrored()).toBe(true);
    expect(await f.book(db(), f.bookingOf(tour, day))).toMatchObject({ ok: true });
  });

  it("is never on sale, and only a draft has a time to be published", async () => {
    await expect(set("archived = false")).rejects.toThrow(/check constraint/);
    await set("archived = false, draft = false");
    await expect(set("publish_at = now()")).rejects.toThrow(/check constraint/);
  });

  it("is published by housekeeping at its time, once", async () => {
    await set("publish_at = now() + interval '1 hour'");
    expect([await publishDue(), await mirrored()]).toEqual([0, false]);
    await set("publish_at = now() - interval '1 second'");
    expect([await publishDue(), await publishDue(), await mirrored()]).toEqual([1, 0, true]);
    expect(await one(db(), `select action from public.audit_log where entity_id = ${lit(tour)}`)).toEqual({
      action: "published_on_schedule",
    });
  });

  it("stays a draft while an item it needs is not on sale, and does not delay other drafts", async () => {
    const part = await packageOf(tour);
    const other = await f.makeTour(db());
    await set("archived = true, draft = true, publish_at = now() - interval '1 second'", other);
    expect(await publishDue()).toBe(1);
    expect(await one(db(), `select draft from public.packages where id = ${lit(part)}`)).toEqual({ draft: true });
    await set("archived = false, draft = false");
    expect(await publishDue()).toBe(1);
  });

  describe("has a preview link", () => {
    it("that shows it to its holder until it is published", async () => {
      const { token } = await makeLink();
      expect(await preview(token)).toMatchObject({ id: tour, draft: true });
      expect([await preview("x".repeat(43)), await preview(null)]).toEqual([null, null]);
      await set("archived = false, draft = false");
      expect(await preview(token)).toBeNull();
    });

    it("that the next link replaces and that ends after two weeks", async () => {
      const [first, second] = [await makeLink(), await makeLink()];
      expect([await preview(first["token"]), await preview(second["token"])]).toEqual([
        null,
        expect.objectContaining({ id: tour }),
      ]);
      await db().exec("update private.draft_previews set expires_at = now()");
      expect(await preview(second["token"])).toBeNull();
      await publishDue();
      expect(await f.count(db(), "private.draft_previews")).toBe(0);
    });

    it("that only the desk makes, and only for a draft", async () => {
      for (const who of [f.anon, f.traveler, f.guide]) await expect(makeLink(who)).rejects.toThrow();
      await set("archived = true, draft = false");
      expect(await makeLink()).toMatchObject({ ok: false, code: "not_found" });
    });
  });
});
