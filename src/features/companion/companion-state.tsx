import { Badge, Text } from "@mantine/core";
import { COMPANION_PAGE } from "#texts/companion.ts";
import { TRIP_STAGE_TEXTS } from "#texts/trips.ts";
import { storage } from "../../data/local/memory-fallback.ts";
import { imageUrl } from "../../data/net/addresses.ts";
import type { CompanionStage } from "../../domain/companions/companion-trip.ts";
import type { CompanionView } from "../../domain/companions/companion-view.ts";
import { textOfCode } from "../../domain/problem.ts";
import { beginningText, dayOfTrip, daysToGo } from "../../shared/trip/days-text.ts";
import { Picture } from "../../shared/ui/picture.tsx";
import { useAppOfflineState } from "../../shared/use-app-offline.ts";
import classes from "../../shared/trip/trip.module.css";

export const STAGE_COLORS: Record<CompanionStage, string> = {
  ahead: "turquoise",
  under_way: "turquoise",
  over: "sand",
  called_off: "red",
  cancelled: "sand",
};

const stageTextOf = (stage: CompanionStage, view: CompanionView, today: string): string =>
  stage === "under_way"
    ? TRIP_STAGE_TEXTS.goodJourney({ dayOfTrip: dayOfTrip(view, today) })
    : stage === "over"
      ? TRIP_STAGE_TEXTS.thanks
      : (textOfCode(COMPANION_PAGE.meaning, stage)?.({ name: view.first_name }) ??
        COMPANION_PAGE.with({ name: view.first_name }));

export function CompanionState({ view, stage, today }: { view: CompanionView; stage: CompanionStage; today: string }) {
  const appState = useAppOfflineState();
  return (
    <section className={`surface ${classes.pictured}`}>
      <Picture src={imageUrl(view.image_url)} alt="" sizes="11rem" ratio="1" />
      <div>
        <output>
          <Badge size="xl" color={STAGE_COLORS[stage]}>
            {COMPANION_PAGE.states[stage]}
          </Badge>
          <Text mt="sm">{stageTextOf(stage, view, today)}</Text>
        </output>
        {stage === "ahead" ? (
          <>
            <Text className={classes.toGo}>{daysToGo(view.check_in, today)}</Text>
            <Text>{beginningText(view)}</Text>
          </>
        ) : null}
        {appState === "never" || storage.isInMemory() ? null : (
          <Text role="status" size="sm" c="dimmed" mt="xs" className="screen-only">
            {COMPANION_PAGE.offline[appState]}
          </Text>
        )}
      </div>
    </section>
  );
}
