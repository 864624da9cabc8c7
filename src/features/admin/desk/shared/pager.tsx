import { Button } from "@mantine/core";
import { pagerText } from "../../messages/desk.ts";
import classes from "./desk.module.css";

type Props = { label?: string; page: number; size: number; count: number; go: (page: number) => void };

/** Page by page on the server: only what is seen is here. */
export function Pager({ label = "Pages", page, size, count, go }: Props) {
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, count);
  return (
    <nav aria-label={label} className={`row ${classes.pager}`}>
      <Button variant="default" size="sm" disabled={page <= 1} onClick={() => go(page - 1)}>
        Previous
      </Button>
      <span role="status">{pagerText(first, last, count)}</span>
      <Button variant="default" size="sm" disabled={last >= count} onClick={() => go(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
