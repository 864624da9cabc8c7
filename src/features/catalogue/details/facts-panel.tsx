import { textLanguage } from "../../../domain/catalogue/translation/text-language.ts";
import type { Untranslated } from "../../../domain/catalogue/types.ts";
import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { ITEM_PAGE } from "#words/catalogue/item-pages.ts";
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
    </aside>
  );
}

type TextListProps = {
  title: string;
  items: readonly string[];
  /** The row and the name of the list in it. */
  of: [row: Untranslated, name: string];
  mark?: "yes" | "no";
};

export function TextList({ title, items, of: [row, name], mark = "yes" }: TextListProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <Title order={2}>{title}</Title>
      <ul className={`plain ${classes.list}`} data-mark={mark}>
        {items.map((item, index) => (
          <li key={item} lang={textLanguage(row, `${name}.${index}`)}>
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
