import { expect, it } from "vitest";
import { screen, show } from "../../../../tests/support/screen.tsx";
import { draftKey } from "../../../data/drafts/draft-keys.ts";
import { readDraft } from "../../../data/local/drafts.ts";
import type { RequestCopy } from "../../../data/local/request-copies.ts";
import { LostRequests } from "./lost-requests.tsx";

const lost: RequestCopy = {
  id: "a",
  kind: "booking",
  perhaps_sent: false,
  booking: { token: "t", type: "tour", item_id: "t1", title: "Registan at Dawn", check_in: "2027-04-15", guests: 3 },
};

it("fills the form of a lost booking under its old ID after one tap, so that it can be booked once only", async () => {
  show(<LostRequests of={[lost]} />);
  await screen.sees("15 Apr 2027 · 3 guests");
  await screen.sees("nothing was booked");
  await screen.tap("Fill in the form again");
  await screen.until(() => expect(screen.path()).toContain("/booking/tour/t1?date=2027-04-15&guests=3"));
  expect(await readDraft(draftKey.booking("tour", "t1"))).toMatchObject({
    booking_id: "a",
    token: "t",
    form: { check_in: "2027-04-15", guests: 3 },
  });
});

it("claims nothing about a lost request that may have arrived", async () => {
  show(
    <LostRequests
      of={[
        { ...lost, perhaps_sent: true },
        { id: "m", kind: "contact_message", perhaps_sent: true },
      ]}
    />,
  );
  await screen.sees("We don't know yet whether it reached us");
  await screen.sees("it may have reached us or not");
  expect(screen.text()).not.toContain("nothing was booked");
  expect(screen.links()).toEqual(["Write it again"]);
});
