import { Title } from "@mantine/core";
import type { ComponentProps } from "react";
import classes from "./trips.module.css";

type Props = ComponentProps<"details"> & { title: string };

export const Fold = ({ title, children, ...props }: Props) => (
  <details {...props} className={`surface screen-only ${classes.fold}`}>
    <summary>
      <Title order={2} size="h4">
        {title}
      </Title>
    </summary>
    <div className="stack">{children}</div>
  </details>
);
