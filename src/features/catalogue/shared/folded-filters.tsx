import { Button } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import { FILTER_TEXTS, LIST_TEXTS } from "#texts/catalogue.ts";
import classes from "./list.module.css";

type Props = { chosen: number; found: number | undefined; children: ReactNode };

/** A phone shows what is found before all that could be chosen, so its filters are folded. */
export function FoldedFilters({ chosen, found, children }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="default"
        className={classes.fold}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {chosen > 0 ? LIST_TEXTS.counted({ title: FILTER_TEXTS.list, number: chosen }) : FILTER_TEXTS.list}
      </Button>
      <div id={id} className={classes.filters} data-open={open}>
        {children}
        <Button className={classes.show} onClick={() => setOpen(false)}>
          {found === undefined ? LIST_TEXTS.show : LIST_TEXTS.counted({ title: LIST_TEXTS.show, number: found })}
        </Button>
      </div>
    </>
  );
}
