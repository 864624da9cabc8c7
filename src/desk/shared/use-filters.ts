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

const LOOKS: ReadonlySet<string> = new Set(["page", "sort", "cols", "view", "at", "up_to", "payment", "tab"]);

export function useFilters(): Filters {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const changeParams = useCallback(
    (changes: Record<string, string>) => {
      // A late update would navigate the admin back to the page they left.
      if (window.location.pathname !== pathname) return;
      // Reads the current address, so that the second of two quick changes does not undo the first.
      const nextParams = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === "") nextParams.delete(name);
        else nextParams.set(name, value);
      }
      setParams(nextParams, { replace: true });
    },
    [pathname, setParams],
  );
  const setFilters = useCallback(
    (changes: Record<string, string>) => changeParams({ page: "", up_to: "", ...changes }),
    [changeParams],
  );
  const askedPage = Number(params.get("page") ?? "1");
  const names = [...params.keys()].filter((name) => !LOOKS.has(name));
  return {
    isFiltered: names.length > 0,
    clear: () => setFilters(Object.fromEntries(names.map((name) => [name, ""]))),
    get: (name) => params.get(name) ?? "",
    set: setFilters,
    page: Number.isInteger(askedPage) && askedPage > 0 ? askedPage : 1,
    go: (page) => changeParams({ page: page === 1 ? "" : String(page) }),
  };
}
