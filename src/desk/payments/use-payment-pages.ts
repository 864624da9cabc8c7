import { useCallback, useEffect, useRef, useState } from "react";
import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import type { PaymentFilter } from "../../data/remote/desk/verb-arguments.ts";
import type { PaymentRow, PaymentSummary } from "../../domain/desk/lists/desk-schema.ts";
import type { Result } from "../../domain/result.ts";
import { type DeskRead, useDeskRead } from "../shared/use-desk-read.ts";

const PAGE_ROWS = 50;
const PAGES_KEPT = 8;

type Start = { filter: PaymentFilter; summary: PaymentSummary; first: PaymentRow[] };
type Pages = { start: Start | undefined; rows: ReadonlyMap<number, PaymentRow[]> };

export const paymentPage = (filter: PaymentFilter, skip: number, how_many: number) =>
  callDesk("rpc/admin_payments", { ...filter, skip, how_many });
const pageQueryOf = ({ status, from_time, to_time, search }: PaymentFilter) => ({ status, from_time, to_time, search });

async function loadStart(filter: PaymentFilter): Promise<Result<Start>> {
  const [summary, first] = await Promise.all([
    callDesk("rpc/admin_payment_summary", pageQueryOf(filter)),
    paymentPage(filter, 0, PAGE_ROWS),
  ]);
  if (!summary.ok) return summary;
  if (!first.ok) return first;
  const byTime = filter.sort === "created" && filter.descending;
  const newest = (byTime ? first.value[0]?.created_at : null) ?? filter.to_time;
  return { ok: true, value: { filter: { ...filter, to_time: newest }, summary: summary.value, first: first.value } };
}

export type PaymentPages = {
  read: DeskRead<Start>;
  rowAt: (index: number) => PaymentRow | undefined;
  see: (first: number, last: number) => void;
};

export function usePaymentPages(filter: PaymentFilter): PaymentPages {
  const deskRead = useDeskRead({ key: `payments:${JSON.stringify(filter)}`, ask: () => loadStart(filter) });
  const { value: start, refresh } = deskRead;
  const [pages, setPages] = useState<Pages>({ start: undefined, rows: new Map() });
  const requestedPages = useRef<{ start: Start | undefined; pages: Set<number> }>({
    start: undefined,
    pages: new Set(),
  });

  const loadVisiblePages = useCallback(
    (first: number, last: number) => {
      if (!start) return;
      if (requestedPages.current.start !== start) requestedPages.current = { start, pages: new Set([0]) };
      const ownPages = requestedPages.current.pages;
      const fetchPage = async (page: number) => {
        ownPages.add(page);
        const answer = await paymentPage(start.filter, page * PAGE_ROWS, PAGE_ROWS);
        if (requestedPages.current.start !== start) return;
        if (!answer.ok) {
          ownPages.delete(page);
          void refresh();
          return;
        }
        setPages((before) => {
          const loadedRows = before.start === start ? before.rows : new Map<number, PaymentRow[]>();
          const nearestPages = [...loadedRows, [page, answer.value] as const]
            .toSorted(([one], [other]) => Math.abs(one - page) - Math.abs(other - page))
            .slice(0, PAGES_KEPT);
          return { start, rows: new Map(nearestPages) };
        });
      };
      for (const page of new Set([Math.floor(first / PAGE_ROWS), Math.floor(last / PAGE_ROWS)]))
        if (!ownPages.has(page)) void fetchPage(page);
    },
    [start, refresh],
  );

  useEffect(() => {
    if (requestedPages.current.start !== pages.start) return;
    requestedPages.current.pages = new Set([0, ...pages.rows.keys()]);
  }, [pages]);

  const rowAt = (index: number) => {
    const page = Math.floor(index / PAGE_ROWS);
    const rows = page === 0 ? start?.first : pages.start === start ? pages.rows.get(page) : undefined;
    return rows?.[index % PAGE_ROWS];
  };
  return { read: deskRead, rowAt, see: loadVisiblePages };
}
