import { Component, type ReactNode, Suspense } from "react";
import { MantineProvider } from "@mantine/core";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Spinner } from "../spinner.tsx";
import { reportConnectionBack } from "../../browser/connection-events.ts";
import { lazyScreen, type LazyScreen } from "./lazy-screen.tsx";

/** React shows a Suspense fallback for at least 300 ms. */
const FALLBACK_DELAY_MS = 150;

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  place = document.createElement("main");
  root = createRoot(place);
});
afterEach(() => root.unmount());

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? "It could not be shown" : this.props.children);
}

function show(Screen: LazyScreen): void {
  root.render(
    <MantineProvider>
      <Boundary>
        <Suspense fallback={<Spinner />}>
          <Screen />
        </Suspense>
      </Boundary>
    </MantineProvider>,
  );
}
const shown = (text: string) => expect.poll(() => place.textContent, { interval: 5 }).toContain(text);
const Tours = () => "All tours";

it("shows a screen as soon as its code has loaded, after a spinner and no pause", async () => {
  let arrive: (code: typeof Tours) => void = () => undefined;
  show(lazyScreen(() => new Promise<typeof Tours>((resolve) => (arrive = resolve))));
  await expect.poll(() => place.querySelector("[role=status]"), { interval: 5 }).not.toBeNull();
  arrive(Tours);
  const arrived = performance.now();
  await shown("All tours");
  expect(performance.now() - arrived).toBeLessThan(FALLBACK_DELAY_MS);
});

it("shows a screen without a spinner when its code is already loaded", async () => {
  const screen = lazyScreen(async () => Tours);
  await screen.preload();
  show(screen);
  await shown("All tours");
  expect(place.innerHTML).not.toContain("status");
});

it("says so when the network lost the code, and shows the screen once the network is back", async () => {
  const told = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const load = vi.fn(async () => Tours);
  load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  show(lazyScreen(load));
  await shown("This page is not on this device yet");
  expect(String(told.mock.calls[0])).toContain("Failed to fetch");
  reportConnectionBack();
  await shown("All tours");
  told.mockRestore();
});
