import { matchRoutes } from "react-router-dom";
import { routeNames, routeOf } from "./site.ts";

const routes = routeNames.map(routeOf);

/** The entry of the site's map that an address belongs to, as the router finds it. */
export const siteRouteAt = (pathname: string) => matchRoutes([...routes], pathname)?.at(-1)?.route;
