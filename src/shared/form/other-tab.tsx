import { Alert, Button, Group } from "@mantine/core";
import type { OtherTabChoice } from "./use-form.ts";

const WORDS = {
  title: "This form is open in another tab too",
  text: "You typed something different there. This device can save only one of the two until you send it.",
  take: "Use what I typed there",
  keep: "Use what I typed here",
};

/** Both tabs store one draft, so the traveler must choose a text. */
export const OtherTab = ({ choice }: { choice: OtherTabChoice | undefined }) => (
  <div role="alert">
    {choice ? (
      <Alert title={WORDS.title}>
        {WORDS.text}
        <Group mt="sm">
          <Button size="sm" variant="default" onClick={choice.take}>
            {WORDS.take}
          </Button>
          <Button size="sm" variant="default" onClick={choice.keep}>
            {WORDS.keep}
          </Button>
        </Group>
      </Alert>
    ) : null}
  </div>
);
