import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import { offerOn } from "../../domain/catalogue/offer.ts";
import { checkForm, type CheckedForm, EMPTY_FORM, requestFields } from "../../domain/booking/form/booking-form.ts";
import { chosenOptions } from "../../domain/pricing/options.ts";
import type { InvalidForm } from "../../shared/form/check-with.ts";
import { useForm } from "../../shared/form/use-form.ts";
import { useShop } from "../../shared/ui/shop.tsx";
import { paths } from "../../shared/paths.ts";
import { toast } from "../../shared/ui/toast/toast.ts";
import { failureText, MANUAL } from "../shared/messages/desk.ts";
import { type DeskItem, useItems } from "./item-select.tsx";
import { useItemDepartures } from "./use-offers.ts";

const EMPTY = { item: "", ...EMPTY_FORM };
type Checked = CheckedForm & { chosen: DeskItem };

const bookingOf = (id: string, { chosen: { type, item }, form, options }: Checked) => ({
  id,
  tour_id: type === "tour" ? item.id : null,
  package_id: type === "package" ? item.id : null,
  ...requestFields(form),
  ...chosenOptions(options),
});

export function useManualBooking() {
  const navigate = useNavigate();
  const items = useItems();
  const { fees_percent } = useShop();
  const [id] = useState(() => crypto.randomUUID());
  const [itemId, setItemId] = useState("");
  const departures = useItemDepartures(itemId);
  const chosenIn = (itemId: string) => items.find(({ item }) => item.id === itemId);
  const form = useForm({
    empty: EMPTY,
    check: ({ item, ...values }): Checked | InvalidForm => {
      const chosen = chosenIn(item);
      if (!chosen) return { ok: false, errors: { item: MANUAL.noTrip } };
      const checked = checkForm(
        values,
        offerOn(chosen.item, departures, values.check_in).price_cents,
        undefined,
        chosen.item.options,
        fees_percent,
      );
      return checked.ok ? { ...checked, chosen } : checked;
    },
    send: async (checked) => {
      const answer = await callDesk("rpc/admin_manual_booking", { booking: bookingOf(id, checked) });
      if (!answer.ok) return { ok: false, problem: failureText(answer) };
      toast({ title: MANUAL.done, tone: "success" });
      return { ok: true, next: () => void navigate(paths.adminBooking(id)) };
    },
  });
  const choose = (item: string) => {
    setItemId(item);
    form.change({ item, options: {} });
  };
  const chosen = chosenIn(itemId);
  return { ...form, choose, chosen, offer: chosen && offerOn(chosen.item, departures, form.values.check_in) };
}
