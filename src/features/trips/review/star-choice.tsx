import { VisuallyHidden } from "@mantine/core";
import "@mantine/core/styles/VisuallyHidden.layer.css";
import { useId } from "react";
import { REVIEW } from "../messages/reviews.ts";
import classes from "./review.module.css";

const FIVE = ["1", "2", "3", "4", "5"];

type Props = { name: string; value: string; error?: string | undefined; choose: (stars: string) => void };

export function StarChoice({ name, value, error, choose }: Props) {
  const said = useId();
  return (
    <fieldset
      className={classes.choice}
      aria-describedby={error ? said : undefined}
      data-invalid={error ? true : undefined}
    >
      <legend>{REVIEW.stars}</legend>
      <div className={classes.five}>
        {FIVE.map((star) => (
          <label key={star} className={star <= value ? classes.given : undefined}>
            <input type="radio" name={name} value={star} checked={star === value} onChange={() => choose(star)} />
            <span aria-hidden="true">{star <= value ? "★" : "☆"}</span>
            <VisuallyHidden>{REVIEW.star(Number(star))}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error ? (
        <p id={said} role="alert" className={classes.wrong}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
