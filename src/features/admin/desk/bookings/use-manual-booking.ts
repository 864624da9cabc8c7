import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { bookByHand } from "../../../../data/remote/admin/desk-bookings.ts";
import {
  type BookingFormInput,
  checkForm,
  EMPTY_FORM,
  type FormErrors,
} from "../../../../domain/booking/booking-form.ts";
import { paths } from "../../../../shared/paths.ts";
import { toast } from "../../../../shared/ui/toast.ts";
import { type DeskItem, useItems } from "./use-items.ts";

type Errors = FormErrors & { item?: string };

const bookingOf = (id: string, { type, item }: DeskItem, form: BookingFormInput) => ({
  id,
  tour_id: type === "tour" ? item.id : null,
  package_id: type === "package" ? item.id : null,
  guests: form.guests,
  check_in: form.check_in,
  check_out: form.check_in,
  customer_first_name: form.first_name,
  customer_last_name: form.last_name,
  customer_email: form.email,
  customer_phone: form.phone,
  special_requests: form.special_requests || null,
});

export const useManualBooking = () => {
  const navigate = useNavigate();
  const items = useItems();
  const [itemId, setItemId] = useState("");
  const [form, setForm] = useState<BookingFormInput>(EMPTY_FORM);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  // Made once: pressed again after no answer came, it is the same booking.
  const id = useRef<string | undefined>(undefined);
  const chosen = items.find(({ item }) => item.id === itemId);

  const change = (changes: Partial<BookingFormInput>) => {
    setForm((before) => ({ ...before, ...changes }));
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(changes).map((name) => [name, undefined])),
    }));
  };
  const chooseItem = (next: string) => {
    setItemId(next);
    setErrors((before) => ({ ...before, item: "" }));
  };

  const submit = async () => {
    if (!chosen) {
      setErrors({ item: "Please choose a trip" });
      return;
    }
    const checked = checkForm(form, chosen.item.price_cents);
    if (!checked.ok) {
      setErrors(checked.errors);
      setProblem(checked.first.message);
      return;
    }
    setProblem("");
    setBusy(true);
    id.current ??= crypto.randomUUID();
    const answer = await bookByHand(bookingOf(id.current, chosen, checked.form));
    setBusy(false);
    if (!answer.ok) {
      setProblem(answer.message);
      return;
    }
    toast({ title: "Booked and confirmed", tone: "success" });
    void navigate(paths.adminBooking(id.current));
  };

  return { chosen, form, errors, problem, busy, change, chooseItem, submit };
};
