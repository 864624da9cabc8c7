const TYPED_ATTRIBUTE = "data-typed";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Marks the fields themselves, because the inline start script and the app both read the mark. */
export function watchTyping(page: Document): void {
  const markTyped = ({ target }: Event) => {
    if (target instanceof Element && target.closest("form")) target.setAttribute(TYPED_ATTRIBUTE, "");
  };
  for (const name of ["input", "change"]) page.addEventListener(name, markTyped, true);
}

export const hasUnsaved = (page: Document): boolean =>
  [...page.querySelectorAll<Field>(`form:not([data-stored], [role=search]) [${TYPED_ATTRIBUTE}]`)].some(
    ({ value }) => value !== "",
  );

const CHECK_INTERVAL_MS = 1_000;

export function reloadWhenSaved(): void {
  if (hasUnsaved(document)) {
    setTimeout(reloadWhenSaved, CHECK_INTERVAL_MS);
    return;
  }
  // Chromium loses a reload that it sends to a worker about to stop, and ignores further ones meanwhile.
  window.stop();
  window.location.reload();
}
