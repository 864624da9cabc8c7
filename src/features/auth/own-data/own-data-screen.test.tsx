import { expect, it, vi } from "vitest";
import { screen, server, show, signIn } from "../../../../tests/support/screen.tsx";
import { db } from "../../../data/local/db.ts";
import { aRequest } from "../../../domain/booking/booking.fixture.ts";

const signOut = vi.hoisted(() => vi.fn(async () => ({ ok: true })));
vi.mock("../../../data/remote/auth.ts", () => ({ signOut }));
const { OwnDataScreen } = await import("./own-data-screen.tsx");

const TOKEN = "t".repeat(43);
const MINE = "zenobia@example.com";
const none = Object.fromEntries(
  "refunds documents check_ins notes reviews vouchers travelers payments requests waiting gift_cards mails actions accounts"
    .split(" ")
    .map((name) => [name, []]),
);
const booking = { id: "a", title: "Silk Road", check_in: "2026-05-01", guests: 2, customer_name: "Zenobia Q" };
const own = (more: object = {}) => ({
  ok: true,
  address: MINE,
  until: "2026-11-25T10:00:00Z",
  blocked: null,
  data: { format: 1, bookings: [booking], ...none },
  ...more,
});

async function open() {
  show(<OwnDataScreen />, { route: "/my-data", at: `/my-data#token=${TOKEN}` });
  await screen.tap("Show my data");
}
async function erase(typed = MINE) {
  await screen.tap("Erase my data...");
  await screen.fill(/^To confirm/, typed);
  await screen.tap("Erase for good");
}

it("asks nothing of the server before a tap, since mail programs open links", async () => {
  show(<OwnDataScreen />, { route: "/my-data", at: `/my-data#token=${TOKEN}` });
  await screen.sees("Show my data");
  expect(server.argsOf("rpc/my_data")).toEqual([]);
});

it("says the same of a request for every address, and that nothing was sent without a connection", async () => {
  show(<OwnDataScreen />, { route: "/my-data" });
  await screen.fill("Email", MINE);
  await screen.tap("Email me the link");
  await screen.sees(/We don't know yet whether the link was sent|Nothing was sent/);
  server.on("rpc/request_data_link", { ok: true });
  await screen.tap("Email me the link");
  await screen.sees("If we keep anything under this address, the link is on its way.");
  expect(server.argsOf("rpc/request_data_link").at(-1)).toEqual({ email: MINE });
});

it("keeps the link usable when the server does not answer, and opens it again with the same key", async () => {
  await open();
  await screen.sees("Your data was neither shown nor changed, and the link still works.");
  server.on("rpc/my_data", own());
  await screen.tap("Try again");
  await screen.sees("Silk Road, 1 May 2026, 2 guests, Zenobia Q");
  const [first, again] = server.argsOf("rpc/my_data");
  expect(again).toEqual(first);
  expect(again).toMatchObject({ token: TOKEN, key: expect.stringMatching(/^[\w-]{43}$/) });
});

it("offers a new link when another device opened this one", async () => {
  server.on("rpc/my_data", { ok: false, code: "link_gone", message: "" });
  await open();
  await screen.sees("This link has expired or was opened on another device or tab.");
  await screen.sees("Email me the link");
  expect(screen.buttons()).toEqual(["Email me the link"]);
});

it("says why a trip ahead blocks erasing and what to do, without a button", async () => {
  server.on("rpc/my_data", own({ blocked: { ok: false, code: "trip_ahead", references: ["JU-1"] } }));
  await open();
  await screen.sees("You have a trip ahead (JU-1), and we need your name and phone for it. Cancel it under My trips");
  expect(screen.buttons()).not.toContain("Erase my data...");
});

it("erases only after the address was typed, and deletes this device's copy", async () => {
  const trip = { id: "a", token: "x", updated_at: "", created_at: "", title: "", image_url: "", duration_days: 1 };
  const rest = { view: null, payment: null, refusal: null };
  await db.bookings.bulkAdd([
    { ...trip, ...rest, request: null },
    { ...trip, ...rest, id: "other", request: aRequest({ id: "other", customer_email: "other@example.com" }) },
  ]);
  signIn({ desk: null, guide: false }, { id: "0a000000-0000-4000-8000-00000000000a", email: MINE });
  server.on("rpc/my_data", own());
  server.on("rpc/erase_my_data", { ok: true, bookings: ["a"] });
  await open();
  await erase("someone@example.com");
  await screen.sees("That is not the address");
  expect(server.argsOf("rpc/erase_my_data")).toEqual([]);
  await screen.fill(/^To confirm/, ` ${MINE.toUpperCase()} `);
  await screen.tap("Erase for good");
  await screen.sees("Your data is erased");
  await screen.sees("Of 1 booking only amounts, dates and numbers stay.");
  expect(await db.bookings.toCollection().primaryKeys()).toEqual(["other"]);
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem("journey-auth")).toBeNull();
});

it("does not claim anything when the answer to erasing is lost, and finishes on the next try", async () => {
  server.on("rpc/my_data", own());
  server.fail("rpc/erase_my_data", "cut");
  await open();
  await erase();
  await screen.sees(/We don't know yet whether your data was erased|Nothing was erased/);
  server.on("rpc/erase_my_data", { ok: true, bookings: [] });
  await screen.tap("Erase for good");
  await screen.sees("Your data is erased");
  expect(server.argsOf("rpc/erase_my_data")).toHaveLength(2);
});

it("deletes this device's copy when a reopened link says that everything was erased", async () => {
  server.on("rpc/my_data", { ok: true, bookings: ["a"], erased: true });
  await open();
  await screen.sees("Your data is erased");
  expect(screen.buttons()).toEqual([]);
});
