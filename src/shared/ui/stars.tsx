import { STARS_OF_FIVE } from "#texts/app.ts";
import classes from "./stars.module.css";

const STAR_NUMBERS = [1, 2, 3, 4, 5];

export const Stars = ({ rating }: { rating: number }) => (
  <span role="img" aria-label={STARS_OF_FIVE({ rating })} className={classes.stars}>
    {STAR_NUMBERS.map((star) => (star <= rating ? "★" : "☆")).join("")}
  </span>
);
