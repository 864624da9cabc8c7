import { Button, Group } from "@mantine/core";
import { TRANSFER_LINK } from "#texts/trips.ts";
import { copyText } from "../ui/toast/copy-text.ts";

type Props = { link: string; title: string; copied?: { title: string; message: string } };

/** The fragment opens the bookings, so only the traveler may send it. */
export function CopyLink({ link, title, copied = TRANSFER_LINK.copied }: Props) {
  // Closing the share sheet rejects, which is a choice and not an error.
  const share = () => void navigator.share({ title, url: link }).catch(() => undefined);
  return (
    <Group>
      <Button onClick={() => void copyText(link, { ...TRANSFER_LINK, copied })}>{TRANSFER_LINK.copy}</Button>
      {typeof navigator.share === "function" ? (
        <Button variant="default" onClick={share}>
          {TRANSFER_LINK.send}
        </Button>
      ) : null}
    </Group>
  );
}
