import * as v from "valibot";
import { bookingViewSchema } from "../../../src/domain/booking/booking-view.ts";
import { companionViewSchema } from "../../../src/domain/companions/companion-view.ts";
import { HttpRefusal } from "../_shared/web/http.ts";
import { bookingIdSchema, parseBody, tokenSchema } from "../_shared/web/parse-body.ts";
import type { Rpc } from "../_shared/web/rpc.ts";

type Deps = { rpc: Rpc; signVouchers: (bookingId?: string) => Promise<number | null> };

const bodySchema = v.strictObject({
  id: bookingIdSchema,
  token: tokenSchema,
  as: v.optional(v.picklist(["booking", "companion"]), "booking"),
});
const bookingSchema = v.nullable(bookingViewSchema);
const companionSchema = v.nullable(companionViewSchema);

async function signOnce(
  ask: () => Promise<unknown>,
  wantsVoucher: (view: unknown) => boolean | undefined,
  sign: () => Promise<number | null>,
): Promise<Response> {
  const view = await ask();
  const wanted = wantsVoucher(view);
  if (wanted === undefined) throw new HttpRefusal("not_found", "Booking not found or access denied");
  if (!wanted) return Response.json(view);
  if ((await sign()) === null) throw new HttpRefusal("vouchers_not_set_up");
  return Response.json(await ask());
}

export const handleSignVoucher =
  ({ rpc, signVouchers }: Deps) =>
  async (request: Request): Promise<Response> => {
    const { id, token, as } = await parseBody(bodySchema, request);
    if (as === "booking")
      return signOnce(
        () => rpc("my_booking", { booking_id: id, token }),
        (raw) => {
          const view = v.parse(bookingSchema, raw);
          return view ? !view.voucher && view.status === "confirmed" : undefined;
        },
        () => signVouchers(id),
      );
    return signOnce(
      () => rpc("companion_trip", { companion_id: id, token }),
      (raw) => {
        const view = v.parse(companionSchema, raw);
        return view ? view.voucher === null && view.state === "confirmed" : undefined;
      },
      () => signVouchers(),
    );
  };
