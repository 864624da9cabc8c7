import type { ReactNode } from "react";
import classes from "./desk-table.module.css";

type Props = {
  open?: boolean;
  onClick: () => void;
  children: ReactNode;
};

export const RowButton = ({ open, onClick, children }: Props) => (
  <button type="button" data-row="" aria-expanded={open} className={classes.name} onClick={onClick}>
    {children}
  </button>
);
