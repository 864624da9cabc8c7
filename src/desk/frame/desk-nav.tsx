import { useEffect, useState } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { DESK_TITLES, FRAME } from "#texts/desk.ts";
import { paths } from "../../shared/paths.ts";
import { Icon } from "../../shared/ui/icons/icon.tsx";
import { StrokeIcon } from "../../shared/ui/icons/stroke-icon.tsx";
import { DESK_PLACES, type DeskPlace } from "../routes.tsx";
import { useWaitingCounts } from "./use-waiting.ts";
import classes from "./desk-frame.module.css";

type PlaceProps = { place: DeskPlace; waiting: number; leave: () => void };

const Place = ({ place: { route, shape, waiting: what }, waiting, leave }: PlaceProps) => (
  <li>
    <NavLink to={paths[route]()} end={route === "admin"} className={classes.place} onClick={leave}>
      <StrokeIcon shape={shape} size={18} />
      <span>{DESK_TITLES[route]}</span>
      {what && waiting > 0 ? (
        <>
          <span className={classes.count} aria-hidden="true">
            {waiting}
          </span>
          <span className={classes.said}>, {FRAME.waiting[what]({ number: waiting })}</span>
        </>
      ) : null}
    </NavLink>
  </li>
);

export function DeskNav() {
  const { pathname } = useLocation();
  const waitingCounts = useWaitingCounts(pathname);
  const [open, setOpen] = useState(false);
  const closeMenu = () => setOpen(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") setOpen(false);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <nav aria-label={FRAME.places} className={`band screen-only ${classes.nav}`} data-open={open || undefined}>
      <ul id="desk-places" className={`plain ${classes.places}`}>
        {DESK_PLACES.map((place) => (
          <Place
            key={place.route}
            place={place}
            waiting={place.waiting ? (waitingCounts[place.waiting] ?? 0) : 0}
            leave={closeMenu}
          />
        ))}
      </ul>
      <button
        type="button"
        className={`${classes.place} ${classes.more}`}
        aria-expanded={open}
        aria-controls="desk-places"
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? "cross" : "more"} size={18} />
        <span>{FRAME.more}</span>
      </button>
    </nav>
  );
}
