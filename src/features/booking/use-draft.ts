import { startTransition, useEffect, useRef, useState } from "react";
import { loadBookingDraft } from "../../data/local/booking-drafts.ts";
import { type BookingDraft, type DraftKey, removeDraft, saveDraft } from "../../data/local/drafts.ts";
import { newBookingIdentity } from "../../data/local/drafts.ts";
import { EMPTY_FORM, type BookingFormInput } from "../../domain/booking/booking-form.ts";

export type DraftState = {
  draft: BookingDraft | null;
  /** True when what was typed earlier came back. */
  restored: boolean;
  /** False when the disk refuses: the form works, but forgets. */
  kept: boolean;
  change: (changes: Partial<BookingFormInput>) => void;
  /** Takes what was typed off this phone, for good. */
  clear: () => void;
};

/** Every keystroke goes to the disk: a crash, a reload or an update takes nothing away. */
export function useDraft(key: DraftKey<BookingDraft>): DraftState {
  const [draft, setDraft] = useState<BookingDraft | null>(null);
  const [restored, setRestored] = useState(false);
  const [kept, setKept] = useState(true);
  const writing = useRef(Promise.resolve());

  useEffect(() => {
    let current = true;
    const begin = (found: BookingDraft | null, works: boolean) => {
      if (!current) return;
      startTransition(() => {
        setDraft(found ?? { form: EMPTY_FORM, ...newBookingIdentity() });
        setRestored(found !== null);
        setKept(works);
      });
    };
    loadBookingDraft(key).then(
      (found) => begin(found, true),
      () => begin(null, false),
    );
    return () => {
      current = false;
    };
  }, [key]);

  const change = (changes: Partial<BookingFormInput>) => {
    if (draft === null) return;
    const next = { ...draft, form: { ...draft.form, ...changes } };
    setDraft(next);
    writing.current = writing.current
      .then(() => saveDraft(key, next))
      .then(
        () => setKept(true),
        () => setKept(false),
      );
  };
  const clear = () => {
    setDraft({ form: EMPTY_FORM, ...newBookingIdentity() });
    setRestored(false);
    writing.current = writing.current
      .then(() => removeDraft(key))
      .then(
        () => setKept(true),
        () => setKept(false),
      );
  };
  return { draft, restored, kept, change, clear };
}
