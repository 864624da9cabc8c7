import fc from "fast-check";
import { expect, it } from "vitest";
import { translateCatalogue } from "../translation/translate-catalogue.ts";
import { type CatalogueEvent, type CatalogueState, reduceCatalogue, textsOf } from "./catalogue-state.ts";
import { aTour } from "./rows.fixture.ts";
import { EMPTY_SNAPSHOT, snapshotOf } from "./snapshot.ts";
import { viewCatalogue } from "./view-catalogue.ts";

const CASES = 3_000;
const IDS = ["t1", "t2", "t3"] as const;
const LAST = 8;

/** The model: the server is a list of changes, a revision is how many of them were made, and null deletes. */
type Change = { id: string; title: string | null };
const lastOf = (changes: readonly Change[]) => new Map(changes.map(({ id, title }) => [id, title]));
const toursAt = (server: readonly Change[], revision: number) =>
  [...lastOf(server.slice(0, revision))].flatMap(([id, title]) => (title === null ? [] : [aTour({ id, title })]));
const itemsAt = (server: readonly Change[], revision: number, since = 0) =>
  [...lastOf(server.slice(since, revision))].map(([id, text]) => {
    const texts = { title: { source: text ?? "", text: `${text} in Russian` } };
    return { kind: "tour" as const, id, texts };
  });
const tables = { destinations: [], packages: [] };

function deltaOf(server: readonly Change[], since: number, revision: number) {
  const changed = lastOf(server.slice(since, revision));
  const tours = toursAt(server, revision).filter(({ id }) => changed.has(id));
  const gone = [...changed].filter(([, title]) => since > 0 && title === null);
  return { ...tables, revision, tours, deleted: gone.map(([id]) => ({ kind: "tour" as const, id })) };
}

type Draw = { kind: CatalogueEvent["type"]; since: number; revision: number; textsSince: number; texts: number };

function eventOf(server: readonly Change[], { kind, since, revision, textsSince, texts }: Draw): CatalogueEvent {
  const as_of = new Date(revision * 1_000).toISOString();
  const tours = toursAt(server, revision);
  const translated = { language: "ru" as const, since: textsSince, revision: texts };
  const whole = { ...tables, tours, revision, as_of };
  switch (kind) {
    case "preview":
      return { type: kind, preview: { ...snapshotOf({ ...tables, tours }, revision, as_of), complete: false } };
    case "stored":
    case "written by another tab":
      return { type: kind, whole, texts: texts === 0 ? null : textsOf(texts, itemsAt(server, texts)) };
    case "answer": {
      const part = { ...translated, items: itemsAt(server, texts, textsSince) };
      return {
        type: kind,
        since,
        delta: deltaOf(server, since, revision),
        texts: texts === 0 ? undefined : part,
        as_of,
      };
    }
    case "refused":
      return { type: kind, problem: "unreachable" };
    case "synced by another tab":
      return { type: kind, mark: { revision, as_of } };
    case "storage":
      return { type: kind, storage: revision % 2 === 0 ? "ok" : "full" };
  }
}

const change = fc.record({
  id: fc.constantFrom(...IDS),
  title: fc.option(fc.constantFrom("Dawn", "Noon", "Dusk"), { freq: 4 }),
});
const server = fc.array(change, { minLength: LAST, maxLength: LAST });
const revisions = fc.tuple(fc.nat(LAST), fc.integer({ min: 1, max: LAST }), fc.nat(LAST), fc.nat(LAST));
const draw = (...kinds: CatalogueEvent["type"][]) =>
  fc.tuple(fc.constantFrom(...kinds), revisions).map(([kind, [since, revision, textsSince, texts]]): Draw => {
    return { kind, since: Math.min(since, revision), revision, textsSince: Math.min(textsSince, texts), texts };
  });
const events = fc.array(
  draw(
    "answer",
    "answer",
    "answer",
    "written by another tab",
    "stored",
    "preview",
    "refused",
    "synced by another tab",
    "storage",
  ),
  { maxLength: 12 },
);

const atFirst: CatalogueState = {
  preview: EMPTY_SNAPSHOT,
  whole: null,
  texts: null,
  synced: false,
  problem: null,
  storage: "ok",
};
const sorted = <Row extends { id: string }>(rows: Iterable<Row> = []) =>
  [...rows].toSorted((a, b) => a.id.localeCompare(b.id));
const textsIn = ({ texts }: CatalogueState) => sorted([...(texts?.byId ?? [])].map(([id, of]) => ({ id, of })));

it("has the server's rows and texts of the revisions that it names, after events in any order", () => {
  fc.assert(
    fc.property(server, events, (changes, draws) => {
      draws.reduce((before, one) => {
        const state = reduceCatalogue(before, eventOf(changes, one));
        const { whole, texts } = state;
        if (whole) expect(sorted(whole.tours)).toEqual(sorted(toursAt(changes, whole.revision)));
        const items = itemsAt(changes, texts?.revision ?? 0).map(({ id, texts: of }) => ({ id, of }));
        expect(textsIn(state)).toEqual(sorted(items));
        if (one.kind !== "answer" || one.since > 0)
          expect(whole?.revision ?? 0).toBeGreaterThanOrEqual(before.whole?.revision ?? 0);
        return state;
      }, atFirst);
    }),
    { numRuns: CASES },
  );
});

it("equals the server after an answer to what it has, and after a whole answer, after events in any order", () => {
  fc.assert(
    fc.property(server, events, fc.boolean(), (changes, draws, isWhole) => {
      const state = draws.reduce((before, one) => reduceCatalogue(before, eventOf(changes, one)), atFirst);
      const since = isWhole ? 0 : (state.whole?.revision ?? 0);
      const textsSince = isWhole ? 0 : (state.texts?.revision ?? 0);
      const last = eventOf(changes, { kind: "answer", since, revision: LAST, textsSince, texts: LAST });
      const after = reduceCatalogue(state, last);
      expect(sorted(after.whole?.tours)).toEqual(sorted(toursAt(changes, LAST)));
      expect(after).toMatchObject({ synced: true, problem: null, storage: state.storage, texts: { revision: LAST } });
    }),
    { numRuns: CASES },
  );
});

it("shows a translated page nothing but its preview before its texts are known, and keeps what did not change", () => {
  fc.assert(
    fc.property(server, events, (changes, draws) => {
      draws.reduce((before, one) => {
        const state = reduceCatalogue(before, eventOf(changes, one));
        const [old, view] = [before, state].map((of) => viewCatalogue(of, translateCatalogue));
        expect(view?.complete).toBe(state.whole !== null && state.texts !== null);
        if (state.whole === before.whole && state.texts === before.texts && state.preview === before.preview)
          expect(view).toBe(old);
        for (const row of view?.complete && old?.complete ? view.tours : []) {
          const isSame = (of: CatalogueState) => of.whole?.tours.find(({ id }) => id === row.id);
          const isSameText = before.texts?.byId.get(row.id) === state.texts?.byId.get(row.id);
          if (isSame(before) === isSame(state) && isSameText) expect(old?.tours).toContain(row);
        }
        return state;
      }, atFirst);
    }),
    { numRuns: CASES },
  );
});
