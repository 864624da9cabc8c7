import { dirname, join } from "node:path";
import { parseSync } from "vite";
import { allComments, isDialect } from "./comments.ts";
import { exportedTwice, isTranslation, listFiles } from "./sources.ts";

/**
 * `npm run figures` prints counts of the code base; `-- dialect`, `-- twice`, `-- circles`, `-- comments` list them.
 */

type Source = { path: string; code: string };

const isTest = (path: string) => /\.(?:test|e2e|fixture)\.tsx?$/.test(path);
const code = listFiles("src", "sw", "supabase").filter(({ path }) => /\.tsx?$/.test(path) && !isTest(path));
const sources = code.filter(({ path }) => !isTranslation(path));
const tests = listFiles("src", "sw", "supabase", "tests").filter(
  ({ path }) => /\.tsx?$/.test(path) && (isTest(path) || path.startsWith("tests/")),
);
const lineCount = ({ code }: Source) => code.split("\n").length - 1;
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

function importsOf({ path, code }: Source): string[] {
  const { module } = parseSync(path, code);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? "")),
    ...module.dynamicImports.map(({ moduleRequest }) => code.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ];
  return requests.filter((request) => request.startsWith(".")).map((request) => join(dirname(path), request));
}

function findCircles(): string[][] {
  const graph = new Map(sources.map((source) => [source.path, importsOf(source)]));
  const found: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const visit = (path: string) => {
    order.set(path, order.size);
    lowest.set(path, order.get(path) ?? 0);
    stack.push(path);
    for (const next of graph.get(path) ?? []) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(path, Math.min(lowest.get(path) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(path) !== order.get(path)) return;
    const group = stack.splice(stack.indexOf(path));
    if (group.length > 1) found.push(group);
  };
  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return found;
}

const comments = allComments();
const dialect = comments.filter(({ text }) => isDialect(text));
const twice = exportedTwice(sources);
const circles = findCircles();
const production = sources.filter(({ path }) => path.startsWith("src/"));
const TITLE = /^\s*(?:it|test)(?:\.\w+)*\(/gm;
const titles = (files: Source[]) => sum(files.map(({ code }) => code.match(TITLE)?.length ?? 0));
const stories = tests.filter(({ path }) => path.endsWith(".e2e.ts"));
const british = listFiles().filter(
  ({ path }) => /\.(?:tsx?|sql|md|html|toml)$/.test(path) && !/glossary\.md$|run-figures\.ts$/.test(path),
);

const lists: Record<string, () => string[]> = {
  dialect: () => dialect.map(({ path, line, text }) => `${path}:${line}: ${text}`),
  twice: () => twice.map(([name, paths]) => `${name}: ${paths.join(", ")}`),
  circles: () => circles.map((group) => group.join(" -> ")),
  comments: () => comments.map(({ path, line, text }) => `${path}:${line}: ${text}`),
};

const figures: [string, number | string][] = [
  ["comments", comments.length],
  ["comments in dialect", `${dialect.length} (${((100 * dialect.length) / comments.length).toFixed(1)} %)`],
  ["exported names that exist twice", twice.length],
  [
    "lines with 'traveller'",
    sum(british.map(({ code }) => code.split("\n").filter((line) => /traveller/i.test(line)).length)),
  ],
  ["lines of translations", sum(code.filter(({ path }) => isTranslation(path)).map(lineCount))],
  ["production lines of src", sum(production.map(lineCount))],
  ["production files of src", production.length],
  ["of them with 15 lines or fewer", production.filter((source) => lineCount(source) <= 15).length],
  ["circles of imports", circles.length],
  ["story files", stories.length],
  ["stories", titles(stories)],
  ["test lines", sum(tests.map(lineCount))],
  ["test titles", titles(tests)],
];

const list = lists[process.argv[2] ?? ""];
if (list) console.log(list().join("\n"));
else for (const [name, figure] of figures) console.log(`${name.padEnd(32)} ${figure}`);
