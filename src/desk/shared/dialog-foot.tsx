import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { ProblemText } from "../../shared/form/problem-text.tsx";

type Props = { problem: string | null | undefined; save: string; back: string; busy: boolean; close: () => void };

export function DialogFoot({ problem, save, back, busy, close }: Props) {
  const footElement = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form has no focus while its fields are disabled, so the dialog listens.
    const dialog = footElement.current?.closest("dialog");
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      event.preventDefault();
      // Clicks instead of submitting, because the button ignores a second press while busy.
      footElement.current?.querySelector("button")?.click();
    };
    dialog?.addEventListener("keydown", onKey);
    return () => dialog?.removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <ProblemText text={problem} />
      <div ref={footElement} className="row">
        <Button type="submit" loading={busy} aria-keyshortcuts="Control+Enter">
          {save}
        </Button>
        <Button variant="default" disabled={busy} onClick={close}>
          {back}
        </Button>
      </div>
    </>
  );
}
