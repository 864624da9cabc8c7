import * as v from "valibot";

type Schema = v.GenericSchema;
type Wrap = (wrapped: Schema, defaultValue: unknown) => Schema;
type Parts = Schema & {
  entries?: Record<string, Schema>;
  pipe?: [Schema, ...v.PipeItem<unknown, unknown, v.BaseIssue<unknown>>[]];
  wrapped?: Schema;
  default?: unknown;
  item?: Schema;
  key?: Schema | string;
  value?: Schema;
  options?: Schema[];
};

const LEAVES: ReadonlySet<string> = new Set(["string", "number", "boolean", "literal", "picklist"]);

type Later = {
  /** The schemas of what the screens parse later, by key. */
  parsers: Readonly<Record<string, Schema>>;
  /** The keys of values without a shape. */
  free: readonly string[];
  /** The keys that no schema names though they are sent, by the path of their object. */
  unread: Readonly<Record<string, readonly string[]>>;
};

const nameOfKey = (path: string) => /(\w*)\W*$/.exec(path)?.[1] ?? "";

/** A union's own issue names no key, so this gives the issues of the option that fits best. */
function closestOf(options: Schema[]): Schema {
  const union = v.union(options);
  return {
    ...union,
    "~run": (dataset, config) => {
      const tried = options.map((one) => one["~run"]({ ...dataset }, config));
      const [closest] = tried.toSorted((one, other) => (one.issues?.length ?? 0) - (other.issues?.length ?? 0));
      return closest ?? union["~run"](dataset, config);
    },
  };
}

/** Makes schemas strict, so that they refuse unknown keys, and records the keys that had a value. */
export function createStrict({ parsers, free, unread }: Later) {
  const made = new Map<Schema, Schema>();
  const objects = new Map<string, { keys: Set<string>; seen: Set<string> }>();

  function noteKeys(schema: Schema, path: string, keys: string[]): Schema {
    const isUnread = (key: string) => unread[path]?.includes(key);
    // The options of a variant share a path, and one of them with the key is enough.
    const object = objects.get(path) ?? { keys: new Set(), seen: new Set() };
    for (const key of keys) object.keys.add(key);
    objects.set(path, object);
    return {
      ...schema,
      "~run": (dataset, config) => {
        const given = typeof dataset.value === "object" && dataset.value !== null ? Object.entries(dataset.value) : [];
        for (const [key, value] of given) if (value !== null || isUnread(key)) object.seen.add(key);
        return schema["~run"](dataset, config);
      },
    };
  }

  function later(path: string): Schema {
    const key = nameOfKey(path);
    if (parsers[key]) return strict(parsers[key], path);
    if (free.includes(key)) return v.unknown();
    throw new Error(`${path} is unknown to its schema, and no other schema parses it`);
  }

  function make(schema: Parts, path: string): Schema {
    const { type, entries, pipe, wrapped, item, key, value, options } = schema;
    if (pipe) {
      const [first, ...actions] = pipe;
      return v.pipe(strict(first, path), ...(actions as []));
    }
    if (LEAVES.has(type)) return schema;
    if (type === "unknown") return later(path);
    // The constructor drops a fallback, which would hide a value that the schema does not know.
    if (wrapped) return (schema.reference as unknown as Wrap)(strict(wrapped, path), schema.default);
    if (item) return v.array(strict(item, `${path}[]`));
    if (value && typeof key === "object") return v.record(key as v.GenericSchema<string>, strict(value, `${path}.*`));
    if (options && type === "union") return closestOf(options.map((one) => strict(one, path)));
    if (options) return { ...schema, options: options.map((one) => strict(one, path)) } as Schema;
    if (!entries) throw new Error(`${path}: no strict form of ${type}`);
    const fields = Object.entries(entries).map(([name, one]) => [name, strict(one, `${path}.${name}`)]);
    const extra = (unread[path] ?? []).map((name) => [name, v.optional(v.unknown())]);
    const all = Object.fromEntries([...fields, ...extra]);
    // A strict object would report only the first key.
    const object = type === "loose_object" ? v.looseObject(all) : v.objectWithRest(all, v.never("no schema names it"));
    return noteKeys(object, path, Object.keys(all));
  }

  function strict(schema: Schema, path: string): Schema {
    const known = made.get(schema);
    if (known && schema.type !== "unknown") return known;
    const one = make(schema, path);
    made.set(schema, one);
    return one;
  }

  const unseen = () => [
    ...Object.keys(unread).filter((path) => !objects.has(path)),
    ...[...objects].flatMap(([path, { keys, seen }]) =>
      [...keys].filter((key) => !seen.has(key)).map((key) => `${path}.${key}`),
    ),
  ];
  return { strict, unseen };
}

export const problemsIn = (schema: Schema, answer: unknown): string[] =>
  (v.safeParse(schema, answer).issues ?? []).map((issue) => `${v.getDotPath(issue) ?? "the answer"}: ${issue.message}`);
