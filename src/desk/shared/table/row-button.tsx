import type { ReactNode } from "react";
import classes from "./desk-table.module.css";

type Props = {
  /** Left out where it opens something else than what is below it. */ open?: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** What a row is called, where no page of its own stands behind it: pressed, it opens here. */
export const RowButton = ({ open, onClick, children }: Props) => (
  <button type="button" data-row="" aria-expanded={open} className={classes.name} onClick={onClick}>
    {children}
  </button>
);
