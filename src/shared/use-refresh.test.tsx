import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { leave, renderHook } from "../../tests/support/render.tsx";
import { connection } from "../data/net/connection.ts";
import { useRefresh } from "./use-refresh.ts";

const refresh = vi.fn(async () => undefined as void);
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  refresh.mockClear();
  await renderHook(() => useRefresh(refresh, connection));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("asks at once and every ten seconds, and stops with the page", async () => {
  expect(refresh).toHaveBeenCalledTimes(1);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(refresh).toHaveBeenCalledTimes(2);
  await leave();
  vi.advanceTimersByTime(60_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it("asks as soon as the device is online", async () => {
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

it("asks once, not without end, while its own answer brings back a connection that another request ends", async () => {
  const voucher = connection.subscribe((now) => {
    if (now === "online") queueMicrotask(() => connection.report("offline"));
  });
  connection.report("offline");
  refresh.mockClear();
  refresh.mockImplementation(async () => {
    if (refresh.mock.calls.length < 20) connection.report("online");
  });
  await act(async () => void (await vi.advanceTimersByTimeAsync(7_000)));
  expect(refresh).toHaveBeenCalledTimes(1);
  voucher();
  refresh.mockImplementation(async () => undefined);
});
