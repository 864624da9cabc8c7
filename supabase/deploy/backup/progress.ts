import { Stalled } from "./failures.ts";

export type Progress = { step: string; tables: number; rows: number; pictures: number };

const TICK_MS = 1_000;
const LINE_EVERY_TICKS = 5;

export const newProgress = (): Progress => ({ step: "Connecting", tables: 0, rows: 0, pictures: 0 });

export const beginStep = (progress: Progress, step: string): Progress =>
  Object.assign(progress, newProgress(), { step });

const describe = ({ step, tables, rows, pictures }: Progress) =>
  `${step}: ${tables} tables, ${rows} rows, ${pictures} pictures`;

/** Counts ticks instead of the clock's seconds, so a machine that slept may go on. */
export async function withProgress<T>(stallSeconds: number, work: (progress: Progress) => Promise<T>): Promise<T> {
  const progress = newProgress();
  let ticks = 0;
  let last = "";
  let idleTicks = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const stalled = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const now = describe(progress);
      ticks += 1;
      idleTicks = now === last ? idleTicks + 1 : 0;
      last = now;
      if (ticks % LINE_EVERY_TICKS === 0) console.log(now);
      if (idleTicks * TICK_MS >= stallSeconds * 1_000)
        reject(new Stalled(`Nothing moved for ${stallSeconds} seconds (BACKUP_STALL_SECONDS). ${now}.`));
    }, TICK_MS);
  });
  return Promise.race([work(progress), stalled]).finally(() => clearInterval(timer));
}
