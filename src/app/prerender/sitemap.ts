const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

export function sitemapXml(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${escape(`${origin}${path}`)}</loc></url>`).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

const PRIVATE = [
  "/admin",
  "/auth",
  "/booking/",
  "/booking-confirmation",
  "/payment/",
  "/trips",
  "/_inbox",
  "/_sandbox",
];

export function robotsTxt(origin: string): string {
  const lines = ["User-agent: *", "Allow: /", ...PRIVATE.map((path) => `Disallow: ${path}`)];
  return `${[...lines, "", `Sitemap: ${origin}/sitemap.xml`].join("\n")}\n`;
}
