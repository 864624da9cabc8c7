import { expect, it, vi } from "vitest";
import { screen, show } from "../../../tests/support/screen.tsx";
import { ClearDraft } from "./clear-draft.tsx";

it("asks before it clears the form, and offers nothing while nothing is typed", async () => {
  const clear = vi.fn();
  show(
    <>
      <ClearDraft nothingTyped clear={clear} />
      <ClearDraft nothingTyped={false} clear={clear} />
    </>,
  );
  await screen.sees("Clear form");
  expect(screen.buttons()).toEqual(["Clear form"]);
  await screen.tap("Clear form");
  await screen.sees("Clear this form?");
  await screen.tap("Keep it");
  await screen.until(() => expect(screen.text()).not.toContain("Clear this form?"));
  expect(clear).not.toHaveBeenCalled();
  await screen.tap("Clear form");
  await screen.tap("Clear it");
  expect(clear).toHaveBeenCalledTimes(1);
});
