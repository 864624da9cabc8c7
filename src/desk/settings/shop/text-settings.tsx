import { NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import "@mantine/core/styles/Input.layer.css";
import { GROUPS, TEXT_LABELS } from "#texts/desk.ts";
import {
  changedTexts,
  checkTexts,
  TEXT_GROUPS,
  type TextGroup,
  type TextsByName,
} from "../../../domain/desk/settings/settings-form.ts";
import type { DeskSettings } from "../../../domain/shop/settings-schema.ts";
import { writeProblems } from "../../../shared/form/check-with.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import { deskProblems } from "../../../text/desk-problems.ts";
import { choicesOf } from "../../shared/choices-of.ts";
import { GroupForm } from "./group-form.tsx";
import type { SaveSettings } from "./use-save.ts";
import classes from "./settings.module.css";

type Label = { label: string; hint?: string; choices?: Readonly<Record<string, string>> };
const LABELS: Readonly<Record<(typeof TEXT_GROUPS)[TextGroup][number], Label>> = TEXT_LABELS;

const ORDER: ("label" | "input" | "description" | "error")[] = ["label", "input", "description", "error"];

type Props = { group: TextGroup; settings: DeskSettings; save: SaveSettings };

export function TextSettings({ group, settings, save }: Props) {
  const [start] = useState<TextsByName>(() =>
    Object.fromEntries(TEXT_GROUPS[group].map((name) => [name, settings[name]])),
  );
  const form = useForm({
    empty: start,
    check: (typed) => {
      const checked = checkTexts(typed);
      return checked.ok ? checked : { ok: false, errors: writeProblems(checked.errors, deskProblems) };
    },
    send: ({ texts }) => save(changedTexts(texts, start)),
  });
  return (
    <GroupForm section={group} lead={GROUPS[group].lead} form={form}>
      <div className={classes.fields}>
        {TEXT_GROUPS[group].map((name) => {
          const { label, hint, choices } = LABELS[name];
          const props = { label, description: hint, inputWrapperOrder: ORDER, ...form.field(name) };
          return choices ? (
            <NativeSelect key={name} data={choicesOf(choices)} {...props} />
          ) : (
            <TextInput key={name} autoComplete="off" {...props} />
          );
        })}
      </div>
    </GroupForm>
  );
}
