import type { OutboxNet } from "../../../src/domain/outbox/outbox-types.ts";
import type { Context } from "../context.ts";
import type { GuideMistakes } from "./guide-server.ts";
import type { DiskMistakes, PhoneDisk } from "./phone-disk.ts";

export type GuideMistake = {
  net?: (net: OutboxNet, newId: () => string) => OutboxNet;
  store?: (disk: PhoneDisk, context: Context) => Partial<PhoneDisk>;
  disk?: DiskMistakes;
  server?: GuideMistakes;
  seenAt?: (now: number) => string;
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
    return !answer.ok && answer.code === "unreachable" ? { ok: true, value: undefined } : answer;
  }),
  "'kept' before the disk has it": {
    store: (disk, context) => ({
      async storeReports(...reports) {
        void context
          .sleep(500)
          .then(() => disk.storeReports(...reports))
          .catch(() => undefined);
        return true;
      },
    }),
  },
  "an answer empties what is not sent yet": { disk: { dropsUnsent: true } },
  "an answer that was overtaken is put over a later one": { disk: { takesOldAnswers: true } },
  "taken back by the phone's own clock": { seenAt: (now) => new Date(now).toISOString() },
  "the server has no unique key": { server: { noUniqueKey: true } },
  "the server believes what was seen after the assignment ended": { server: { believesAnyTime: true } },
  "the server counts what came first, not what was seen first": { server: { countsByReceipt: true } },
};
