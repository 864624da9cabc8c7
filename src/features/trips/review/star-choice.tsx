import { VisuallyHidden } from "@mantine/core";
import "@mantine/core/styles/VisuallyHidden.layer.css";
import { useId } from "react";
import { TRIP_REVIEW } from "#texts/trips.ts";
import classes from "./review.module.css";

const STAR_VALUES = ["1", "2", "3", "4", "5"];

type Props = { name: string; value: string; error?: string | undefined; choose: (stars: string) => void };

export function StarChoice({ name, value, error, choose }: Props) {
  const descriptionId = useId();
  return (
    <fieldset
      className={classes.choice}
      aria-describedby={error ? descriptionId : undefined}
      data-invalid={error ? true : undefined}
    >
      <legend>{TRIP_REVIEW.stars}</legend>
      <div className={classes.five}>
        {STAR_VALUES.map((star) => (
          <label key={star} className={star <= value ? classes.given : undefined}>
            <input type="radio" name={name} value={star} checked={star === value} onChange={() => choose(star)} />
            <span aria-hidden="true">{star <= value ? "★" : "☆"}</span>
            <VisuallyHidden>{TRIP_REVIEW.star({ stars: Number(star) })}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error ? (
        <p id={descriptionId} role="alert" className={classes.wrong}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
