import { Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { GirihStar } from "./icons/girih-star.tsx";
import classes from "./empty-state.module.css";

type Props = { title: string; children?: ReactNode; action?: ReactNode };

export const EmptyState = ({ title, children, action }: Props) => (
  <Stack align="center" gap="sm" className={classes.empty}>
    <GirihStar size={56} />
    <Title order={2} size="h3" ta="center">
      {title}
    </Title>
    {children ? (
      <Text component="div" c="dimmed" ta="center" maw="34rem">
        {children}
      </Text>
    ) : null}
    {action}
  </Stack>
);
