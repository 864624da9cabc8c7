import { useSyncExternalStore } from "react";
import { NavLink } from "react-router-dom";
import { BOTTOM_MENU_LABELS, SHELL } from "#texts/app.ts";
import { useSession } from "../../features/auth/session-store.ts";
import { paths } from "../../shared/paths.ts";
import { Icon, type IconName } from "../../shared/ui/icons/icon.tsx";
import classes from "./bottom-nav.module.css";

const places: { to: string; label: string; icon: IconName }[] = [
  { to: paths.home(), label: BOTTOM_MENU_LABELS.home, icon: "home" },
  { to: paths.search(), label: BOTTOM_MENU_LABELS.search, icon: "search" },
  { to: paths.trips(), label: BOTTOM_MENU_LABELS.trips, icon: "trips" },
  { to: paths.offline(), label: BOTTOM_MENU_LABELS.more, icon: "more" },
];

const guide: (typeof places)[number] = { to: paths.guide(), label: BOTTOM_MENU_LABELS.guide, icon: "people" };

const installed = () => window.matchMedia("(display-mode: standalone)");

function watchInstalled(changed: () => void) {
  const query = installed();
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

function Places() {
  const isGuide = useSession((session) => session.isGuide);
  const shownPlaces = isGuide ? [guide, ...places.slice(1)] : places;
  return (
    <nav aria-label={SHELL.appMenu} className={classes.nav}>
      {shownPlaces.map(({ to, label, icon }) => (
        <NavLink key={to} to={to} end={to === "/"} className={classes.place}>
          <Icon name={icon} size={24} />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

export function BottomNav() {
  const isShown = useSyncExternalStore(
    watchInstalled,
    () => installed().matches,
    () => false,
  );
  return isShown ? <Places /> : null;
}
