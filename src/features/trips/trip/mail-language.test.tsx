import { beforeEach, expect, it, vi } from "vitest";
import { MAIL_LANGUAGE } from "#texts/trips.ts";
import { buttons, place, render, tap } from "../../../../tests/support/render.tsx";
import { aLocalBooking, aView } from "../../../domain/booking/booking.fixture.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import type { Language } from "../../../domain/languages.ts";

const calls = vi.hoisted((): unknown[] => []);
const answer = vi.hoisted(() => ({ now: {} as object }));
vi.mock("../../../data/remote/traveler/verbs.ts", () => ({
  serverCalls: async (...call: unknown[]) => {
    calls.push(call);
    return answer.now;
  },
}));
const stored = vi.hoisted((): ((before: LocalBooking) => LocalBooking)[] => []);
vi.mock("../../../data/sync/outbox/outbox.ts", () => ({
  openOutbox: () => ({ store: { change: async (_: string, change: (typeof stored)[0]) => stored.push(change) } }),
}));
const toast = vi.hoisted(() => vi.fn());
vi.mock("../../../shared/ui/toast/toast.ts", () => ({ toast }));
const { MailLanguage } = await import("./mail-language.tsx");

beforeEach(() => {
  calls.length = 0;
  stored.length = 0;
  toast.mockClear();
});

async function show(language: Language | undefined, token = "t".repeat(43)) {
  const view = aView({ language });
  const booking = aLocalBooking({ view, token });
  await render(<MailLanguage booking={booking} view={view} />);
  return booking;
}

it.each<[string, Language | undefined, string | undefined]>([
  ["in the language of the page", "en", undefined],
  ["of an older version, whose language is not stored", undefined, undefined],
  ["that came with the account, without its token", "ru", ""],
])("offers nothing for a trip %s", async (_, language, token) => {
  await show(language, token);
  expect(buttons()).toEqual([]);
});

it("changes the language of mails only when the traveler asks, and stores the answer", async () => {
  const booking = await show("ru");
  expect(place.textContent).toContain(MAIL_LANGUAGE.other({ name: "Русский" }));
  expect(calls).toEqual([]);
  answer.now = { ok: true, value: { booking: aView({ language: "en" }) } };
  await tap(MAIL_LANGUAGE.change);
  const { id: booking_id, token } = booking;
  expect(calls).toEqual([["rpc/choose_my_language", { booking_id, token, language: "en" }]]);
  expect(stored[0]?.(booking).view?.language).toBe("en");
  expect(toast).toHaveBeenCalledWith({ ...MAIL_LANGUAGE.changed, tone: "success" });
});

it("claims no change without an answer", async () => {
  await show("ru");
  answer.now = { ok: false, code: "unreachable", reason: "unreachable" };
  await tap(MAIL_LANGUAGE.change);
  expect(stored).toEqual([]);
  expect(toast).toHaveBeenCalledWith({ ...MAIL_LANGUAGE.failed, tone: "error" });
});
