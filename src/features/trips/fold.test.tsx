import { type ReactNode, useState } from "react";
import { expect, it } from "vitest";
import { screen, show } from "../../../tests/support/screen.tsx";
import { Fold } from "./fold.tsx";

function Trip(): ReactNode {
  const [owes, setOwes] = useState(false);
  return (
    <>
      <button onClick={() => setOwes(!owes)}>{owes ? "Paid" : "Moved to a dearer day"}</button>
      <Fold title="Manage booking" open={owes}>
        Your payments
      </Fold>
    </>
  );
}
const isOpen = () => document.querySelector("details")?.open;

it("opens when it is told to, and stays open under a reader", async () => {
  show(<Trip />);
  await expect.poll(isOpen).toBe(false);
  await screen.tap("Moved to a dearer day");
  await expect.poll(isOpen).toBe(true);
  await screen.tap("Paid");
  await expect.poll(screen.text).toContain("Moved to a dearer day");
  expect(isOpen()).toBe(true);
});
