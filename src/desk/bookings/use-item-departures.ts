import { useEffect, useState } from "react";
import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import type { ItemDepartures } from "../../domain/desk/departures/departure-schema.ts";

export function useItemDepartures(itemId: string): ItemDepartures | undefined {
  const [answered, setAnswered] = useState<{ itemId: string; departures: ItemDepartures }>();
  useEffect(() => {
    if (itemId === "") return;
    let current = true;
    void callDesk("rpc/admin_item_departures", { item: itemId }).then((answer) => {
      if (!current || !answer.ok || !answer.value) return;
      const rows = answer.value.rows.filter(({ state }) => state !== "cancelled");
      setAnswered({ itemId, departures: { ...answer.value, rows } });
    });
    return () => {
      current = false;
    };
  }, [itemId]);
  return answered?.itemId === itemId ? answered.departures : undefined;
}
