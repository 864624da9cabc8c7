import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { BrowserRouter, Link, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLeaveGuard } from "./use-leave-guard.tsx";

type Ask = { answers: { label: string; onChoose?: () => void }[] };
let asked: Ask | undefined;
vi.mock("../../../shared/ui/dialog/ask-dialog.tsx", () => ({
  AskDialog: (props: Ask) => {
    asked = props;
    return <p>Asked</p>;
  },
}));

const Form = ({ dirty }: { dirty: boolean }) => (
  <>
    <h1>Form</h1>
    {useLeaveGuard(dirty)}
  </>
);

let page: HTMLElement;
let root: Root;
const show = (dirty: boolean) =>
  act(async () =>
    root.render(
      <BrowserRouter>
        <Routes>
          <Route path="/list" element={<Link to="/form">Edit</Link>} />
          <Route path="/form" element={<Form dirty={dirty} />} />
        </Routes>
      </BrowserRouter>,
    ),
  );
const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 80);
  });
const back = () =>
  act(async () => {
    window.history.back();
    await settle();
  });

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  asked = undefined;
  window.history.pushState(null, "", "/list");
  page = document.body.appendChild(document.createElement("div"));
  root = createRoot(page);
  await show(false);
  await act(async () => page.querySelector("a")?.click());
  expect(window.location.pathname).toBe("/form");
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
});

it("leaves an untouched form on Back", async () => {
  await back();
  expect(window.location.pathname).toBe("/list");
  expect(page.textContent).toBe("Edit");
});

it("asks on each Back from an unsaved form, and Leave goes where Back would have", async () => {
  await show(true);
  for (let turn = 0; turn < 2; turn += 1) {
    asked = undefined;
    await back();
    expect(window.location.pathname).toBe("/form");
    expect(page.textContent).toBe("FormAsked");
    expect(asked).toBeDefined();
  }
  await act(async () => {
    asked?.answers.find(({ label }) => label === "Leave")?.onChoose?.();
    await settle();
  });
  expect(window.location.pathname).toBe("/list");
  expect(page.textContent).toBe("Edit");
});

it("leaves a saved or discarded form at the first Back", async () => {
  await show(true);
  await show(false);
  await back();
  await vi.waitFor(() => expect(window.location.pathname).toBe("/list"));
  expect(asked).toBeUndefined();
});
