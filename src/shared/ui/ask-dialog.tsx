import { Button, Group } from "@mantine/core";
import { type ReactNode, useEffect, useId, useRef } from "react";
import classes from "./ask-dialog.module.css";

type Answer = { label: string; tone?: "danger" | "main" | "plain"; onChoose: () => void; disabled?: boolean };
type Props = { title: string; children?: ReactNode; answers: readonly Answer[]; onClose: () => void };

const looks = {
  danger: { color: "red.9", variant: "filled" },
  main: { variant: "filled" },
  plain: { variant: "default" },
} as const;

/** A question that must be answered first. The browser's own dialog traps the focus and gives it back. */
export const AskDialog = ({ title, children, answers, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    if (!shown?.open) shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
      <Group justify="flex-end" mt="lg">
        {answers.map(({ label, tone = "plain", onChoose, disabled }) => (
          <Button key={label} {...looks[tone]} onClick={onChoose} disabled={disabled ?? false}>
            {label}
          </Button>
        ))}
      </Group>
    </dialog>
  );
};
