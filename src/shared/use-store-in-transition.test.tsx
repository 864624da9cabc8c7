import { act } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { useStoreInTransition } from "./use-store-in-transition.ts";

const { getState: get, setState, subscribe } = createStore(() => ({ shows: "as it was painted" }));
const painted = get();
const Words = () => useStoreInTransition({ get, initial: () => painted, subscribe }).shows;
const place = document.createElement("div");
let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  setState(painted);
});
afterEach(() => act(() => root?.unmount()));

it("starts from the painted state, then applies changes made meanwhile", async () => {
  place.innerHTML = renderToString(<Words />);
  setState({ shows: "the server's answer" });
  const wrong = vi.fn();
  await act(async () => {
    root = hydrateRoot(place, <Words />, { onRecoverableError: wrong });
  });
  expect(place.textContent).toBe("the server's answer");
  expect(wrong).not.toHaveBeenCalled();
});

it("starts from the present state when nothing was painted, and follows each change", async () => {
  setState({ shows: "now" });
  await act(async () => {
    root = createRoot(place);
    root.render(<Words />);
  });
  expect(place.textContent).toBe("now");
  await act(async () => setState({ shows: "later" }));
  expect(place.textContent).toBe("later");
});
