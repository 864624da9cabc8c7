import { Title } from "@mantine/core";
import { Link } from "react-router-dom";
import { ITEM_PAGE, PACKAGE_PAGE } from "#texts/catalogue.ts";
import type { PackageDay } from "../../../domain/catalogue/package-days.ts";
import type { TourPackage } from "../../../domain/catalogue/types.ts";
import { paths } from "../../../shared/paths.ts";
import { rowText } from "../../../shared/ui/row-text.tsx";
import classes from "./details.module.css";

export const DayByDay = ({ days, item }: { days: readonly PackageDay[]; item: TourPackage }) => (
  <section>
    <Title order={2}>{PACKAGE_PAGE.dayByDay}</Title>
    <ol className={`plain ${classes.days}`}>
      {days.map(({ day, tour, words }, index) => (
        <li key={day}>
          <b>{ITEM_PAGE.day({ day: String(day) })}</b>
          <span>
            {tour && days[index - 1]?.tour?.id !== tour.id ? (
              <Link to={paths.tour(tour.id)} className={classes.dayTour}>
                {rowText(tour.title, tour)}
              </Link>
            ) : null}
            {words === null ? PACKAGE_PAGE.emptyDay : rowText(words, item, tour ?? undefined)}
          </span>
        </li>
      ))}
    </ol>
  </section>
);
