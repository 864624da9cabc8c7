import { useCallback } from "react";
import { useLocation, useSearchParams } from "react-router-dom";

export type Filters = {
  get: (name: string) => string;
  /** Any other change of what is asked for begins again at the first page. */
  set: (changes: Record<string, string>) => void;
  page: number;
  go: (page: number) => void;
};

/** Filters live in the address: a list can be kept, sent and gone back to. */
export function useFilters(): Filters {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const change = useCallback(
    (changes: Record<string, string>) => {
      // A row was opened and is on its way: what was still being typed would lead back from it.
      if (window.location.pathname !== pathname) return;
      // Not what was drawn last: of two changes before the next drawing, the second must not undo the first.
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
