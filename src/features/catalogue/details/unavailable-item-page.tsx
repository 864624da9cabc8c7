import { use } from "react";
import { ITEM_LISTS, ITEM_MISSING } from "#texts/catalogue.ts";
import { catalogueStatus } from "../../../data/local/catalogue/catalogue-store.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { paths } from "../../../shared/paths.ts";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { Page } from "../../../shared/ui/page/page.tsx";
import { DataAge } from "../shared/data-age.tsx";
import { LoadingCards } from "../shared/loading-cards.tsx";
import { useCatalogue } from "../shared/use-catalogue.ts";
import { type UnavailableItem, MissingSlotContext } from "./detail-slot.ts";

export const listPaths: Record<ItemKind, () => string> = {
  destination: paths.destinations,
  tour: paths.tours,
  package: paths.packages,
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
      <Page title={ITEM_MISSING.notLoaded} heading={null}>
        <meta name="robots" content="noindex" />
        <LoadingCards what={kind} />
        <DataAge />
      </Page>,
    );
  }
  return slot(
    item,
    <Page title={ITEM_MISSING.titles[kind]} lead={ITEM_MISSING.lead}>
      <meta name="robots" content="noindex" />
      <DataAge />
      <ButtonLink to={listPaths[kind]()}>{ITEM_LISTS[kind].back}</ButtonLink>
    </Page>,
  );
}
