import { matchRoutes } from "react-router-dom";
import { routeNames, routeOf } from "./site.ts";

const routes = routeNames.map(routeOf);

export const siteRouteAt = (pathname: string) => matchRoutes([...routes], pathname)?.at(-1)?.route;
