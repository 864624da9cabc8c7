import { Button } from "@mantine/core";
import { useState } from "react";
import { AskDialog } from "../../shared/ui/dialog/ask-dialog.tsx";
import classes from "./booking.module.css";

export function ClearDraft({ nothingTyped, clear }: { nothingTyped: boolean; clear: () => void }) {
  const [asking, setAsking] = useState(false);
  if (nothingTyped) return null;
  return (
    <>
      <Button variant="subtle" color="red" className={classes.clear} onClick={() => setAsking(true)}>
        Clear form
      </Button>
      {asking ? (
        <AskDialog
          title="Clear this form?"
          onClose={() => setAsking(false)}
          answers={[{ label: "Keep it" }, { label: "Clear it", tone: "danger", onChoose: clear }]}
        >
          This empties the form. Nothing was sent yet, so nothing else changes.
        </AskDialog>
      ) : null}
    </>
  );
}
