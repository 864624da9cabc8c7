import { MantineProvider } from "@mantine/core";
import { Component, type ReactNode, Suspense } from "react";
import { expect, it, vi } from "vitest";
import { paint, place } from "../../../../tests/support/render.tsx";
import { reportConnectionBack } from "../../browser/connection-events.ts";
import { Spinner } from "../spinner.tsx";
import { lazyScreen, type LazyScreen } from "./lazy-screen.tsx";

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? "It could not be shown" : this.props.children);
}

function show(Screen: LazyScreen): void {
  paint(
    <MantineProvider withCssVariables={false} withGlobalClasses={false}>
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
  // React would show a Suspense fallback for 300 ms, which is far more than ten turns of the event loop.
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(place.textContent).toBe("All tours");
});

it("shows a screen without a spinner when its code is already loaded", async () => {
  const screen = lazyScreen(async () => Tours);
  await screen.preload();
  show(screen);
  await shown("All tours");
  expect(place.innerHTML).not.toContain("status");
});

it("says so when the network lost the code, and shows the screen once the network is back", async () => {
  const warnings = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const load = vi.fn(async () => Tours);
  load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  show(lazyScreen(load));
  await shown("This page is not on this device yet");
  expect(String(warnings.mock.calls[0])).toContain("Failed to fetch");
  reportConnectionBack();
  await shown("All tours");
  warnings.mockRestore();
});
