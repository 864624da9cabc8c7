import { Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { Dialog } from "./dialog.tsx";

type Answer = {
  label: string;
  tone?: "danger" | "main" | "plain";
  onChoose?: () => void;
  /** The question stays open until the action is done. */ stays?: boolean;
  disabled?: boolean;
};
type Props = { title: string; children?: ReactNode; answers: readonly Answer[]; onClose: () => void };

const buttonStyles = {
  danger: { color: "red.9", variant: "filled" },
  main: { variant: "filled" },
  plain: { variant: "default" },
} as const;

export const AskDialog = ({ title, children, answers, onClose }: Props) => (
  <Dialog title={title} onClose={onClose}>
    {children}
    <Group justify="flex-end" mt="lg">
      {answers.map(({ label, tone = "plain", onChoose, stays, disabled }) => (
        <Button
          key={label}
          {...buttonStyles[tone]}
          disabled={disabled ?? false}
          onClick={() => {
            if (!stays) onClose();
            onChoose?.();
          }}
        >
          {label}
        </Button>
      ))}
    </Group>
  </Dialog>
);
