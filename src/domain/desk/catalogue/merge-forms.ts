type Fields = Record<string, unknown>;

const isSameValue = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export type Clash = { field: string; theirs: unknown; mine: unknown };

export function mergeForms<Form extends Fields>(base: Form, theirs: Form, mine: Form) {
  const mergedFields: Fields = { ...mine };
  const changed: Clash[] = [];
  const clashes: Clash[] = [];
  for (const field of Object.keys(mine)) {
    if (isSameValue(theirs[field], base[field])) continue;
    changed.push({ field, theirs: theirs[field], mine: mine[field] });
    if (isSameValue(mine[field], base[field])) mergedFields[field] = theirs[field];
    else if (!isSameValue(mine[field], theirs[field]))
      clashes.push({ field, theirs: theirs[field], mine: mine[field] });
  }
  return { merged: mergedFields as Form, changed, clashes };
}

export const sameForm = (a: Fields, b: Fields): boolean =>
  Object.keys(a).every((field) => isSameValue(a[field], b[field]));
