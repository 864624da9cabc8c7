import { matchRoutes } from "react-router-dom";
import { expect, it } from "vitest";
import { allRoutes } from "./routes.tsx";
import { screenRouteAt } from "./screen-route-at.ts";

const addresses = allRoutes
  .flatMap(({ path }) => [path, path.replaceAll(/:\w+/g, "x1"), path.replaceAll(/:\w+/g, "new")])
  .flatMap((path) => [path, path.toUpperCase(), `${path}/`, `${path}/more`, `/${path}`, path.replace("o", "%6F")])
  .concat("", "/", "//", "/nowhere", "/tours%2Fx", "/*", "/:id");

it("finds the same route as the router at every address", () => {
  expect(addresses.length).toBeGreaterThan(300);
  for (const address of addresses)
    expect([address, screenRouteAt(address)?.path]).toEqual([
      address,
      matchRoutes(allRoutes, address)?.at(-1)?.route.path,
    ]);
});

it("finds every route by its first word, which no route leaves open", () => {
  expect(allRoutes.filter(({ path }) => path !== "*" && !/^\/(\w[\w-]*(\/|$)|$)/.test(path))).toEqual([]);
});
