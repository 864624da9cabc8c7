import type { OutboxNet } from "../../../src/domain/outbox/outbox-types.ts";
import type { Context } from "../context.ts";
import type { GuideMistakes } from "./guide-server.ts";
import type { DiskMistakes, PhoneDisk } from "./phone-disk.ts";

/** A way to build it wrong; the oracle must see each. */
export type GuideMistake = {
  net?: (net: OutboxNet, newId: () => string) => OutboxNet;
  store?: (disk: PhoneDisk, context: Context) => Partial<PhoneDisk>;
  disk?: DiskMistakes;
  server?: GuideMistakes;
  seenAt?: (now: number) => string;
  /** What this phone told, and the server does not have yet, is not looked at. */
  blind?: boolean;
};

const sending = (change: (net: OutboxNet, newId: () => string) => OutboxNet["submitMessage"]): GuideMistake => ({
  net: (net, newId) => ({ ...net, submitMessage: change(net, newId) }),
});

export const GUIDE_MISTAKES: Record<string, GuideMistake> = {
  "the id is made at send time": sending(
    (net, newId) => (kind, id, payload) => net.submitMessage(kind, id, { ...payload, id: newId() }),
  ),
  "a timeout taken for a yes": sending((net) => async (...message) => {
    const answer = await net.submitMessage(...message);
    return !answer.ok && answer.code === "wait" && !answer.reachable ? { ok: true } : answer;
  }),
  "dropped on 5xx": sending((net) => async (...message) => {
    const answer = await net.submitMessage(...message);
    return !answer.ok && answer.code === "wait" && answer.reachable ? { ok: true } : answer;
  }),
  "done before the answer": {
    store: (disk) => ({
      settle: (id, version, entry, change) => disk.settle(id, version, entry?.tries ? null : entry, change),
    }),
  },
  "'kept' before the disk has it": {
    store: (disk, context) => ({
      async keepTold(...told) {
        void context
          .sleep(500)
          .then(() => disk.keepTold(...told))
          .catch(() => undefined);
        return true;
      },
    }),
  },
  "the fact and what sends it are written one after the other": {
    store: (disk, context) => ({
      async keepTold(made, refuse) {
        const kept = await disk.keepTold(made, refuse);
        if (kept) await disk.settle(made.entry.id, made.entry.version, null);
        await context.sleep(20);
        if (kept) await disk.add(made.entry, null);
        return kept;
      },
    }),
  },
  "an answer empties what is not sent yet": { disk: { dropsUnsent: true } },
  "an answer that was overtaken is put over a later one": { disk: { takesOldAnswers: true } },
  "only what the server has is looked at": { blind: true },
  "taken back by the phone's own clock": { seenAt: (now) => new Date(now).toISOString() },
  "the server has no unique key": { server: { noUniqueKey: true } },
  "the server refuses what comes after the assignment ended": { server: { refusesAfterTheAssignment: true } },
  "the server believes what was seen after the assignment ended": { server: { believesAnyTime: true } },
  "the server refuses what was cancelled meanwhile": { server: { refusesWhatWasCancelled: true } },
  "the server counts what came first, not what was seen first": { server: { countsByReceipt: true } },
};
