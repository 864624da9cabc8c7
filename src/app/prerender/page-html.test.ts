import { describe, expect, it } from "vitest";
import { EMPTY_SNAPSHOT } from "../../domain/catalogue/rows/snapshot.ts";
import { criticalCss } from "./critical-css.ts";
import { pageHtml, shellHtml, splitHead } from "./page-html.ts";
import { robotsTxt, sitemapXml } from "./pages.ts";

describe("critical styles", () => {
  const html = '<main class="page"><a class="link x:y" href="/">Hi</a></main>';
  const keep = (css: string) => criticalCss([css], html);

  it.each([
    [".page{a:b}", ".page{a:b}"],
    [".other{a:b}", ""],
    ["a.link:hover{a:b}", "a.link:hover{a:b}"],
    ["button .link{a:b}", ""],
    ['.page>.link::after{content:"}"}', '.page>.link::after{content:"}"}'],
    [".link:not(.other):is(.a,.b){a:b}", ".link:not(.other):is(.a,.b){a:b}"],
    [":root[data-x=dark] .page{a:b}", ":root[data-x=dark] .page{a:b}"],
    ["@media (min-width:1px){.page{a:b}.other{c:d}}", "@media (min-width:1px){.page{a:b}}"],
    ["@layer a,b;.other{a:b}", "@layer a,b;"],
    ["@layer a{@media print{.other{a:b}}}", ""],
    ["@font-face{font-family:M;src:url(m.woff2)}", "@font-face{font-family:M;src:url(m.woff2)}"],
    ["/* .page{ */.page{a:b}", ".page{a:b}"],
    [
      ":root{--mantine-a:1;--mantine-b:var(--mantine-c);--mantine-c:2}.page{x:var(--mantine-b)}",
      ":root{--mantine-b:var(--mantine-c);--mantine-c:2}.page{x:var(--mantine-b)}",
    ],
  ])("turns %s into %s", (css, kept) => expect(keep(css)).toBe(kept));

  it("keeps the variables that style attributes use", () => {
    const css = ":root{--mantine-a:1;--mantine-b:2}";
    expect(criticalCss([css], '<p style="margin:var(--mantine-b)">x</p>')).toBe(":root{--mantine-b:2}");
  });

  it("refuses a style sheet that is cut in half", () => {
    expect(() => keep(".page{a:b")).toThrow("ends inside a rule");
  });
});

it("puts head and content in their places, before the script, and escapes texts that could end a script", () => {
  const template =
    '<html><head><title>App</title><script type="module" src="/a.js"></script><link rel="stylesheet" href="/a.css"></head><body><div id="root"></div></body></html>';
  const markup = '<title>Tour</title><link rel="canonical" href="/t"/><main class="page">Text</main>';
  const rows = { ...EMPTY_SNAPSHOT, as_of: "</script><b>" };
  const html = pageHtml({
    template,
    sheets: [".page{a:b}"],
    markup,
    rows,
    files: { scripts: ["/r.js", "/s.js"], styles: ["/a.css", "/s.css"] },
    fonts: ["/f.woff2"],
    start: "begin()",
  });
  const [head = "", body = ""] = html.split("</head>");
  expect(head).toContain("<title>Tour</title>");
  expect(head).not.toContain("<title>App</title>");
  expect(head).toContain('rel="canonical"');
  expect(head).toContain("<style>.page{a:b}</style>");
  expect(head).toContain('as="font" type="font/woff2" crossorigin href="/f.woff2"');
  expect(head).not.toContain("a.js");
  expect(body.indexOf("Text")).toBeLessThan(body.indexOf("a.css"));
  expect(body.indexOf("a.css")).toBeLessThan(body.indexOf("a.js"));
  expect(body).toContain('id="app-code">{"run":["/a.js"],"fetch":["/r.js","/s.js"],"styles":["/s.css"]}</script>');
  expect(body).not.toContain('type="module"');
  expect(body).toContain("<script>begin()</script>");
  expect(body).toContain(String.raw`\u003c/script>\u003cb>`);
  expect(splitHead("<main><title>x</title></main>")).toEqual({ head: "", body: "<main><title>x</title></main>" });
});

it("leaves the shell empty and starts the app in it as on any page", () => {
  const template =
    '<html><head><link rel="modulepreload" crossorigin href="/r.js"><script type="module" src="/a.js"></script></head><body><div id="root"></div></body></html>';
  const html = shellHtml(template, "begin()", ["assets/guide.js"], EMPTY_SNAPSHOT);
  expect(html).not.toContain('type="module"');
  expect(html).toMatch(
    /<div id="root"><\/div><script [^>]*>{"complete".*<\/script><script [^>]*>{"run":\["\/r.js","\/a.js"\],"fetch":\[\],"styles":\[\]}<\/script><script>begin\(\)<\/script>/,
  );
});

it("lists public pages for search engines and keeps private ones out", () => {
  expect(sitemapXml("https://x.test", ["/a?b&c"])).toContain("<loc>https://x.test/a?b&amp;c</loc>");
  const disallowed = [...robotsTxt("").matchAll(/Disallow: (.*)/g)].map(([, path]) => path);
  expect(disallowed).toEqual(
    expect.arrayContaining(["/admin", "/auth", "/booking/", "/booking-confirmation", "/trips"]),
  );
  expect(disallowed.filter((path) => ["/", "/booking", "/booking-guide", "/tours"].includes(path ?? ""))).toEqual([]);
  expect(robotsTxt("https://x.test")).toMatch(/Disallow: \/admin\n[\s\S]*Sitemap: https:\/\/x.test\/sitemap.xml/);
});
