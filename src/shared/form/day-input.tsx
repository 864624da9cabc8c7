import { TextInput, type TextInputProps } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { type ChangeEvent, useRef, useState } from "react";
import { DAY_FIELD, DAY_NAMES } from "#texts/days.ts";
import { day } from "#texts/write.ts";
import { parseDay } from "../../domain/catalogue/parse-day.ts";
import { Icon } from "../ui/icons/icon.tsx";
import { useTodayInTashkent } from "../use-now.ts";
import classes from "./day-input.module.css";

/** The same at every hour, because the prerendered page holds it. */
const EXAMPLE = "2027-05-24";

type Props = Omit<TextInputProps, "value" | "onChange" | "onBlur" | "type"> & {
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

/** A browser's own date field shows days in the browser's format, this one in the shop's. */
export function DayInput({ value, onChange, min, max, error, ...rest }: Props) {
  const today = useTodayInTashkent();
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const choose = (chosen: string) => {
    setWrong(false);
    if (chosen !== value) onChange({ currentTarget: { value: chosen } });
  };
  // The abbreviations of a written day have dots and commas, its names of months none.
  const dayOf = (text: string) => parseDay(text.replaceAll(/(?<=\p{L})[.,]/gu, ""), today, DAY_NAMES)?.day;
  const edit = ({ currentTarget: { value: text } }: ChangeEvent<HTMLInputElement>) => {
    setTyped(text);
    const found = dayOf(text);
    if (found ?? text.trim() === "") choose(found ?? "");
  };
  const leave = () => {
    if (typed === undefined) return;
    const isDay = typed.trim() === "" || dayOf(typed) !== undefined;
    if (isDay) setTyped(undefined);
    else choose("");
    setWrong(!isDay);
  };
  return (
    <TextInput
      placeholder={DAY_FIELD.example({ example: EXAMPLE })}
      autoComplete="off"
      {...rest}
      value={typed ?? (dayOf(value) === undefined ? value : day(value))}
      error={error || (wrong ? DAY_FIELD.wrong({ example: EXAMPLE }) : undefined)}
      onChange={edit}
      onBlur={leave}
      rightSectionPointerEvents="all"
      rightSection={
        <>
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            className={classes.picker}
            min={min}
            max={max}
            value={value}
            onChange={({ currentTarget }) => {
              setTyped(undefined);
              choose(currentTarget.value);
            }}
          />
          <button
            type="button"
            className={classes.open}
            aria-label={DAY_FIELD.open}
            disabled={rest.disabled}
            onClick={() => picker.current?.showPicker()}
          >
            <Icon name="calendar" size={18} />
          </button>
        </>
      }
    />
  );
}
