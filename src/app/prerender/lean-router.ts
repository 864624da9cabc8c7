import type { Plugin } from "vite";

/** Bodies of functions that have work in routers which fetch data, in frameworks and in server components only: ours is none. */
const WITHOUT_DATA: Record<string, string> = {
  PrefetchPageLinks: "return null;",
  // A link's two states, two effects and watch of the screen, for links that ask a framework to fetch ahead.
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
      // What a router with data would have loaded is never there, and with it goes what shows its errors.
      .replace(/^function _renderMatches\([^]*?\n\}$/m, (body) =>
        body.replace("let dataRouterState = dataRouterOpts?.state;", "").replaceAll("dataRouterState", "null"),
      )
      .replace(/^RenderErrorBoundary\.contextType = \w+;$/m, "")
      .replace("ref: mergeRefs(forwardedRef, prefetchRef)", "ref: forwardedRef")
  );
}

/**
 * The router's names for its components are statements, and its components are made by calls that look as if they did
 * something: so forms, scripts and error pages that nothing uses would reach every visitor. Its warnings are for
 * developers, who read them in `npm run dev`.
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
