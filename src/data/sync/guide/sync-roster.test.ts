import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, it, vi } from "vitest";

const asked = vi.hoisted((): ((answer: unknown) => void)[] => []);
vi.mock("../../remote/guide.ts", () => ({ callGuide: () => new Promise((resolve) => asked.push(resolve)) }));

Dexie.dependencies = { indexedDB: new IDBFactory(), IDBKeyRange };
const { db } = await import("../../local/db.ts");
const { readState } = await import("../../local/state.ts");
const { deleteRoster } = await import("../../local/guide/delete-roster.ts");
const { rosterSync, syncRoster } = await import("./sync-roster.ts");

const guide = { id: "g1", name: "Aziz" };
const answerAt = (server_time: string) => ({
  ok: true,
  value: { server_time, guide, assigned: [], departures: [] },
});

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
  asked.length = 0;
});

const until = (questions: number) => vi.waitFor(() => expect(asked).toHaveLength(questions), 30_000);

it("repeats the request once after a running one, however often it is asked for", async () => {
  const first = syncRoster(() => "u1");
  await until(1);
  const later = [syncRoster(() => "u1"), syncRoster(() => "u1")];
  asked[0]?.(answerAt("2027-04-15T03:00:00Z"));
  await first;
  await until(2);
  asked[1]?.(answerAt("2027-04-15T03:00:05Z"));
  await Promise.all(later);
  expect(asked).toHaveLength(2);
  expect((await readState("guide"))?.as_of).toBe("2027-04-15T03:00:05Z");
  expect(rosterSync.getState()).toEqual({ running: false, problem: null });
});

it("stops and stores nothing when the guide signed out meanwhile", async () => {
  let user: string | undefined = "u1";
  const first = syncRoster(() => user);
  await until(1);
  const later = syncRoster(() => user);
  user = undefined;
  await deleteRoster();
  asked[0]?.(answerAt("2027-04-15T03:00:00Z"));
  await Promise.all([first, later]);
  expect(asked).toHaveLength(1);
  expect(await readState("guide")).toBeNull();
});
