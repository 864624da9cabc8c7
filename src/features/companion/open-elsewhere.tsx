import { Text } from "@mantine/core";
import { COMPANION_ELSEWHERE } from "#texts/companion.ts";
import { companionLink, type CompanionTrip } from "../../domain/companions/companion-trip.ts";
import { paths, prefix } from "../../shared/paths.ts";
import { CopyLink } from "../../shared/trip/copy-link.tsx";
import classes from "../../shared/trip/trip.module.css";
import { QrCode } from "../../shared/ui/qr-code.tsx";

export function OpenElsewhere({ trip, title }: { trip: CompanionTrip; title: string }) {
  const link = companionLink(`${window.location.origin}${prefix}${paths.joinTrip()}`, trip);
  return (
    <details className="surface screen-only">
      <summary className={classes.summary}>{COMPANION_ELSEWHERE.title}</summary>
      <Text mb="md">{COMPANION_ELSEWHERE.how}</Text>
      <div className={classes.scan}>
        <QrCode text={link} label={COMPANION_ELSEWHERE.code} />
      </div>
      <CopyLink link={link} title={title} copied={COMPANION_ELSEWHERE.copied} />
    </details>
  );
}
