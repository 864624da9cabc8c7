import { useMemo } from "react";
import type { BookingFilter } from "../../data/remote/desk/verb-arguments.ts";
import { orderOf } from "../shared/table/column.ts";
import type { Filters } from "../shared/use-filters.ts";

export function useBookingFilter({ get }: Filters): BookingFilter {
  const [show, status, item, from, to, search, sort] = ["show", "status", "item", "from", "to", "search", "sort"].map(
    get,
  );
  return useMemo(() => {
    return {
      status: status || null,
      from_day: from || null,
      to_day: to || null,
      item: item || null,
      attention: show === "attention",
      search: search?.trim() || null,
      due: show === "due",
      ...orderOf(sort ?? ""),
    };
  }, [show, status, item, from, to, search, sort]);
}
