import { Title } from "@mantine/core";
import { type ComponentProps, useLayoutEffect, useRef } from "react";
import classes from "./trips.module.css";

type Props = ComponentProps<"details"> & { title: string };

export function Fold({ title, children, open = false, ...props }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (open && details.current) details.current.open = true;
  }, [open]);
  return (
    <details {...props} ref={details} className={`surface screen-only ${classes.fold}`}>
      <summary>
        <Title order={2} size="h4">
          {title}
        </Title>
      </summary>
      <div className="stack">{children}</div>
    </details>
  );
}
