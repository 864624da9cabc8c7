import { NavLink } from "react-router-dom";
import { type ReactNode, useEffect, useRef } from "react";
import { paths } from "../../../shared/paths.ts";
import { type TitledRoute, titleOf } from "../../../shared/site.ts";
import { PageHeading } from "../../../shared/ui/page/page-heading.tsx";
import { Page } from "../../../shared/ui/page/page.tsx";
import classes from "./admin-page.module.css";

const places = [
  "admin",
  "adminBookings",
  "adminDepartures",
  "adminPayments",
  "adminRequests",
  "adminReviews",
  "adminAudit",
] as const;

type Named = { route: TitledRoute; title?: never } | { route?: never; title: string };
type Props = Named & {
  lead?: ReactNode;
  /** Stands beside the heading. */ actions?: ReactNode;
  children: ReactNode;
};

/** The frame of every admin screen: where else one can go, what this is, what can be done here. */
export function AdminPage({ route, title = route && titleOf(route), lead, actions, children }: Props) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the row is longer than the screen: where one is must be in sight.
    const here = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (nav.current && here) nav.current.scrollLeft = here.offsetLeft - nav.current.clientWidth / 3;
  }, []);
  return (
    <Page title={title} heading={null}>
      <nav ref={nav} aria-label="Admin" className={`screen-only ${classes.places}`}>
        {places.map((place) => (
          <NavLink key={place} to={paths[place]()} end={place === "admin"} className={classes.place ?? ""}>
            {titleOf(place)}
          </NavLink>
        ))}
      </nav>
      <div className={`row ${classes.head}`}>
        <PageHeading lead={lead}>{title}</PageHeading>
        {actions ? <div className="row screen-only">{actions}</div> : null}
      </div>
      <div className={`stack ${classes.body}`}>{children}</div>
    </Page>
  );
}
