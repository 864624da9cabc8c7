export type Area =
  | "domain"
  | "data"
  | "sync"
  | "worker"
  | "features"
  | "desk"
  | "guide"
  | "SQL"
  | "functions"
  | "local stack";

export type Fault = {
  name: string;
  area: Area;
  file: string;
  from: string;
  to: string;
  caughtBy: readonly [string, ...string[]];
};

export const countOf = (text: string, snippet: string): number => text.split(snippet).length - 1;

export function withFault(text: string, { name, file, from, to }: Fault): string {
  const found = countOf(text, from);
  if (found !== 1) throw new Error(`'${name}': its code is found ${found} times in ${file}, and must be found once`);
  return text.replace(from, () => to);
}

const PROJECTS: readonly [RegExp, string][] = [
  [/\.e2e\.ts$/, "e2e"],
  [/^tests\/(database|integration|security|architecture)\//, "$1"],
  [/\.test\.tsx$/, "screens"],
  [/^(src\/data|tests\/simulation)\//, "stores"],
];

export function projectOf(test: string): string {
  const [pattern, project = ""] = PROJECTS.find(([known]) => known.test(test)) ?? [];
  return pattern === undefined ? "unit" : project.replace("$1", () => pattern.exec(test)?.[1] ?? "");
}
