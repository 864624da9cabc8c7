import { Title } from "@mantine/core";
import { type ComponentProps, useId } from "react";

type Props = ComponentProps<"section"> & { title: string };

export function Panel({ title, className = "", children, ...props }: Props) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} {...props} className={`surface ${className}`}>
      <Title order={2} size="h4" mb="xs" id={heading}>
        {title}
      </Title>
      {children}
    </section>
  );
}
