import { useEffect, useState } from "react";
import { createSearchIndex, type SearchIndex } from "../../../domain/catalogue/search/search-index.ts";
import { searchDocument, type SearchItem } from "../../../domain/catalogue/search/search-trips.ts";
import type { Destination } from "../../../domain/catalogue/types.ts";

/** Half a frame keeps typing smooth while the index is built. */
const SLICE_MS = 8;

const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

const indexesByItems = new WeakMap<readonly SearchItem[], SearchIndex>();

export function useSearchIndex(
  items: readonly SearchItem[],
  places: ReadonlyMap<string, Destination>,
): SearchIndex | null {
  const [ready, setReady] = useState<{ items: readonly SearchItem[]; index: SearchIndex } | null>(null);
  useEffect(() => {
    let current = true;
    const build = async () => {
      const index = createSearchIndex();
      let sliceEnd = performance.now() + SLICE_MS;
      for (const item of items) {
        if (performance.now() > sliceEnd) {
          await yieldToBrowser();
          if (!current) return;
          sliceEnd = performance.now() + SLICE_MS;
        }
        index.add(searchDocument(item, places));
      }
      indexesByItems.set(items, index);
      setReady({ items, index });
    };
    if (!indexesByItems.has(items)) void build();
    return () => {
      current = false;
    };
  }, [items, places]);
  return indexesByItems.get(items) ?? ready?.index ?? null;
}
