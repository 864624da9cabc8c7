import type { HeaderRule } from "./header-rules.ts";

const HOST_FILE_PATTERN = String.raw`^/(_headers|_redirects|_nginx\.conf|vercel\.json)$`;

const IMMUTABLE = "public, max-age=31536000, immutable";

const asPattern = (path: string) => path.replaceAll(/:\w+/g, "[^/]+");

/** nginx drops outer headers where a location sets its own, and an asset's cache time must not apply to its 404. */
type Routes = readonly { shell: string; routes: readonly string[] }[];

export function nginxConf(rules: readonly HeaderRule[], languages: Routes): string {
  const commonHeaders = rules.find(({ path }) => path === "/*")?.headers ?? [];
  const location = (match: string, files: string, cache: string, own: HeaderRule["headers"] = []) => {
    const headers = new Map([...commonHeaders, ...own]);
    const lines = [...headers].map(([name, value]) => `  add_header ${name} "${value}" always;`).join("\n");
    return `location ${match} {\n  ${files}\n  ${cache}\n${lines}\n}\n`;
  };
  const revalidate = `add_header Cache-Control "no-cache";`;
  return `# Written by the build. In a server with TLS:  root /srv/shop; include /srv/shop/_nginx.conf;
# The policy's sums change with the build: reload nginx after an upload. Files .gz (and .br, with nginx's brotli module
# and 'brotli_static on') stand beside the others after \`npm run compress\`.
charset utf-8;
gzip_static on;
gzip_vary on;
index index.html;
error_page 404 /404.html;
rewrite ^/(.+)/$ /$1 permanent;

${location("/", "try_files $uri $uri.html =404;", revalidate)}
${location("= /", "try_files /index.html =404;", revalidate)}
${languages
  .flatMap(({ shell, routes }) =>
    rules
      .filter(({ path }) => routes.includes(path))
      .map(({ path, headers }) => location(`= ${path}`, `try_files ${shell}.html =404;`, revalidate, headers)),
  )
  .join("")}
# Before the rule for files: an id may have a dot.
${languages
  .map(({ shell, routes }) =>
    location(`~ ^(${routes.map(asPattern).join("|")})$`, `try_files $uri $uri.html ${shell}.html;`, revalidate),
  )
  .join("")}
${location("^~ /assets/", "try_files $uri =404;", `add_header Cache-Control "${IMMUTABLE}";`)}
${location("= /404.html", "internal;", `add_header Cache-Control "no-store" always;`)}
${location(String.raw`~ /manifest\.webmanifest$`, "types { } default_type application/manifest+json;", revalidate)}
location ~ ${HOST_FILE_PATTERN} {
  return 404;
}
# HTML in the place of a missing file is a white screen after the next upload.
${location(String.raw`~ \.\w+$`, "try_files $uri =404;", revalidate)}`;
}
