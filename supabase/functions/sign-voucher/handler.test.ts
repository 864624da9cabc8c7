import * as v from "valibot";
import { expect, it, vi } from "vitest";
import { aView } from "../../../src/domain/booking/booking.fixture.ts";
import { companionViewSchema } from "../../../src/domain/companions/companion-view.ts";
import { aDatabase, post, site } from "../_shared/payment/payment.fixture.ts";
import { serve } from "../_shared/web/http.ts";
import { handleSignVoucher } from "./handler.ts";

const code = "JTU:SIGNED";
const confirmed = aView({ status: "confirmed" });
const body = { id: aView().id, token: "t".repeat(43) };

async function run(views: unknown[], signed: number | null = 1, requestBody: object = body) {
  const { rpc } = aDatabase({ my_booking: () => (views.length > 1 ? views.shift() : views[0]) });
  const signVouchers = vi.fn(async () => signed);
  const response = await serve(site, handleSignVoucher({ rpc, signVouchers }))(post(requestBody));
  return { status: response.status, answer: await response.json(), signVouchers };
}

it("signs for the holder of the token and returns the booking with its code", async () => {
  const { answer, signVouchers } = await run([confirmed, { ...confirmed, voucher: code }]);
  expect(answer).toMatchObject({ id: confirmed.id, voucher: code });
  expect(signVouchers).toHaveBeenCalledExactlyOnceWith(confirmed.id);
});

it.each([
  ["that has its code", { ...confirmed, voucher: code }],
  ["that is only held", aView()],
  ["that was cancelled", aView({ status: "cancelled" })],
])("signs nothing for a booking %s", async (_, view) => {
  const { status, answer, signVouchers } = await run([view]);
  expect([status, answer]).toEqual([200, view]);
  expect(signVouchers).not.toHaveBeenCalled();
});

it("signs for the holder of a companion's link, who gets no more of the booking than before", async () => {
  const companion = v.parse(companionViewSchema, {
    ...confirmed,
    position: 2,
    label: "Bek",
    first_name: "Gulnora",
    state: "confirmed",
    voucher: null,
    details_saved_at: null,
  });
  const views = [companion, { ...companion, voucher: code }];
  const { rpc } = aDatabase({ companion_trip: () => views.shift() });
  const signVouchers = vi.fn(async () => 1);
  const handle = serve(site, handleSignVoucher({ rpc, signVouchers }));
  const response = await handle(post({ ...body, as: "companion" }));
  expect(await response.json()).toEqual({ ...companion, voucher: code });
  expect(signVouchers).toHaveBeenCalledExactlyOnceWith();
  const none = aDatabase({ companion_trip: () => null });
  const revoked = serve(site, handleSignVoucher({ rpc: none.rpc, signVouchers }));
  expect((await revoked(post({ ...body, as: "companion" }))).status).toBe(404);
});

it("finds no booking without its token, and reports a missing signing key", async () => {
  expect(await run([null])).toMatchObject({ status: 404, answer: { code: "not_found" } });
  expect(await run([confirmed], null)).toMatchObject({ status: 409, answer: { code: "vouchers_not_set_up" } });
  expect(await run([confirmed], 1, { ...body, guests: 9 })).toMatchObject({ status: 400 });
});
