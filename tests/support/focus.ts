import type { Page } from "playwright-core";

export async function unseenFocus(page: Page): Promise<string[]> {
  // Focus styles appear after a key, not after a click.
  await page.keyboard.press("Shift");
  return page.evaluate(() => {
    const drawn = (style: CSSStyleDeclaration) =>
      (style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0) || style.boxShadow !== "none";
    const seen = (element: Element | null, up = 2): boolean =>
      element !== null &&
      (drawn(getComputedStyle(element)) ||
        drawn(getComputedStyle(element, "::after")) ||
        (up > 0 && element.matches("input, :has(input:focus)") && seen(element.parentElement, up - 1)));
    const scope = document.querySelector("dialog[open]") ?? document;
    const unseen = new Set<string>();
    for (const control of scope.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex]:not(main, h1)",
    )) {
      if (!control.checkVisibility() || control.matches(":disabled")) continue;
      control.focus();
      if (document.activeElement !== control || seen(control)) continue;
      unseen.add(`${control.tagName} ${control.ariaLabel ?? control.textContent.trim().slice(0, 40)}`);
    }
    return [...unseen];
  });
}
