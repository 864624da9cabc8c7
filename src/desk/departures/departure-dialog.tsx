import { Button, NativeSelect, Text, Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { DEPARTURE_FORM } from "#texts/desk-catalogue.ts";
import { addDays } from "../../domain/catalogue/travel-dates.ts";
import type { DepartureRow, ItemDepartures } from "../../domain/desk/departures/departure-schema.ts";
import type { Guide } from "../../domain/desk/people/guide-schema.ts";
import { DayInput } from "../../shared/form/day-input.tsx";
import { Dialog } from "../../shared/ui/dialog/dialog.tsx";
import { FormFields } from "../../shared/ui/form-fields.tsx";
import { changedFieldText, meetingMailsText } from "../../text/desk-departures.ts";
import { statusWords } from "../../text/desk.ts";
import { useDepartureForm } from "./use-departure-form.ts";

type Props = {
  item: ItemDepartures & { id: string };
  row?: DepartureRow | undefined;
  guides: readonly Guide[];
  changed: (addedDay?: string) => Promise<void>;
  close: () => void;
};

export function DepartureDialog({ item, row, guides, changed, close }: Props) {
  const { props, problem, busy, field, today, theirs, meetsElsewhere } = useDepartureForm({
    item,
    row,
    changed,
    close,
  });
  const choices = guides.filter(({ id, archived }) => !archived || id === row?.guide_id);
  const nameOf = ({ name, archived }: Guide) => (archived ? DEPARTURE_FORM.notOffered({ name }) : name);
  const wordOf = (name: string, value: unknown) => {
    if (name === "guide_id") return guides.find(({ id }) => id === value)?.name ?? "";
    return name === "state" ? statusWords(String(value)) : String(value);
  };
  return (
    <Dialog
      title={row ? DEPARTURE_FORM.edit({ date: row.start_date }) : DEPARTURE_FORM.addTo(item)}
      onClose={close}
      busy={busy}
    >
      <form {...props}>
        <FormFields ready={!busy} className="stack tight">
          {problem ? (
            <div role="alert" className="problem">
              <Text>{problem}</Text>
              {theirs.map(({ field: name, theirs: value }) => (
                <Text key={name}>{changedFieldText(name, wordOf(name, value))}</Text>
              ))}
            </div>
          ) : null}
          <div className="pair">
            {row ? null : (
              <DayInput label={DEPARTURE_FORM.day} required min={addDays(today, 1)} {...field("start_date")} />
            )}
            <DayInput label={DEPARTURE_FORM.end} {...field("end_date")} />
          </div>
          <div className="pair">
            <TextInput
              label={DEPARTURE_FORM.price({ usual: item.price_cents })}
              inputMode="decimal"
              {...field("price")}
            />
            <TextInput
              label={DEPARTURE_FORM.places({ usual: item.max_guests })}
              inputMode="numeric"
              {...field("places")}
            />
          </div>
          <div className="pair">
            <TextInput label={DEPARTURE_FORM.minimum} inputMode="numeric" {...field("min_guests")} />
            <TextInput label={DEPARTURE_FORM.closes} inputMode="numeric" {...field("closes_days")} />
          </div>
          <NativeSelect
            label={DEPARTURE_FORM.guide}
            data={[
              { value: "", label: DEPARTURE_FORM.noGuide },
              ...choices.map((guide) => ({ value: guide.id, label: nameOf(guide) })),
            ]}
            {...field("guide_id")}
          />
          <Textarea label={DEPARTURE_FORM.note} rows={2} {...field("note")} />
          <Textarea
            label={DEPARTURE_FORM.guideNote}
            description={DEPARTURE_FORM.guideNoteHint}
            rows={2}
            {...field("guide_note")}
          />
          <TextInput
            label={DEPARTURE_FORM.meets({ usual: item.meeting_point || DEPARTURE_FORM.none })}
            {...field("meeting_point")}
          />
          <div className="pair">
            <TextInput
              placeholder="08:30"
              label={DEPARTURE_FORM.at({ usual: item.meeting_time || DEPARTURE_FORM.none })}
              {...field("meeting_time")}
            />
            <TextInput label={DEPARTURE_FORM.pin} {...field("meeting_pin")} />
          </div>
          <div role="status">
            {row && meetsElsewhere ? <Text>{meetingMailsText(row.bookings - row.held_bookings)}</Text> : null}
          </div>
          <div className="row">
            <Button type="submit" loading={busy}>
              {row ? DEPARTURE_FORM.editAct : DEPARTURE_FORM.addAct}
            </Button>
            <Button variant="default" disabled={busy} onClick={close}>
              {DEPARTURE_FORM.back}
            </Button>
          </div>
        </FormFields>
      </form>
    </Dialog>
  );
}
