import { useCallback, useEffect, useRef, useState } from "react";
import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import type { PaymentFilter } from "../../data/remote/desk/asked.ts";
import type { Result } from "../../domain/result.ts";
import type { PaymentRow, PaymentSummary } from "../../domain/desk/lists/desk-schema.ts";
import { type DeskRead, useDeskRead } from "../shared/use-desk-read.ts";

const PAGE_ROWS = 50;
const PAGES_KEPT = 8;

type Start = { filter: PaymentFilter; summary: PaymentSummary; first: PaymentRow[] };
type Pages = { start: Start | undefined; rows: ReadonlyMap<number, PaymentRow[]> };

export const paymentPage = (filter: PaymentFilter, skip: number, how_many: number) =>
  callDesk("rpc/admin_payments", { ...filter, skip, how_many });
const shownBy = ({ status, from_time, to_time, search }: PaymentFilter) => ({ status, from_time, to_time, search });

async function begin(filter: PaymentFilter): Promise<Result<Start>> {
  const [summary, first] = await Promise.all([
    callDesk("rpc/admin_payment_summary", shownBy(filter)),
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
  const read = useDeskRead({ key: `payments:${JSON.stringify(filter)}`, ask: () => begin(filter) });
  const { value: start, refresh } = read;
  const [pages, setPages] = useState<Pages>({ start: undefined, rows: new Map() });
  const asked = useRef<{ start: Start | undefined; pages: Set<number> }>({ start: undefined, pages: new Set() });

  const see = useCallback(
    (first: number, last: number) => {
      if (!start) return;
      if (asked.current.start !== start) asked.current = { start, pages: new Set([0]) };
      const mine = asked.current.pages;
      const fetchPage = async (page: number) => {
        mine.add(page);
        const answer = await paymentPage(start.filter, page * PAGE_ROWS, PAGE_ROWS);
        if (asked.current.start !== start) return;
        if (!answer.ok) {
          mine.delete(page);
          void refresh();
          return;
        }
        setPages((before) => {
          const known = before.start === start ? before.rows : new Map<number, PaymentRow[]>();
          const nearest = [...known, [page, answer.value] as const]
            .toSorted(([one], [other]) => Math.abs(one - page) - Math.abs(other - page))
            .slice(0, PAGES_KEPT);
          return { start, rows: new Map(nearest) };
        });
      };
      for (const page of new Set([Math.floor(first / PAGE_ROWS), Math.floor(last / PAGE_ROWS)]))
        if (!mine.has(page)) void fetchPage(page);
    },
    [start, refresh],
  );

  useEffect(() => {
    if (asked.current.start !== pages.start) return;
    asked.current.pages = new Set([0, ...pages.rows.keys()]);
  }, [pages]);

  const rowAt = (index: number) => {
    const page = Math.floor(index / PAGE_ROWS);
    const rows = page === 0 ? start?.first : pages.start === start ? pages.rows.get(page) : undefined;
    return rows?.[index % PAGE_ROWS];
  };
  return { read, rowAt, see };
}
