import { beforeAll, expect, it } from "vitest";
import { actAs, type Who } from "./support/database.ts";
import { onEveryEngine } from "./support/engines.ts";
import { ACCOUNTS, DESK, EVERYBODY, OWNERS, SERVER } from "./support/expected-rights.ts";
import * as f from "./support/fixtures.ts";

const people: Record<string, Who> = {
  anon: f.anon,
  traveler: f.traveler,
  "other traveler": f.otherTraveler,
  owner: f.admin,
  office: f.office,
  "ended office": f.endedOffice,
  "ended owner": f.endedOwner,
  guide: f.guide,
  "service role": f.service,
};
const VERBS = ["select", "insert", "update", "delete"] as const;
type Verb = (typeof VERBS)[number];
type Cell = "rows" | "none" | "refused";
type Cells = Record<Verb, Cell>;

const ALL: Cells = { select: "rows", insert: "rows", update: "rows", delete: "rows" };
const NOTHING: Cells = { select: "refused", insert: "refused", update: "refused", delete: "refused" };
const NO_ROW: Cells = { select: "none", insert: "refused", update: "none", delete: "none" };
const pictures: Record<string, Cells> = {
  anon: NO_ROW,
  traveler: NO_ROW,
  "other traveler": NO_ROW,
  guide: NO_ROW,
  "ended office": NO_ROW,
  "ended owner": NO_ROW,
  owner: ALL,
  office: ALL,
  "service role": ALL,
};
const catalogue: Record<string, Cells> = { "service role": ALL };

const PLACE = "90000000-0000-4000-8000-000000000001";
/** Lists the writable tables; only the service role may read the others. */
const open: Record<string, { cells: Record<string, Cells>; insert: string; update: string; where?: string }> = {
  "public.destinations": {
    cells: catalogue,
    insert: "(name, city, description) values ('New', 'x', 'x')",
    update: "featured = true",
    where: "name = 'Matrix'",
  },
  "public.tours": {
    cells: catalogue,
    insert: `(title, description, duration_days, price, destination_id) values ('New', 'x', 1, 1, '${PLACE}')`,
    update: "featured = true",
    where: "title = 'Matrix'",
  },
  "public.packages": {
    cells: catalogue,
    insert: "(title, description, price, duration_days) values ('New', 'x', 1, 1)",
    update: "featured = true",
  },
  "storage.objects": {
    cells: pictures,
    insert: "(bucket_id, name) values ('images', 'images/new.webp')",
    update: "name = name",
  },
};

const seed = `
  insert into public.destinations (id, name, city, description) values ('${PLACE}', 'Matrix', 'x', 'x');
  insert into public.tours (title, description, duration_days, price, destination_id, departure_dates)
    values ('Matrix', 'x', 1, 450, (select min(id::text)::uuid from public.destinations where name <> 'Matrix'), array[private.today() + 30]);
  insert into public.packages (title, description, price, duration_days) values ('Matrix', 'x', 1, 1);
  insert into storage.objects (bucket_id, name) values ('images', 'images/old.webp')`;

onEveryEngine("a role", (db) => {
  beforeAll(async () => {
    await f.addAccounts(db());
    await f.addColleagues(db());
    await db().exec(`insert into public.guides (name, user_id) values ('Aziz', '${f.guide.sub}')`);
    await f.makeTour(db());
    await db().exec(seed);
  });

  class Undo extends Error {}
  const attempt = async (who: Who, sql: string): Promise<Cell> => {
    let cell: Cell = "refused";
    await actAs(db(), who, async (query) => {
      cell = (await query(sql)).length > 0 ? "rows" : "none";
      throw new Undo();
    }).catch((error: unknown) => {
      if (!(error instanceof Undo) && (error as { code?: string }).code !== "42501") throw error;
    });
    return cell;
  };

  const statements = async (): Promise<[string, Record<Verb, string>][]> => {
    const tables = await db().query(`
      select c.oid::regclass::text as name, (select quote_ident(a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum desc limit 1) as column
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'private') and c.relkind in ('r', 'p')`);
    const named = tables.map(({ name, column }): [string, string] => {
      const full = String(name).includes(".") ? String(name) : `public.${String(name)}`;
      return [full, `${String(column)} = ${String(column)}`];
    });
    return [...named, ["storage.objects", "name = name"] as const].map(([name, nothing]) => {
      const { insert = "default values", update = nothing, where } = open[name] ?? {};
      const only = where ? ` where ${where}` : "";
      return [
        name,
        {
          select: `select 1 from ${name}`,
          insert: `insert into ${name} ${insert}${open[name] ? " returning 1" : ""}`,
          update: `update ${name} set ${update}${only} returning 1`,
          delete: `delete from ${name}${only} returning 1`,
        },
      ];
    });
  };

  it.each(Object.entries(people))("has exactly the intended rights on every table: %s", async (role, who) => {
    const found: Record<string, Partial<Cells>> = {};
    const meant: typeof found = {};
    const tables = await statements();
    expect(tables.length).toBeGreaterThan(40);
    for (const [name, sql] of tables) {
      const cells: Partial<Cells> = {};
      for (const verb of VERBS) cells[verb] = await attempt(who, sql[verb]);
      if (role === "service role" && !open[name]) delete cells.select;
      found[name] = cells;
      const { select: _, ...writes } = NOTHING;
      meant[name] = open[name]?.cells[role] ?? (role === "service role" ? writes : NOTHING);
    }
    expect(found).toEqual(meant);
  });

  it("is shown to its holder and to nobody else", async () => {
    const found: Record<string, unknown> = {};
    for (const [name, who] of Object.entries(people)) found[name] = await f.ask(db(), who, "desk_role", {});
    const expected = Object.keys(people).map((name) => [name, name === "owner" || name === "office" ? name : null]);
    expect(found).toEqual(Object.fromEntries(expected));
  });

  type Right = "allowed" | "refused" | "owners only";
  const rightOf = async (who: Who, sql: string): Promise<Right> => {
    const code = await actAs(db(), who, async (query) => {
      await query(sql);
      throw new Undo();
    }).catch((error: unknown) => (error as { code?: string }).code);
    return code === "42501" ? "refused" : code === "PT403" ? "owners only" : "allowed";
  };
  const expectedRight = (role: string, verb: string): Right => {
    if (role === "service role") return [...EVERYBODY, ...SERVER].includes(verb) ? "allowed" : "refused";
    if (EVERYBODY.includes(verb)) return "allowed";
    if (ACCOUNTS.includes(verb)) return role === "anon" ? "refused" : "allowed";
    if (!DESK.includes(verb) || !["owner", "office"].includes(role)) return "refused";
    return role === "office" && OWNERS.includes(verb) ? "owners only" : "allowed";
  };

  it.each(Object.entries(people))("has exactly the intended right to every verb: %s", async (role, who) => {
    const verbs = await db().query(`
      select p.proname as verb, (
        select string_agg(format('%I => null::%s', a.name, format_type(a.type, null)), ', ')
        from unnest(p.proargnames[1:p.pronargs], p.proargtypes::oid[]) a (name, type)
      ) as args
      from pg_proc p where p.pronamespace = 'public'::regnamespace`);
    expect(verbs.length).toBeGreaterThan(120);
    const found: Record<string, Right> = {};
    for (const { verb, args } of verbs)
      found[String(verb)] = await rightOf(who, `select public.${verb}(${args ?? ""})`);
    expect(found).toEqual(Object.fromEntries(verbs.map(({ verb }) => [verb, expectedRight(role, String(verb))])));
  });
});
