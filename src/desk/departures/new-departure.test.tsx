import { act } from "react";
import { expect, it, vi } from "vitest";
import { find, render, setValue, submit, tap } from "../../../tests/support/render.tsx";

vi.mock("../../data/net/clock.ts", () => ({ trustedNow: () => Date.parse("2026-11-29T12:00:00Z") }));
const item = {
  title: "Bukhara on Foot",
  item_type: "tour",
  price_cents: 5_000,
  max_guests: 8,
  meeting_point: null,
  meeting_time: null,
  rows: [],
};
vi.mock("../../data/remote/desk/ask-desk.ts", () => ({
  callDesk: async (verb: string) => ({ ok: true, value: verb === "rpc/admin_item_departures" ? item : null }),
}));
const { NewDeparture } = await import("./new-departure.tsx");

it("names the tour while a departure is added, and tells its day once it is", async () => {
  const changed = vi.fn(async () => undefined);
  await render(<NewDeparture guides={[]} item="t1" changed={changed} />);
  await tap("New departure");
  await vi.waitFor(() => expect(find("dialog h2", document.body).textContent).toBe("Add departure: Bukhara on Foot"));
  await act(async () => setValue(find('dialog input[name="start_date"]', document.body), "2026-12-20"));
  await submit();
  await vi.waitFor(() => expect(changed).toHaveBeenCalledWith("2026-12-20"));
});
