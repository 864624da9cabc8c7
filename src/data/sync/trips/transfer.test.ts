// Import this first, because the app's database looks up IndexedDB only once.
import "fake-indexeddb/auto";
import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { aLocalBooking, aView } from "../../../domain/booking/booking.fixture.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { db } from "../../local/db.ts";
import { readTransferredTrips } from "../../local/transferred-trips.ts";
import { openTransferredTrips, receiveTrips } from "./open-transferred-trips.ts";
import { fragmentOfKeys, fragmentOfTrips, readTransfer } from "./transfer.ts";

const idOf = (seed: number) => `0b0e0000-0000-4000-8000-${String(seed).padStart(12, "0")}`;
const token = (seed: number) => `${"tOk-_".repeat(8)}${String(seed % 100).padStart(2, "0")}A`;
const trip = (seed: number): LocalBooking =>
  aLocalBooking({ id: idOf(seed), token: token(seed), view: aView({ id: idOf(seed) }), request: null });
const payment = { url: "https://pay.example/x", payment_id: "p", provider_payment_id: null };

const arriving = (seed: number) => ({
  id: idOf(seed),
  token: token(seed),
  title: "Registan at Dawn",
  check_in: "2027-04-15",
});
async function linkOf(file: unknown) {
  const stream = new Blob([JSON.stringify(file)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = Buffer.from(await new Response(stream).arrayBuffer());
  return `https://journey.example/trips/receive#trips=${bytes.toString("base64url")}`;
}

describe("a link with trips", () => {
  it("brings their keys and a description of each", async () => {
    const fragment = await fragmentOfTrips([{ ...trip(1), payment }, trip(2)]);
    expect(fragment).toMatch(/^#trips=[\w-]+$/);
    expect(await readTransfer(`https://journey.example/trips/receive${fragment}`)).toEqual([arriving(1), arriving(2)]);
  });

  it("brings nothing else, whatever it contains", async () => {
    const claimed = {
      ...trip(1),
      check_in: "2027-04-15",
      payment,
      view: aView({ id: idOf(1), status: "confirmed" }),
      refund: { amount_cents: 1, status: "succeeded" },
    };
    expect(await readTransfer(await linkOf({ journey_trips: 1, trips: [claimed] }))).toEqual([arriving(1)]);
  });

  it.each([
    ["an id that is none", { ...arriving(1), id: "1" }],
    ["a token that is none", { ...arriving(1), token: "x" }],
    ["a day that is none", { ...arriving(1), check_in: "tomorrow" }],
    ["a book for a title", { ...arriving(1), title: "x".repeat(201) }],
  ])("is refused with %s", async (_, made) => {
    expect(await readTransfer(await linkOf({ journey_trips: 1, trips: [made] }))).toBeNull();
  });

  it("is refused with more trips than a traveler has", async () => {
    const many = Array.from({ length: 201 }, (__, at) => arriving(at));
    expect(await readTransfer(await linkOf({ journey_trips: 1, trips: many }))).toBeNull();
  });

  it("leaves out what only this device can send or show", async () => {
    const unsent = { ...trip(3), view: null };
    const ofAccount = { ...trip(4), token: "" };
    const read = await readTransfer((await fragmentOfTrips([trip(1), unsent, ofAccount])) ?? "");
    expect(read?.map(({ id }) => id)).toEqual([idOf(1)]);
  });

  it("reports too many trips for a link", async () => {
    // A hash does not compress.
    const hash = (of: string) => createHash("sha512").update(of).digest("base64");
    const noise = (at: number) => hash(`${at}`) + hash(`${at} again`);
    const many = Array.from({ length: 150 }, (_, at) => ({ ...trip(at), title: noise(at) }));
    expect(await fragmentOfTrips(many)).toBeNull();
  });

  it("is refused when it is cut or unpacks without end", async () => {
    const fragment = (await fragmentOfTrips([trip(1)])) ?? "";
    expect(await readTransfer(fragment.slice(0, -20))).toBeNull();
    expect(await readTransfer("#trips=AAAA")).toBeNull();
    expect(await readTransfer("https://journey.example/trips")).toBeNull();
    const bomb = new Blob([new Uint8Array(8 * 1024 * 1024)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = Buffer.from(await new Response(bomb).arrayBuffer());
    expect(await readTransfer(`#trips=${bytes.toString("base64url")}`)).toBeNull();
  });
});

describe("trip keys", () => {
  const keys = [1, 2, 3].map((seed) => ({ id: idOf(seed), token: token(seed) }));
  beforeEach(() => db.state.clear());

  it("are read from a code, or from the link of one trip", async () => {
    expect(await readTransfer(`https://journey.example/trips/receive${fragmentOfKeys(keys)}`)).toEqual(keys);
    const [first] = keys;
    const single = `https://journey.example/trips/${first?.id}#token=${first?.token}`;
    expect(await readTransfer(single)).toEqual([first]);
  });

  it("wait while offline, and are dropped once the server has answered", async () => {
    expect(await receiveTrips(keys, async () => "unreachable")).toEqual({ opened: 0, unknown: 0, waiting: 3 });
    expect(await readTransferredTrips()).toEqual(keys);
    const answers: ("opened" | "unknown" | "unreachable")[] = ["opened", "unknown", "unreachable"];
    expect(await openTransferredTrips(async () => answers.shift() ?? "opened")).toEqual({
      opened: 1,
      unknown: 1,
      waiting: 1,
    });
    expect(await readTransferredTrips()).toEqual([keys[2]]);
    await receiveTrips(keys.slice(1), async () => "opened");
    expect(await readTransferredTrips()).toEqual([]);
  });

  it("count once when the page and the returned connection ask at the same time", async () => {
    await receiveTrips([arriving(1)], async () => "unreachable");
    const results = await Promise.all([1, 2].map(() => openTransferredTrips(async () => "unknown")));
    expect(results.map(({ unknown }) => unknown)).toEqual([1, 0]);
  });

  it("are requested once: a trip that this device has stays as it is", async () => {
    await db.bookings.put(trip(1));
    const asked: string[] = [];
    const ask = async (id: string) => {
      asked.push(id);
      return "unknown" as const;
    };
    expect(await receiveTrips([{ id: idOf(1), token: token(9) }, arriving(2)], ask)).toMatchObject({ unknown: 1 });
    expect(asked).toEqual([idOf(2)]);
    expect(await db.bookings.get(idOf(1))).toEqual(trip(1));
    await db.bookings.clear();
  });
});
