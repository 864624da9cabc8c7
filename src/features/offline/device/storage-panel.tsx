import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { STORAGE_PANEL } from "#texts/offline.ts";
import type { SavedItem } from "../../../domain/saved/saved-item.ts";
import { requestPersistence } from "../../../shared/browser/storage.ts";
import { paths } from "../../../shared/paths.ts";
import { TextLink } from "../../../shared/ui/links.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { sizeText } from "../../../text/offline.ts";
import { RemoveDialog } from "../saved/remove-dialog.tsx";
import { useStoragePersistence, useStorageSpace } from "./use-room.ts";
import { WifiOnly } from "./wifi-only.tsx";
import classes from "../offline.module.css";

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
    if (answer === "promised")
      toast({ title: STORAGE_PANEL.isProtected, message: STORAGE_PANEL.persistence.promised, tone: "success" });
    else
      toast({
        title: STORAGE_PANEL.notProtected,
        message: STORAGE_PANEL.notProtectedWhy,
        tone: "info",
      });
  };

  return (
    <Panel title={STORAGE_PANEL.title}>
      <Text>{STORAGE_PANEL.saved({ size: sizeText(savedBytes) })}</Text>
      {space ? (
        <>
          <progress
            className={classes.progress}
            max={space.quota}
            value={space.usage}
            aria-label={STORAGE_PANEL.used}
          />
          <Text size="sm" c="dimmed" mt={4}>
            {STORAGE_PANEL.usage({
              used: sizeText(space.usage),
              free: sizeText(Math.max(0, space.quota - space.usage)),
            })}
          </Text>
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {STORAGE_PANEL.unknown}
        </Text>
      )}
      <Text mt="md">{STORAGE_PANEL.persistence[persistence]}</Text>
      {persistence === "not_promised" ? (
        <Group mt="xs">
          <Button variant="default" size="sm" onClick={() => void requestAndShow()}>
            {STORAGE_PANEL.protect}
          </Button>
          <TextLink to={paths.install()} size="sm">
            {STORAGE_PANEL.install}
          </TextLink>
        </Group>
      ) : null}
      <WifiOnly />
      {items.length > 0 ? (
        <Button variant="subtle" color="red" size="sm" onClick={() => setRemoving(true)}>
          {STORAGE_PANEL.removeAll}
        </Button>
      ) : null}
      {removing ? <RemoveDialog items={items} onClose={() => setRemoving(false)} /> : null}
    </Panel>
  );
}
