import { MantineProvider } from "@mantine/core";
import { Suspense } from "react";
import { matchPath, Route, Routes } from "react-router-dom";
import { DetailSlotContext, MissingSlotContext } from "../features/catalogue/details/detail-slot.ts";
import { CatalogueProvider } from "../features/catalogue/shared/catalogue-provider.tsx";
import { TripSlotContext } from "../features/trips/trip-slot.ts";
import { PreloadContext } from "../shared/ui/page/lazy-screen.tsx";
import { allRoutes } from "./routes.tsx";
import { savedCopySlot, saveItemSlot, saveTripSlot } from "./saving.tsx";
import { Shell } from "./shell/shell.tsx";
import { cssVariables, theme } from "./theme/theme.ts";

const preload = async (path: string): Promise<void> =>
  allRoutes.find((route) => matchPath(route.path, path))?.screen.preload();

/** Everything inside a router: the browser's, or the prerendering server's. */
export const App = () => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
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
                  <Routes>
                    {allRoutes.map(({ path, screen: Screen }) => (
                      <Route key={path} path={path} element={<Screen />} />
                    ))}
                  </Routes>
                </TripSlotContext>
              </MissingSlotContext>
            </DetailSlotContext>
          </PreloadContext>
        </Shell>
      </CatalogueProvider>
    </Suspense>
  </MantineProvider>
);
