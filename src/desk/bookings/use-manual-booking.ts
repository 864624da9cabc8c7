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
import { failureText, MANUAL_BOOKING } from "../shared/messages/desk.ts";
import { type DeskItem, useItems } from "./item-select.tsx";
import { useItemDepartures } from "./use-offers.ts";

const EMPTY = { item: "", ...EMPTY_FORM };
type CheckedManualBooking = CheckedForm & { chosen: DeskItem };

const bookingOf = (id: string, { chosen: { type, item }, form, options }: CheckedManualBooking) => ({
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
  const findChosenItem = (itemId: string) => items.find(({ item }) => item.id === itemId);
  const form = useForm({
    empty: EMPTY,
    check: ({ item, ...values }): CheckedManualBooking | InvalidForm => {
      const chosenItem = findChosenItem(item);
      if (!chosenItem) return { ok: false, errors: { item: MANUAL_BOOKING.noTrip } };
      const checkedForm = checkForm(
        values,
        offerOn(chosenItem.item, departures, values.check_in).price_cents,
        undefined,
        chosenItem.item.options,
        fees_percent,
      );
      return checkedForm.ok ? { ...checkedForm, chosen: chosenItem } : checkedForm;
    },
    send: async (checkedForm) => {
      const answer = await callDesk("rpc/admin_manual_booking", { booking: bookingOf(id, checkedForm) });
      if (!answer.ok) return { ok: false, problem: failureText(answer) };
      toast({ title: MANUAL_BOOKING.done, tone: "success" });
      return { ok: true, next: () => void navigate(paths.adminBooking(id)) };
    },
  });
  const choose = (item: string) => {
    setItemId(item);
    form.change({ item, options: {} });
  };
  const chosenItem = findChosenItem(itemId);
  return {
    ...form,
    choose,
    chosen: chosenItem,
    offer: chosenItem && offerOn(chosenItem.item, departures, form.values.check_in),
  };
}
