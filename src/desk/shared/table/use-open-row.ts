import { useState } from "react";

export type OpenRow = { is: (key: string) => boolean; toggle: (key: string) => void };

export function useOpenRow(): OpenRow {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return {
    is: (key) => open.has(key),
    toggle: (key) => {
      const next = new Set(open);
      if (!next.delete(key)) next.add(key);
      setOpen(next);
    },
  };
}
