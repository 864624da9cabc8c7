import { act, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aView } from "../../../domain/booking/booking.fixture.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { type Receipt, receiptHash } from "../../../domain/guide/receipt.ts";
import { onPage, type OnPage } from "../on-page.fixture.tsx";

const disk = vi.hoisted((): { kept: Receipt[]; changed?: () => void } => ({ kept: [] }));
vi.mock("../../../data/local/receipts.ts", () => ({
  receiptsOf: async () => disk.kept,
  keepReceipt: async (_: string, receipt: Receipt) => {
    disk.kept = [receipt];
    disk.changed?.();
  },
}));
vi.mock("dexie-react-hooks", () => ({
  useLiveQuery() {
    const [, again] = useState(0);
    useEffect(() => {
      disk.changed = () => again((turn) => turn + 1);
    });
    return disk.kept;
  },
}));
const { ReceiptsPanel } = await import("./receipts-panel.tsx");

const receipt: Receipt = {
  payment_id: "ca540000-0000-4000-8000-000000000001",
  amount_cents: 12_000,
  currency: "USD",
  charged_minor: null,
  seen_at: "2027-04-15T04:30:00.000Z",
  guide_name: "Aziz",
  reference: "JU-7K3M9Q",
};
const booked = [{ kind: "paid", at: receipt.seen_at, cents: -12_000, payment_id: receipt.payment_id, method: "cash" }];

let page: OnPage;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});
afterEach(() => page.leave());

/** The trip's page, open already, to which a camera brings these addresses one after the other. */
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
function show(view: BookingView | null) {
  page = onPage(<Scanning hashes={[receiptHash(receipt), "#receipt=nonsense"]} view={view} />);
}
const says = (text: string | RegExp) => vi.waitFor(() => act(async () => expect(page.place.textContent).toMatch(text)));

it("what the guide's code says stands on the page once, as not confirmed, and nonsense is told as that", async () => {
  show(aView());
  expect(page.place.textContent).not.toContain("Cash receipts");
  await page.tap("Scan 1");
  await says(/You handed \$120\.00 to Aziz on 15 Apr 2027, 09:30\. The operator has not confirmed it yet\./);
  await page.tap("Scan 1");
  await page.tap("Scan 2");
  await says("This receipt cannot be read.");
  await page.tap("Scan 1");
  expect(disk.kept).toEqual([receipt]);
});

it.each([
  ["in the books once the trip's statement has it", aView({ statement: booked }), /It is in the books\./],
  ["kept, where the trip is not known yet", null, /This trip is not on this device\. The receipt is kept/],
  ["odd, where it names another booking", aView({ reference: "JU-OTHER1" }), /It names another booking, JU-7K3M9Q/],
])("it is %s", async (_, view, text) => {
  show(view);
  await says(text);
  expect(page.place.textContent).toContain("You handed $120.00");
});
