import { beforeAll, describe, expect, it } from "vitest";
import { actAs, type Who } from "./support/database.ts";
import { onEveryEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

const people: Record<string, Who> = {
  anon: f.anon,
  traveller: f.traveller,
  "other traveller": f.otherTraveller,
  admin: f.admin,
  guide: f.guide,
  "service role": f.service,
};
type Verb = "select" | "insert" | "update" | "delete";
// What each role gets: rows seen or changed, or a refusal. Everything not named here is refused.
type Cell = "rows" | "none" | "refused";
const catalogue: Record<string, Record<Verb, Cell>> = {
  anon: { select: "refused", insert: "refused", update: "refused", delete: "refused" },
  traveller: { select: "none", insert: "refused", update: "none", delete: "none" },
  "other traveller": { select: "none", insert: "refused", update: "none", delete: "none" },
  guide: { select: "none", insert: "refused", update: "none", delete: "none" },
  admin: { select: "rows", insert: "rows", update: "rows", delete: "rows" },
  "service role": { select: "rows", insert: "rows", update: "rows", delete: "rows" },
};
const readOnly = (select: Cell) => ({ select, insert: "refused", update: "refused", delete: "refused" }) as const;
const desk: typeof catalogue = {
  anon: readOnly("refused"),
  traveller: readOnly("refused"),
  "other traveller": readOnly("refused"),
  guide: readOnly("refused"),
  admin: readOnly("refused"),
  "service role": readOnly("rows"),
};
const closed: typeof catalogue = Object.fromEntries(Object.keys(people).map((who) => [who, readOnly("refused")]));
const pictures: typeof catalogue = {
  anon: { select: "none", insert: "refused", update: "none", delete: "none" },
  traveller: { select: "none", insert: "refused", update: "none", delete: "none" },
  "other traveller": { select: "none", insert: "refused", update: "none", delete: "none" },
  guide: { select: "none", insert: "refused", update: "none", delete: "none" },
  admin: { select: "rows", insert: "rows", update: "rows", delete: "rows" },
  "service role": { select: "rows", insert: "rows", update: "rows", delete: "rows" },
};

type Table = { name: string; cells: typeof catalogue; insert: string; update: string; where?: string };
const plain = (name: string, cells: typeof catalogue, column: string): Table => ({
  name,
  cells,
  insert: `insert into ${name} default values`,
  update: `${column} = ${column}`,
});
const tables: Table[] = [
  {
    name: "public.destinations",
    cells: catalogue,
    update: "featured = true",
    where: "name = 'Matrix'",
    insert: "insert into public.destinations (name, city, description) values ('New', 'x', 'x') returning id",
  },
  {
    name: "public.tours",
    cells: catalogue,
    update: "featured = true",
    where: "title = 'Matrix'",
    insert:
      "insert into public.tours (title, description, duration_days, price, destination_id) values ('New', 'x', 1, 1, '90000000-0000-4000-8000-000000000001') returning id",
  },
  {
    name: "public.packages",
    cells: catalogue,
    update: "featured = true",
    insert:
      "insert into public.packages (title, description, price, duration_days) values ('New', 'x', 1, 1) returning id",
  },
  {
    name: "storage.objects",
    cells: pictures,
    update: "name = name",
    insert: `insert into storage.objects (bucket_id, name) values ('images', 'images/new.webp') returning id`,
  },
  plain("public.bookings", desk, "title"),
  plain("public.travellers", desk, "note"),
  plain("public.reviews", desk, "name"),
  plain("public.booking_moves", desk, "difference_cents"),
  plain("public.booking_notes", desk, "body"),
  plain("public.departures", desk, "note"),
  plain("public.guides", desk, "name"),
  plain("public.meeting_changes", desk, "at"),
  plain("public.meeting_seen", desk, "seen_at"),
  plain("public.voucher_keys", desk, "public_key"),
  plain("public.vouchers", desk, "code"),
  plain("public.codes", desk, "code"),
  plain("public.gift_cards", desk, "to_name"),
  plain("public.payments", desk, "currency"),
  plain("public.payment_events", desk, "source"),
  plain("public.ledger_entries", desk, "account"),
  plain("public.documents", desk, "journal"),
  plain("public.exchange_rates", desk, "source"),
  plain("public.refunds", desk, "reason"),
  plain("public.requests", desk, "name"),
  plain("public.email_outbox", desk, "kind"),
  plain("public.audit_log", desk, "action"),
  {
    ...plain("public.user_roles", desk, "role"),
    insert: `insert into public.user_roles (user_id, role) values ('${String(f.traveller.sub)}', 'admin')`,
  },
  plain("public.waiting", desk, "email"),
  plain("public.check_ins", desk, "kind"),
  plain("public.guide_cash", desk, "currency"),
  plain("private.guide_invitations", closed, "token_hash"),
  plain("private.guide_devices", closed, "key_hash"),
  plain("private.guide_assignments", closed, "began_at"),
  plain("private.claim_decisions", closed, "reason"),
  plain("public.desk_views", desk, "name"),
  plain("private.desk_operations", closed, "asked"),
  plain("private.waiting_tokens", closed, "token_hash"),
  plain("private.settings", closed, "value"),
  plain("private.catalogue_tombstones", closed, "kind"),
  plain("private.booking_tokens", closed, "token_hash"),
  plain("private.booking_transitions", closed, "to_status"),
  plain("private.payment_transitions", closed, "to_status"),
  plain("private.rate_limits", closed, "tokens"),
  plain("private.rate_rules", closed, "capacity"),
  plain("private.housekeeping_rounds", closed, "failed"),
  plain("private.rates_asked", closed, "asked_at"),
];

const seed = `
  insert into public.destinations (id, name, city, description) values ('90000000-0000-4000-8000-000000000001', 'Matrix', 'x', 'x');
  insert into public.tours (title, description, duration_days, price, destination_id, departure_dates)
    select 'Matrix', 'x', 1, 450, (select min(id::text)::uuid from public.destinations where name <> 'Matrix'), array[private.today() + 30];
  insert into public.packages (title, description, price, duration_days) values ('Matrix', 'x', 1, 1);
  insert into storage.objects (bucket_id, name) values ('images', 'images/old.webp');
  insert into public.guides (id, name, user_id) values ('90000000-0000-4000-8000-000000000002', 'Matrix', '${String(f.guide.sub)}');
  insert into private.guide_devices (id, guide_id, key_hash)
    values ('90000000-0000-4000-8000-000000000003', '90000000-0000-4000-8000-000000000002', repeat('0', 64));
  insert into private.guide_assignments (departure_id, guide_id)
    select departure_id, '90000000-0000-4000-8000-000000000002' from public.bookings limit 1;
  insert into private.claim_decisions (claim_id, accepted, reason, decided_by) values (gen_random_uuid(), false, 'x', gen_random_uuid());
  insert into public.check_ins (id, device_id, departure_id, booking_id, kind, guests, late, by, seen_at)
    select gen_random_uuid(), '90000000-0000-4000-8000-000000000003', departure_id, id, 'arrived', 1, false, 'scan', now()
    from public.bookings limit 1;
  insert into public.guide_cash (id, device_id, departure_id, booking_id, amount_cents, currency, charged_minor, seen_at)
    select gen_random_uuid(), '90000000-0000-4000-8000-000000000003', departure_id, id, 1, 'USD', 1, now()
    from public.bookings limit 1;
  insert into public.codes (id, code, percent) values (gen_random_uuid(), 'MATRIX', 5);
  insert into public.gift_cards (id, code, amount_cents, to_name, made_by)
    values (gen_random_uuid(), 'MATRX-MATRX-MATRX', 100, 'x', 'x');
  insert into public.waiting (id, departure_id, guests, email)
    select gen_random_uuid(), min(d.id::text)::uuid, 1, 'x@example.com' from public.departures d;
  insert into public.travellers (booking_id, position, name) select id, 1, 'Matrix' from public.bookings limit 1;
  insert into public.reviews (booking_id, item_id, rating, name, month, written_at)
    select id, item_id, 5, 'Matrix', '2026-10', 1 from public.bookings limit 1;
  insert into public.booking_moves (id, booking_id, from_date, to_date, difference_cents, owed_cents, back_cents, kept_cents)
    select gen_random_uuid(), id, check_in, check_in + 1, 0, 0, 0, 0 from public.bookings limit 1;
  insert into public.voucher_keys (id, public_key) values (1, repeat('A', 43));
  insert into public.vouchers (booking_id, departure_id, guests, key_id, code)
    select id, departure_id, guests, 1, 'JTU:' || repeat('0', 149) from public.bookings limit 1;
  insert into public.meeting_changes (departure_id, was, now) select departure_id, '{}', '{}' from public.bookings limit 1;
  insert into public.meeting_seen (change_id, booking_id, seen_at)
    select c.id, b.id, now() from public.meeting_changes c join public.bookings b on b.departure_id = c.departure_id limit 1;
  insert into public.booking_notes (id, booking_id, author, body)
    select gen_random_uuid(), id, gen_random_uuid(), 'Matrix' from public.bookings limit 1;
  insert into public.requests (kind, id, name, email) values ('contact_message', gen_random_uuid(), 'x', 'x');
  insert into public.exchange_rates values ('EUR', private.today(), 0.86, 'desk');
  insert into public.desk_views (id, owner, list, name, query) values (gen_random_uuid(), '${String(f.admin.sub)}', 'x', 'x', 'x');
  select private.audit('x', 'x', 'x', '{}');
`;

onEveryEngine("table x verb x role", (db) => {
  beforeAll(async () => {
    await f.addAccounts(db());
    const tour = await f.makeTour(db());
    const wish = f.bookingOf(tour, await f.dayFromNow(db(), 90));
    await f.bookAndPay(db(), wish);
    await f.ask(db(), f.anon, "cancel_my_booking", {
      booking_id: wish.id,
      token: wish.token,
      expected_refund_cents: 78_010,
      expected_status: "confirmed",
    });
    await db().exec(seed);
  });

  class Undo extends Error {}
  const attempt = async (who: Who, sql: string): Promise<Cell> => {
    let cell: Cell = "refused";
    await actAs(db(), who, async (query) => {
      cell = (await query(sql)).length > 0 ? "rows" : "none";
      // Nothing an attempt did may stay.
      throw new Undo();
    }).catch((error: unknown) => {
      const code = (error as { code?: string }).code;
      if (!(error instanceof Undo) && code !== "42501") throw error;
    });
    return cell;
  };

  describe.each(tables)("$name", ({ name, cells, insert, update, where }) => {
    const only = where ? ` where ${where}` : "";
    const statements: Record<Verb, string> = {
      select: `select 1 from ${name}`,
      insert,
      update: `update ${name} set ${update}${only} returning 1`,
      delete: `delete from ${name}${only} returning 1`,
    };
    it.each(Object.entries(people))("for %s", async (role, who) => {
      const found: Partial<Record<Verb, Cell>> = {};
      for (const verb of ["select", "insert", "update", "delete"] as const)
        found[verb] = await attempt(who, statements[verb]);
      expect(found).toEqual(cells[role]);
    });
  });

  it("has not forgotten a table", async () => {
    const found = await db()
      .query(`select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'private') and c.relkind in ('r', 'p')`);
    const tested = tables.map((table) => table.name).filter((name) => !name.startsWith("storage."));
    expect(found.map((row) => row["name"]).toSorted()).toEqual(tested.toSorted());
  });

  it("tells everybody the own role and nobody another's", async () => {
    const isAdmin = (who: Who) => f.ask(db(), who, "is_admin", {});
    expect(await Promise.all([f.admin, f.traveller, f.anon].map(isAdmin))).toEqual([true, false, false]);
  });

  it("refuses every verb of the desk, those of next year too, to all who are no admin", async () => {
    const verbs = await db().query(`
      select p.proname as verb, (
        select string_agg(format('%I => null::%s', a.name, format_type(a.type, null)), ', ')
        from unnest(p.proargnames[1:p.pronargs], p.proargtypes::oid[]) a (name, type)
      ) as args
      from pg_proc p where p.pronamespace = 'public'::regnamespace
        and has_function_privilege('authenticated', p.oid, 'execute') and not has_function_privilege('anon', p.oid, 'execute')`);
    const found: Record<string, Cell[]> = {};
    for (const { verb, args } of verbs)
      found[String(verb)] = await Promise.all(
        [f.traveller, f.otherTraveller, f.guide].map((who) => attempt(who, `select public.${verb}(${args ?? ""})`)),
      );
    const open = Object.keys(found).filter((verb) => found[verb]?.some((cell) => cell !== "refused"));
    // Their own: what they booked, that they guide, what they need to.
    expect(open.toSorted()).toEqual(["accept_invitation", "bookings_of_my_email", "guide_pocket", "my_guide"]);
    expect(verbs.length).toBeGreaterThan(60);
  });

  const id = "00000000-0000-4000-8000-000000000000";
  it.each([
    ["admin_mark_failed", `payment_id => '${id}', reason => 'x'`],
    ["admin_resend_email", `payment_id => '${id}'`],
    ["admin_confirm_booking", `booking_id => '${id}', reason => 'x'`],
    ["admin_cancel_booking", `booking_id => '${id}', reason => 'x'`],
    ["admin_refund_booking", `booking_id => '${id}', reason => 'x'`],
    ["admin_record_money", `booking_id => '${id}', payment_id => '${id}', method => 'cash', amount_cents => 1`],
    ["admin_void_money", `payment_id => '${id}', reason => 'x'`],
    ["make_gift_card", "card => '{}'"],
    ["void_gift_card", `card_id => '${id}', reason => 'x'`],
    ["admin_give_by_hand", `refund_id => '${id}', note => 'x'`],
    ["admin_send_refund_again", `refund_id => '${id}', reason => 'x'`],
    ["admin_manual_booking", "booking => '{}'"],
    ["invite_guide", `guide => '${id}'`],
    ["end_guide_account", `guide => '${id}'`],
    ["save_guide_note", `booking => '${id}', note => 'x'`],
    ["judge_review", `booking_id => '${id}', written_at => 1, publish => true`],
    ["admin_mark_answered", `kind => 'trip_request', id => '${id}', answered => true`],
  ])("%s is for admins", async (verb, args) => {
    for (const who of [f.anon, f.traveller, f.otherTraveller, f.guide, f.service])
      expect(await attempt(who, `select public.${verb}(${args})`)).toBe("refused");
    const asAdmin = actAs(db(), f.admin, (query) => query(`select public.${verb}(${args}) as answer`));
    const heard = await asAdmin.then(
      (rows) => JSON.stringify(rows),
      (error: unknown) => String(error),
    );
    expect(heard).toMatch(/not_found|[Bb]ooking not found|invalid_booking|invalid_card|unknown_guide/);
  });
});
