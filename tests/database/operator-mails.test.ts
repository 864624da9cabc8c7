import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

const PER_HOUR = 6;
const PER_DAY = 30;

onOneEngine("mails to the operator about forms", (db) => {
  const write = (n: number) =>
    f.ask(db(), { role: "anon", headers: { "x-forwarded-for": `203.0.113.${n}` } }, "submit_contact_message", {
      message: { id: randomUUID(), name: "Anna", email: `anna${n}@example.com`, message: "Hello" },
    });
  const mails = (kind: string) =>
    db().query(`select status, payload from public.email_outbox
      where recipient = 'operator' and kind = '${kind}' order by created_at, version`);
  const counts = (rows: Row[]) => rows.map(({ payload }) => (payload as Row)["count"]);
  const pass = (time: string) =>
    db().exec(`update public.email_outbox set created_at = created_at - interval '${time}', status = 'sent'`);

  it("are limited over all networks; the rest is one digest, and every message is at the desk", async () => {
    for (let n = 0; n < 24; n += 1) expect(await write(n)).toEqual({ ok: true });
    expect(await mails("contact_message")).toHaveLength(PER_HOUR);
    expect(counts(await mails("requests_waiting"))).toEqual([24 - PER_HOUR]);
    expect(await f.count(db(), "public.requests where status = 'new'")).toBe(24);
    expect(
      await f.count(
        db(),
        "public.email_outbox where kind = 'requests_waiting' and next_try_at > now() + interval '50 minutes'",
      ),
    ).toBe(1);
  });

  it("are sent singly again after an hour, and the next ones above the limit in another digest", async () => {
    await pass("61 minutes");
    for (let n = 0; n < 8; n += 1) await write(n);
    expect(await mails("contact_message")).toHaveLength(2 * PER_HOUR);
    expect(counts(await mails("requests_waiting"))).toEqual([24 - PER_HOUR, 8 - PER_HOUR]);
  });

  it("are limited by day too", async () => {
    for (let hour = 0; hour < 6; hour += 1) {
      await pass("61 minutes");
      for (let n = 0; n < 8; n += 1) await write(n);
    }
    expect(await mails("contact_message")).toHaveLength(PER_DAY);
    expect(await f.count(db(), "public.requests")).toBe(24 + 8 + 6 * 8);
  });
});
