// Before the database of the app is made: it takes what it finds.
import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it } from "vitest";
import { aLocalBooking, aView } from "../../../domain/booking/booking.fixture.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { db } from "../../local/db.ts";
import { arrivals } from "../../local/arrivals.ts";
import { openArrivals, receiveKeys } from "./arrivals.ts";
import { fragmentOfKeys, fragmentOfTrips, readTransfer } from "./transfer.ts";

const idOf = (seed: number) => `0b0e0000-0000-4000-8000-${String(seed).padStart(12, "0")}`;
const token = (seed: number) => `${"tOk-_".repeat(8)}${String(seed % 100).padStart(2, "0")}A`;
const trip = (seed: number): LocalBooking =>
  aLocalBooking({ id: idOf(seed), token: token(seed), view: aView({ id: idOf(seed) }), request: null });
const payment = { url: "https://pay.example/x", payment_id: "p", provider_payment_id: null };

describe("a link with whole trips", () => {
  it("brings them over as they are, without a way to a payment page", async () => {
    const fragment = await fragmentOfTrips([{ ...trip(1), payment }, trip(2)]);
    expect(fragment).toMatch(/^#trips=[\w-]+$/);
    expect(await readTransfer(`https://journey.example/trips/receive${fragment}`)).toEqual({
      kind: "trips",
      trips: [trip(1), trip(2)],
    });
  });

  it("leaves behind what only this phone can send or show", async () => {
    const unsent = { ...trip(3), view: null };
    const ofAccount = { ...trip(4), token: "" };
    const read = await readTransfer((await fragmentOfTrips([trip(1), unsent, ofAccount])) ?? "");
    expect(read?.kind === "trips" && read.trips.map(({ id }) => id)).toEqual([idOf(1)]);
  });

  it("says when they are too many for a link", async () => {
    const noise = () => Array.from(crypto.getRandomValues(new Uint8Array(400)), (byte) => byte.toString(16)).join("");
    const many = Array.from({ length: 40 }, (_, at) => ({
      ...trip(at),
      view: aView({ id: idOf(at), special_requests: noise() }),
    }));
    expect(await fragmentOfTrips(many)).toBeNull();
  });

  it("is refused when it was cut, or unfolds without end", async () => {
    const fragment = (await fragmentOfTrips([trip(1)])) ?? "";
    expect(await readTransfer(fragment.slice(0, -20))).toBeNull();
    expect(await readTransfer("#trips=AAAA")).toBeNull();
    expect(await readTransfer("https://journey.example/trips")).toBeNull();
    const bomb = new Blob([new Uint8Array(8 * 1024 * 1024)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = Buffer.from(await new Response(bomb).arrayBuffer());
    expect(await readTransfer(`#trips=${bytes.toString("base64url")}`)).toBeNull();
  });
});

describe("keys", () => {
  const keys = [1, 2, 3].map((seed) => ({ id: idOf(seed), token: token(seed) }));
  beforeEach(() => db.state.clear());

  it("come from a code, or from the link of one trip", async () => {
    expect(await readTransfer(`https://journey.example/trips/receive${fragmentOfKeys(keys)}`)).toEqual({
      kind: "keys",
      keys,
    });
    const [first] = keys;
    const single = `https://journey.example/trips/${first?.id}#token=${first?.token}`;
    expect(await readTransfer(single)).toEqual({ kind: "keys", keys: [first] });
  });

  it("wait where there is no signal, and are forgotten once the server has spoken", async () => {
    expect(await receiveKeys(keys, async () => "unreachable")).toEqual({ opened: 0, unknown: 0, waiting: 3 });
    expect(await arrivals()).toEqual(keys);
    const answers: ("opened" | "unknown" | "unreachable")[] = ["opened", "unknown", "unreachable"];
    expect(await openArrivals(async () => answers.shift() ?? "opened")).toEqual({ opened: 1, unknown: 1, waiting: 1 });
    expect(await arrivals()).toEqual([keys[2]]);
    await receiveKeys(keys.slice(1), async () => "opened");
    expect(await arrivals()).toEqual([]);
  });
});
