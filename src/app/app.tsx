import { MantineProvider } from "@mantine/core";
import { Route, Routes } from "react-router-dom";
import { allRoutes } from "./routes.tsx";
import { Shell } from "./shell/shell.tsx";
import { cssVariables, theme } from "./theme/theme.ts";

/** Everything inside a router: the browser's, or the prerendering server's. */
export const App = () => (
  <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
    <Shell>
      <Routes>
        {allRoutes.map(({ path, screen: Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
      </Routes>
    </Shell>
  </MantineProvider>
);
