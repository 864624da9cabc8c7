import type { BookingView, BookingRefusal } from "../../src/domain/booking/booking-view.ts";
import type { OutboxNet } from "../../src/domain/outbox/outbox-types.ts";
import { refusedResult } from "../../src/domain/result.ts";
import type { Context } from "./context.ts";
import type { Faults } from "./faults.ts";
import type { Random } from "./random.ts";
import type { Server } from "./server.ts";
import type { Time } from "./virtual-time.ts";
import { createWire, isNoAnswer } from "./wire.ts";

const isRefusal = (answer: BookingView | BookingRefusal): answer is BookingRefusal => "ok" in answer;

export function createFaultyNet(
  server: Server,
  context: Context,
  time: Time,
  random: Random,
  faults: Faults,
): OutboxNet {
  const serverSleep = (ms: number) => new Promise<void>((resolve) => time.at(ms, resolve));
  const pause = async () => {
    await serverSleep(random.int(0, 50));
    if (random.chance(faults.now().serverDies)) await new Promise(() => undefined);
  };

  const call = createWire(context, time, random, faults);

  return {
    async probe() {
      const answer = await call(async () => ({ done: true }));
      return isNoAnswer(answer) ? answer : { ok: true, value: undefined };
    },
    async createBooking(request) {
      const answer = await call(() => server.createBooking(request, pause));
      if (isNoAnswer(answer)) return answer;
      return isRefusal(answer) ? refusedResult(answer) : { ok: true, value: answer };
    },
    async createPayment(booking) {
      const answer = await call(() => server.createPayment(booking.id, pause));
      if (isNoAnswer(answer)) return answer;
      if (answer === null) return refusedResult({ code: "not_payable" });
      return { ok: true, value: { url: answer.url, payment_id: answer.url, provider_payment_id: null } };
    },
    async myBooking(id, token) {
      const answer = await call(async () => ({ view: server.myBooking(id, token) }));
      return isNoAnswer(answer) ? answer : { ok: true, value: answer.view };
    },
    async cancelUnpaid(id) {
      const answer = await call(async () => ({ done: server.cancel(id) }));
      return isNoAnswer(answer) ? answer : { ok: true, value: undefined };
    },
    async submitMessage(_kind, id) {
      const answer = await call(async () => ({ done: server.messages.add(id) }));
      return isNoAnswer(answer) ? answer : { ok: true, value: undefined };
    },
  };
}
