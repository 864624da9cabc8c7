import { Title } from "@mantine/core";
import { Link } from "react-router-dom";
import type { PackageDay } from "../../../domain/catalogue/package-days.ts";
import { paths } from "../../../shared/paths.ts";
import { ITEM_PAGE, PACKAGE_PAGE } from "#words/catalogue/item-pages.ts";
import classes from "./details.module.css";

export const DayByDay = ({ days }: { days: readonly PackageDay[] }) => (
  <section>
    <Title order={2}>{PACKAGE_PAGE.dayByDay}</Title>
    <ol className={`plain ${classes.days}`}>
      {days.map(({ day, tour, words }, index) => (
        <li key={day}>
          <b>{ITEM_PAGE.day(day)}</b>
          <span>
            {tour && days[index - 1]?.tour?.id !== tour.id ? (
              <Link to={paths.tour(tour.id)} className={classes.dayTour}>
                {tour.title}
              </Link>
            ) : null}
            {words ?? PACKAGE_PAGE.emptyDay}
          </span>
        </li>
      ))}
    </ol>
  </section>
);
