import type { Page } from "playwright-core";

export const tableFindings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const named = (element: Element): string => {
      const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
      const words = ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
      return (element.getAttribute("aria-label") ?? (words || (element.textContent ?? ""))).trim();
    };
    for (const table of document.querySelectorAll("table, [role=table], [role=grid]")) {
      // Mantine's months: each day is a button with its full date.
      if (!table.checkVisibility() || table.matches(".mantine-DatePicker-month")) continue;
      const caption = table.querySelector("caption")?.textContent ?? table.getAttribute("aria-label") ?? "";
      const name = caption || table.outerHTML.slice(0, 80);
      const miss = (what: string) => found.push(`${name}: ${what}`);
      if (caption.trim() === "") miss("has no name");
      const own = <Found extends Element>(selector: string) =>
        [...table.querySelectorAll<Found>(selector)].filter(
          (one) => one.closest("table, [role=table], [role=grid]") === table,
        );

      const heads = own("thead > tr > *, [role=columnheader]");
      if (heads.length === 0) miss("has no column headers");
      for (const head of heads) {
        if (head.tagName !== "TH" && head.getAttribute("role") !== "columnheader") miss("a cell heads a column");
        if (head.tagName === "TH" && head.getAttribute("scope") !== "col") miss(`column ${named(head)} has no scope`);
        if (named(head) === "" && !head.querySelector("input[aria-label]")) miss("a column has no name");
        const sorts = head.querySelector("button");
        if (!sorts) continue;
        if (named(sorts) === "") miss("a button that sorts has no name");
        if (!/^(none|ascending|descending)$/.test(head.getAttribute("aria-sort") ?? ""))
          miss(`column ${named(head)} sorts and does not say how`);
      }

      const isGrid = table.getAttribute("role") === "grid";
      for (const row of own("tbody > tr, [role=row][aria-rowindex]:has([role=cell])")) {
        const cells = [...row.children];
        // A row's note that spans all columns belongs to the row above.
        if (cells.length < 2 || row.closest("[aria-hidden=true]") || isGrid) continue;
        const head = cells.find((cell) => cell.matches("th[scope=row], [role=rowheader]"));
        if (!head || named(head) === "") miss(`row '${row.textContent?.slice(0, 40)}' has no header`);
        for (const tick of row.querySelectorAll("input[type=checkbox]"))
          if (head && !named(tick).includes((head.querySelector("a, button") ?? head).textContent?.trim() ?? ""))
            miss(`a tick is called '${named(tick)}' in the row '${named(head)}'`);
        const digits = cells.filter((cell) => /^-?\$?[\d,]+(\.\d+)?$/.test(cell.textContent?.trim() ?? ""));
        for (const cell of digits)
          if (getComputedStyle(cell).display === "table-cell" && !/end|right/.test(getComputedStyle(cell).textAlign))
            miss(`figure '${cell.textContent?.trim()}' does not stand at the end of its cell`);
      }
      for (const row of own("tfoot > tr"))
        if (!row.querySelector("th[scope=row]")) miss("its sums do not say that they are");
      // Laid out as lines, rows and cells are only recognized by their roles.
      for (const part of own("tr, td, th"))
        if (getComputedStyle(part).display.match(/^(block|flex|grid)$/) && !part.hasAttribute("role"))
          miss(`a ${part.tagName} is laid out as ${getComputedStyle(part).display} and says no role`);
    }
    return [...new Set(found)];
  });
