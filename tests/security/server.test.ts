import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { guideWithAccount } from "../support/shop/guides.ts";
import { book, headersOf, pay, post, roomyTour, rpc, signIn, type Desk, type Who } from "./support/desk.ts";
import { callsOf, sendMalformed } from "./support/malformed.ts";
import { params, logInputs } from "./support/seed.ts";
import { addresses, rpcCalls, tableReads } from "./support/surfaces.ts";
import { ask, type Answer } from "./support/visitor.ts";

const desk: Desk = { url: stackUrl, keys: stackKeys };
const CANARY = "canaryperson";
const RAW = "<script>window.hacked=1</script>";
let inputs = 0;
let seedIds = { tour: "", day: "", victim: "", payment: "" };
let people: { name: string; who: Who; mayRead: boolean }[] = [];

beforeAll(async () => {
  const { tour, day } = await roomyTour(desk);
  const wish = {
    name: "Canaryperson Doe",
    email: `${CANARY}@example.com`,
    requests: `${CANARY} wishes`,
    phone: "+998 71 0000000",
  };
  const victim = await book(desk, tour, day, wish, 9_000);
  expect(victim.answer).toMatchObject({ ok: true });
  seedIds = { tour: tour.id, day, victim: victim.id, payment: await pay(desk, victim) };
  people = [
    { name: "a visitor", who: "anon", mayRead: false },
    { name: "a traveler", who: await signIn(desk, "traveler@example.com"), mayRead: false },
    {
      name: "a guide",
      who: { session: (await guideWithAccount({ ...desk, stateDir: stackState })).token },
      mayRead: false,
    },
    { name: "the office", who: await signIn(desk, "office@example.com"), mayRead: true },
    { name: "an owner", who: await signIn(desk, "admin@example.com"), mayRead: true },
  ];
});
afterAll(() => logInputs("server: calls and addresses", inputs));

const sound = (answer: Answer, mayRead: boolean) => {
  inputs += 1;
  expect(answer.status, answer.text.slice(0, 300)).toBeLessThan(500);
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  if (!mayRead) expect(answer.text.toLowerCase()).not.toContain(CANARY);
  if (String(answer.headers["content-type"]).includes("text/html")) expect(answer.text).not.toContain(RAW);
};

const RUNS = 160;

it.each([0, 1, 2, 3, 4])("accepts or refuses every call of a database function (person %i)", async (index) => {
  const { who, mayRead } = people[index] ?? { who: "anon", mayRead: false };
  let visitor = index * 1_000;
  await fc.assert(
    fc.asyncProperty(rpcCalls(seedIds), async ({ path, body }) => {
      visitor += 1;
      sound(await post(desk, path, body, who, visitor), mayRead);
    }),
    params(RUNS * 2),
  );
});

it.each([0, 1, 2, 3, 4])("answers malformed arguments of every type without a 5xx (person %i)", async (index) => {
  const { who } = people[index] ?? { who: "anon" };
  const known = { ids: [seedIds.tour, seedIds.victim, seedIds.payment], day: seedIds.day, token: "t".repeat(43) };
  const { statuses, failures } = await sendMalformed(desk, who, known, index);
  expect(failures).toEqual([]);
  const sent = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  expect(sent).toBe(callsOf(who));
  inputs += sent;
});

it("answers every address with a page, a file or a refusal", async () => {
  await fc.assert(
    fc.asyncProperty(addresses(seedIds), async (path) => {
      sound(await ask(desk.url, path), false);
    }),
    params(RUNS * 2),
  );
});

it.each([0, 1, 2])("shows nobody's rows to a caller of the tables (person %i)", async (index) => {
  const { who } = people[index] ?? { who: "anon" };
  await fc.assert(
    fc.asyncProperty(tableReads(), async (path) => {
      const answer = await ask(desk.url, path, { headers: headersOf(desk.keys, who) });
      inputs += 1;
      expect(answer.text.toLowerCase()).not.toContain(CANARY);
      expect(answer.status === 200 ? answer.text : "[]", path).toMatch(/^\[\s*\]$/);
    }),
    params(RUNS / 2),
  );
});

it("shows a booking to an admin whose token the server signed, and to no changed token", async () => {
  const { session } = await signIn(desk, "admin@example.com");
  const see = (token: string) =>
    post(desk, "/rest/v1/rpc/admin_booking", { booking_id: seedIds.victim }, { session: token });
  expect(await see(session)).toMatchObject({ status: 200, text: expect.stringContaining("Canaryperson") });
  expect((await see(`${session.slice(0, -4)}AAAA`)).status).toBe(401);
});

it("leaves the catalogue and the victim's booking unchanged", async () => {
  const [row] = await (
    await fetch(`${desk.url}/rest/v1/bookings?id=eq.${seedIds.victim}&select=*`, {
      headers: headersOf(desk.keys, "service"),
    })
  ).json();
  expect(row).toMatchObject({ status: "confirmed", customer_name: "Canaryperson Doe" });
  expect(await rpc(desk, "my_booking", { booking_id: seedIds.victim, token: "x".repeat(43) })).toBeNull();
});
