import { Button, Group } from "@mantine/core";
import { TRANSFER_LINK } from "#texts/trips.ts";
import { toast } from "../ui/toast/toast.ts";

type Props = { link: string; title: string; copied?: { title: string; message: string } };

/** The fragment opens the bookings, so only the traveler may send it. */
export function CopyLink({ link, title, copied = TRANSFER_LINK.copied }: Props) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ ...copied, tone: "success" });
    } catch {
      toast({ ...TRANSFER_LINK.notCopied, tone: "error" });
    }
  };
  // Closing the share sheet rejects, which is a choice and not an error.
  const share = () => void navigator.share({ title, url: link }).catch(() => undefined);
  return (
    <Group>
      <Button onClick={() => void copy()}>{TRANSFER_LINK.copy}</Button>
      {typeof navigator.share === "function" ? (
        <Button variant="default" onClick={share}>
          {TRANSFER_LINK.send}
        </Button>
      ) : null}
    </Group>
  );
}
