import { Button, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { OFFLINE_PAGE } from "#texts/offline.ts";
import { catalogueStore } from "../../data/local/catalogue/catalogue-store.ts";
import type { CatalogueSnapshot } from "../../domain/catalogue/rows/snapshot.ts";
import type { SavedItem } from "../../domain/saved/saved-item.ts";
import { paths } from "../../shared/paths.ts";
import { EmptyState } from "../../shared/ui/empty-state.tsx";
import { ButtonLink } from "../../shared/ui/links.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import { useStoreState } from "../../shared/use-store-in-transition.ts";
import { AlwaysPanel } from "./device/always-panel.tsx";
import { StoragePanel } from "./device/storage-panel.tsx";
import { EverythingPanel } from "./everything-panel.tsx";
import { savedStore } from "./plans.ts";
import { SavedCard } from "./saved/saved-card.tsx";
import { useSavedItems } from "./saved/use-saved.ts";
import classes from "./offline.module.css";

const kindOrder = ["trip", "package", "tour", "destination"];
const sortSavedItems = (items: readonly SavedItem[]) =>
  items.toSorted(
    (one, other) => kindOrder.indexOf(one.kind) - kindOrder.indexOf(other.kind) || one.title.localeCompare(other.title),
  );

const SHOWN_AT_FIRST = 8;

function SavedList({ items, snapshot }: { items: readonly SavedItem[]; snapshot: CatalogueSnapshot }) {
  const rows = [...snapshot.destinations, ...snapshot.tours, ...snapshot.packages];
  const revisions = new Map(rows.map(({ id, revision }) => [id, revision]));
  const [all, setAll] = useState(false);
  const shownCount = all ? items.length : SHOWN_AT_FIRST;
  return (
    <>
      <ul className="plain stack" aria-label={OFFLINE_PAGE.savedList}>
        {sortSavedItems(items)
          .slice(0, shownCount)
          .map((item) => {
            const cachedRevision = revisions.get(item.id);
            const mirrored = item.kind !== "trip" && snapshot.complete;
            return (
              <SavedCard
                key={item.key}
                item={item}
                newer={mirrored && cachedRevision !== undefined && cachedRevision > item.revision}
                gone={mirrored && cachedRevision === undefined}
              />
            );
          })}
      </ul>
      {items.length > shownCount ? (
        <Button variant="default" onClick={() => setAll(true)}>
          {OFFLINE_PAGE.showAll({ items: items.length })}
        </Button>
      ) : null}
    </>
  );
}

export function OfflineScreen() {
  const items = useSavedItems();
  const { snapshot } = useStoreState(catalogueStore);
  useEffect(() => {
    savedStore.dropLostTrips().catch((error: unknown) => console.warn("Saved trips could not be read:", error));
  }, []);
  return (
    <Page route="offline" lead={OFFLINE_PAGE.lead}>
      <div className={`stack ${classes.wide}`}>
        <section className="stack" aria-labelledby="saved">
          <Title order={2} size="h3" id="saved">
            {OFFLINE_PAGE.saved}
          </Title>
          {items?.length === 0 ? (
            <EmptyState
              title={OFFLINE_PAGE.nothing}
              action={
                <ButtonLink to={paths.tours()} variant="default">
                  {OFFLINE_PAGE.allTours}
                </ButtonLink>
              }
            >
              {OFFLINE_PAGE.nothingHow}
            </EmptyState>
          ) : null}
          {items && items.length > 0 ? <SavedList items={items} snapshot={snapshot} /> : null}
        </section>
        <div className="stack">
          <EverythingPanel />
          <AlwaysPanel snapshot={snapshot} />
          <StoragePanel items={items ?? []} />
        </div>
      </div>
    </Page>
  );
}
