import { Button, NativeSelect } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { RECONCILIATION } from "#texts/desk-money.ts";
import {
  guessKind,
  isComplete,
  LINE_KINDS,
  type Mapping,
  ROLES,
  type ColumnRole,
  columnWords,
} from "../../../domain/desk/payments/settlement/columns.ts";
import { DayInput } from "../../../shared/form/day-input.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { exampleText } from "../../../text/desk-money.ts";
import { choicesOf } from "../../shared/choices-of.ts";
import type { SettlementFile } from "./read-file.ts";
import type { Choice } from "./use-reconciliation.ts";
import classes from "./reconciliation.module.css";

type Props = {
  file: SettlementFile;
  sample: readonly string[][];
  choice: Choice;
  change: (choice: Choice) => void;
  busy: boolean;
  run: () => void;
};

const examples = (sample: readonly string[][], place: number | null | undefined) =>
  exampleText(
    columnWords(sample.slice(0, 20), place)
      .filter(Boolean)
      .slice(0, 1)
      .map((word) => word.slice(0, 24)),
  );

const KindWordChoices = ({
  mapping,
  words,
  set,
}: {
  mapping: Mapping;
  words: string[];
  set: (mapping: Mapping) => void;
}) => (
  <fieldset className={classes.words}>
    <legend>{RECONCILIATION.words}</legend>
    <div className={classes.fields}>
      {words.map((word) => (
        <NativeSelect
          key={word}
          label={word || RECONCILIATION.empty}
          data={LINE_KINDS.map((value) => ({ value, label: RECONCILIATION.kinds[value] }))}
          value={mapping.kinds[word] ?? guessKind(word)}
          onChange={(event) => {
            const kind = LINE_KINDS.find((known) => known === event.currentTarget.value);
            if (kind) set({ ...mapping, kinds: { ...mapping.kinds, [word]: kind } });
          }}
        />
      ))}
    </div>
  </fieldset>
);

function NumberFormatFields({ choice, change }: Pick<Props, "choice" | "change">) {
  const { mapping, days } = choice;
  const setMapping = (changes: Partial<Mapping>) => change({ ...choice, mapping: { ...mapping, ...changes } });
  const day = (name: "from" | "to", label: string) => (
    <DayInput
      label={label}
      value={days[name]}
      onChange={(event) => change({ ...choice, days: { ...days, [name]: event.currentTarget.value } })}
    />
  );
  return (
    <div className={classes.fields}>
      <NativeSelect
        label={RECONCILIATION.decimal}
        data={choicesOf(RECONCILIATION.decimals)}
        value={mapping.decimal}
        onChange={(event) => setMapping({ decimal: event.currentTarget.value === "," ? "," : "." })}
      />
      {typeof mapping.columns.currency === "number" ? null : (
        <NativeSelect
          label={RECONCILIATION.currency}
          data={["USD", "UZS", "EUR", "RUB"]}
          value={mapping.currency}
          onChange={(event) => setMapping({ currency: event.currentTarget.value })}
        />
      )}
      {typeof mapping.columns.date === "number" ? null : (
        <>
          {day("from", RECONCILIATION.from)}
          {day("to", RECONCILIATION.to)}
        </>
      )}
      <NativeSelect
        label={RECONCILIATION.around}
        description={RECONCILIATION.aroundNote}
        data={["0", "3", "7", "14", "45"]}
        value={String(choice.around)}
        onChange={(event) => change({ ...choice, around: Number(event.currentTarget.value) })}
      />
    </div>
  );
}

export function MappingForm({ file, sample, choice, change, busy, run }: Props) {
  const { mapping } = choice;
  const changeMapping = (next: Mapping) => change({ ...choice, mapping: next });
  const placeColumn = (role: ColumnRole, value: string) =>
    changeMapping({ ...mapping, columns: { ...mapping.columns, [role]: value === "" ? null : Number(value) } });
  const columns = [
    { value: "", label: RECONCILIATION.none },
    ...file.heading.map((name, at) => ({ value: String(at), label: name || `${at + 1}` })),
  ];
  const isMappingComplete = isComplete(mapping);
  return (
    <Panel title={RECONCILIATION.columns}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (isMappingComplete) run();
        }}
      >
        <p className="dim">{RECONCILIATION.columnsNote}</p>
        <div className={classes.fields}>
          {ROLES.map((role) => {
            const at = mapping.columns[role];
            return (
              <NativeSelect
                key={role}
                label={RECONCILIATION.roles[role]}
                description={typeof at === "number" ? examples(sample, at) : undefined}
                data={columns}
                value={typeof at === "number" ? String(at) : ""}
                onChange={(event) => placeColumn(role, event.currentTarget.value)}
              />
            );
          })}
        </div>
        {typeof mapping.columns.kind === "number" ? (
          <KindWordChoices mapping={mapping} words={columnWords(sample, mapping.columns.kind)} set={changeMapping} />
        ) : null}
        <NumberFormatFields choice={choice} change={change} />
        {isMappingComplete ? null : <p className="problem">{RECONCILIATION.incomplete}</p>}
        <div>
          <Button type="submit" disabled={!isMappingComplete} loading={busy}>
            {RECONCILIATION.go}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
