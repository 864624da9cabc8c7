import { expect, it } from "vitest";
import { screen, server, show } from "../../../tests/support/screen.tsx";
import type { DeskRefund } from "../../domain/desk/lists/desk-schema.ts";
import { IsOwnerContext } from "./owner.ts";
import { RefundLog } from "./refund-log.tsx";

const Refunds = ({ refunds, isOwner = true }: { refunds: readonly DeskRefund[]; isOwner?: boolean }) => (
  <IsOwnerContext value={isOwner}>
    <RefundLog refunds={refunds} done={() => undefined} />
  </IsOwnerContext>
);

const failed: DeskRefund = {
  id: "r",
  amount_cents: 27_500,
  done_cents: 7_500,
  status: "failed",
  reason: "Moved",
  last_error: "22",
  created_at: "2026-11-25T10:00:00Z",
  method: "provider",
  given_by: null,
  twice_cents: 0,
  unsettled_cents: 0,
  updated_at: "2026-11-25T10:00:00Z",
};
const sent: DeskRefund = { ...failed, id: "s", status: "succeeded", done_cents: 27_500, last_error: null };

it("offers to send a refused refund again or to give it in cash, and neither for a sent one", async () => {
  show(<Refunds refunds={[sent, failed]} />);
  await screen.sees("Send it again");
  expect(screen.buttons()).toEqual(["Send it again", "Mark $200.00 as refunded in cash"]);
  show(<Refunds refunds={[sent]} />);
  await screen.until(() => expect(screen.buttons()).toEqual([]));
});

it("asks for a reason before it sends a refused refund again", async () => {
  show(<Refunds refunds={[failed]} />);
  await screen.tap("Send it again");
  await screen.sees("Send $200.00 again?");
  expect(server.calls).toEqual([]);
});

it("says to the office what only owners may do, without a button", async () => {
  show(<Refunds refunds={[failed]} isOwner={false} />);
  await screen.sees("Only for owners: Send it again, Mark $200.00 as refunded in cash.");
  expect(screen.buttons()).toEqual([]);
});

it("settles a refund that the provider sent and the desk gave in cash, and offers nothing once it is settled", async () => {
  const twice: DeskRefund = { ...sent, given_by: "anna@example.com", twice_cents: 20_000, unsettled_cents: 20_000 };
  show(<Refunds refunds={[twice]} />);
  await screen.sees("Refunded twice: the provider sent $200.00 too");
  expect(screen.buttons()).toEqual(["Returned in cash", "Returned by transfer", "Let the traveler keep it"]);
  await screen.tap("Let the traveler keep it");
  await screen.sees("Settle $200.00 that was refunded twice?");
  show(<Refunds refunds={[{ ...twice, unsettled_cents: 0 }]} />);
  await screen.until(() => expect(screen.buttons()).toEqual([]));
});
