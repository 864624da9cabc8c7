import { DESK_TITLES, WHAT_NEXT } from "#texts/desk.ts";
import { paths } from "../../../shared/paths.ts";
import type { TitledDeskRoute } from "../../../shared/titles.ts";
import { TextLink } from "../../../shared/ui/links.tsx";

const STEPS: Partial<Record<string, Readonly<Record<string, string>>>> = WHAT_NEXT.of;
const isRoute = (name: string): name is TitledDeskRoute => name in DESK_TITLES;

/** Fills the room below a short list with what one would do next. */
export function WhatNext({ list }: { list: string }) {
  const steps = Object.entries(STEPS[list] ?? {});
  return steps.length === 0 ? null : (
    <nav aria-label={WHAT_NEXT.title} className="stack tight screen-only">
      <h2>{WHAT_NEXT.title}</h2>
      <ul className="plain stack tight">
        {steps.map(([name, text]) => (
          <li key={name}>{isRoute(name) ? <TextLink to={paths[name]()}>{text}</TextLink> : null}</li>
        ))}
      </ul>
    </nav>
  );
}
