import { Fragment, type ReactNode } from "react";

type Props = { of: Readonly<Record<string, ReactNode>>; className?: string };

/** Names and what is known under them, in this order; nothing known, nothing shown. */
export function Facts({ of, className = "facts" }: Props) {
  const known = Object.entries(of).filter(([, value]) => value || value === 0);
  return (
    <dl className={className}>
      {known.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
