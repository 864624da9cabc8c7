import { cancelTimeline } from "../../domain/terms/cancel-timeline.ts";
import classes from "./cancel-timeline.module.css";
import { useShop } from "./shop.tsx";

type Props = { trip: { paid_cents: number; guests: number; check_in: string }; today: string };

export const CancelTimeline = ({ trip, today }: Props) => (
  <ol className={`plain ${classes.steps}`} aria-label="Change or cancel">
    {cancelTimeline(useShop().terms, trip, today).map(({ when, what }) => (
      <li key={when}>
        <b>{what}</b> <span>{when}</span>
      </li>
    ))}
  </ol>
);
