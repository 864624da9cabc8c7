import { beforeEach, expect, it, vi } from "vitest";
import { screen, show, signIn } from "../../../tests/support/screen.tsx";
import { refusedResult } from "../../domain/result.ts";
import { IsOwnerContext } from "../shared/owner.ts";

const callDesk = vi.hoisted(() => vi.fn<(verb: string, args: object) => Promise<unknown>>());
vi.mock("../../data/remote/desk/ask-desk.ts", async (original) => ({ ...(await original<object>()), callDesk }));
vi.mock("../shared/use-offline-days.ts", () => ({ useOfflineDays: () => undefined }));
const { PersonScreen } = await import("./person-screen.tsx");

beforeEach(() => {
  callDesk.mockReset();
  signIn({ desk: "owner", guide: false });
  show(
    <IsOwnerContext value>
      <PersonScreen />
    </IsOwnerContext>,
  );
});

it("erases by phone a person without an address, and says when no booking has that phone", async () => {
  await screen.fill("Email address or phone number", "555 01");
  await screen.tap("Erase...");
  await screen.sees("An email address, or a phone number of at least 8 digits");
  await screen.fill("Email address or phone number", " +998 77 555 01 02 ");
  await screen.tap("Erase...");
  await screen.fill(/^To confirm/, "+998 77 555 01 02");
  callDesk.mockResolvedValueOnce(refusedResult({ code: "no_person" }));
  await screen.tap("Erase for good");
  await screen.sees("No booking without an email address has this phone number.");
  callDesk.mockResolvedValueOnce({ ok: true, value: { ok: true, bookings: ["a"] } });
  await screen.tap("Erase for good");
  await screen.until(() => expect(screen.toasts()[0]?.title).toBe("Erased, with 1 booking"));
  expect(callDesk).toHaveBeenLastCalledWith("rpc/admin_erase_person", { address: "+998 77 555 01 02" });
});
