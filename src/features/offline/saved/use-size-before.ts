import { useEffect, useState } from "react";
import { wholeBytes } from "../../../data/sync/saved/check.ts";
import { measureDownload, type DownloadSize } from "../../../data/sync/saved/fetch-picture.ts";
import type { SavePlan } from "../../../domain/saved/save-plan.ts";
import { savedStore } from "../plans.ts";

export type SizeBeforeSaving = DownloadSize & { pages: number; kept: number };

async function measurePlans(plans: readonly SavePlan[], signal: AbortSignal): Promise<SizeBeforeSaving> {
  const urls = [...new Set(plans.flatMap((plan) => plan.pictures))];
  const missingUrls: string[] = [];
  for (const url of urls) if ((await wholeBytes(savedStore, url)) === null) missingUrls.push(url);
  const size = await measureDownload(missingUrls, (...request) => globalThis.fetch(...request), signal);
  return { ...size, pages: plans.length, kept: urls.length - missingUrls.length };
}

export function useSizeBefore(plan: () => Promise<SavePlan[]>): SizeBeforeSaving | null {
  const [before, setBefore] = useState<SizeBeforeSaving | null>(null);
  const [makePlan] = useState(() => plan);
  useEffect(() => {
    const abortController = new AbortController();
    makePlan()
      .then((plans) => measurePlans(plans, abortController.signal))
      .then(
        (size) => abortController.signal.aborted || setBefore(size),
        (error: unknown) => console.warn("The download size could not be read:", error),
      );
    return () => abortController.abort();
  }, [makePlan]);
  return before;
}
