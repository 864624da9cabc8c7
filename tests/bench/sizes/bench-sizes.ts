import { postgresBinaries } from "../../database/support/postgres-cluster.ts";
import type { Served } from "../../database/support/postgres.ts";
import { quantile, round, type Bench } from "../figures.ts";
import { probes, verbsWithoutProbe, type Probe } from "./probes.ts";
import { openShop } from "./shop.ts";
import { partOf, WHOLE } from "./size.ts";
import { openVisitor, type Took, type Visitor } from "./visitor.ts";

const CALLS = 300;
const WARM = 15;
const MOST_SECONDS = 15;
const PART = 100;

async function measure(probe: Probe, visitors: readonly Visitor[]): Promise<Took[][]> {
  const taken: Took[][] = visitors.map(() => []);
  const end = performance.now() + MOST_SECONDS * 1_000;
  for (let turn = 0; turn < CALLS + WARM && (performance.now() < end || turn < 3 * WARM); turn += 1) {
    for (const [place, visitor] of visitors.entries()) {
      const took = await visitor.ask(probe, turn);
      if (turn >= WARM) taken[place]?.push(took);
    }
  }
  return taken;
}

const compared = (taken: readonly Took[][], key: keyof Took, share: number) => {
  const [small = 0, large = 0] = taken.map((all) =>
    quantile(
      all.map((one) => one[key]),
      share,
    ),
  );
  return { figures: `${small.toFixed(2)} / ${large.toFixed(2)}`, times: round(large / small, 1) };
};

async function compareVerbs(visitors: readonly Visitor[], note: Bench["note"]): Promise<void> {
  for (const probe of probes) {
    const name = probe.how ? `${probe.verb}, ${probe.how}` : probe.verb;
    try {
      const taken = await measure(probe, visitors);
      const [p99, p50, clock] = [
        compared(taken, "cpu", 0.99),
        compared(taken, "cpu", 0.5),
        compared(taken, "ms", 0.99),
      ];
      const calls = taken[1]?.length ?? 0;
      note(
        name,
        p99.times,
        "times",
        `p99 ${p99.figures}, p50 ${p50.figures} ms CPU; by the clock p99 ${clock.figures} ms; ${calls} calls`,
      );
    } catch (error) {
      throw new Error(`${probe.verb} failed`, { cause: error });
    }
  }
}

export async function benchSizes({ note }: Bench): Promise<void> {
  const forgotten = verbsWithoutProbe();
  if (forgotten.length > 0) throw new Error(`No probe asks ${forgotten.join(", ")}`);
  const binaries = postgresBinaries();
  if (!binaries) throw new Error("There is no PostgreSQL for this platform");
  const shops: Served[] = [];
  const visitors: Visitor[] = [];
  try {
    for (const size of [partOf(WHOLE, PART), WHOLE]) {
      const shop = await openShop(binaries, size);
      shops.push(shop);
      visitors.push(await openVisitor(shop.socket));
    }
    await compareVerbs(visitors, note);
  } finally {
    for (const visitor of visitors) await visitor.leave();
    for (const shop of shops) await shop.close();
  }
}
