import type { PGlite, Results } from "@electric-sql/pglite";

/** The embedded API writes these and ignores their answers. */
const setting = /^SELECT set_config\('([\w.]+)', (''|\$1), true\)$/;
const sameRole = /^SET LOCAL ROLE "\w+"$/;

const quoted = (text: unknown) => `'${String(text).replaceAll("'", "''")}'`;
const none = { rows: [], fields: [], affectedRows: 0 };

/**
 * The embedded API sends up to eleven settings before each call, and each costs the embedded database as much as a
 * small query. They are held back and sent as one script before the query.
 */
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
  /** Only within a transaction, since settings end with it. */
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
    // A script is one message instead of six.
    await exec(text);
    return none;
  };
}
