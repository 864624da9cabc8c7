import { useNavigate } from "react-router-dom";
import { expect, it } from "vitest";
import { screen, show } from "../../../../tests/support/screen.tsx";
import { receiptsOf } from "../../../data/local/receipts.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { aView } from "../../../domain/booking/booking.fixture.ts";
import { type CashReceipt, receiptHash } from "../../../domain/guide/cash-receipt.ts";
import { ReceiptsPanel } from "./receipts-panel.tsx";

const receipt: CashReceipt = {
  payment_id: "ca540000-0000-4000-8000-000000000001",
  amount_cents: 12_000,
  currency: "USD",
  charged_minor: null,
  seen_at: "2027-04-15T04:30:00.000Z",
  guide_name: "Aziz",
  reference: "JU-7K3M9Q",
};
const booked = [{ kind: "paid", at: receipt.seen_at, cents: -12_000, payment_id: receipt.payment_id, method: "cash" }];

function Scanning({ hashes, view }: { hashes: string[]; view: BookingView | null }) {
  const navigate = useNavigate();
  return (
    <>
      {hashes.map((hash, at) => (
        <button key={hash} type="button" onClick={() => void navigate(`/trips/a${hash}`)}>
          {`Scan ${at + 1}`}
        </button>
      ))}
      <ReceiptsPanel id="a" view={view} />
    </>
  );
}
const open = (view: BookingView | null) =>
  show(<Scanning hashes={[receiptHash(receipt), "#receipt=nonsense"]} view={view} />, { route: "/trips/a" });

it("shows a guide's receipt once, as unconfirmed, and refuses a damaged one", async () => {
  open(aView());
  await screen.tap("Scan 1");
  await screen.sees(/You handed \$120\.00 to Aziz on 15 Apr 2027, 09:30\. The operator has not confirmed it yet\./);
  await screen.tap("Scan 1");
  await screen.tap("Scan 2");
  await screen.sees("This receipt cannot be read.");
  await screen.tap("Scan 1");
  await screen.until(() => expect(screen.text()).not.toContain("cannot be read"));
  expect(await receiptsOf("a")).toEqual([receipt]);
});

it.each([
  ["in the books when the trip's statement has it", aView({ statement: booked }), /It is in the books\./],
  ["stored when the trip is not on this device", null, /This trip is not on this device\. The receipt is saved/],
  ["another booking's", aView({ reference: "JU-OTHER1" }), /It is for another booking, JU-7K3M9Q/],
])("says that a receipt is %s", async (_, view, text) => {
  open(view);
  await screen.tap("Scan 1");
  await screen.sees(text);
  expect(screen.text()).toContain("You handed $120.00");
});
