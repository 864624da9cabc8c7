import { Fragment, type ReactNode } from "react";

type Fact = readonly [name: string, value: ReactNode];
/** A list allows two facts of the same name, such as two lines of a price. */
type Props = { of: Readonly<Record<string, ReactNode>> | readonly Fact[]; className?: string | undefined };

export function Facts({ of, className = "facts" }: Props) {
  const facts: readonly Fact[] = Array.isArray(of) ? of : Object.entries(of);
  const filledFacts = facts.filter(([, value]) => value || value === 0);
  return (
    <dl className={className}>
      {filledFacts.map(([name, value], place) => (
        <Fragment key={`${place} ${name}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
