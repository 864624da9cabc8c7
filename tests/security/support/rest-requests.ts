import { tableRights } from "../../database/support/expected-rights.ts";
import { argumentsOf, fittingArguments, SOME_ID } from "./arguments.ts";
import type { Shot } from "./requests.ts";
import { verbs } from "./surfaces.ts";

/** What the address of a table or function may ask for, and what it may not. */
export const QUERIES = [
  "",
  "select=",
  "select=*,nope(*)",
  "select=id,id,id::nope",
  "select=price.sum(),title",
  "select=*,destinations(*,tours(*,destinations(*)))",
  "select=data->>'x'->y",
  "id=eq.x",
  "id=in.(",
  "id=in.()",
  "id=is.x",
  "id=nope.1",
  "id=",
  "id=not.not.eq.1",
  "nope=eq.1",
  "order=nope.desc",
  "order=id.sideways",
  "limit=-1",
  "limit=x",
  "limit=99999999999999999999",
  "offset=-1",
  "offset=1e99",
  "or=(",
  "or=(id.eq.x,price.gt.abc)",
  "and=((((",
  "not.and=(id.eq.1",
  "price=gt.abc",
  "price=eq.1e999",
  "title=fts.a%20%26",
  "title=plfts(nope).a",
  "title=like.%25%00",
  "title=match.(a%2B)%2B$",
  "departure_dates=cs.{x}",
  "departure_dates=ov.[",
  "departure_dates=sl.(1",
  "departs_on=gt.2026-02-31",
  "itinerary->>1=eq.x",
  "itinerary->x->>=eq.1",
  "on_conflict=nope",
  "columns=nope",
  "columns=",
  "%00=eq.1",
  "%E0%A4%A=1",
  "since=x",
  "since=99999999999999999999999",
  "booking_id=eq.1",
  "__proto__=eq.1",
  'select="',
  'select="id',
  'select=id"',
  'select=id::"',
  "select=a:",
  "select=::",
  "select=(",
  "select=...tours(*)",
  "select=id->",
  "select=!inner",
  "select=tours!x(*)",
  "select=count()",
  "select=id.max()",
  "select=%F0%9F%98%80",
  "select=id,",
  'order="',
  "order=id.desc.nullslast.x",
  "order=id->x",
  "order=id,",
  'id=eq."',
  'id=in.("',
  'id=in.("a",',
  "id=isdistinct.x",
  "id=fts(english.x",
  "id=cs.[",
  "id=cd.{",
  "id=ov.(1,2)",
  "id=eq.1&id=eq.2",
  '"=eq.1',
  "id->x=eq.1",
  "and=(id.eq.1))",
  'or=(id.in.("))',
  'columns="',
  "columns=id,id",
  'on_conflict="',
  "on_conflict=id",
  "limit=1&offset=99999999999",
  "limit=",
];

const JSON_BODY = { "content-type": "application/json" };
const RETURNING = { ...JSON_BODY, prefer: "return=representation,resolution=merge-duplicates" };
const ROWS = [
  "{}",
  "[{}]",
  '{"id":1}',
  '{"nope":1}',
  "[]",
  "null",
  "",
  '{"id":"00000000-0000-4000-8000-000000000001"}',
];
const METHODS = ["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE"];
const isRead = (method: string) => method === "GET" || method === "HEAD";

export const tables = [...new Set(tableRights.map((line) => line.slice("public.".length, line.indexOf(" "))))];

/** Every table with every method and every query, each with another body; the methods of one query stand in a row. */
const tableShots = [...tables, "nope"].flatMap((table) =>
  QUERIES.flatMap((query) =>
    METHODS.map((method): Omit<Shot, "body"> => ({ method, path: `/rest/v1/${table}?${query}`, headers: JSON_BODY })),
  ),
);

const ODD = [
  null,
  "",
  "x",
  0,
  -1,
  1.5,
  2 ** 53,
  true,
  [],
  {},
  [null],
  "\u0000",
  "9".repeat(40),
  SOME_ID,
  "2027-01-01",
  [{ id: "x" }],
];

/** Every function with one odd argument among fitting ones, by POST; with all of them odd, in the address. */
const verbShots = verbs.flatMap((verb) => {
  const names = argumentsOf(verb);
  const fitting = fittingArguments(verb);
  const path = `/rest/v1/rpc/${verb}`;
  const posts = [{}, fitting, ...names.flatMap(({ name }) => ODD.map((odd) => ({ ...fitting, [name]: odd })))];
  const gets = ODD.map((odd) => names.map(({ name }) => `${name}=${encodeURIComponent(String(odd))}`).join("&"));
  return [
    ...posts.map((args): Shot => ({ method: "POST", path, headers: JSON_BODY, body: JSON.stringify(args) })),
    ...gets.map((query): Shot => ({ method: "GET", path: `${path}?${query}`, headers: {}, body: "" })),
  ];
});

export const restShots: Shot[] = [
  ...tableShots.map((shot, n) => ({
    ...shot,
    headers: n % 5 === 0 ? RETURNING : JSON_BODY,
    body: isRead(shot.method) ? "" : (ROWS[n % ROWS.length] ?? ""),
  })),
  ...verbShots,
];
