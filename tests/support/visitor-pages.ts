import { routeNames, routeOf } from "../../src/shared/site.ts";

const plainPages = routeNames
  .map(routeOf)
  .filter(({ path, desk, guide }) => !desk && !guide && !path.includes(":"))
  .map(({ path }) => path);

export const visitorPages = async (url: string): Promise<{ name: string; path: string }[]> => {
  const answer = await fetch(`${url}/sitemap.xml`);
  const map = answer.ok ? await answer.text() : "";
  const first = (kind: string) => new RegExp(`/${kind}/([^<]+)<`).exec(map)?.[1];
  const details = ["destinations", "tours", "packages"].flatMap((kind) => {
    const id = first(kind);
    return id ? [`/${kind}/${id}`] : [];
  });
  const tour = first("tours");
  const booking = tour ? [`/booking/tour/${tour}`, `/waiting-list/tour/${tour}`] : [];
  return [...plainPages, "/no-such-page", ...details, ...booking].map((path) => ({
    name:
      path === "/"
        ? "home"
        : path
            .slice(1)
            .replace(/\/[0-9a-f-]{30,}$/, "-detail")
            .replaceAll("/", "-"),
    path,
  }));
};
