import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { FISCAL, OPTIONS } from "#texts/desk-catalogue.ts";
import type { OptionForm } from "../../../domain/catalogue/fields/field.ts";
import { NO_FISCAL_CODE } from "../../../domain/desk/catalogue/fiscal-rule.ts";
import { choicesOf } from "../../shared/choices-of.ts";
import { ListEditor } from "../../shared/fields/list-editor.tsx";
import { FiscalField } from "./fiscal-field.tsx";
import classes from "./item-form.module.css";

/** Bookings refer to the ID, so it never changes. */
const newOption = (): OptionForm => ({
  id: crypto.randomUUID(),
  name: "",
  price: "",
  per: "guest",
  most: "10",
  retired: false,
});

type Props = {
  name: string;
  label: string;
  one: string;
  options: readonly OptionForm[];
  error: string | undefined;
  change: (options: OptionForm[]) => void;
};

export const OptionsField = ({ options, ...list }: Props) => (
  <ListEditor
    {...list}
    hint={OPTIONS.hint}
    lines={options}
    fresh={newOption}
    show={(option, index, change) => {
      const field = (name: "name" | "price" | "most", label: string) => ({
        label,
        "aria-label": `${list.one} ${index + 1}: ${label}`,
        value: option[name],
        onChange: (event: { currentTarget: { value: string } }) =>
          change({ ...option, [name]: event.currentTarget.value }),
      });
      return (
        <div className={classes.option}>
          <TextInput {...field("name", OPTIONS.name)} placeholder={OPTIONS.example} />
          <TextInput {...field("price", OPTIONS.price)} type="number" min={0} step={0.01} />
          <NativeSelect
            label={OPTIONS.per}
            aria-label={`${list.one} ${index + 1}: ${OPTIONS.per}`}
            value={option.per}
            data={choicesOf(OPTIONS.pers)}
            onChange={(event) =>
              change({ ...option, per: event.currentTarget.value === "guest" ? "guest" : "booking" })
            }
          />
          <TextInput {...field("most", OPTIONS.most)} type="number" min={1} step={1} />
          <Checkbox
            label={OPTIONS.retired}
            aria-label={`${list.one} ${index + 1}: ${OPTIONS.retired}`}
            checked={option.retired}
            onChange={(event) => change({ ...option, retired: event.currentTarget.checked })}
          />
          <FiscalField
            name={`${list.name}.${index}.fiscal`}
            of={`${list.one} ${index + 1}`}
            code={option.fiscal ?? NO_FISCAL_CODE}
            hint={FISCAL.optionHint}
            change={(fiscal) => change({ ...option, fiscal })}
          />
        </div>
      );
    }}
  />
);
