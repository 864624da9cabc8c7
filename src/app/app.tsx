import { MantineProvider } from "@mantine/core";
import { Suspense } from "react";
import { useLocation, useRoutes } from "react-router-dom";
import { DetailSlotContext, MissingSlotContext } from "../features/catalogue/details/detail-slot.ts";
import { CatalogueProvider } from "../features/catalogue/shared/catalogue-provider.tsx";
import { FollowSlotContext, type TripReader, TripSlotContext } from "../shared/trip/trip-slots.ts";
import { lazyPart } from "../shared/ui/lazy-part.tsx";
import { PreloadContext } from "../shared/ui/page/lazy-screen.tsx";
import { savedCopySlot, saveItemSlot, saveTripSlot } from "./saving.tsx";
import { screenRouteAt, routesFor } from "./screen-route-at.ts";
import { Shell } from "./shell/shell.tsx";
import { theme } from "./theme/theme.ts";

const TripNews = lazyPart<{ reader: TripReader }>(
  async () => (await import("../features/news/news-teaser.tsx")).NewsTeaser,
);
const followSlot = (reader: TripReader) => <TripNews key={reader.id} reader={reader} />;

const preload = async (path: string): Promise<void> => screenRouteAt(path)?.screen.preload();

function CurrentScreen() {
  const { pathname } = useLocation();
  return useRoutes(routesFor(pathname).map(({ path, screen: Screen }) => ({ path, element: <Screen /> })));
}

export const App = () => (
  <MantineProvider
    theme={theme}
    // The stylesheet already has them: `variables-sheet.ts`.
    withCssVariables={false}
    defaultColorScheme="auto"
    withGlobalClasses={false}
  >
    {/* React hydrates each Suspense in a task of its own, and at once after a tap. */}
    <Suspense>
      <CatalogueProvider>
        <Shell>
          <PreloadContext value={preload}>
            <DetailSlotContext value={saveItemSlot}>
              <MissingSlotContext value={savedCopySlot}>
                <TripSlotContext value={saveTripSlot}>
                  <FollowSlotContext value={followSlot}>
                    <CurrentScreen />
                  </FollowSlotContext>
                </TripSlotContext>
              </MissingSlotContext>
            </DetailSlotContext>
          </PreloadContext>
        </Shell>
      </CatalogueProvider>
    </Suspense>
  </MantineProvider>
);
