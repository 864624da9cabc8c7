import { Button, Text } from "@mantine/core";
import { useEffect, useRef } from "react";

type Props = { problem: string | null | undefined; save: string; back: string; busy: boolean; close: () => void };

/** At the foot of a dialog's form: what is wrong, and the two ways out. Ctrl + Enter is the first, from any field. */
export function DialogFoot({ problem, save, back, busy, close }: Props) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The dialog, not its form: while the fields are not ready the focus is on neither.
    const dialog = foot.current?.closest("dialog");
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      event.preventDefault();
      // As by hand: while it is on its way the button takes no second press.
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
