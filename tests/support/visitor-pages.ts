const staticPages = [
  "/",
  "/search",
  "/destinations",
  "/tours",
  "/packages",
  "/about",
  "/contact",
  "/help",
  "/booking-guide",
  "/cancellation-policy",
  "/terms",
  "/privacy",
  "/cookies",
  "/booking",
  "/trips",
  "/trips/receive",
  "/offline",
  "/auth",
  "/no-such-page",
];

/** Every address a visitor can stand on, one of each kind, with the ids of this stack's catalogue. */
export const visitorPages = async (url: string): Promise<{ name: string; path: string }[]> => {
  const answer = await fetch(`${url}/sitemap.xml`);
  const map = answer.ok ? await answer.text() : "";
  const first = (kind: string) => new RegExp(`/${kind}/([^<]+)<`).exec(map)?.[1];
  const details = ["destinations", "tours", "packages"].flatMap((kind) => {
    const id = first(kind);
    return id ? [`/${kind}/${id}`] : [];
  });
  const tour = first("tours");
  const booking = tour ? [`/booking/tour/${tour}`] : [];
  return [...staticPages, ...details, ...booking].map((path) => ({
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
