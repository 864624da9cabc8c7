import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { place, render } from "../../tests/support/render.tsx";
import { useStoreInTransition } from "./use-store-in-transition.ts";

const { getState: get, setState, subscribe } = createStore(() => ({ shows: "as it was painted" }));
const painted = get();
const Words = () => useStoreInTransition({ get, initial: () => painted, subscribe }).shows;

beforeEach(() => {
  setState(painted);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

it("starts from the painted state, then applies changes made meanwhile", async () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(<Words />);
  setState({ shows: "the server's answer" });
  const wrong = vi.fn();
  const root = await act(async () => hydrateRoot(page, <Words />, { onRecoverableError: wrong }));
  expect(page.textContent).toBe("the server's answer");
  expect(wrong).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

it("starts from the present state when nothing was painted, and follows each change", async () => {
  setState({ shows: "now" });
  await render(<Words />);
  expect(place.textContent).toBe("now");
  await act(async () => setState({ shows: "later" }));
  expect(place.textContent).toBe("later");
});
