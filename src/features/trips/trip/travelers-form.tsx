import { Button, Text, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useState } from "react";
import { TRIP_SENDING, TRAVELERS } from "#texts/trips.ts";
import { draftKey } from "../../../data/drafts/draft-keys.ts";
import { formDraft } from "../../../data/local/drafts.ts";
import { saveTravelers } from "../../../data/sync/outbox/send-trip-message.ts";
import type { Traveler } from "../../../domain/booking/booking-view.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import {
  type TravelerField,
  travelersForm,
  type TravelersFormValues as Values,
  travelersFormSchema,
  travelersOf,
} from "../../../domain/booking/trip/check-travelers.ts";
import { checkWith, type ValidForm } from "../../../shared/form/check-with.ts";
import { OtherTab } from "../../../shared/form/other-tab.tsx";
import { type DraftPlace, useForm } from "../../../shared/form/use-form.ts";
import { FormFields } from "../../../shared/ui/form-fields.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import tripClasses from "../../../shared/trip/trip.module.css";
import classes from "../trips.module.css";

/** Every field costs rendering time, and few travelers type a long list on a phone. */
const FORMS_SHOWN_AT_FIRST = 10;

/** Stores only changed fields, so that a newer list from another device keeps its others. */
function draftOf(bookingId: string, known: Values): DraftPlace<Values> {
  const key = draftKey.travelers(bookingId);
  const changesOf = (values: Values): Values =>
    Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== known[name]));
  const draft = formDraft(key);
  return {
    ...draft,
    save: async (values) => {
      const changes = changesOf(values);
      if (Object.keys(changes).length > 0) {
        const savedChanges = await draft.save(changes);
        return savedChanges && { ...known, ...savedChanges };
      }
      await draft.remove();
      return null;
    },
    saveSync: (values) => draft.saveSync(changesOf(values)),
  };
}

type Field = ReturnType<typeof useForm<Values, ValidForm<Values>>>["field"];

/** Sections keep browsers from filling one guest's data into another's fields. */
function Guest({ place, field }: { place: number; field: Field }) {
  const fieldProps = (name: TravelerField, autoComplete: string) => ({
    ...field(`${name}.${place}`),
    label: TRAVELERS.fields[name],
    autoComplete: autoComplete === "off" ? "off" : `section-guest${place} ${autoComplete}`,
  });
  return (
    <fieldset className={classes.guest}>
      <legend>{TRAVELERS.guest({ place })}</legend>
      <TextInput {...fieldProps("name", "name")} />
      <div className="pair">
        <TextInput inputMode="numeric" maxLength={4} {...fieldProps("birth_year", "bday-year")} />
        <TextInput {...fieldProps("nationality", "country-name")} />
      </div>
      <div className="pair">
        <TextInput {...fieldProps("diet", "off")} />
        <TextInput {...fieldProps("note", "off")} />
      </div>
    </fieldset>
  );
}

type FilledIn = ReadonlyMap<number, string>;
type Props = {
  booking: LocalBooking;
  guests: number;
  known: readonly Traveler[];
  thisYear: number;
  filledIn: FilledIn;
};

export function TravelersForm({ booking, guests, known, thisYear, filledIn }: Props) {
  const [empty] = useState(() => travelersForm(known, guests));
  const [draft] = useState(() => draftOf(booking.id, empty));
  const [open, setOpen] = useState(false);
  const [all, setAll] = useState(guests <= FORMS_SHOWN_AT_FIRST);
  const form = useForm({
    empty,
    check: checkWith(travelersFormSchema(guests, thisYear)),
    invalid: TRAVELERS.invalid,
    draft,
    send: async ({ output }: ValidForm<Values>) => {
      const answer = await saveTravelers(booking, travelersOf(output, guests));
      if (answer.ok) return { ok: true };
      toast({ title: TRIP_SENDING.notStored, message: TRAVELERS.notStored, tone: "error" });
      return { ok: false };
    },
  });
  const hasChanged = Object.keys(empty).some((name) => form.values[name] !== empty[name]);
  const places = Array.from({ length: all ? guests : FORMS_SHOWN_AT_FIRST }, (_, at) => at + 1);
  const named = [...known.filter(({ name }) => name).map(({ position }) => position), ...filledIn.keys()];
  const missing = guests - new Set(named).size;
  return (
    <details open={open || hasChanged} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={tripClasses.summary}>
        {missing === 0 ? TRAVELERS.details : TRAVELERS.detailsMissing({ missing })}
      </summary>
      <form {...form.props}>
        <OtherTab choice={form.otherTab} />
        <FormFields ready={form.ready} className="stack">
          {places.map((place) =>
            filledIn.has(place) ? (
              <Text key={place}>{TRAVELERS.filledIn({ place, name: filledIn.get(place) ?? "" })}</Text>
            ) : (
              <Guest key={place} place={place} field={form.field} />
            ),
          )}
          {all ? null : (
            <Button variant="default" onClick={() => setAll(true)}>
              {TRAVELERS.all({ guests })}
            </Button>
          )}
          {hasChanged ? <Text size="sm">{form.kept ? TRAVELERS.draft : TRAVELERS.draftLost}</Text> : null}
          <div>
            <Button type="submit" loading={form.busy}>
              {TRAVELERS.save}
            </Button>
          </div>
        </FormFields>
      </form>
    </details>
  );
}
