import { Button, Group } from "@mantine/core";
import { toast } from "../../../shared/ui/toast/toast.ts";

/** The fragment opens the bookings, so only the traveler may send it. */
export function CopyLink({ link, title }: { link: string; title: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({
        title: "Link copied",
        message: "Paste it where you need it. Anyone with it can open your bookings.",
        tone: "success",
      });
    } catch {
      toast({
        title: "Not copied",
        message: "This browser doesn't allow copying. Use the code instead.",
        tone: "error",
      });
    }
  };
  // Closing the share sheet rejects, which is a choice and not an error.
  const share = () => void navigator.share({ title, url: link }).catch(() => undefined);
  return (
    <Group>
      <Button onClick={() => void copy()}>Copy the link</Button>
      {typeof navigator.share === "function" ? (
        <Button variant="default" onClick={share}>
          Send the link
        </Button>
      ) : null}
    </Group>
  );
}
