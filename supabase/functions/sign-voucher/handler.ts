import * as v from "valibot";
import { bookingViewSchema } from "../../../src/domain/booking/booking-view.ts";
import { HttpRefusal } from "../_shared/web/http.ts";
import { bookingIdSchema, parseBody, tokenSchema } from "../_shared/web/parse-body.ts";
import type { Rpc } from "../_shared/web/rpc.ts";

type Deps = { rpc: Rpc; signVouchers: (bookingId: string) => Promise<number | null> };

const bodySchema = v.strictObject({ id: bookingIdSchema, token: tokenSchema });
const viewSchema = v.nullable(bookingViewSchema);

export const handleSignVoucher =
  ({ rpc, signVouchers }: Deps) =>
  async (request: Request): Promise<Response> => {
    const { id, token } = await parseBody(bodySchema, request);
    const ask = () => rpc("my_booking", { booking_id: id, token });
    const booking = await ask();
    const view = v.parse(viewSchema, booking);
    if (!view) throw new HttpRefusal("not_found", "Booking not found or access denied");
    if (view.voucher || view.status !== "confirmed") return Response.json(booking);
    if ((await signVouchers(id)) === null) throw new HttpRefusal("vouchers_not_set_up");
    return Response.json(await ask());
  };
