import { Suspense, useMemo } from "react";
import { HOME_TEXTS } from "#texts/home.ts";
import { sharePreview } from "../../../data/net/addresses.ts";
import { homeDestinations, homePackages, homeTours } from "../../../domain/catalogue/rows/page-rows.ts";
import { paths } from "../../../shared/paths.ts";
import { PageMeta } from "../../../shared/ui/page/page-meta.tsx";
import { Page } from "../../../shared/ui/page/page.tsx";
import { RecentlyViewed } from "../details/recently-viewed.tsx";
import { DataAge } from "../shared/data-age.tsx";
import { useHasRows, LoadingCards } from "../shared/loading-cards.tsx";
import { useCatalogue } from "../shared/use-catalogue.ts";
import { Hero } from "./hero.tsx";
import { FeaturedDestinations, PopularTours, PackagesSection } from "./home-sections.tsx";

export function HomeScreen() {
  const { snapshot, problem } = useCatalogue();
  const hasRows = useHasRows();
  const homeItems = useMemo(
    () => ({ destinations: homeDestinations(snapshot), tours: homeTours(snapshot), packages: homePackages(snapshot) }),
    [snapshot],
  );
  return (
    <>
      <PageMeta
        description={HOME_TEXTS.description}
        {...sharePreview(paths.home(), homeItems.destinations[0]?.image_url)}
      />
      <Hero />
      <Page>
        <DataAge />
        {hasRows ? (
          <>
            <Suspense>
              <FeaturedDestinations rows={homeItems.destinations} snapshot={snapshot} />
            </Suspense>
            <Suspense>
              <PopularTours rows={homeItems.tours} snapshot={snapshot} />
            </Suspense>
            <Suspense>
              <PackagesSection rows={homeItems.packages} failed={problem !== null && !snapshot.complete} />
            </Suspense>
          </>
        ) : (
          <LoadingCards what="destinations" />
        )}
        <RecentlyViewed />
      </Page>
    </>
  );
}
