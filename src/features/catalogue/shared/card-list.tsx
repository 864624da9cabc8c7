import { Button, VisuallyHidden } from "@mantine/core";
import "@mantine/core/styles/VisuallyHidden.layer.css";
import type { ReactNode } from "react";
import { CARDS_PER_PAGE } from "../../../domain/catalogue/rows/page-rows.ts";
import { numberChoice, useUrlChoices } from "./use-url-choices.ts";
import type { View } from "./view-toggle.tsx";
import classes from "./list.module.css";

type CardListProps<Item> = {
  items: readonly Item[];
  /** The full count, as `items` may be only what a prerendered page carries. */
  total?: number;
  view: View;
  label: string;
  headed?: boolean;
  card: (item: Item, index: number) => ReactNode;
};

/**
 * Pages instead of windowing: the browser's find works on what was shown, and the URL keeps the position for 'back'.
 */
export function CardList<Item>({
  items,
  total = items.length,
  view,
  label,
  headed = false,
  card,
}: CardListProps<Item>) {
  const { params, change } = useUrlChoices();
  const most = Math.max(CARDS_PER_PAGE, total);
  const count = numberChoice(params, "shown", CARDS_PER_PAGE, most, CARDS_PER_PAGE);
  const shown = items.slice(0, count);
  return (
    <>
      {/* The cards' own headings are of the third order, also where the page shows no heading above them. */}
      {headed ? null : <VisuallyHidden component="h2">{label}</VisuallyHidden>}
      <ul className={`plain stack ${view === "grid" ? classes.grid : classes.rows}`} aria-label={label}>
        {shown.map(card)}
      </ul>
      {shown.length < total && (
        <div className={`stack tight dim ${classes.more}`}>
          <p>
            Showing {shown.length} of {total}
          </p>
          <Button variant="default" onClick={() => change({ shown: String(shown.length + CARDS_PER_PAGE) })}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
