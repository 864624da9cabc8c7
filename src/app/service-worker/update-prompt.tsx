import { Button } from "@mantine/core";
import { UPDATE_NOTICE } from "#words/app/notices.ts";
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
          {waits ? UPDATE_NOTICE.waits : UPDATE_NOTICE.ready}
          <Button size="compact-md" color="saffron" onClick={reload}>
            {UPDATE_NOTICE.reload}
          </Button>
        </Bar>
      ) : null}
    </div>
  );
}
