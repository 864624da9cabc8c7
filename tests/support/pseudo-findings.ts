import type { Page } from "playwright-core";

export type PseudoFinding = { kind: "not in a language folder" | "too wide" | "cut"; text: string };

export const pseudoFindings = (page: Page): Promise<PseudoFinding[]> =>
  page.evaluate(() => {
    const found: PseudoFinding[] = [];
    const ATTRIBUTES = ["aria-label", "placeholder", "title", "alt"];
    const isSentence = (text: string) => !text.includes("⟦") && /[A-Za-z]{2}/.test(text);
    const add = (kind: PseudoFinding["kind"], text: string) => found.push({ kind, text: text.trim() });
    const cutting = new Set(["hidden", "clip"]);
    /** A font is higher than a tight line. */
    const HALF_LINE = 6;

    /** Whether an ancestor hides a part of the sentences in a text; data beside them may be cut. */
    const isCut = (text: Node, value: string): boolean => {
      const sentences = document.createRange();
      sentences.setStart(text, value.indexOf("⟦"));
      sentences.setEnd(text, value.lastIndexOf("⟧") + 1);
      const place = sentences.getBoundingClientRect();
      let hides = false;
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        const { clipPath, display, overflowX, overflowY, paddingRight, textOverflow } = getComputedStyle(box);
        if (display === "inline") continue;
        // Only screen readers read it.
        if (clipPath !== "none" || box.clientWidth <= 1) return false;
        const { bottom, left, right, top } = box.getBoundingClientRect();
        const end = right - (textOverflow === "ellipsis" ? Number.parseFloat(paddingRight) : 0);
        if (cutting.has(overflowX) && (place.right > end + 1 || place.left < left - 1)) hides = true;
        if (cutting.has(overflowY) && (place.bottom > bottom + HALF_LINE || place.top < top - HALF_LINE)) hides = true;
        // The rest can be scrolled to.
        if (overflowX === "auto" || overflowX === "scroll") break;
      }
      return hides;
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (!parentElement?.checkVisibility() || parentElement.closest("script, style, textarea")) continue;
      const text = nodeValue ?? "";
      if (isSentence(text)) add("not in a language folder", text);
      if (text.includes("⟦") && isCut(walker.currentNode, text)) add("cut", text);
    }
    for (const element of document.body.querySelectorAll("*")) {
      if (!element.checkVisibility()) continue;
      for (const attribute of ATTRIBUTES) {
        const text = element.getAttribute(attribute);
        if (text !== null && isSentence(text)) add("not in a language folder", `${attribute}: ${text}`);
      }
    }
    const pixels = document.documentElement.scrollWidth - window.innerWidth;
    if (pixels > 0) add("too wide", `${pixels} pixels`);
    return found;
  });
