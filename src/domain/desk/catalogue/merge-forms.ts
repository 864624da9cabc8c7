type Fields = Record<string, unknown>;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export type Clash = { field: string; theirs: unknown; mine: unknown };

export function mergeForms<Form extends Fields>(base: Form, theirs: Form, mine: Form) {
  const merged: Fields = { ...mine };
  const changed: Clash[] = [];
  const clashes: Clash[] = [];
  for (const field of Object.keys(mine)) {
    if (same(theirs[field], base[field])) continue;
    changed.push({ field, theirs: theirs[field], mine: mine[field] });
    if (same(mine[field], base[field])) merged[field] = theirs[field];
    else if (!same(mine[field], theirs[field])) clashes.push({ field, theirs: theirs[field], mine: mine[field] });
  }
  return { merged: merged as Form, changed, clashes };
}

export const sameForm = (a: Fields, b: Fields): boolean => Object.keys(a).every((field) => same(a[field], b[field]));
