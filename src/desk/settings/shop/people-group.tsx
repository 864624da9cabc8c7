import { Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { SETTINGS } from "#texts/desk.ts";
import { PEOPLE_LIMIT, peopleSchema, PERSON_LIMITS } from "../../../domain/desk/settings/people-form.ts";
import type { DeskSettings } from "../../../domain/shop/settings-schema.ts";
import type { ShopPerson } from "../../../domain/shop/settings.ts";
import { checkWith } from "../../../shared/form/check-with.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import { deskProblems } from "../../../text/desk-problems.ts";
import { ImageField } from "../../shared/fields/image-field.tsx";
import { ListEditor } from "../../shared/fields/list-editor.tsx";
import { GroupForm } from "./group-form.tsx";
import type { SaveSettings } from "./use-save.ts";

const words = SETTINGS.people;
const NOBODY: ShopPerson = { name: "", role: "", words: "", picture: "" };
const checkPeople = checkWith(peopleSchema, deskProblems);

type PersonProps = { person: ShopPerson; place: number; change: (changes: Partial<ShopPerson>) => void };

function PersonFields({ person, place, change }: PersonProps) {
  const input = (name: Exclude<keyof ShopPerson, "picture">) => ({
    label: words[name],
    "aria-label": words.field({ place, field: words[name] }),
    value: person[name],
    maxLength: PERSON_LIMITS[name],
    autoComplete: "off",
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  return (
    <div className="stack tight">
      <div className="pair">
        <TextInput required {...input("name")} />
        <TextInput {...input("role")} />
      </div>
      <Textarea rows={2} {...input("words")} />
      <ImageField value={person.picture} error={undefined} change={(picture) => change({ picture })} />
    </div>
  );
}

export function PeopleGroup({ settings, save }: { settings: DeskSettings; save: SaveSettings }) {
  const [start] = useState<{ people: ShopPerson[] }>(() => ({ people: settings.people }));
  const form = useForm({
    empty: start,
    check: checkPeople,
    send: ({ output: { people } }) => save(JSON.stringify(people) === JSON.stringify(start.people) ? {} : { people }),
  });
  const { people } = form.values;
  return (
    <GroupForm section="people" lead={words.lead} form={form}>
      <ListEditor
        name="people"
        label={words.list}
        one={words.one}
        lines={people}
        error={form.errors["people"]}
        change={(next) => form.change({ people: next })}
        fresh={people.length < PEOPLE_LIMIT ? () => NOBODY : undefined}
        show={(person, index, changed) => (
          <PersonFields person={person} place={index + 1} change={(changes) => changed({ ...person, ...changes })} />
        )}
      />
    </GroupForm>
  );
}
