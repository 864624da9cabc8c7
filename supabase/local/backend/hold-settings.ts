import type { PGlite, Results } from "@electric-sql/pglite";

const setting = /^SELECT set_config\('([\w.]+)', (''|\$1), true\)$/;
const sameRole = /^SET LOCAL ROLE "\w+"$/;

const quoted = (text: unknown) => `'${String(text).replaceAll("'", "''")}'`;
const none = { rows: [], fields: [], affectedRows: 0 };

/** The embedded API sends up to eleven settings before each call, each as costly as a small query, so batch them. */
export function holdSettings(driver: Pick<PGlite, "query" | "exec">): void {
  const query = driver.query.bind(driver);
  const exec = driver.exec.bind(driver);
  let held: string[] = [];

  const sendHeld = async () => {
    if (held.length === 0) return;
    const script = held.join("; ");
    held = [];
    await exec(script);
  };
  /** Settings end with their transaction, so only those within one can be held. */
  const holdable = (text: string, value: unknown): string | undefined => {
    if (text === "BEGIN") return text;
    if (held.length === 0) return undefined;
    const [, name, given] = setting.exec(text) ?? [];
    if (name) return `SELECT set_config('${name}', ${given === "$1" ? quoted(value) : given}, true)`;
    return sameRole.test(text) ? text : undefined;
  };

  driver.query = async <Row>(text: string, values: unknown[] = [], options?: object): Promise<Results<Row>> => {
    const later = holdable(text, values[0]);
    if (later) {
      held.push(later);
      return none;
    }
    const isEnd = text === "COMMIT" || text === "ROLLBACK";
    if (isEnd && held.length > 0) {
      held = [];
      return none;
    }
    await sendHeld();
    if (!isEnd) return query<Row>(text, values, options);
    await exec(text);
    return none;
  };
}
