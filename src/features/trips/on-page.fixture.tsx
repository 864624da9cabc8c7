import { MantineProvider } from "@mantine/core";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter, Route, Routes } from "react-router-dom";

export const NOTHING_WAITS = { entry: null, messages: {} };

export function onPage(element: ReactNode) {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  act(() =>
    root.render(
      <MantineProvider>
        <MemoryRouter initialEntries={["/trips/a"]}>
          <Routes>
            <Route path="/trips/a" element={element} />
            <Route path="*" element={<p>Gone on</p>} />
          </Routes>
        </MemoryRouter>
      </MantineProvider>,
    ),
  );
  const buttons = () => [...place.querySelectorAll("button")].map((button) => button.textContent?.trim());
  return {
    place,
    buttons,
    async tap(name: string) {
      const found = [...place.querySelectorAll("button")].find((button) => button.textContent?.trim() === name);
      if (!found) throw new Error(`No button '${name}' among ${buttons().join(" | ")}`);
      await act(async () => found.click());
    },
    leave() {
      act(() => root.unmount());
      place.remove();
    },
  };
}
export type OnPage = ReturnType<typeof onPage>;
