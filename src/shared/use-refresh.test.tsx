import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { connection } from "../data/net/connection.ts";
import { useRefresh } from "./use-refresh.ts";

const refresh = vi.fn();
function RefreshedPage() {
  useRefresh(refresh, connection);
  return null;
}
let root: Root;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  refresh.mockClear();
  root = createRoot(document.createElement("div"));
  act(() => root.render(<RefreshedPage />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

it("asks at once and every ten seconds, and stops with the page", () => {
  expect(refresh).toHaveBeenCalledTimes(1);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(refresh).toHaveBeenCalledTimes(2);
  act(() => root.unmount());
  vi.advanceTimersByTime(60_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it("asks as soon as the device is online", () => {
  act(() => connection.report("offline"));
  expect(refresh).toHaveBeenCalledTimes(1);
  act(() => connection.report("online"));
  expect(refresh).toHaveBeenCalledTimes(2);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(refresh).toHaveBeenCalledTimes(3);
});

it("does not ask while the page is hidden", () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  act(() => void vi.advanceTimersByTime(60_000));
  expect(refresh).toHaveBeenCalledTimes(1);
});
