import { MantineProvider } from "@mantine/core";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import type { Plugin } from "vite";
import { cssVariables, theme } from "./theme.ts";

const NAME = "virtual:variables.css";
const FILE = "/__variables.css";

function variables(): string {
  const markup = renderToString(
    createElement(MantineProvider, { theme, cssVariablesResolver: cssVariables, withGlobalClasses: false }),
  );
  const sheet = /^<style data-mantine-styles="true">([^]*)<\/style>$/.exec(markup)?.[1];
  if (sheet === undefined) throw new Error("The provider has written no variables of the theme");
  return sheet;
}

/** Mantine's provider would compute the variables at each start. */
export const variablesSheet = (): Plugin => ({
  name: "journey:variables-sheet",
  resolveId: (id) => (id === NAME ? FILE : null),
  load: (id) => (id === FILE ? variables() : null),
});
