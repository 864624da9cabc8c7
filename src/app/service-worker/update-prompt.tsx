import { Button } from "@mantine/core";
import { Bar } from "../../shared/ui/bar.tsx";
import { useUpdate } from "./update-store.ts";

export function UpdatePrompt() {
  const apply = useUpdate((update) => update.apply);
  return (
    <div role="status">
      {apply ? (
        <Bar pressing>
          A new version is ready. What you typed is kept.
          <Button size="compact-md" color="saffron" onClick={apply}>
            Reload
          </Button>
        </Bar>
      ) : null}
    </div>
  );
}
