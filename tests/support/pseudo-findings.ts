import type { Page } from "playwright-core";

export type PseudoFinding = { kind: "not in a language folder" | "too wide" | "cut"; text: string };

export const pseudoFindings = (page: Page): Promise<PseudoFinding[]> =>
  page.evaluate(() => {
    const found: PseudoFinding[] = [];
    const ATTRIBUTES = ["aria-label", "placeholder", "title", "alt"];
    const isSentence = (text: string) => !text.includes("⟦") && /[A-Za-z]{2}/.test(text);
    const add = (kind: PseudoFinding["kind"], text: string) => found.push({ kind, text: text.trim() });
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} ${element.textContent.trim().slice(0, 80) || element.outerHTML.slice(0, 80)}`;

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (!parentElement?.checkVisibility() || parentElement.closest("script, style, textarea")) continue;
      if (isSentence(nodeValue ?? "")) add("not in a language folder", nodeValue ?? "");
    }
    for (const element of document.body.querySelectorAll("*")) {
      if (!element.checkVisibility()) continue;
      for (const attribute of ATTRIBUTES) {
        const text = element.getAttribute(attribute);
        if (text !== null && isSentence(text)) add("not in a language folder", `${attribute}: ${text}`);
      }
      const { overflowX, textOverflow } = getComputedStyle(element);
      const cutsText = textOverflow === "ellipsis" || overflowX === "hidden" || overflowX === "clip";
      const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
      if (cutsText && hasText && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
        add("cut", nameOf(element));
    }
    const pixels = document.documentElement.scrollWidth - window.innerWidth;
    if (pixels > 0) add("too wide", `${pixels} pixels`);
    return found;
  });
