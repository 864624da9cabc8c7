import { type ReactNode, useState } from "react";
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

export type OpenRow = { is: (key: string) => boolean; toggle: (key: string) => void };

export function useOpenRow(): OpenRow {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return {
    is: (key) => open.has(key),
    toggle: (key) => {
      const nextOpen = new Set(open);
      if (!nextOpen.delete(key)) nextOpen.add(key);
      setOpen(nextOpen);
    },
  };
}
