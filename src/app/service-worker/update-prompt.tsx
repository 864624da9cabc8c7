import { Button } from "@mantine/core";
import { useState } from "react";
import { create } from "zustand";
import { UPDATE_NOTICE } from "#texts/app.ts";
import { hasUnsaved } from "../../shared/form/unsaved.ts";
import { Bar } from "../../shared/ui/bar.tsx";

type Update = { apply: (() => void) | undefined };

export const useUpdate = create<Update>(() => ({ apply: undefined }));

export function UpdatePrompt() {
  const apply = useUpdate((update) => update.apply);
  const [waitsFor, setWaitsFor] = useState<"form" | "worker">();
  const reload = () => {
    setWaitsFor(hasUnsaved(document) ? "form" : "worker");
    apply?.();
  };
  return (
    <div role="status">
      {apply ? (
        <Bar pressing>
          {waitsFor === "form" ? UPDATE_NOTICE.waits : UPDATE_NOTICE.ready}
          <Button size="compact-md" loading={waitsFor === "worker"} onClick={reload}>
            {UPDATE_NOTICE.reload}
          </Button>
        </Bar>
      ) : null}
    </div>
  );
}
