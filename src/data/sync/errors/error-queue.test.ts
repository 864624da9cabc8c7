import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, it, vi } from "vitest";

Dexie.dependencies = { indexedDB: new IDBFactory(), IDBKeyRange };
const { db } = await import("../../local/db.ts");
const { connection } = await import("../../net/connection.ts");
const { queueError, sendErrors } = await import("./error-queue.ts");

const where = { version: "1.0.0", source: "page", place: "/tours" } as const;
const queued = async () => (await db.errors.toArray()).map(({ report, count }) => [report.message, count]);

const sent: unknown[] = [];
function answerWith(respond: () => Promise<Response>) {
  vi.stubGlobal("fetch", async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).reports);
    return respond();
  });
}

beforeEach(async () => {
  sent.length = 0;
  await db.errors.clear();
  answerWith(async () => Response.json({ ok: true }));
});

it("sends an error once with its count, without personal data, and forgets it then", async () => {
  for (let times = 0; times < 3; times += 1)
    await queueError({ ...where, error: new TypeError("no trip of anna@example.com") });
  await sendErrors();
  expect(sent).toEqual([[{ ...where, message: "TypeError: no trip of [email]", stack: expect.any(String), count: 3 }]]);
  expect(await queued()).toEqual([]);
  await sendErrors();
  expect(sent).toHaveLength(1);
});

it("keeps errors while there is no network, at most 20 kinds of them", async () => {
  answerWith(() => Promise.reject(new TypeError("Failed to fetch")));
  for (let kind = 0; kind < 30; kind += 1) await queueError({ ...where, error: new Error(`broken ${kind}x`) });
  await sendErrors();
  expect(await queued()).toHaveLength(20);
});

it("drops errors that the server refuses", async () => {
  answerWith(async () => Response.json({ code: "rate_limited" }, { status: 429 }));
  await queueError({ ...where, error: "a string was thrown" });
  await sendErrors();
  expect(await queued()).toEqual([]);
});

it("counts an error that happens again while its report is being sent", async () => {
  await queueError({ ...where, error: new Error("again") });
  answerWith(async () => {
    await queueError({ ...where, error: new Error("again") });
    return Response.json({ ok: true });
  });
  await sendErrors();
  expect(await queued()).toEqual([["Error: again", 1]]);
});

it("queues nothing for an aborted request, and no failed one while offline", async () => {
  await queueError({ ...where, error: new DOMException("The user aborted", "AbortError") });
  connection.report("offline");
  await queueError({ ...where, error: new TypeError("Failed to fetch") });
  connection.report("online");
  expect(await queued()).toEqual([]);
});
