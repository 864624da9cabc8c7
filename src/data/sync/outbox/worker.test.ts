import { expect, it } from "vitest";
import { BOOKING_STATES } from "#texts/app.ts";
import { aLocalBooking, aRequest, aView } from "../../../domain/booking/booking.fixture.ts";
import { needWords } from "../../../text/app.ts";
import type { DrainReport } from "./drain.ts";
import { drainInWorker, type OutboxNotice } from "./worker.ts";

async function run(report: Partial<DrainReport>, booking = aLocalBooking({ view: aView() })) {
  const shown: OutboxNotice[] = [];
  const outbox = {
    drain: async () => ({ ran: true, held: [], refused: [], waiting: 0, gotNoAnswer: false, ...report }),
  };
  const trip = async () => ({ booking, entry: null });
  const done = drainInWorker(
    async (notice) => {
      shown.push(notice);
    },
    (need, language) => `${language}: ${needWords(BOOKING_STATES, need)}`,
    { outbox, trip, now: () => Date.parse("2026-11-21T10:10:00Z") },
  );
  return { shown, done: await done.then(() => "done").catch((error: Error) => error.message) };
}

it("says until when the seats are held and where to pay", async () => {
  const { shown, done } = await run({ held: ["a"] });
  expect(done).toBe("done");
  expect(shown).toMatchObject([{ body: "Registan at Dawn", path: "/trips/0b0e0000-0000-4000-8000-000000000001" }]);
  expect(shown[0]?.title).toMatch(/^en: Held until \d\d:\d\d your time: pay now$/);
});

it("shows and opens a booking that was queued in Russian in Russian", async () => {
  const { shown } = await run({ held: ["a"] }, aLocalBooking({ view: aView({ language: "ru" }) }));
  expect(shown[0]?.title).toMatch(/^ru: /);
  expect(shown[0]?.path).toBe("/ru/trips/0b0e0000-0000-4000-8000-000000000001");
  const refusal = { ok: false, code: "date_gone", message: "" } as const;
  const refused = aLocalBooking({ refusal, view: null, request: aRequest({ language: "uz" }) });
  expect((await run({ refused: ["a"] }, refused)).shown[0]?.title).toMatch(/^uz: /);
});

it("never reports a refused hold as held, and asks to be woken while something is queued", async () => {
  const refusal = { ok: false, code: "date_gone", message: "" } as const;
  const { shown, done } = await run({ refused: ["a"], waiting: 1 }, aLocalBooking({ refusal }));
  expect(shown).toMatchObject([{ title: "en: Needs your attention" }]);
  expect(done).toBe("1 still waiting");
});
