import type { Plugin } from "vite";

/** These functions only work in routers that load data, which ours does not. */
const WITHOUT_DATA: Record<string, string> = {
  PrefetchPageLinks: "return null;",
  // Only frameworks prefetch by links.
  usePrefetchBehavior: "return [false, null, {}];",
  useNavigateStable: "return useNavigateUnstable();",
  useViewTransitionState: "return false;",
  DefaultErrorComponent: "return null;",
};

function withoutData(code: string): string {
  return (
    code
      .replaceAll(/^(function (\w+)\(.*\) \{)\n[^]*?\n\}$/gm, (whole, head: string, name: string) =>
        name in WITHOUT_DATA ? `${head} ${WITHOUT_DATA[name]} }` : whole,
      )
      // Without loaded data there are no loader errors to show.
      .replace(/^function _renderMatches\([^]*?\n\}$/m, (body) =>
        body.replace("let dataRouterState = dataRouterOpts?.state;", "").replaceAll("dataRouterState", "null"),
      )
      .replace(/^RenderErrorBoundary\.contextType = \w+;$/m, "")
      .replace("ref: mergeRefs(forwardedRef, prefetchRef)", "ref: forwardedRef")
  );
}

/**
 * Rollup cannot drop the router's unused components, because their names are assigned by statements and wrapping
 * calls look like side effects. Development warnings go too.
 */
export const leanRouter = (): Plugin => ({
  name: "journey:lean-router",
  apply: "build",
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) =>
      withoutData(code)
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, "")
        .replaceAll(/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, "$1/* @__PURE__ */ $2")
        .replaceAll(
          /^(var \w+ = )(class extends React\d*\.Component \{\n[^]*?\n\});$/gm,
          "$1/* @__PURE__ */ (() => $2)();",
        )
        .replace("ENABLE_DEV_WARNINGS = true", "ENABLE_DEV_WARNINGS = false"),
  },
});
