import { Radio } from "@mantine/core";
import "@mantine/core/styles/Radio.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import { useState } from "react";
import { CONFLICT } from "#texts/desk-catalogue.ts";
import type { ItemQuestion, OptionForm } from "../../../domain/catalogue/fields/field.ts";
import type { ItemPicture } from "../../../domain/catalogue/pictures.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import type { ItemForm } from "../../../domain/desk/catalogue/admin-forms.ts";
import { AskDialog } from "../../../shared/ui/dialog/ask-dialog.tsx";
import { Table } from "../../../shared/ui/table.tsx";
import { fieldWords, optionLine, questionLine } from "../../../text/desk-catalogue.ts";
import type { Conflict } from "./save-item.ts";

function lineOf(line: string | OptionForm | ItemPicture | ItemQuestion): string {
  if (typeof line === "string") return line;
  if ("choices" in line) return questionLine(line);
  return "alt" in line ? line.alt || line.url : optionLine(line);
}

function valueText(value: unknown): string {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return valueText(Object.values(value));
  if (Array.isArray(value)) return value.map(lineOf).join("; ") || CONFLICT.nothing;
  if (typeof value === "boolean") return value ? CONFLICT.yes : CONFLICT.no;
  return String(value) || CONFLICT.nothing;
}

type Props = {
  kind: ItemKind;
  conflict: Conflict;
  settle: (form: ItemForm) => void;
  takeTheirs: () => void;
  close: () => void;
};

export function ConflictDialog({ kind, conflict, settle, takeTheirs, close }: Props) {
  const [mine, setMine] = useState<Record<string, boolean>>({});
  const { changed, clashes, merged, theirs } = conflict;
  const clashingFields = new Set(clashes.map(({ field }) => field));
  const chosenForm = (): ItemForm => {
    const theirFields = clashes
      .filter(({ field }) => mine[field] === false)
      .map(({ field }) => [field, theirs[field as keyof typeof theirs]]);
    return { ...merged, ...Object.fromEntries(theirFields) };
  };
  const choiceOf = (field: string, value: unknown, isTheirs: boolean) => (
    <Radio
      label={valueText(value)}
      checked={(mine[field] === false) === isTheirs}
      onChange={() => setMine({ ...mine, [field]: !isTheirs })}
    />
  );
  return (
    <AskDialog
      title={CONFLICT.title}
      onClose={close}
      answers={[
        { label: CONFLICT.save, tone: "main", onChoose: () => settle(chosenForm()) },
        { label: CONFLICT.discard, tone: "danger", onChoose: takeTheirs },
        { label: CONFLICT.stay },
      ]}
    >
      <p>{clashes.length > 0 ? CONFLICT.same : CONFLICT.different}</p>
      <Table
        name={{ label: CONFLICT.title }}
        head={CONFLICT.columns}
        rows={changed.map(({ field, theirs: their, mine: my }) => ({
          key: field,
          name: fieldWords(field, kind).label,
          cells: clashingFields.has(field)
            ? [choiceOf(field, their, true), choiceOf(field, my, false)]
            : [valueText(their), JSON.stringify(their) === JSON.stringify(my) ? CONFLICT.equal : CONFLICT.notYours],
        }))}
      />
    </AskDialog>
  );
}
