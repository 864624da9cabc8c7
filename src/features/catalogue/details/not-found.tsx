import { use } from "react";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { catalogueStatus } from "../../../data/local/catalogue/catalogue-store.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { paths } from "../../../shared/paths.ts";
import { Page } from "../../../shared/ui/page/page.tsx";
import { DataAge } from "../shared/data-age.tsx";
import { useCatalogue } from "../shared/use-catalogue.ts";
import { LoadingCards } from "../shared/waiting.tsx";
import { type UnavailableItem, MissingSlotContext } from "./detail-slot.ts";

export const LISTS = {
  destination: { title: "Destinations", path: paths.destinations },
  tour: { title: "Tours", path: paths.tours },
  package: { title: "Packages", path: paths.packages },
} as const satisfies Record<ItemKind, unknown>;

const NOT_FOUND: Record<ItemKind, string> = {
  destination: "Destination not found",
  tour: "Tour not found",
  package: "Package not found",
};

/** Only a synced catalogue can prove that an item does not exist. */
export function UnavailableItemPage(item: UnavailableItem) {
  const { kind } = item;
  const catalogueState = catalogueStatus(useCatalogue(), trustedNow());
  const slot = use(MissingSlotContext);
  if (catalogueState === "arriving") {
    return (
      <Page>
        <LoadingCards what={kind} />
      </Page>
    );
  }
  if (catalogueState !== "there") {
    return slot(
      item,
      <Page title="Not loaded" heading={null}>
        <meta name="robots" content="noindex" />
        <LoadingCards what={kind} />
        <DataAge />
      </Page>,
    );
  }
  return slot(
    item,
    <Page title={NOT_FOUND[kind]} lead="It may no longer be offered, or the address is mistyped.">
      <meta name="robots" content="noindex" />
      <DataAge />
      <ButtonLink to={LISTS[kind].path()}>Back to {LISTS[kind].title}</ButtonLink>
    </Page>,
  );
}
