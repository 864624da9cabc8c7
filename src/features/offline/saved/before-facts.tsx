import { Loader, Text } from "@mantine/core";
import { SAVE_DIALOG } from "#texts/offline.ts";
import { sizeBeforeText, sizeText } from "../../../text/offline.ts";
import { kindOfNetwork } from "../device/network.ts";
import { useStorageSpace } from "../device/use-room.ts";
import { WifiOnly } from "../device/wifi-only.tsx";
import type { SizeBeforeSaving } from "./use-size-before.ts";
import classes from "../offline.module.css";

export function BeforeFacts({ before }: { before: SizeBeforeSaving | null }) {
  const space = useStorageSpace();
  return (
    <>
      <output className={`row ${classes.before}`}>
        {before === null ? (
          <>
            <Loader size="xs" /> {SAVE_DIALOG.measuring}
          </>
        ) : (
          <span>
            {before.pictures > 0
              ? SAVE_DIALOG.withPictures({
                  pages: before.pages,
                  pictures: before.pictures,
                  size: sizeBeforeText(before),
                })
              : SAVE_DIALOG.textOnly({ pages: before.pages })}
            {before.kept > 0 && before.pictures > 0 ? SAVE_DIALOG.already({ pictures: before.kept }) : null}
          </span>
        )}
      </output>
      {space ? (
        <Text size="sm" c="dimmed">
          {SAVE_DIALOG.free({ size: sizeText(Math.max(0, space.quota - space.usage)) })}
        </Text>
      ) : null}
      <WifiOnly />
      {kindOfNetwork() === "metered" ? (
        <Text size="sm" mt="xs">
          {SAVE_DIALOG.mobileData}
        </Text>
      ) : null}
    </>
  );
}
