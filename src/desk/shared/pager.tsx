import { Button } from "@mantine/core";
import { PAGER } from "#texts/desk.ts";
import { pagerText } from "../../text/desk.ts";
import classes from "./desk.module.css";

type Props = { label?: string; page: number; size: number; count: number; go: (page: number) => void };

export function Pager({ label = PAGER.label, page, size, count, go }: Props) {
  const firstRow = (page - 1) * size + 1;
  const lastRow = Math.min(page * size, count);
  return (
    <nav aria-label={label} className={`row ${classes.pager}`}>
      <Button variant="default" size="sm" disabled={page <= 1} onClick={() => go(page - 1)}>
        {PAGER.before}
      </Button>
      <span role="status">{pagerText(firstRow, lastRow, count)}</span>
      <Button variant="default" size="sm" disabled={lastRow >= count} onClick={() => go(page + 1)}>
        {PAGER.after}
      </Button>
    </nav>
  );
}
