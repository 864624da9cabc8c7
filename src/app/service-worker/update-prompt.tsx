import { Button } from "@mantine/core";
import { useUpdate } from "./update-store.ts";
import classes from "./update-prompt.module.css";

export const UpdatePrompt = () => {
  const apply = useUpdate((update) => update.apply);
  return (
    <div role="status" className={classes.place}>
      {apply ? (
        <div className={classes.prompt}>
          A new version is ready. What you typed is kept.
          <Button size="compact-md" color="saffron" onClick={apply}>
            Reload
          </Button>
        </div>
      ) : null}
    </div>
  );
};
