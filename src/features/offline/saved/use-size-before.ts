import { useEffect, useState } from "react";
import { wholeBytes } from "../../../data/sync/saved/check.ts";
import { measureDownload, type DownloadSize } from "../../../data/sync/saved/pictures.ts";
import type { SavePlan } from "../../../domain/saved/save-plan.ts";
import { savedStore } from "../plans.ts";

export type Before = DownloadSize & { pages: number; kept: number };

async function measure(plans: readonly SavePlan[], signal: AbortSignal): Promise<Before> {
  const urls = [...new Set(plans.flatMap((plan) => plan.pictures))];
  const missing: string[] = [];
  for (const url of urls) if ((await wholeBytes(savedStore, url)) === null) missing.push(url);
  const size = await measureDownload(missing, (...request) => globalThis.fetch(...request), signal);
  return { ...size, pages: plans.length, kept: urls.length - missing.length };
}

export function useSizeBefore(plan: () => Promise<SavePlan[]>): Before | null {
  const [before, setBefore] = useState<Before | null>(null);
  const [makePlan] = useState(() => plan);
  useEffect(() => {
    const stop = new AbortController();
    makePlan()
      .then((plans) => measure(plans, stop.signal))
      .then(
        (size) => stop.signal.aborted || setBefore(size),
        (error: unknown) => console.warn("The download size could not be read:", error),
      );
    return () => stop.abort();
  }, [makePlan]);
  return before;
}
