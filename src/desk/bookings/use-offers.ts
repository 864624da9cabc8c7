import { useEffect, useState } from "react";
import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import type { DepartureRow } from "../../domain/desk/departures/departure-schema.ts";

const NO_DEPARTURES: readonly DepartureRow[] = [];

export function useItemDepartures(itemId: string): readonly DepartureRow[] {
  const [known, setKnown] = useState({ itemId: "", rows: NO_DEPARTURES });
  useEffect(() => {
    if (itemId === "") return;
    let current = true;
    void callDesk("rpc/admin_item_departures", { item: itemId }).then((answer) => {
      if (!current || !answer.ok || !answer.value) return;
      setKnown({ itemId, rows: answer.value.rows.filter(({ state }) => state !== "cancelled") });
    });
    return () => {
      current = false;
    };
  }, [itemId]);
  return known.itemId === itemId ? known.rows : NO_DEPARTURES;
}
