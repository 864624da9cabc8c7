import { Alert, Button, Group } from "@mantine/core";
import { OTHER_TAB } from "./messages.ts";

/** Both tabs write one draft, so the traveler must choose a form. */
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
