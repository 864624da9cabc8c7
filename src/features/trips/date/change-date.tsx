import { Button, Text } from "@mantine/core";
import { type ComponentProps, startTransition, useState } from "react";
import { CHANGE_DATE } from "#texts/trips.ts";
import { Panel } from "../../../shared/ui/panel.tsx";
import type { ChangeDateDialog } from "./change-date-dialog.tsx";

export function ChangeDate(props: Omit<ComponentProps<typeof ChangeDateDialog>, "onClose">) {
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<typeof ChangeDateDialog>();
  const [missing, setMissing] = useState(false);
  const loadDialog = async () => {
    try {
      const dialogModule = await import("./change-date-dialog.tsx");
      startTransition(() => setDialog(() => dialogModule.ChangeDateDialog));
      setMissing(false);
    } catch (error) {
      console.warn("The dates could not be loaded:", error);
      setMissing(true);
    }
  };
  const showDialog = () => {
    setOpen(true);
    if (!Dialog) void loadDialog();
  };
  return (
    <Panel title={CHANGE_DATE.panel} className="screen-only">
      <Text>{CHANGE_DATE.lead}</Text>
      <Button mt="md" variant="default" aria-haspopup="dialog" onClick={showDialog}>
        {CHANGE_DATE.title}
      </Button>
      {open && missing ? <p role="alert">{CHANGE_DATE.missing}</p> : null}
      {open && Dialog ? <Dialog {...props} onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
}
