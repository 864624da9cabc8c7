import { Button } from "@mantine/core";
import { useState } from "react";
import { hasUnsaved } from "../../shared/form/unsaved.ts";
import { Bar } from "../../shared/ui/bar.tsx";
import { create } from "zustand";

type Update = { apply: (() => void) | undefined };

export const useUpdate = create<Update>(() => ({ apply: undefined }));

export function UpdatePrompt() {
  const apply = useUpdate((update) => update.apply);
  const [waits, setWaits] = useState(false);
  const reload = () => {
    setWaits(hasUnsaved(document));
    apply?.();
  };
  return (
    <div role="status">
      {apply ? (
        <Bar pressing>
          {waits
            ? "What you typed is not saved yet. Send it or close the form: the app then reloads automatically."
            : "A new version is ready. What you typed is saved."}
          <Button size="compact-md" color="saffron" onClick={reload}>
            Reload
          </Button>
        </Bar>
      ) : null}
    </div>
  );
}
