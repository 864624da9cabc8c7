import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { ClearDraft } from "./clear-draft.tsx";

it("asks before what was typed goes, and offers nothing where nothing was typed", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const clear = vi.fn();
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const show = (nothingTyped: boolean) =>
    act(() =>
      root.render(
        <MantineProvider>
          <ClearDraft nothingTyped={nothingTyped} clear={clear} />
        </MantineProvider>,
      ),
    );
  const tap = (name: string) => {
    const found = [...place.querySelectorAll("button")].find((button) => button.textContent?.trim() === name);
    if (!found) throw new Error(`No button '${name}'`);
    act(() => found.click());
  };
  show(true);
  expect(place.querySelector("button")).toBeNull();
  show(false);
  tap("Clear form");
  expect(place.querySelector("dialog")?.textContent).toContain("Clear this form?");
  tap("Keep it");
  expect(place.querySelector("dialog")).toBeNull();
  expect(clear).not.toHaveBeenCalled();
  tap("Clear form");
  tap("Clear it");
  expect(clear).toHaveBeenCalledTimes(1);
  act(() => root.unmount());
  place.remove();
});
