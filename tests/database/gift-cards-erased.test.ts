import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { call, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

onOneEngine("a gift card whose buyer or recipient is erased", (db) => {
  beforeAll(() => f.addAccounts(db()));
  let persons = 0;

  async function bought(more: Row = {}) {
    persons += 1;
    const [buyer, friend] = [`buyer-${persons}@example.com`, `friend-${persons}@example.com`];
    const card = {
      id: randomUUID(),
      amount_cents: 10_000,
      buyer_name: "Zenobia Quartermain",
      buyer_email: buyer,
      to_name: "Anna Lee",
      to_address: friend,
      message: "With love, Zenobia",
      ...more,
    };
    expect(await f.ask(db(), f.anon, "order_gift_card", { card })).toMatchObject({ ok: true });
    expect(await f.event(db(), card.id, "completed")).toMatchObject({ outcome: "applied" });
    return { id: card.id, buyer, friend };
  }
  const erase = (address: string) => f.ask(db(), f.admin, "admin_erase_person", { address });
  const claimed = async (about: string) => {
    const mails = await db().query(`select id::text from public.email_outbox where about = '${about}'`);
    const sent = (await call(db(), f.service, "claim_emails", { how_many: 100 })) as Row[];
    return sent.filter(({ id }) => mails.some((mail) => mail["id"] === id));
  };
  const stored = async (id: string) =>
    String(
      (
        await one(
          db(),
          `select concat_ws(' ', p::text, c::text, (select string_agg(m::text, ' ') from public.email_outbox m where m.about = p.id),
            (select string_agg(d::text, ' ') from public.documents d where d.gift_card_id = c.id)) as text
          from public.payments p join public.gift_cards c using (id) where p.id = '${id}'`,
        )
      )["text"],
    );

  it("is still mailed to the friend when its buyer is erased first, without the buyer's name and words", async () => {
    const { id, buyer, friend } = await bought();
    expect(await erase(buyer)).toMatchObject({ ok: true });
    const { code } = await one(db(), `select code from public.gift_cards where id = '${id}'`);
    expect(await claimed(id)).toMatchObject([
      { kind: "gift_card", to_name: "Anna Lee", to_address: friend, payload: { code, amount_cents: 10_000 } },
    ]);
    expect(await stored(id)).not.toMatch(/zenobia|quartermain|buyer-|love/i);
    expect(await stored(id)).toContain("Anna Lee");
  });

  it("is still mailed to the buyer when the friend is erased first, without the friend's name", async () => {
    const { id, buyer, friend } = await bought();
    expect(await erase(friend)).toMatchObject({ ok: true });
    expect(await claimed(id)).toMatchObject([
      { kind: "gift_card_bought", to_address: buyer, payload: { for_name: "Erased", mailed_to: null } },
    ]);
    expect(await stored(id)).not.toMatch(/anna|friend-/i);
    expect(await f.ask(db(), f.admin, "admin_export_person", { address: buyer })).toMatchObject({
      payments: [{ id, customer_data: { first_name: "Zenobia Quartermain" } }],
    });
  });

  it.each(["nobody else has it", "buyer and friend are one person"])("names nobody when %s", async (case_) => {
    const { id, buyer } = await bought({
      to_address: case_ === "nobody else has it" ? null : `buyer-${persons + 1}@example.com`,
    });
    expect(await erase(buyer)).toMatchObject({ ok: true });
    expect(await claimed(id)).toEqual([]);
    expect(await stored(id)).not.toMatch(/zenobia|quartermain|anna|buyer-|love/i);
  });
});
