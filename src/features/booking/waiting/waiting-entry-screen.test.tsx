import { expect, it } from "vitest";
import { screen, server, show } from "../../../../tests/support/screen.tsx";
import { FollowSlotContext } from "../../../shared/trip/trip-slots.ts";
import { WaitingEntryScreen } from "./waiting-entry-screen.tsx";

const TOKEN = "t".repeat(43);
const waiting = {
  id: "w1",
  state: "waiting",
  guests: 2,
  offered_until: null,
  item_type: "tour",
  item_id: "t1",
  start_date: "2027-04-15",
  title: "Registan at Dawn",
};

function open(answer: unknown, hash = `#token=${TOKEN}`) {
  server.on("rpc/my_waiting", answer);
  show(
    <FollowSlotContext value={({ kind, id }) => <p>{`News for ${kind} ${id}`}</p>}>
      <WaitingEntryScreen />
    </FollowSlotContext>,
    { route: "/waiting-list", at: `/waiting-list${hash}` },
  );
}

it("shows what one waits for, offers news of it, and takes the entry off the list after a tap", async () => {
  open(waiting);
  await screen.sees("15 Apr 2027, 2 seats");
  await screen.sees("We email you when enough seats open up.");
  await screen.sees("News for waiting w1");
  // The panel of news waits for the server: above the button it would move that away under a tap.
  expect(screen.text()).toMatch(/Leave the waiting list.*News for waiting w1/);
  expect(server.argsOf("rpc/leave_waiting_list")).toEqual([]);
  server.on("rpc/news_ways", { push_key: null, bot: null });
  server.on("rpc/leave_waiting_list", { ok: true });
  await screen.tap("Leave the waiting list");
  await screen.sees("You are off the waiting list.");
  expect(server.argsOf("rpc/leave_waiting_list")).toEqual([{ token: TOKEN }]);
  expect(screen.text()).not.toContain("News for waiting");
});

it("says until when offered seats are held", async () => {
  open({ ...waiting, state: "offered", offered_until: "2027-03-01T10:00:00Z" });
  await screen.sees(/We hold these seats for you until 1 Mar 2027/);
  expect(screen.buttons()).toEqual(["Leave the waiting list"]);
});

it.each([
  ["taken", /the seats were booked/],
  ["lapsed", /the time to book them is over/],
  ["left", /You are off the waiting list/],
])("offers nothing for an entry that is %s", async (state, words) => {
  open({ ...waiting, state });
  await screen.sees(words);
  expect(screen.buttons()).toEqual([]);
  expect(screen.text()).not.toContain("News for waiting");
});

it("lets one leave although the entry cannot be read", async () => {
  open(null);
  await screen.sees("If you leave");
  expect(screen.buttons()).toEqual(["Leave the waiting list"]);
});

it("says why the entry is missing, and still lets one leave", async () => {
  server.fail("rpc/my_waiting", "cut");
  show(<WaitingEntryScreen />, { route: "/waiting-list", at: `/waiting-list#token=${TOKEN}` });
  await screen.sees("our server can't be reached right now");
  expect(screen.buttons()).toEqual(["Leave the waiting list"]);
});

it("says that a link without its secret is not complete", async () => {
  open(waiting, "");
  await screen.sees("This link isn't complete");
  expect(server.argsOf("rpc/my_waiting")).toEqual([]);
});
