import { Button } from "@mantine/core";
import { toast } from "../../../shared/ui/toast.ts";
import { shareLink } from "./share-link.ts";

export function ShareButton({ title }: { title: string }) {
  const share = async () => {
    const outcome = await shareLink(title, window.location.href, navigator);
    if (outcome === "copied") toast({ title: "Link copied", tone: "success" });
    if (outcome === "failed") toast({ title: "Could not share", message: window.location.href, tone: "error" });
  };
  return (
    <Button variant="default" onClick={() => void share()}>
      Share
    </Button>
  );
}
