import { Button } from "@mantine/core";
import { ITEM_PAGE } from "#texts/catalogue.ts";
import { Icon } from "../../../shared/ui/icons/icon.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import classes from "./details.module.css";

type Sharing = {
  share?: (data: { title: string; url: string }) => Promise<void>;
  clipboard?: { writeText: (text: string) => Promise<void> };
};

export async function shareLink(
  title: string,
  url: string,
  device: Sharing,
): Promise<"shared" | "copied" | "dismissed" | "failed"> {
  try {
    if (device.share !== undefined) {
      await device.share({ title, url });
      return "shared";
    }
    if (device.clipboard === undefined) return "failed";
    await device.clipboard.writeText(url);
    return "copied";
  } catch (error) {
    if (error instanceof DOMException) return error.name === "AbortError" ? "dismissed" : "failed";
    throw error;
  }
}

export function ShareButton({ title }: { title: string }) {
  const share = async () => {
    const outcome = await shareLink(title, window.location.href, navigator);
    if (outcome === "copied") toast({ title: ITEM_PAGE.linkCopied, tone: "success" });
    if (outcome === "failed") toast({ title: ITEM_PAGE.notShared, message: window.location.href, tone: "error" });
  };
  return (
    <Button
      variant="default"
      className={classes.share ?? ""}
      leftSection={<Icon name="share" />}
      onClick={() => void share()}
    >
      {ITEM_PAGE.share}
    </Button>
  );
}
