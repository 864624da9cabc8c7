const TYPED = "data-typed";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Notes which fields of forms somebody has filled in: in the page itself, as the start of a page and the app both ask. */
export function watchTyping(page: Document): void {
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.closest("form")) target.setAttribute(TYPED, "");
  };
  for (const name of ["input", "change"]) page.addEventListener(name, note, true);
}

/** Whether a reload would lose what somebody typed: a form marks itself `data-stored` while the device has all of it. */
export const hasUnsaved = (page: Document): boolean =>
  [...page.querySelectorAll<Field>(`form:not([data-stored], [role=search]) [${TYPED}]`)].some(
    ({ value }) => value !== "",
  );

const LOOK_EVERY_MS = 1_000;

/** Reloads the page once nothing unsaved stands on it. */
export function reloadOnceSaved(): void {
  if (hasUnsaved(document)) setTimeout(reloadOnceSaved, LOOK_EVERY_MS);
  else window.location.reload();
}
