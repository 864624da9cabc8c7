import { Button } from "@mantine/core";
import { useState } from "react";
import { CLEAR_FORM } from "#texts/booking.ts";
import { AskDialog } from "../../shared/ui/dialog/ask-dialog.tsx";
import classes from "./booking.module.css";

export function ClearDraft({ nothingTyped, clear }: { nothingTyped: boolean; clear: () => void }) {
  const [asking, setAsking] = useState(false);
  if (nothingTyped) return null;
  return (
    <>
      <Button variant="subtle" color="red" className={`flush ${classes.clear}`} onClick={() => setAsking(true)}>
        {CLEAR_FORM.open}
      </Button>
      {asking ? (
        <AskDialog
          title={CLEAR_FORM.title}
          onClose={() => setAsking(false)}
          answers={[{ label: CLEAR_FORM.keep }, { label: CLEAR_FORM.clear, tone: "danger", onChoose: clear }]}
        >
          {CLEAR_FORM.text}
        </AskDialog>
      ) : null}
    </>
  );
}
