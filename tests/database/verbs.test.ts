import { expect, it } from "vitest";
import { onOneEngine } from "./support/engines.ts";
import { ACCOUNTS, DESK, EVERYBODY, OWNERS, SERVER } from "./support/expected-rights.ts";

type Verb = { name: string; args: string; contract: string };

const MADE = "Made by `npm run verbs` from the database; `tests/database/verbs.test.ts` compares.";

const SECTIONS: [string, string[]][] = [
  ["Everybody", EVERYBODY],
  ["Signed in", ACCOUNTS],
  ["The desk", DESK.filter((name) => !OWNERS.includes(name))],
  ["Owners at the desk", OWNERS],
  ["Edge functions", SERVER],
];

const inSections = (verbs: Verb[]): string[] =>
  SECTIONS.flatMap(([title, names]) => [
    `\n## ${title}\n\n| verb | what it takes, answers and refuses |\n| --- | --- |`,
    ...verbs
      .filter(({ name }) => names.includes(name))
      .map(({ name, args, contract }) => `| \`${name}(${args})\` | ${contract} |`),
  ]);

const CALLED = /\bprivate\.(\w+)/g;
const REFUSED =
  /(?:private\.(?:seat_)?refusal\(|private\.(?:check_shape|move_refusal)\(\s*\w+, |'ok', false, 'code', )'(\w+)'/g;

/** `also`: refused through a variable. `never`: of a called function, whose refusal the verb does not pass on. */
const ANSWERED_OTHERWISE: Record<string, { also?: string[]; never?: string[] }> = {
  check_code: { never: ["code_unusable"] },
  my_data: { never: ["payment_open", "refund_open", "trip_ahead", "works_here"] },
  report_cash: { never: ["cash_ceiling", "invalid_money", "rate_jump", "unknown_currency"] },
  save_departure: { also: ["invalid_closing", "invalid_minimum", "invalid_places", "invalid_price"] },
};

const wordsIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, word = ""]) => word);

/** The bodies of a function and of all that it calls. */
function bodiesOf(name: string, bodies: Map<string, string>): string {
  const reached = new Set([name]);
  for (const caller of reached)
    for (const called of wordsIn(bodies.get(caller) ?? "", CALLED)) if (bodies.has(called)) reached.add(called);
  return [...reached].map((each) => bodies.get(each)).join("\n");
}

function refusedBy(name: string, bodies: Map<string, string>): string[] {
  const { also = [], never = [] } = ANSWERED_OTHERWISE[name] ?? {};
  const found = new Set([...wordsIn(bodiesOf(name, bodies), REFUSED), ...also]);
  return [...found].filter((code) => !never.includes(code)).toSorted();
}

/** "Refuses those of check_code, not_found." */
function namedBy(contract: string, verbs: Verb[]): string[] {
  const [, list = ""] = /Refuses ([^.]*)\./.exec(contract) ?? [];
  const codes = list
    .split(", ")
    .filter(Boolean)
    .flatMap((code) => {
      const other = verbs.find(({ name }) => code === `those of ${name}`);
      return other ? namedBy(other.contract, verbs) : [code];
    });
  return codes.toSorted();
}

onOneEngine("the verbs of the API", (db) => {
  const readVerbs = async () =>
    (await db().query(`
      select p.proname as name, obj_description(p.oid, 'pg_proc') as contract, coalesce((
        select string_agg(a.name || case when a.place > p.pronargs - p.pronargdefaults then '?' else '' end, ', ' order by a.place)
        from unnest(p.proargnames) with ordinality a (name, place)
      ), '') as args
      from pg_proc p where p.pronamespace = 'public'::regnamespace order by p.proname collate "C"`)) as Verb[];

  it("are those in supabase/verbs.md", async () => {
    const text = ["# Verbs", "", MADE, ...inSections(await readVerbs()), ""].join("\n");
    await expect(text).toMatchFileSnapshot("../../supabase/verbs.md");
  });

  it("refuse with exactly the codes that their comments name", async () => {
    const sources = await db().query(`
      select p.proname as name, regexp_replace(p.prosrc, '--[^\\n]*', '', 'g') as body
      from pg_proc p where p.pronamespace = 'private'::regnamespace`);
    const bodies = new Map(sources.map(({ name, body }) => [String(name), String(body)]));
    const verbs = await readVerbs();
    expect(verbs.length).toBeGreaterThan(180);
    const found = verbs.map(({ name }) => ({ name, codes: refusedBy(name, bodies) }));
    expect(verbs.map(({ name, contract }) => ({ name, codes: namedBy(contract, verbs) }))).toEqual(found);
  });

  it("are not declared without a comment", async () => {
    const declared = db().exec(`
      create function private.silent() returns void language sql set search_path = '' as '';
      select private.declare_verbs('anon', '{silent}')`);
    await expect(declared).rejects.toThrow("private.silent lacks a comment");
  });
});

onOneEngine("the rights of the roles", (db) => {
  it("are the table in supabase/rights.md", async () => {
    const found = await db().query(`
      with given as (
        select n.nspname || '.' || c.relname as name, r.rolname as role, lower(a.privilege_type) as right
        from pg_class c join pg_namespace n on n.oid = c.relnamespace, aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
        where n.nspname in ('public', 'private') and c.relkind = 'r' and a.grantee <> c.relowner
        union
        select n.nspname || '.' || c.relname, r.rolname, lower(a.privilege_type) || ' of some columns'
        from pg_attribute t join pg_class c on c.oid = t.attrelid join pg_namespace n on n.oid = c.relnamespace,
          aclexplode(t.attacl) a join pg_roles r on r.oid = a.grantee
        where n.nspname in ('public', 'private')
      ), rights as (
        select name, role, string_agg(g.right, ', ' order by g.right) as may from given g group by name, role
        union
        select p.schemaname || '.' || p.tablename, unnest(p.roles), lower(p.cmd) from pg_policies p where p.schemaname = 'storage'
      )
      select format('| \`%s\` | %s | %s | %s |', r.role, r.may,
        case when r.role = 'service_role' then 'all' else coalesce(p.policyname, 'none') end,
        string_agg(format('\`%s\`', r.name), ', ' order by r.name)) as line
      from rights r left join pg_policies p
        on p.schemaname || '.' || p.tablename = r.name and r.role = any (p.roles) and r.role <> 'service_role'
      group by r.role, r.may, p.policyname`);
    const lines = found.map(({ line }) => String(line)).toSorted();
    const text = ["# Who may do what", "", MADE, "", "| role | may | rows | tables |", "| --- | --- | --- | --- |"];
    await expect([...text, ...lines, ""].join("\n")).toMatchFileSnapshot("../../supabase/rights.md");
  });
});
