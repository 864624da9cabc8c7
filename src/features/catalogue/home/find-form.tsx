import { Button } from "@mantine/core";
import type { FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { FIND_FORM } from "#texts/home.ts";
import { compareText } from "../../../domain/catalogue/search/compare-text.ts";
import { textLanguage } from "../../../domain/catalogue/translation/translations.ts";
import type { Language } from "../../../domain/languages.ts";
import { paths, prefix } from "../../../shared/paths.ts";
import { useCatalogue, useCatalogueDay } from "../shared/use-catalogue.ts";
import { ANY_MONTH, monthsFrom, GUEST_OPTIONS } from "../shared/wish-options.ts";
import classes from "./find-form.module.css";

type Choice = {
  label: string;
  name: string;
  start?: string;
  options: Iterable<readonly [value: string, words: string, language?: Language | undefined]>;
};

const Choose = ({ label, name, start, options }: Choice) => (
  <label>
    {label}
    <select name={name} defaultValue={start}>
      {[...options].map(([value, words, language]) => (
        <option key={value} value={value} lang={language}>
          {words}
        </option>
      ))}
    </select>
  </label>
);

/** A plain form works before its code loads. */
export function FindForm() {
  const navigate = useNavigate();
  const { destinations } = useCatalogue().snapshot;
  const places = destinations.toSorted((one, other) => compareText(one.name, other.name));
  const openSearch = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const searchParams = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === "string" && value !== "" && value !== ANY_MONTH ? [[name, value]] : [],
    );
    void navigate(`${paths.search()}?${new URLSearchParams(searchParams)}`);
  };
  return (
    <form
      role="search"
      aria-label={FIND_FORM.label}
      action={`${prefix}${paths.search()}`}
      className={`surface ${classes.find}`}
      onSubmit={openSearch}
    >
      <Choose
        label={FIND_FORM.where}
        name="q"
        options={[
          ["", FIND_FORM.anywhere],
          ...places.map((row) => [row.name, row.name, textLanguage(row.name, row)] as const),
        ]}
      />
      <Choose label={FIND_FORM.when} name="month" options={monthsFrom(useCatalogueDay())} />
      <Choose label={FIND_FORM.who} name="people" start="2" options={GUEST_OPTIONS} />
      <Button type="submit">{FIND_FORM.search}</Button>
    </form>
  );
}
