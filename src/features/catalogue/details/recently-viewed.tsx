import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { RECENTLY_VIEWED } from "#texts/home.ts";
import type { RecentItem } from "../../../data/local/catalogue/catalogue-recent.ts";
import { withDatabase } from "../../../data/local/first-visit.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import type { CatalogueSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import { createQueue } from "../../../domain/single-flight.ts";
import { paths } from "../../../shared/paths.ts";
import { runWhenIdle } from "../../../shared/run-when-idle.ts";
import { rowText } from "../../../shared/ui/row-text.tsx";
import { rowsById, useCatalogue } from "../shared/use-catalogue.ts";
import classes from "./recently-viewed.module.css";

const ITEMS_SHOWN = 6;
const NO_ITEMS: readonly RecentItem[] = [];
const loadRecent = () => withDatabase(() => import("../../../data/local/catalogue/catalogue-recent.ts"));

/** Screens of a new device all start once the database opens, so run them in turn. */
const queueRead = createQueue();

function linkTo(snapshot: CatalogueSnapshot, { kind, id }: RecentItem): [string, ReactNode] | null {
  if (kind === "destination") {
    const row = rowsById(snapshot.destinations).get(id);
    return row === undefined ? null : [paths.destination(id), rowText(row.name, row)];
  }
  const row = kind === "tour" ? rowsById(snapshot.tours).get(id) : rowsById(snapshot.packages).get(id);
  if (row === undefined) return null;
  return [kind === "tour" ? paths.tour(id) : paths.package(id), rowText(row.title, row)];
}

export function RecentlyViewed({ kind, id }: Partial<RecentItem>) {
  const { snapshot } = useCatalogue();
  const [recent, setRecent] = useState(NO_ITEMS);
  useEffect(() => {
    let current = true;
    const load = async () => {
      const { recentlyViewed, storeViewed } = await loadRecent();
      const before = await recentlyViewed();
      if (current) setRecent(before);
      if (kind !== undefined && id !== undefined) await storeViewed({ kind, id }, trustedNow());
    };
    runWhenIdle(() => {
      // The page is complete without this list, so ignore blocked storage.
      queueRead(load).catch(() => null);
    });
    return () => {
      current = false;
    };
  }, [kind, id]);
  const links = recent
    .filter((item) => item.kind !== kind || item.id !== id)
    .map((item) => linkTo(snapshot, item))
    .filter((link) => link !== null)
    .slice(0, ITEMS_SHOWN);
  if (links.length === 0) return null;
  return (
    <section className={classes.recent} aria-label={RECENTLY_VIEWED}>
      <h2>{RECENTLY_VIEWED}</h2>
      <ul className="plain row">
        {links.map(([to, text]) => (
          <li key={to}>
            <Link to={to} className="surface">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
