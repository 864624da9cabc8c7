import { Loader, Text } from "@mantine/core";
import { sizeBeforeText, sizeText } from "#words/offline/sizes.ts";
import { pages, pictures } from "../messages.ts";
import { kindOfNetwork } from "../device/network.ts";
import classes from "../offline.module.css";
import type { SizeBeforeSaving } from "./use-size-before.ts";
import { useStorageSpace } from "../device/use-room.ts";
import { WifiOnly } from "../device/wifi-only.tsx";

export function BeforeFacts({ before }: { before: SizeBeforeSaving | null }) {
  const space = useStorageSpace();
  return (
    <>
      <output className={`row ${classes.before}`}>
        {before === null ? (
          <>
            <Loader size="xs" /> Checking the download size…
          </>
        ) : (
          <span>
            The text of {pages(before.pages)}
            {before.pictures > 0
              ? ` and ${pictures(before.pictures)}: ${sizeBeforeText(before)}.`
              : "; all its pictures are already here."}
            {before.kept > 0 && before.pictures > 0 ? ` ${pictures(before.kept)} more are already here.` : null}
          </span>
        )}
      </output>
      {space ? (
        <Text size="sm" c="dimmed">
          {sizeText(Math.max(0, space.quota - space.usage))} free for this app on your device.
        </Text>
      ) : null}
      <WifiOnly />
      {kindOfNetwork() === "metered" ? (
        <Text size="sm" mt="xs">
          You are on mobile data, or your phone is set to save data.
        </Text>
      ) : null}
    </>
  );
}
