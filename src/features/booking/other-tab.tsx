import { Alert, Button, Group } from "@mantine/core";
import { OTHER_TAB } from "./messages.ts";

/** Both tabs write one draft: the traveler chooses which of the two forms it becomes. */
export const OtherTab = ({ keep, take }: { keep: () => void; take: () => void }) => (
  <Alert title={OTHER_TAB.title}>
    {OTHER_TAB.text}
    <Group mt="sm">
      <Button size="sm" variant="default" onClick={take}>
        {OTHER_TAB.take}
      </Button>
      <Button size="sm" variant="default" onClick={keep}>
        {OTHER_TAB.keep}
      </Button>
    </Group>
  </Alert>
);
