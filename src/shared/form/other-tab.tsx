import { Alert, Button, Group } from "@mantine/core";
import { OTHER_TAB } from "#texts/shared.ts";
import type { OtherTabChoice } from "./use-form.ts";

/** Both tabs store one draft, so the traveler must choose a text. */
export const OtherTab = ({ choice }: { choice: OtherTabChoice | undefined }) => (
  <div role="alert">
    {choice ? (
      <Alert title={OTHER_TAB.title}>
        {OTHER_TAB.text}
        <Group mt="sm">
          <Button size="sm" variant="default" onClick={choice.take}>
            {OTHER_TAB.take}
          </Button>
          <Button size="sm" variant="default" onClick={choice.keep}>
            {OTHER_TAB.keep}
          </Button>
        </Group>
      </Alert>
    ) : null}
  </div>
);
