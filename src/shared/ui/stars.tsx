import classes from "./stars.module.css";

const FIVE = [1, 2, 3, 4, 5];

export const Stars = ({ rating }: { rating: number }) => (
  <span role="img" aria-label={`${rating} of 5 stars`} className={classes.stars}>
    {FIVE.map((star) => (star <= rating ? "★" : "☆")).join("")}
  </span>
);
