import { act } from "react";
import { Link, Route, Routes } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { place, render } from "../../../../tests/support/render.tsx";
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

const show = (dirty: boolean) =>
  render(
    <Routes>
      <Route path="/list" element={<Link to="/form">Edit</Link>} />
      <Route path="/form" element={<Form dirty={dirty} />} />
    </Routes>,
  );
/** happy-dom goes through the history in timers that start one another. */
const settle = () => vi.advanceTimersByTimeAsync(1_000);
const back = () =>
  act(async () => {
    window.history.back();
    await settle();
  });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  asked = undefined;
  window.history.pushState(null, "", "/list");
  await show(false);
  await act(async () => place.querySelector("a")?.click());
  expect(window.location.pathname).toBe("/form");
});

it("leaves an untouched form on Back", async () => {
  await back();
  expect(window.location.pathname).toBe("/list");
  expect(place.textContent).toBe("Edit");
});

it("asks on each Back from an unsaved form, and Leave goes where Back would have", async () => {
  await show(true);
  for (let turn = 0; turn < 2; turn += 1) {
    asked = undefined;
    await back();
    expect(window.location.pathname).toBe("/form");
    expect(place.textContent).toBe("FormAsked");
    expect(asked).toBeDefined();
  }
  await act(async () => {
    asked?.answers.find(({ label }) => label === "Leave")?.onChoose?.();
    await settle();
  });
  expect(window.location.pathname).toBe("/list");
  expect(place.textContent).toBe("Edit");
});

it("leaves a saved or discarded form at the first Back", async () => {
  await show(true);
  await show(false);
  await back();
  await vi.waitFor(() => expect(window.location.pathname).toBe("/list"), 30_000);
  expect(asked).toBeUndefined();
});
