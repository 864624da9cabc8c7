import { act, useLayoutEffect, useRef } from "react";
import { Link, type NavigateFunction, useNavigate } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { create } from "zustand";
import { render } from "../../../../tests/support/render.tsx";
import { useRowKeys } from "./use-row-keys.ts";

const BEFORE = { ids: ["a1", "a2"], loading: false };
const useList = create(() => BEFORE);
let go: NavigateFunction;

function List() {
  const { ids, loading } = useList();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    go = navigate;
  });
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table, loading, { help: () => undefined });
  return (
    <table ref={table}>
      <tbody>
        {ids.map((id) => (
          <tr key={id}>
            <td>
              <Link data-row="" to={`/row/${id}`}>
                {id}
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

beforeEach(async () => {
  window.history.replaceState(null, "", "/list?show=all");
  useList.setState(BEFORE);
  await render(<List />);
});

async function press(...keys: string[]): Promise<void> {
  for (const key of keys)
    await act(async () => {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    });
}
const focused = () => document.activeElement?.textContent;

it("applies keys pressed while the list is being replaced to the rows that come", async () => {
  await press("j");
  expect(focused()).toBe("a1");
  await act(async () => {
    await go("/list?show=due");
    useList.setState({ loading: true });
  });
  await press("j", "j", "Enter");
  expect(window.location.pathname).toBe("/list");
  await act(async () => useList.setState({ ids: ["b1", "b2", "b3"], loading: false }));
  expect(window.location.pathname).toBe("/row/b2");
});

it("waits for the rows of an address that is not drawn yet", async () => {
  window.history.pushState(null, "", "/list?show=due");
  await press("j");
  expect(focused()).not.toBe("a1");
  await act(async () => {
    useList.setState({ loading: true });
    await go("/list?show=due");
  });
  await act(async () => useList.setState({ ids: ["b1", "b2"], loading: false }));
  expect(focused()).toBe("b1");
});

it("keeps keys for the list that was asked for last, when an earlier one arrives first", async () => {
  await act(async () => {
    await go("/list?show=due");
    useList.setState({ loading: true });
  });
  window.history.pushState(null, "", "/list?show=paid");
  await press("j");
  await act(async () => useList.setState({ ids: ["b1", "b2"], loading: false }));
  expect(focused()).not.toBe("b1");
  await act(async () => {
    useList.setState({ loading: true });
    await go("/list?show=paid");
  });
  await press("j", "Enter");
  await act(async () => useList.setState({ ids: ["c1", "c2"], loading: false }));
  expect(window.location.pathname).toBe("/row/c2");
});

it("applies keys at once while the same list is refreshed", async () => {
  await act(async () => useList.setState({ loading: true }));
  await press("j", "j");
  expect(focused()).toBe("a2");
});
