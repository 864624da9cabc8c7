import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { TextLink } from "../../../shared/ui/links.tsx";
import classes from "../offline.module.css";
import { Panel } from "../../../shared/ui/panel.tsx";
import type { SavedItem } from "../../../domain/saved/saved-item.ts";
import { sizeText } from "#words/offline/sizes.ts";
import { paths } from "../../../shared/paths.ts";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { RemoveDialog } from "../saved/remove-dialog.tsx";
import { requestPersistence, type StoragePersistence } from "../../../shared/browser/storage.ts";
import { useStoragePersistence, useStorageSpace } from "./use-room.ts";
import { WifiOnly } from "./wifi-only.tsx";

const PERSISTENCE_TEXTS: Record<StoragePersistence, string> = {
  promised: "Your trips are stored safely here, even when the device runs low on storage.",
  not_promised: "Your browser may clear saved data when the device runs low on storage.",
  unknown: "Your browser doesn't say whether it protects saved data.",
};

export function StoragePanel({ items }: { items: readonly SavedItem[] }) {
  const space = useStorageSpace(items.length);
  const [asked, setAsked] = useState(0);
  const persistence = useStoragePersistence(asked);
  const [removing, setRemoving] = useState(false);
  const pictures = new Map(items.flatMap(({ files }) => files.map(({ url, bytes }) => [url, bytes ?? 0] as const)));
  const savedBytes = [...pictures.values()].reduce((sum, bytes) => sum + bytes, 0);

  const requestAndShow = async () => {
    const answer = await requestPersistence();
    setAsked(asked + 1);
    if (answer === "promised") toast({ title: "Protected", message: PERSISTENCE_TEXTS.promised, tone: "success" });
    else
      toast({
        title: "Not protected yet",
        message: "Browsers protect apps that are installed or used often. Install this app and try again.",
        tone: "info",
      });
  };

  return (
    <Panel title="Storage">
      <Text>Saved pictures: {sizeText(savedBytes)}.</Text>
      {space ? (
        <>
          <progress
            className={classes.progress}
            max={space.quota}
            value={space.usage}
            aria-label="Storage used by this app"
          />
          <Text size="sm" c="dimmed" mt={4}>
            The whole app uses about {sizeText(space.usage)}; {sizeText(Math.max(0, space.quota - space.usage))} are
            free for it.
          </Text>
        </>
      ) : (
        <Text size="sm" c="dimmed">
          Your browser doesn't say how much storage is left.
        </Text>
      )}
      <Text mt="md">{PERSISTENCE_TEXTS[persistence]}</Text>
      {persistence === "not_promised" ? (
        <Group mt="xs">
          <Button variant="default" size="sm" onClick={() => void requestAndShow()}>
            Protect saved data
          </Button>
          <TextLink to={paths.install()} size="sm">
            Install the app
          </TextLink>
        </Group>
      ) : null}
      <WifiOnly />
      {items.length > 0 ? (
        <Button variant="subtle" color="red" size="sm" onClick={() => setRemoving(true)}>
          Remove everything saved
        </Button>
      ) : null}
      {removing ? <RemoveDialog items={items} onClose={() => setRemoving(false)} /> : null}
    </Panel>
  );
}
