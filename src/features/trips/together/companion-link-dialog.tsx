import { Button, Text } from "@mantine/core";
import { TOGETHER } from "#texts/trips.ts";
import { companionLink } from "../../../domain/companions/companion-trip.ts";
import { paths, prefix } from "../../../shared/paths.ts";
import { CopyLink } from "../../../shared/trip/copy-link.tsx";
import { Dialog } from "../../../shared/ui/dialog/dialog.tsx";
import { QrCode } from "../../../shared/ui/qr-code.tsx";
import type { ShownLink } from "./use-sharing.ts";
import classes from "../../../shared/trip/trip.module.css";

type Props = { link: ShownLink; title: string; onClose: () => void };

export function CompanionLinkDialog({ link: { key, label }, title, onClose }: Props) {
  const address = companionLink(`${window.location.origin}${prefix}${paths.joinTrip()}`, key);
  return (
    <Dialog title={TOGETHER.linkTitle({ name: label })} onClose={onClose}>
      <div className="stack tight">
        <Text>{TOGETHER.linkHow({ name: label })}</Text>
        <div className={classes.scan}>
          <QrCode text={address} label={TOGETHER.code({ name: label })} />
        </div>
        <CopyLink link={address} title={TOGETHER.linkName({ title })} copied={TOGETHER.copied} />
        <div>
          <Button variant="default" onClick={onClose}>
            {TOGETHER.done}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
