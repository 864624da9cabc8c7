import { Button, Text, Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useState } from "react";
import type * as v from "valibot";
import { TRIP_REVIEW, TRIP_SENDING } from "#texts/trips.ts";
import { language } from "#texts/write.ts";
import { draftKey } from "../../../data/drafts/draft-keys.ts";
import { formDraft } from "../../../data/local/drafts.ts";
import { saveReview } from "../../../data/sync/outbox/send-trip-message.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import {
  newestReview,
  REVIEW_WORDS_MAX,
  reviewForm,
  reviewFormSchema,
  reviewOfForm,
} from "../../../domain/reviews/own-review.ts";
import { checkWith, type ValidForm } from "../../../shared/form/check-with.ts";
import { OtherTab } from "../../../shared/form/other-tab.tsx";
import { useForm } from "../../../shared/form/use-form.ts";
import { FormFields } from "../../../shared/ui/form-fields.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { StarChoice } from "./star-choice.tsx";

type Props = { booking: LocalBooking; firstName: string; done: () => void };

export function ReviewForm({ booking, firstName, done }: Props) {
  const [empty] = useState(() => reviewForm(newestReview(booking), firstName));
  const [draft] = useState(() => formDraft(draftKey.review(booking.id)));
  const form = useForm({
    empty,
    check: checkWith(reviewFormSchema),
    invalid: TRIP_REVIEW.invalid,
    draft,
    send: async ({ output }: ValidForm<v.InferOutput<typeof reviewFormSchema>>) => {
      const answer = await saveReview(booking, { ...reviewOfForm(output), language });
      if (answer.ok) return { ok: true, next: done };
      toast({ title: TRIP_SENDING.notStored, message: TRIP_REVIEW.notStored, tone: "error" });
      return { ok: false };
    },
  });
  return (
    <form {...form.props}>
      <OtherTab choice={form.otherTab} />
      <FormFields ready={form.ready} className="stack">
        <StarChoice
          name="rating"
          value={form.values.rating}
          error={form.errors["rating"]}
          choose={(rating) => form.change({ rating })}
        />
        <Textarea {...form.field("words")} label={TRIP_REVIEW.words} rows={5} maxLength={REVIEW_WORDS_MAX} />
        <TextInput
          {...form.field("name")}
          label={TRIP_REVIEW.name}
          description={TRIP_REVIEW.shown}
          autoComplete="given-name"
        />
        {form.dirty ? <Text size="sm">{form.kept ? TRIP_REVIEW.draft : TRIP_REVIEW.draftLost}</Text> : null}
        <div>
          <Button type="submit" loading={form.busy}>
            {TRIP_REVIEW.send}
          </Button>
        </div>
      </FormFields>
    </form>
  );
}
