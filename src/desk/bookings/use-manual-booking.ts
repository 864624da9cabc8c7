import { useState, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { MANUAL } from "#texts/desk.ts";
import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import { offerOn } from "../../domain/catalogue/held-offer.ts";
import {
  checkManualBooking,
  EMPTY_MANUAL,
  type ManualFields,
  type ManualItem,
} from "../../domain/desk/bookings/manual-booking.ts";
import type { ItemDepartures } from "../../domain/desk/departures/departure-schema.ts";
import { type InvalidForm, writeProblems } from "../../shared/form/check-with.ts";
import { useForm } from "../../shared/form/use-form.ts";
import { paths } from "../../shared/paths.ts";
import { useShop } from "../../shared/ui/shop.tsx";
import { toast } from "../../shared/ui/toast/toast.ts";
import { useTodayInTashkent } from "../../shared/use-now.ts";
import { deskProblems } from "../../text/desk-problems.ts";
import { failureText } from "../../text/desk.ts";
import { type DeskItem, useItems } from "./item-select.tsx";

type Checked = { ok: true; booking: ManualFields; chosen: DeskItem };

function useItemDepartures(itemId: string): ItemDepartures | undefined {
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

export function useManualBooking() {
  const navigate = useNavigate();
  const items = useItems();
  const { fees_percent } = useShop();
  const today = useTodayInTashkent();
  const [id] = useState(() => crypto.randomUUID());
  const [itemId, setItemId] = useState("");
  const departures = useItemDepartures(itemId);
  const chosenIn = (itemId: string) => items.find(({ item }) => item.id === itemId);
  const pricesOn = ({ item }: DeskItem, day: string): ManualItem & { places: number } => ({
    ...offerOn(item, departures?.rows ?? [], day),
    options: item.options,
    fees_percent,
  });
  const form = useForm({
    empty: EMPTY_MANUAL,
    check: (values): Checked | InvalidForm => {
      const chosen = chosenIn(values.item);
      if (!chosen) return { ok: false, errors: { item: MANUAL.noTrip } };
      const checked = checkManualBooking(values, pricesOn(chosen, values.check_in), today);
      return checked.ok ? { ...checked, chosen } : { ok: false, errors: writeProblems(checked.errors, deskProblems) };
    },
    send: async ({ booking, chosen: { type, item } }) => {
      const answer = await callDesk("rpc/admin_manual_booking", {
        booking: {
          id,
          tour_id: type === "tour" ? item.id : null,
          package_id: type === "package" ? item.id : null,
          ...booking,
        },
      });
      if (!answer.ok) return { ok: false, problem: failureText(answer) };
      toast({ title: booking.hold_until ? MANUAL.held : MANUAL.done, tone: "success" });
      return { ok: true, next: () => void navigate(paths.adminBooking(id)) };
    },
  });
  const choose = (item: string) => {
    setItemId(item);
    form.change({ item, options: {}, check_in: "", off: null });
  };
  const chosen = chosenIn(itemId);
  return { ...form, choose, chosen, departures, prices: chosen && pricesOn(chosen, form.values.check_in) };
}

export type ManualForm = ReturnType<typeof useManualBooking>;
