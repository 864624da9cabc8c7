import { Button, Group } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { Dialog } from "./dialog.tsx";

const buttonStyles = {
  main: { variant: "filled" },
  danger: { color: "red.9", variant: "filled" },
  plain: { variant: "default" },
} as const;

type Tone = keyof typeof buttonStyles;
const TONES: readonly Tone[] = ["main", "danger", "plain"];

type Answer = {
  label: string;
  tone?: Tone;
  onChoose?: () => void;
  /** The question stays open until the action is done. */ stays?: boolean;
  disabled?: boolean;
};
type Props = { title: string; children?: ReactNode; answers: readonly Answer[]; onClose: () => void };

/** Every dialog shows what is confirmed first and the way back last. */
export function AskDialog({ title, children, answers, onClose }: Props) {
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The dialog focuses its first control, and Enter should not confirm unread.
    const wayBack = buttons.current?.lastElementChild;
    if (buttons.current?.contains(document.activeElement) && wayBack instanceof HTMLElement) wayBack.focus();
  }, []);
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <Group ref={buttons} mt="lg">
        {TONES.flatMap((shown) => answers.filter(({ tone = "plain" }) => tone === shown)).map(
          ({ label, tone = "plain", onChoose, stays, disabled }) => (
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
          ),
        )}
      </Group>
    </Dialog>
  );
}
