import { MantineProvider } from "@mantine/core";
import { Suspense } from "react";
import { useLocation, useRoutes } from "react-router-dom";
import { DetailSlotContext, MissingSlotContext } from "../features/catalogue/details/detail-slot.ts";
import { CatalogueProvider } from "../features/catalogue/shared/catalogue-provider.tsx";
import { TripSlotContext } from "../features/trips/trip-slot.ts";
import { PreloadContext } from "../shared/ui/page/lazy-screen.tsx";
import { screenRouteAt, routesFor } from "./route-at.ts";
import { savedCopySlot, saveItemSlot, saveTripSlot } from "./saving.tsx";
import { Shell } from "./shell/shell.tsx";
import { theme } from "./theme/theme.ts";

const preload = async (path: string): Promise<void> => screenRouteAt(path)?.screen.preload();

function CurrentScreen() {
  const { pathname } = useLocation();
  return useRoutes(routesFor(pathname).map(({ path, screen: Screen }) => ({ path, element: <Screen /> })));
}

/** Everything inside a router: the browser's, or the prerendering server's. */
export const App = () => (
  <MantineProvider
    theme={theme}
    // They stand in the sheet: `variables-sheet.ts`.
    withCssVariables={false}
    defaultColorScheme="auto"
    withGlobalClasses={false}
  >
    {/* What stands in a Suspense of its own React takes over in small steps, and at once where somebody taps. */}
    <Suspense>
      <CatalogueProvider>
        <Shell>
          <PreloadContext value={preload}>
            <DetailSlotContext value={saveItemSlot}>
              <MissingSlotContext value={savedCopySlot}>
                <TripSlotContext value={saveTripSlot}>
                  <CurrentScreen />
                </TripSlotContext>
              </MissingSlotContext>
            </DetailSlotContext>
          </PreloadContext>
        </Shell>
      </CatalogueProvider>
    </Suspense>
  </MantineProvider>
);
