import { useCallback } from "react";
import { useLocation, useSearchParams } from "react-router-dom";

export type Filters = {
  get: (name: string) => string;
  set: (changes: Record<string, string>) => void;
  isFiltered: boolean;
  clear: () => void;
  page: number;
  go: (page: number) => void;
};

const LOOKS: ReadonlySet<string> = new Set(["page", "sort", "cols", "view", "at", "up_to", "payment"]);

export function useFilters(): Filters {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const change = useCallback(
    (changes: Record<string, string>) => {
      // A late update would navigate the admin back to the page they left.
      if (window.location.pathname !== pathname) return;
      // Reads the current address, so that the second of two quick changes does not undo the first.
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
  const names = [...params.keys()].filter((name) => !LOOKS.has(name));
  return {
    isFiltered: names.length > 0,
    clear: () => set(Object.fromEntries(names.map((name) => [name, ""]))),
    get: (name) => params.get(name) ?? "",
    set,
    page: Number.isInteger(asked) && asked > 0 ? asked : 1,
    go: (page) => change({ page: page === 1 ? "" : String(page) }),
  };
}
