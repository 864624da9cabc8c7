import { Button, Text, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useState } from "react";
import { COMPANION_DETAILS } from "#texts/companion.ts";
import { TRIP_SENDING, TRAVELERS } from "#texts/trips.ts";
import { draftKey } from "../../data/drafts/draft-keys.ts";
import { formDraft } from "../../data/local/drafts.ts";
import { saveCompanionDetails } from "../../data/sync/outbox/save-companion-details.ts";
import {
  type CompanionField,
  type CompanionForm,
  companionDetailsOf,
  companionFormSchema,
} from "../../domain/companions/companion-details.ts";
import type { CompanionTrip } from "../../domain/companions/companion-trip.ts";
import { checkWith, type ValidForm } from "../../shared/form/check-with.ts";
import { OtherTab } from "../../shared/form/other-tab.tsx";
import { useForm } from "../../shared/form/use-form.ts";
import { FormFields } from "../../shared/ui/form-fields.tsx";
import { toast } from "../../shared/ui/toast/toast.ts";
import classes from "../../shared/trip/trip.module.css";

const EMPTY: CompanionForm = { name: "", birth_year: "", nationality: "", passport: "", diet: "", note: "" };
const LABELS: Record<CompanionField, string> = { ...TRAVELERS.fields, passport: COMPANION_DETAILS.passport };

export function DetailsForm({ trip, thisYear, title }: { trip: CompanionTrip; thisYear: number; title: string }) {
  const [draft] = useState(() => formDraft(draftKey.companion(trip.id)));
  const [open, setOpen] = useState(false);
  const form = useForm({
    empty: EMPTY,
    check: checkWith(companionFormSchema(thisYear)),
    invalid: COMPANION_DETAILS.invalid,
    draft,
    send: async ({ output }: ValidForm<CompanionForm>) => {
      const answer = await saveCompanionDetails(trip, companionDetailsOf(output));
      if (answer.ok) return { ok: true };
      toast({ title: TRIP_SENDING.notStored, message: COMPANION_DETAILS.notStored, tone: "error" });
      return { ok: false };
    },
  });
  const fieldProps = (name: CompanionField, autoComplete = "off") => ({
    ...form.field(name),
    label: LABELS[name],
    autoComplete,
  });
  return (
    <details open={open || form.dirty} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.summary}>{title}</summary>
      <form {...form.props}>
        <OtherTab choice={form.otherTab} />
        <FormFields ready={form.ready} className="stack tight">
          <TextInput required {...fieldProps("name", "name")} />
          <div className="pair">
            <TextInput inputMode="numeric" maxLength={4} {...fieldProps("birth_year", "bday-year")} />
            <TextInput {...fieldProps("nationality", "country-name")} />
          </div>
          <TextInput autoCapitalize="characters" spellCheck={false} {...fieldProps("passport")} />
          <div className="pair">
            <TextInput {...fieldProps("diet")} />
            <TextInput {...fieldProps("note")} />
          </div>
          {form.dirty ? <Text size="sm">{form.kept ? COMPANION_DETAILS.draft : TRAVELERS.draftLost}</Text> : null}
          <div>
            <Button type="submit" loading={form.busy}>
              {COMPANION_DETAILS.save}
            </Button>
          </div>
        </FormFields>
      </form>
    </details>
  );
}
