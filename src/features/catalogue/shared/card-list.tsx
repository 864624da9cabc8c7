import { Button, VisuallyHidden } from "@mantine/core";
import "@mantine/core/styles/VisuallyHidden.layer.css";
import type { ReactNode } from "react";
import { LIST_TEXTS } from "#texts/catalogue.ts";
import { CARDS_PER_PAGE } from "../../../domain/catalogue/rows/page-rows.ts";
import { numberChoice, useUrlChoices } from "./use-url-choices.ts";
import type { View } from "./view-toggle.tsx";
import classes from "./list.module.css";

type CardListProps<Item> = {
  items: readonly Item[];
  total?: number;
  view: View;
  label: string;
  headed?: boolean;
  card: (item: Item, index: number) => ReactNode;
};

/** Windowing would break the browser's find, and pages let the URL restore the position after Back. */
export function CardList<Item>({
  items,
  total = items.length,
  view,
  label,
  headed = false,
  card,
}: CardListProps<Item>) {
  const { params, change } = useUrlChoices();
  const maxCount = Math.max(CARDS_PER_PAGE, total);
  const count = numberChoice(params, "shown", CARDS_PER_PAGE, maxCount, CARDS_PER_PAGE);
  const shownItems = items.slice(0, count);
  return (
    <>
      {headed ? null : <VisuallyHidden component="h2">{label}</VisuallyHidden>}
      <ul className={`plain stack ${view === "grid" ? classes.grid : classes.rows}`} aria-label={label}>
        {shownItems.map(card)}
      </ul>
      {shownItems.length < total && (
        <div className={`stack tight dim ${classes.more}`}>
          <p>{LIST_TEXTS.shown({ shown: shownItems.length, total })}</p>
          <Button variant="default" onClick={() => change({ shown: String(shownItems.length + CARDS_PER_PAGE) })}>
            {LIST_TEXTS.showMore}
          </Button>
        </div>
      )}
    </>
  );
}
