import { useState } from "react";
import { SETTINGS } from "#texts/desk.ts";
import { officeSchema } from "../../../domain/desk/settings/people-form.ts";
import { changedTexts } from "../../../domain/desk/settings/settings-form.ts";
import type { DeskSettings } from "../../../domain/shop/settings-schema.ts";
import { checkWith } from "../../../shared/form/check-with.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import { deskProblems } from "../../../text/desk-problems.ts";
import { PlaceField } from "../../shared/fields/place-field.tsx";
import { GroupForm } from "./group-form.tsx";
import type { SaveSettings } from "./use-save.ts";
import classes from "./settings.module.css";

const checkOffice = checkWith(officeSchema, deskProblems);

export function OfficeGroup({ settings, save }: { settings: DeskSettings; save: SaveSettings }) {
  const [start] = useState(() => ({ latitude: settings.latitude, longitude: settings.longitude }));
  const form = useForm({ empty: start, check: checkOffice, send: ({ output }) => save(changedTexts(output, start)) });
  const { latitude, longitude } = form.values;
  return (
    <GroupForm section="office" lead={SETTINGS.office.lead} form={form}>
      <div className={classes.map}>
        <PlaceField
          legend={SETTINGS.office.place}
          latitude={latitude}
          longitude={longitude}
          errors={{ latitude: form.errors["latitude"], longitude: form.errors["longitude"] }}
          change={(nextLatitude, nextLongitude) => form.change({ latitude: nextLatitude, longitude: nextLongitude })}
        />
      </div>
    </GroupForm>
  );
}
