import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./page-heading.module.css";

type Props = { children: ReactNode; lead?: ReactNode };

/** Takes the focus after navigation, so screen readers start there. */
export const PageHeading = ({ children, lead }: Props) => (
  <div className={classes.heading}>
    <Title order={1} tabIndex={-1}>
      {children}
    </Title>
    {lead ? (
      <Text size="lg" c="dimmed" className={classes.lead}>
        {lead}
      </Text>
    ) : null}
  </div>
);
