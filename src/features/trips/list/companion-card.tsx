import { Badge, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import { COMPANION_PAGE } from "#texts/companion.ts";
import { day } from "#texts/write.ts";
import { imageUrl } from "../../../data/net/addresses.ts";
import { companionStage } from "../../../domain/companions/companion-trip.ts";
import type { CompanionView } from "../../../domain/companions/companion-view.ts";
import { paths } from "../../../shared/paths.ts";
import { daysToGo } from "../../../shared/trip/days-text.ts";
import { Picture } from "../../../shared/ui/picture.tsx";
import classes from "../trips.module.css";

export function CompanionCard({ view, today }: { view: CompanionView; today: string }) {
  const stage = companionStage(view, today);
  return (
    <li>
      <Link to={paths.companion(view.id)} className={`surface ${classes.row}`}>
        <Picture src={imageUrl(view.image_url)} alt="" sizes="6rem" ratio="1" />
        <div>
          <Text c="var(--mantine-color-anchor)" fw={600}>
            {view.title}
          </Text>
          <Text size="sm">{day(view.check_in)}</Text>
          <Badge mt={6} color={stage === "called_off" ? "red" : stage === "ahead" ? "turquoise" : "sand"}>
            {COMPANION_PAGE.states[stage]}
          </Badge>
          <Text size="sm" mt={4}>
            {COMPANION_PAGE.with({ name: view.first_name })}
          </Text>
          {stage === "ahead" ? (
            <Text size="sm" mt={4} className={classes.fact}>
              {daysToGo(view.check_in, today)}
            </Text>
          ) : null}
        </div>
      </Link>
    </li>
  );
}
