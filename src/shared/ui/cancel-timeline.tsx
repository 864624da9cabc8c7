import { CANCEL_TIMELINE } from "#texts/shared.ts";
import type { Terms } from "../../domain/terms/cancellation-policy.ts";
import { cancelTimeline } from "../../text/terms-pages.ts";
import classes from "./cancel-timeline.module.css";

type Props = { terms: Terms; trip: { paid_cents: number; guests: number; check_in: string }; today: string };

export const CancelTimeline = ({ terms, trip, today }: Props) => (
  <ol className={`plain ${classes.steps}`} aria-label={CANCEL_TIMELINE}>
    {cancelTimeline(terms, trip, today).map(({ when, what }) => (
      <li key={when}>
        <b>{what}</b> <span>{when}</span>
      </li>
    ))}
  </ol>
);
