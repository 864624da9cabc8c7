import { Button, Text } from "@mantine/core";
import { useEffect, useRef } from "react";

type Props = { problem: string | null | undefined; save: string; back: string; busy: boolean; close: () => void };

/** Ctrl + Enter saves from any field. */
export function DialogFoot({ problem, save, back, busy, close }: Props) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Listens on the dialog: while the fields are disabled the form has no focus.
    const dialog = foot.current?.closest("dialog");
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      event.preventDefault();
      // A click, because the button ignores a second press while busy.
      foot.current?.querySelector("button")?.click();
    };
    dialog?.addEventListener("keydown", onKey);
    return () => dialog?.removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      {problem ? (
        <Text role="alert" className="problem">
          {problem}
        </Text>
      ) : null}
      <div ref={foot} className="row">
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
