import { useCallback } from "react";
import { useLocation, useSearchParams } from "react-router-dom";

export type Filters = {
  get: (name: string) => string;
  /** Any change except paging starts at the first page. */
  set: (changes: Record<string, string>) => void;
  page: number;
  go: (page: number) => void;
};

/** In the address, so a list can be bookmarked, shared and returned to. */
export function useFilters(): Filters {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const change = useCallback(
    (changes: Record<string, string>) => {
      // The admin has left: a late update would navigate back.
      if (window.location.pathname !== pathname) return;
      // Reads the current address: the second of two quick changes must not undo the first.
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === "") next.delete(name);
        else next.set(name, value);
      }
      setParams(next, { replace: true });
    },
    [pathname, setParams],
  );
  const set = useCallback((changes: Record<string, string>) => change({ page: "", up_to: "", ...changes }), [change]);
  const asked = Number(params.get("page") ?? "1");
  return {
    get: (name) => params.get(name) ?? "",
    set,
    page: Number.isInteger(asked) && asked > 0 ? asked : 1,
    go: (page) => change({ page: page === 1 ? "" : String(page) }),
  };
}
