import { Button } from "@mantine/core";
import { use } from "react";
import { useSearchParams } from "react-router-dom";
import { AFTER_SCAN } from "#texts/guide.ts";
import { headcount } from "../../../domain/guide/guest-list.ts";
import { GuideUserContext } from "../../../shared/guide-user.ts";
import { paths, prefix } from "../../../shared/paths.ts";
import { titleOf } from "../../../shared/titles.ts";
import { countsText } from "../../../text/guide.ts";
import { GuidePage, WithDeparture } from "../shared/guide-page.tsx";
import { RosterStatus } from "../shared/roster-status.tsx";
import type { GuideDeparture } from "../shared/use-roster.ts";
import { Scanner } from "./scanner.tsx";
import { useVerdict } from "./use-verdict.ts";
import { VerdictPanel } from "./verdict-panel.tsx";
import classes from "../guide.module.css";

/** A client-side navigation would keep the camera permission, so links load the page. */
export function ScanScreen() {
  const [query] = useSearchParams();
  return <WithDeparture id={query.get("departure") ?? ""}>{(known) => <ScanContent known={known} />}</WithDeparture>;
}

function ScanContent({ known }: { known: GuideDeparture }) {
  const user = use(GuideUserContext);
  const { departure, roster, rows } = known;
  const { judged, onText, next } = useVerdict(user, departure.id);
  return (
    <GuidePage title={titleOf("guideScan")} lead={departure.title}>
      <p className={classes.counts} role="status">
        {countsText(headcount(rows))}
      </p>
      {judged ? <VerdictPanel known={known} judged={judged} next={next} /> : null}
      <Scanner onText={onText} paused={judged !== null} />
      <Button
        component="a"
        href={`${prefix}${paths.guideDeparture(departure.id)}`}
        variant="default"
        size="lg"
        fullWidth
      >
        {AFTER_SCAN.list}
      </Button>
      <RosterStatus roster={roster} />
    </GuidePage>
  );
}
