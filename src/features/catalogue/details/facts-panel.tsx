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

export function TextList({
  title,
  items,
  mark = "yes",
}: {
  title: string;
  items: readonly string[];
  mark?: "yes" | "no";
}) {
  if (items.length === 0) return null;
  return (
    <section>
      <Title order={2}>{title}</Title>
      <ul className={`plain ${classes.list}`} data-mark={mark}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
