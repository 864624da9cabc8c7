import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { ITEM_PAGE } from "#texts/catalogue.ts";
import { textLanguage } from "../../../domain/catalogue/translation/translations.ts";
import type { Untranslated } from "../../../domain/catalogue/types.ts";
import { DataAge } from "../shared/data-age.tsx";
import classes from "./details.module.css";

export function FactsPanel({
  head,
  facts,
  children,
}: {
  head?: ReactNode;
  facts: readonly [string, ReactNode][];
  children?: ReactNode;
}) {
  return (
    <aside className={`surface ${classes.panel}`} aria-label={ITEM_PAGE.glance}>
      {head}
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
      <DataAge />
    </aside>
  );
}

type TextListProps = {
  title: string;
  items: readonly string[];
  row: Untranslated;
  mark?: "yes" | "no";
};

export function TextList({ title, items, row, mark = "yes" }: TextListProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <Title order={2}>{title}</Title>
      <ul className={`plain ${classes.list}`} data-mark={mark}>
        {items.map((item) => (
          <li key={item} lang={textLanguage(item, row)}>
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
