import { quantile, round, type Bench } from "../figures.ts";
import type { Asked } from "./asking.ts";
import { readClocks, type Parts, type Time } from "./processor-time.ts";

export const SECONDS = 8;

type How = { atOnce: number; seconds: number };

type Load = {
  syncs: number;
  errors: number;
  perSecond: number;
  times: number[];
  parts: Map<string, Time>;
};

export async function load(ask: (n: number) => Promise<Asked>, how: How, parts: Parts): Promise<Load> {
  const { atOnce, seconds } = how;
  const times: number[] = [];
  let [asked, errors] = [0, 0];
  const all = { ...parts, generator: () => [process.pid] };
  const before = readClocks(all);
  const started = performance.now();
  const end = started + seconds * 1_000;
  const traveler = async () => {
    while (performance.now() < end) {
      const from = performance.now();
      const answer = await ask(asked++);
      times.push(performance.now() - from);
      if (!answer.ok) errors += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, traveler));
  const took = performance.now() - started;
  const after = readClocks(all);
  const syncs = times.length;
  const used = [...after].map(([part, { ran, wanted }]): [string, Time] => {
    const first = before.get(part) ?? { ran, wanted };
    return [part, { ran: (ran - first.ran) / syncs, wanted: (wanted - first.wanted) / took }];
  });
  return { syncs, errors, perSecond: syncs / (took / 1_000), times, parts: new Map(used) };
}

const medians = (parts: Map<string, Time>, key: keyof Time): string =>
  [...parts].map(([part, time]) => `${part} ${round(time[key], time[key] < 0.1 ? 3 : 2)}`).join(", ");

export function noteLoad(note: Bench["note"], what: string, done: Load): void {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => round(quantile(done.times, share), 1));
  const words = [
    `p50 / p95 / p99 ${p50} / ${p95} / ${p99} ms`,
    `${done.errors} errors of ${done.syncs}`,
    `ms CPU per sync: ${medians(done.parts, "ran")}`,
    `wanted a processor: ${medians(done.parts, "wanted")}`,
  ];
  note(what, round(done.perSecond, done.perSecond < 100 ? 1 : 0), "per s", words.join("; "));
}
