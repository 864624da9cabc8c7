import { afterEach, expect, it, vi } from "vitest";
import type { DeskVerb } from "./ask-desk.ts";

vi.mock("../../net/supabase-client.ts", () => ({ sessionToken: async () => "token" }));
const { callDesk: askDesk } = await import("./ask-desk.ts");

afterEach(() => {
  vi.unstubAllGlobals();
});
const answering = (answer: () => Response) => vi.stubGlobal("fetch", async () => answer());
const mockAnswer = (body: string, status: number) => () => new Response(body, { status });
const cancel = () =>
  askDesk("rpc/admin_cancel_booking", { booking_id: "b", expected: {}, reason: "", refund_cents: 0 });
function cut(): Response {
  throw new TypeError("Failed to fetch");
}

it.each([
  ["the connection is cut", cut],
  ["the server fails", mockAnswer('{"message":"boom"}', 500)],
  ["a proxy has nobody behind it", mockAnswer("<h1>Bad gateway</h1>", 502)],
  ["the answer cannot be read", mockAnswer('{"done":1}', 200)],
])("reports a write as possibly done when %s, and never a read", async (_, answer) => {
  answering(answer);
  expect(await cancel()).toMatchObject({ ok: false, reason: "unanswered" });
  expect(await askDesk("rpc/admin_booking", { booking_id: "b" })).not.toMatchObject({ reason: "unanswered" });
});

it("reports that nothing was changed when the device is offline", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  answering(cut);
  expect(await cancel()).toMatchObject({ ok: false, reason: "unreachable" });
});

it.each<[DeskVerb, (() => Response)[], object]>([
  ["rpc/admin_record_money", [cut, mockAnswer('{"ok":true,"outcome":"applied"}', 200)], { ok: true }],
  ["rpc/admin_record_money", [cut, mockAnswer('{"message":"expired"}', 401)], { reason: "unanswered" }],
  ["rpc/admin_record_money", [mockAnswer('{"message":"no"}', 403)], { reason: "forbidden" }],
  ["rpc/admin_cancel_booking", [cut], { reason: "unanswered" }],
  [
    "functions/refund-payment",
    [mockAnswer('{"code":"internal","message":"Oh","request_id":"r-1"}', 500)],
    { reason: "unanswered", request_id: "r-1" },
  ],
])("repeats a call after a lost answer only if its id makes it run once (%s, case %#)", async (verb, rest, end) => {
  const left = [...rest];
  answering(() => left.shift()?.() ?? cut());
  expect(await askDesk(verb, {})).toMatchObject(end);
  expect(left).toEqual([]);
});

it("does not repeat a call that the server refused", async () => {
  answering(mockAnswer('{"ok":false,"code":"not_cancellable"}', 200));
  expect(await cancel()).toMatchObject({ code: "refused", reason: "not_cancellable" });
  answering(mockAnswer('{"message":"rate_limited"}', 429));
  expect(await cancel()).toMatchObject({ code: "failed", reason: "rate_limited" });
});
